import { labOf } from '../../own-style/lab.ts'
import type { Picture } from '../../paint/picture.ts'
import type { Colours } from './mixture.ts'

/** What OKLab's chroma is multiplied by so that its distances beside those of lightness of 0-100 are about CIELAB's. */
const CHROMA = 290

/** A picture of about as many px as `most`, where it has more; each px the mean of those that it stands for. */
export function shrunk(picture: Picture, most: number): Picture {
  const scale = Math.min(1, Math.sqrt(most / (picture.width * picture.height)))
  if (scale === 1) return picture
  const width = Math.max(1, Math.round(picture.width * scale))
  const height = Math.max(1, Math.round(picture.height * scale))
  const pixels = new Uint8ClampedArray(width * height * 4)
  for (let y = 0; y < height; y++) shrunkRow(picture, { width, height, pixels }, y)
  return { width, height, pixels }
}

// Rows are functions of their own: a call that runs a whole picture long is compiled anew for every picture.
function shrunkRow(source: Picture, made: Picture, y: number): void {
  const top = Math.floor((y * source.height) / made.height)
  const bottom = Math.max(top + 1, Math.floor(((y + 1) * source.height) / made.height))
  for (let x = 0; x < made.width; x++) {
    const left = Math.floor((x * source.width) / made.width)
    const right = Math.max(left + 1, Math.floor(((x + 1) * source.width) / made.width))
    let [red, green, blue, alpha] = [0, 0, 0, 0]
    for (let sy = top; sy < bottom; sy++)
      for (let sx = left, p = (sy * source.width + left) * 4; sx < right; sx++, p += 4) {
        red += source.pixels[p]!
        green += source.pixels[p + 1]!
        blue += source.pixels[p + 2]!
        alpha += source.pixels[p + 3]!
      }
    const n = (bottom - top) * (right - left)
    const p = (y * made.width + x) * 4
    made.pixels[p] = red / n
    made.pixels[p + 1] = green / n
    made.pixels[p + 2] = blue / n
    made.pixels[p + 3] = alpha / n
  }
}

/** Red, green and blue of a picture, 0-1 a px. */
export function planesOf({ width, height, pixels }: Picture): {
  red: Float32Array
  green: Float32Array
  blue: Float32Array
} {
  const plane = () => new Float32Array(width * height)
  const planes = { red: plane(), green: plane(), blue: plane() }
  for (let y = 0; y < height; y++) planesRow(pixels, planes, y * width, (y + 1) * width)
  return planes
}

function planesRow(
  pixels: Uint8ClampedArray,
  { red, green, blue }: ReturnType<typeof planesOf>,
  from: number,
  to: number,
): void {
  for (let at = from, p = from * 4; at < to; at++, p += 4) {
    red[at] = pixels[p]! / 255
    green[at] = pixels[p + 1]! / 255
    blue[at] = pixels[p + 2]! / 255
  }
}

/** The rest to 1 of each value. */
export function restOf(plane: Float32Array): Float32Array {
  const rest = new Float32Array(plane.length)
  for (let at = 0; at < rest.length; at++) rest[at] = 1 - plane[at]!
  return rest
}

/** The colours of a picture, as the eye tells them apart. */
export function coloursOf(picture: Picture): Colours {
  const { width, height, l, a, b } = labOf(picture)
  for (let at = 0; at < l.length; at++) {
    l[at]! *= 100
    a[at]! *= CHROMA
    b[at]! *= CHROMA
  }
  return { width, height, l, a, b }
}
