import sharp from 'sharp'
import { pixels, pixelsIn, workOf } from '../../pixels/gate.ts'
import type { MadeImage, MadePicture, PictureOrder } from '../provider.ts'

/** Most a service's picture may measure; the largest any offers is 4096 px square. */
const PIXELS_MAX = 20_000_000

/** PNG, JPEG and WebP by their first bytes: what such services send. Nothing else reaches a decoder. */
function isPicture(bytes: Buffer): boolean {
  const start = bytes.toString('latin1', 0, 12)
  return start.startsWith('\x89PNG\r\n') || start.startsWith('\xff\xd8\xff') || /^RIFF.{4}WEBP$/s.test(start)
}

/** A mask that is white where the picture may change, as one that is clear there: black, and opaque elsewhere. PNG. */
export async function clearWhereWhite(
  mask: Buffer,
  { width, height }: { width: number; height: number },
): Promise<Buffer> {
  return pixels.run({ caller: workOf('services'), pixels: width * height }, async () => {
    const kept = await sharp(mask)
      .resize(width, height, { fit: 'fill' })
      .toColourspace('b-w')
      .negate({ alpha: false })
      .raw()
      .toBuffer()
    return sharp({ create: { width, height, channels: 3, background: 'black' } })
      .joinChannel(kept, { raw: { width, height, channels: 1 } })
      .png()
      .toBuffer()
  })
}

/** Width and height of a picture, px, by its head. */
export async function sizeOf(picture: Buffer): Promise<{ width: number; height: number }> {
  const { width, height } = await sharp(picture).metadata()
  return { width, height }
}

/** An enlarged picture, decoded whole and written anew in the size it came in. Throws when the bytes are not a whole picture. */
export async function enlargedFrom(bytes: Buffer): Promise<MadeImage> {
  if (!isPicture(bytes)) throw new Error('The bytes are no PNG, JPEG or WebP')
  const work = { caller: workOf('services'), pixels: await pixelsIn(bytes) }
  const { data, info } = await pixels.run(work, () =>
    sharp(bytes, { failOn: 'truncated', limitInputPixels: PIXELS_MAX, pages: 1 })
      .toColourspace('srgb')
      .webp({ quality: 92, effort: 3 })
      .toBuffer({ resolveWithObject: true }),
  )
  return { bytes: data, extension: 'webp', width: info.width, height: info.height }
}

/** How far the shape of what was painted over a drawing may be off for the whole of it to be stretched on to the drawing. */
const STRETCH_MAX = 1.06

/**
 * Decodes a service's bytes, all of them, and makes the picture that was ordered. What was painted over a drawing is all of the
 * drawing, in whatever shape it came: it is laid on to it edge by edge. Throws when they are not a whole picture.
 */
export async function pictureFrom(
  sent: Uint8Array,
  order: Pick<PictureOrder, 'width' | 'height' | 'guides' | 'cut'>,
  keeps: 'top' | 'centre',
): Promise<Pick<MadePicture, 'bytes' | 'extension' | 'width' | 'height'>> {
  const bytes = Buffer.from(sent.buffer, sent.byteOffset, sent.byteLength)
  if (!isPicture(bytes)) throw new Error('The bytes are no PNG, JPEG or WebP')
  const work = { caller: workOf('services'), pixels: await pixelsIn(bytes) }
  const { width, height, guides = [], cut = order } = order
  const came = await sizeOf(bytes)
  const off = (came.width / came.height) * (height / width)
  const fit = guides.length > 0 && Math.max(off, 1 / off) < STRETCH_MAX ? 'fill' : 'cover'
  const { data, info } = await pixels.run(work, () =>
    sharp(bytes, { failOn: 'truncated', limitInputPixels: PIXELS_MAX, pages: 1 })
      .rotate()
      .toColourspace('srgb')
      .resize(width, height, { fit, position: keeps, fastShrinkOnLoad: false })
      .extract({ left: 0, top: 0, width: cut.width, height: cut.height })
      .webp({ quality: 92, effort: 3 })
      .toBuffer({ resolveWithObject: true }),
  )
  return { bytes: data, extension: 'webp', width: info.width, height: info.height }
}
