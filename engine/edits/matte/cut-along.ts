import { distance, type Field } from '../../paint/field.ts'
import type { Picture } from '../../paint/picture.ts'
import { lifted } from './lifted.ts'
import { shrunk } from './looking.ts'
import { BEHIND, BETWEEN, SUBJECT, softened } from './refine.ts'
import { guided, resized } from './upsample.ts'

/** Px of what the edge is found in. */
const REFINED_AT = 1_400_000
/** How far a brush may have gone over an outline, as a share of the picture's size. */
const BRUSH = 0.0032

/**
 * A painting with nothing behind what it is of, where its painter knows what covers the ground (0-1 a px): the edge is where the brush
 * left it, within a stroke of where it was drawn.
 */
export function cutAlong(picture: Picture, coverage: Field): Picture {
  const small = shrunk(picture, REFINED_AT)
  const { width, height, pixels } = small
  const covered = small === picture ? coverage : resized(coverage, width, height)
  const brush = Math.max(1.5, BRUSH * Math.sqrt(width * height))
  const inside = distance(covered, 0.5).values
  const outside = distance({ ...covered, values: covered.values.map((value) => 1 - value) }, 0.5).values
  const trimap = Uint8Array.from(covered.values, (value, at) => {
    // What the ground shows through is neither.
    if (value > 0.06 && value < 0.94 && inside[at]! > 0) return BETWEEN
    return inside[at]! > brush ? SUBJECT : outside[at]! > brush ? BEHIND : BETWEEN
  })
  const [red, green, blue] = [0, 1, 2].map((c) => Float32Array.from(trimap, (_, at) => pixels[at * 4 + c]! / 255)) as [
    Float32Array,
    Float32Array,
    Float32Array,
  ]
  const band = { width, height, red, green, blue, trimap }
  const values = softened(band, Math.ceil(brush * 2.5), () => undefined, covered.values)
  const alpha: Field = { width, height, values }
  return lifted(picture, small === picture ? alpha : guided(small, alpha, picture))
}
