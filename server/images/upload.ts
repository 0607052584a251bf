import { open } from 'node:fs/promises'
import sharp from 'sharp'
import { AVIF_PIXELS_MAX, KEPT_PIXELS_MAX, UPLOAD_PIXELS_MAX, type uploadFormats } from '../../contract/images.ts'
import { AppError } from '../errors.ts'
import type { Queuer } from '../line/fair-line.ts'
import { type PixelWork, pixels } from '../pixels/gate.ts'

/** How much of a file tells what it is, bytes. */
const START = 64

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

async function startOf(picture: Buffer | string): Promise<Buffer> {
  if (typeof picture !== 'string') return picture.subarray(0, START)
  const handle = await open(picture)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(START), 0, START, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

const read = (bytes: Buffer | string) =>
  sharp(bytes, { failOn: 'truncated', limitInputPixels: UPLOAD_PIXELS_MAX, pages: 1 })

/**
 * Whether a picture, or the file of one, is one we take, by decoding all of it. Throws AppError with a sentence for the person:
 * unsupported_file, payload_too_large, bad_picture.
 */
export async function checkUpload(picture: Buffer | string, caller: Queuer): Promise<void> {
  const format = formatOf(await startOf(picture))
  if (!format) {
    throw new AppError(
      'unsupported_file',
      'This file is not a JPEG, PNG, WebP, AVIF or GIF picture, nor a Universal VTT map. Nothing was charged.',
    )
  }
  try {
    const { width, height } = await read(picture).metadata()
    if (width * height > UPLOAD_PIXELS_MAX) throw tooManyPixels()
    if (format === 'image/avif' && width * height > AVIF_PIXELS_MAX) throw tooManyPixels('AVIF ')
    // Small output, but every row of the input has to be decoded for it.
    await pixels.run({ caller, pixels: width * height }, () =>
      read(picture).resize(16, 16, { fit: 'fill', fastShrinkOnLoad: false }).raw().toBuffer(),
    )
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
const tooManyPixels = (kind: '' | 'AVIF ' = '') =>
  new AppError(
    'payload_too_large',
    `This ${kind}picture has more than ${(kind ? AVIF_PIXELS_MAX : UPLOAD_PIXELS_MAX) / 1e6} megapixels. Make it smaller and try again; nothing was charged.`,
  )

/** Longest side WebP can hold, px. */
const WEBP_SIDE_MAX = 16_383
/** A lossless picture of more px is kept as PNG, which is written row by row: as WebP it takes 40 bytes a px meanwhile. */
const LOSSLESS_WEBP_PIXELS_MAX = 8_000_000

/**
 * The picture made anew: turned upright, without the sender's metadata, in sRGB, of KEPT_PIXELS_MAX at most; the first frame of
 * a moving one.
 */
export async function reencode(
  bytes: Buffer,
  work: Omit<PixelWork, 'pixels'>,
): Promise<{ bytes: Buffer; extension: 'webp' | 'png'; width: number; height: number }> {
  const { width, height, format } = await read(bytes).metadata()
  const upright = read(bytes).rotate().toColourspace('srgb')
  const pixelCount = width * height
  if (pixelCount > KEPT_PIXELS_MAX) {
    const scale = Math.sqrt(KEPT_PIXELS_MAX / pixelCount)
    // Of the sides as they lie in the file: its own mark may turn it by a quarter.
    const longer = Math.max(1, Math.floor(Math.max(width, height) * scale))
    upright.resize(longer, longer, { fit: 'inside' })
  }
  const lossless = format === 'png' || format === 'gif'
  const long = Math.max(width, height) * Math.min(1, Math.sqrt(KEPT_PIXELS_MAX / pixelCount)) > WEBP_SIDE_MAX
  const asPng = long || (lossless && pixelCount > LOSSLESS_WEBP_PIXELS_MAX)
  const encoded = asPng
    ? upright.png()
    : upright.webp(lossless ? { lossless: true, effort: 2 } : { quality: 92, effort: 3 })
  const { data, info } = await pixels.run({ ...work, pixels: pixelCount }, () =>
    encoded.toBuffer({ resolveWithObject: true }),
  )
  return { bytes: data, extension: asPng ? 'png' : 'webp', width: info.width, height: info.height }
}
