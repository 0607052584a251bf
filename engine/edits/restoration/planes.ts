import type { Field } from '../../paint/field.ts'
import type { Picture } from '../../paint/picture.ts'

/** A picture as JPEG has it (JFIF 1.02): lightness, and blue and red less lightness, all about 0-255. */
export interface Planes {
  width: number
  height: number
  y: Float32Array
  cb: Float32Array
  cr: Float32Array
}

export function planesOf({ width, height, pixels }: Picture): Planes {
  const size = width * height
  const made = { width, height, y: new Float32Array(size), cb: new Float32Array(size), cr: new Float32Array(size) }
  for (let row = 0; row < height; row++) planesRow(made, pixels, row)
  return made
}

// Rows are functions of their own: a call that runs a whole picture long is compiled anew for every picture.
function planesRow({ width, y, cb, cr }: Planes, pixels: Uint8ClampedArray, row: number): void {
  for (let i = row * width, p = i * 4; i < (row + 1) * width; i++, p += 4) {
    const [r, g, b] = [pixels[p]!, pixels[p + 1]!, pixels[p + 2]!]
    y[i] = 0.299 * r + 0.587 * g + 0.114 * b
    cb[i] = 128 - 0.168736 * r - 0.331264 * g + 0.5 * b
    cr[i] = 128 + 0.5 * r - 0.418688 * g - 0.081312 * b
  }
}

/** Back to a picture, with the transparency of `like`. */
export function pictureOfPlanes(planes: Planes, like: Picture): Picture {
  const { width, height } = planes
  const pixels = new Uint8ClampedArray(width * height * 4)
  for (let row = 0; row < height; row++) pictureRow(planes, pixels, like.pixels, row)
  return { width, height, pixels }
}

function pictureRow({ width, y, cb, cr }: Planes, to: Uint8ClampedArray, like: Uint8ClampedArray, row: number): void {
  for (let i = row * width, p = i * 4; i < (row + 1) * width; i++, p += 4) {
    const [blue, red] = [cb[i]! - 128, cr[i]! - 128]
    to[p] = y[i]! + 1.402 * red
    to[p + 1] = y[i]! - 0.344136 * blue - 0.714136 * red
    to[p + 2] = y[i]! + 1.772 * blue
    to[p + 3] = like[p + 3]!
  }
}

/** The lightness of a picture, 0-255 a px. */
export function lightnessOf({ width, height, pixels }: Picture): Field {
  const values = new Float32Array(width * height)
  for (let i = 0, p = 0; i < values.length; i++, p += 4)
    values[i] = 0.299 * pixels[p]! + 0.587 * pixels[p + 1]! + 0.114 * pixels[p + 2]!
  return { width, height, values }
}

/** The value that this share of some is below; of many, a sample is asked. */
export function quantile(values: ArrayLike<number>, share: number): number {
  const step = Math.max(1, Math.floor(values.length / 60_000))
  const sample = Float32Array.from({ length: Math.ceil(values.length / step) }, (_, k) => values[k * step]!).sort()
  return sample[Math.min(sample.length - 1, Math.floor(share * sample.length))] ?? 0
}

/** Each channel through a table of 256. */
export function throughTables(
  { width, height, pixels }: Picture,
  tables: readonly [Uint8ClampedArray, Uint8ClampedArray, Uint8ClampedArray],
): Picture {
  const made = new Uint8ClampedArray(pixels.length)
  for (let p = 0; p < pixels.length; p += 4) {
    made[p] = tables[0][pixels[p]!]!
    made[p + 1] = tables[1][pixels[p + 1]!]!
    made[p + 2] = tables[2][pixels[p + 2]!]!
    made[p + 3] = pixels[p + 3]!
  }
  return { width, height, pixels: made }
}
