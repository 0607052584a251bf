import sharp from 'sharp'
import { UPLOAD_BYTES_MAX, UPLOAD_PIXELS_MAX, type uploadFormats } from '../../contract/images.ts'
import { AppError } from '../errors.ts'

type Format = (typeof uploadFormats)[number]

/** What the first bytes say a file is, whatever it is called; undefined for anything that is not taken. */
function formatOf(bytes: Buffer): Format | undefined {
  const ascii = (from: number, to: number) => bytes.toString('latin1', from, to)
  if (bytes.length >= 3 && bytes.readUIntBE(0, 3) === 0xffd8ff) return 'image/jpeg'
  if (ascii(0, 8) === '\x89PNG\r\n\x1a\n') return 'image/png'
  if (ascii(0, 4) === 'RIFF' && ascii(8, 12) === 'WEBP') return 'image/webp'
  if (/^GIF8[79]a/.test(ascii(0, 6))) return 'image/gif'
  if (ascii(4, 8) === 'ftyp' && /avif|avis/.test(ascii(8, 40))) return 'image/avif'
  return undefined
}

const read = (bytes: Buffer) => sharp(bytes, { failOn: 'truncated', limitInputPixels: UPLOAD_PIXELS_MAX, pages: 1 })

/**
 * Whether a file is a picture we take, by decoding all of it. Throws AppError with a sentence for the person:
 * unsupported_file, payload_too_large, bad_picture.
 */
export async function checkUpload(bytes: Buffer): Promise<void> {
  if (bytes.length > UPLOAD_BYTES_MAX) throw tooLarge()
  if (!formatOf(bytes)) {
    throw new AppError(
      'unsupported_file',
      'This file is not a JPEG, PNG, WebP, AVIF or GIF picture, nor a Universal VTT map. Nothing was charged.',
    )
  }
  try {
    const { width, height } = await read(bytes).metadata()
    if (width * height > UPLOAD_PIXELS_MAX) throw tooManyPixels()
    // Small output, but every row of the input has to be decoded for it.
    await read(bytes).resize(16, 16, { fit: 'fill', fastShrinkOnLoad: false }).raw().toBuffer()
  } catch (error) {
    if (error instanceof AppError) throw error
    if (error instanceof Error && /pixel limit/i.test(error.message)) throw tooManyPixels()
    throw new AppError(
      'bad_picture',
      'This picture is damaged or incomplete and cannot be read. Nothing was charged.',
      { cause: error },
    )
  }
}

export const tooLarge = () =>
  new AppError(
    'payload_too_large',
    'This file is larger than 20 MB. Make it smaller and try again; nothing was charged.',
  )
const tooManyPixels = () =>
  new AppError(
    'payload_too_large',
    'This picture has more than 60 megapixels. Make it smaller and try again; nothing was charged.',
  )

/** Longest side WebP can hold, px. */
const WEBP_SIDE_MAX = 16_383

/** The picture made anew: turned upright, without the sender's metadata, in sRGB; the first frame of a moving one. */
export async function reencode(
  bytes: Buffer,
): Promise<{ bytes: Buffer; extension: 'webp' | 'png'; width: number; height: number }> {
  const upright = read(bytes).rotate().toColourspace('srgb')
  const { width, height, format } = await read(bytes).metadata()
  const large = Math.max(width, height) > WEBP_SIDE_MAX
  const lossless = format === 'png' || format === 'gif'
  const encoded = large
    ? upright.png()
    : upright.webp(lossless ? { lossless: true, effort: 2 } : { quality: 92, effort: 3 })
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true })
  return { bytes: data, extension: large ? 'png' : 'webp', width: info.width, height: info.height }
}
