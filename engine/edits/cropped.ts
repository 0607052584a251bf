import type { Picture } from '../paint/picture.ts'

/** A part of a picture, px. */
export interface Area {
  left: number
  top: number
  width: number
  height: number
}

/** A part of a picture as a picture of its own. */
export function cropped(source: Picture, left: number, top: number, width: number, height: number): Picture {
  const pixels = new Uint8ClampedArray(width * height * 4)
  for (let y = 0; y < height; y++) {
    const from = ((top + y) * source.width + left) * 4
    pixels.set(source.pixels.subarray(from, from + width * 4), y * width * 4)
  }
  return { width, height, pixels }
}
