import type { Picture } from '../../paint/picture.ts'

/** A picture's lightness alone, opaque. */
export function greyed({ width, height, pixels }: Picture): Picture {
  const grey = new Uint8ClampedArray(pixels.length)
  for (let y = 0; y < height; y++) greyRow(pixels, grey, y * width * 4, (y + 1) * width * 4)
  return { width, height, pixels: grey }
}

function greyRow(from: Uint8ClampedArray, to: Uint8ClampedArray, start: number, end: number): void {
  for (let p = start; p < end; p += 4) {
    const value = from[p]! * 0.299 + from[p + 1]! * 0.587 + from[p + 2]! * 0.114
    to[p] = value
    to[p + 1] = value
    to[p + 2] = value
    to[p + 3] = 255
  }
}
