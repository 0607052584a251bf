import { blur, type Field } from '../../paint/field.ts'
import type { Picture } from '../../paint/picture.ts'
import { planesOf, restOf, shrunk } from './looking.ts'
import { resized, valueAt } from './upsample.ts'

/** Px of what colours are estimated in. */
const ESTIMATED_AT = 360_000
/** How far colours are taken from, as shares of the picture's size: first from afar, then from near by. */
const FAR = 0.045
const NEAR = 0.004

type Colour = [Field, Field, Field]

/** Means of a plane by how much of each px is meant, smoothly. */
function meanBy(plane: Float32Array, share: Field, mass: Field, radius: number): Float32Array {
  const weighed = new Float32Array(plane.length)
  for (let at = 0; at < plane.length; at++) weighed[at] = share.values[at]! * plane[at]!
  const { values } = blur({ ...share, values: weighed }, radius, 1)
  for (let at = 0; at < values.length; at++) values[at]! /= mass.values[at]! + 1e-5
  return values
}

/** Sets the subject's colour right by what the picture shows. */
function corrected(front: Float32Array, back: Float32Array, shown: Float32Array, alpha: Float32Array): void {
  for (let at = 0; at < front.length; at++) {
    const share = alpha[at]!
    const off = shown[at]! - share * front[at]! - (1 - share) * back[at]!
    front[at] = Math.min(1, Math.max(0, front[at]! + share * off))
  }
}

/**
 * The colours of the subject and of what is behind it, everywhere, 0-1: blurred by what is theirs, and corrected by what the picture
 * shows, first from afar and then from near by (Forte, "Approximate Fast Foreground Colour Estimation", 2021).
 */
function estimated(picture: Picture, alpha: Field): { front: Colour; back: Colour } {
  const { width, height } = picture
  const { red, green, blue } = planesOf(picture)
  const shown = [red, green, blue]
  const rest: Field = { width, height, values: restOf(alpha.values) }
  let front: Float32Array[] = shown
  let back: Float32Array[] = shown
  for (const share of [FAR, NEAR]) {
    const radius = Math.max(1, Math.round(share * Math.sqrt(width * height)))
    const [mass, restMass] = [blur(alpha, radius, 1), blur(rest, radius, 1)]
    const fronts = front.map((plane) => meanBy(plane, alpha, mass, radius))
    const backs = back.map((plane) => meanBy(plane, rest, restMass, radius))
    for (const [c, plane] of fronts.entries()) corrected(plane, backs[c]!, shown[c]!, alpha.values)
    front = fronts
    back = backs
  }
  const fields = (planes: Float32Array[]) => planes.map((values) => ({ width, height, values })) as Colour
  return { front: fields(front), back: fields(back) }
}

/** The subject of a picture alone, with the colours of its own: nothing of what was behind it shines through its edge. */
export function lifted(picture: Picture, alpha: Field): Picture {
  const { width, height } = picture
  const small = shrunk(picture, ESTIMATED_AT)
  const share = small === picture ? alpha : resized(alpha, small.width, small.height)
  const { front, back } = estimated(small, share)
  const pixels = new Uint8ClampedArray(picture.pixels.length)
  for (let y = 0; y < height; y++) liftedRow(picture, pixels, y, alpha, front, back)
  return { width, height, pixels }
}

// Rows are functions of their own: a call that runs a whole picture long is compiled anew for every picture.
function liftedRow(
  picture: Picture,
  to: Uint8ClampedArray,
  y: number,
  alpha: Field,
  front: Colour,
  back: Colour,
): void {
  const { width, height, pixels } = picture
  for (let x = 0; x < width; x++) {
    const at = y * width + x
    const p = at * 4
    const share = alpha.values[at]!
    to[p + 3] = Math.round(share * 255)
    if (to[p + 3] === 0) continue
    for (let c = 0; c < 3; c++) {
      if (share > 0.996) {
        to[p + c] = pixels[p + c]!
        continue
      }
      const f = 255 * valueAt(front[c]!, x, y, width, height)
      const b = 255 * valueAt(back[c]!, x, y, width, height)
      to[p + c] = f + share * (pixels[p + c]! - share * f - (1 - share) * b)
    }
  }
}
