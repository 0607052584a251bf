import sharp from 'sharp'
import { rgbaToThumbHash, thumbHashToAverageRGBA } from 'thumbhash'
import { type PixelWork, pixels } from '../pixels/gate.ts'

/** A picture at 100 px a side at most, RGBA. */
export const smallOf = (bytes: Buffer, work: PixelWork) =>
  pixels.run(work, () =>
    sharp(bytes).resize(100, 100, { fit: 'inside' }).ensureAlpha().raw().toBuffer({ resolveWithObject: true }),
  )

/** The ThumbHash of a picture, base64; at most 100 px a side go into it, as the format wants. */
export async function thumbhashOf(bytes: Buffer, work: PixelWork): Promise<string> {
  const { data, info } = await smallOf(bytes, work)
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64')
}

/** Whether the picture of a ThumbHash, base64, is dark on the whole: black on it is hardly seen. */
export function isDark(thumbhash: string): boolean {
  const { r, g, b } = thumbHashToAverageRGBA(Buffer.from(thumbhash, 'base64'))
  return r * 0.3 + g * 0.59 + b * 0.11 < 0.36
}
