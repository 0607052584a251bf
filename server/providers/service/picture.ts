import sharp, { type Sharp } from 'sharp'
import { UPSCALED_PIXELS_MAX } from '../../../contract/edit-facts.ts'
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
export async function clearWhereWhite(mask: Buffer, { width, height }: Size): Promise<Buffer> {
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

interface Size {
  width: number
  height: number
}

/** Where a picture of one size lies, whole, in the middle of a canvas of another: as large as it can. */
function placeOn({ width, height }: Size, canvas: Size) {
  const scale = Math.min(canvas.width / width, canvas.height / height)
  const fitted = { width: Math.round(width * scale), height: Math.round(height * scale) }
  const left = Math.floor((canvas.width - fitted.width) / 2)
  const top = Math.floor((canvas.height - fitted.height) / 2)
  return { left, top, ...fitted }
}

/** A PNG of an order's size, laid whole on a canvas of a size that the service takes; about it its edges go on, or there is black. */
export async function onCanvas(png: Buffer, order: Size, canvas: Size, about: 'edge' | 'black'): Promise<Buffer> {
  const { left, top, width, height } = placeOn(order, canvas)
  return pixels.run({ caller: workOf('services'), pixels: canvas.width * canvas.height }, () =>
    sharp(png)
      .resize(width, height, { fit: 'fill' })
      .extend({
        left,
        top,
        right: canvas.width - width - left,
        bottom: canvas.height - height - top,
        ...(about === 'edge' ? { extendWith: 'copy' } : { extendWith: 'background', background: 'black' }),
      })
      .png({ compressionLevel: 6 })
      .toBuffer(),
  )
}

/** What lies on such a canvas where the order's picture was laid, as a PNG. Throws when the bytes are not a whole picture. */
export async function offCanvas(sent: Uint8Array, order: Size, canvas: Size): Promise<Buffer> {
  const bytes = Buffer.from(sent.buffer, sent.byteOffset, sent.byteLength)
  if (!isPicture(bytes)) throw new Error('The bytes are no PNG, JPEG or WebP')
  const work = { caller: workOf('services'), pixels: await pixelsIn(bytes) }
  return pixels.run(work, async () => {
    // Some send a larger or smaller one of the same shape.
    const whole = await sharp(bytes, { failOn: 'truncated', limitInputPixels: PIXELS_MAX, pages: 1 })
      .resize(canvas.width, canvas.height, { fit: 'fill' })
      .png({ compressionLevel: 1 })
      .toBuffer()
    return sharp(whole).extract(placeOn(order, canvas)).png({ compressionLevel: 1 }).toBuffer()
  })
}

/** Width and height of a picture, px, by its head. */
export async function sizeOf(picture: Buffer): Promise<Size> {
  const { width, height } = await sharp(picture).metadata()
  return { width, height }
}

/** Most px of an enlarged picture: those of the largest that is kept here, and of one that was made a little too large. */
const ENLARGED_PIXELS_MAX = 1.25 * UPSCALED_PIXELS_MAX

/** A whole picture in the size it came in, written anew; `pixelsMax`: of one that is larger, nothing is decoded. */
async function rewritten(bytes: Buffer, pixelsMax: number, write: (whole: Sharp) => Sharp) {
  if (!isPicture(bytes)) throw new Error('The bytes are no PNG, JPEG or WebP')
  const work = { caller: workOf('services'), pixels: await pixelsIn(bytes) }
  const { data, info } = await pixels.run(work, () =>
    write(sharp(bytes, { failOn: 'truncated', limitInputPixels: pixelsMax, pages: 1 }).toColourspace('srgb')).toBuffer({
      resolveWithObject: true,
    }),
  )
  return { bytes: data, width: info.width, height: info.height }
}

/** An enlarged picture, decoded whole and written anew in the size it came in. Throws when the bytes are not a whole picture. */
export async function enlargedFrom(bytes: Buffer): Promise<MadeImage> {
  const made = await rewritten(bytes, ENLARGED_PIXELS_MAX, (whole) => whole.webp({ quality: 94, effort: 3 }))
  return { ...made, extension: 'webp' }
}

/** A picture whose ground is clear, decoded whole and written anew. Throws when the bytes are not a whole picture. */
export async function cutOutFrom(bytes: Buffer): Promise<MadeImage> {
  const made = await rewritten(bytes, PIXELS_MAX, (whole) => whole.ensureAlpha().png({ compressionLevel: 6 }))
  return { ...made, extension: 'png' }
}

/** How far the shape of what was painted over a drawing may be off for the whole of it to be stretched on to the drawing. */
const STRETCH_MAX = 1.06

/**
 * Decodes a service's bytes, all of them, and makes the picture that was ordered. What was painted over a drawing, or began with a picture,
 * is all of that, in whatever shape it came: it is laid on to it edge by edge. Throws when they are not a whole picture.
 */
export async function pictureFrom(
  sent: Uint8Array,
  order: Pick<PictureOrder, 'width' | 'height' | 'guides' | 'from' | 'cut'>,
  keeps: 'top' | 'centre',
): Promise<Pick<MadePicture, 'bytes' | 'extension' | 'width' | 'height'>> {
  const bytes = Buffer.from(sent.buffer, sent.byteOffset, sent.byteLength)
  if (!isPicture(bytes)) throw new Error('The bytes are no PNG, JPEG or WebP')
  const work = { caller: workOf('services'), pixels: await pixelsIn(bytes) }
  const { width, height, guides = [], from, cut = order } = order
  const came = await sizeOf(bytes)
  const off = (came.width / came.height) * (height / width)
  const fit = (guides.length > 0 || from) && Math.max(off, 1 / off) < STRETCH_MAX ? 'fill' : 'cover'
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
