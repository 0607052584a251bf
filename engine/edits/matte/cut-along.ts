import { distance, type Field } from '../../paint/field.ts'
import type { Picture } from '../../paint/picture.ts'
import { lifted } from './lifted.ts'
import { planesOf, restOf, shrunk } from './looking.ts'
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
  const { width, height } = small
  const covered = small === picture ? coverage : resized(coverage, width, height)
  const brush = Math.max(1.5, BRUSH * Math.sqrt(width * height))
  const inside = distance(covered, 0.5).values
  const outside = distance({ ...covered, values: restOf(covered.values) }, 0.5).values
  const trimap = new Uint8Array(width * height)
  for (let y = 0; y < height; y++)
    trimapRow({ covered: covered.values, inside, outside, brush }, trimap, y * width, (y + 1) * width)
  const band = { width, height, ...planesOf(small), trimap }
  const values = softened(band, Math.ceil(brush * 2.5), () => undefined, covered.values)
  const alpha: Field = { width, height, values }
  return lifted(picture, small === picture ? alpha : guided(small, alpha, picture))
}

interface Drawn {
  covered: Float32Array
  inside: Float32Array
  outside: Float32Array
  brush: number
}

// Rows are functions of their own: a call that runs a whole picture long is compiled anew for every picture.
function trimapRow({ covered, inside, outside, brush }: Drawn, trimap: Uint8Array, from: number, to: number): void {
  for (let at = from; at < to; at++) {
    // What the ground shows through is neither.
    const isThin = covered[at]! > 0.06 && covered[at]! < 0.94 && inside[at]! > 0
    if (isThin) trimap[at] = BETWEEN
    else trimap[at] = inside[at]! > brush ? SUBJECT : outside[at]! > brush ? BEHIND : BETWEEN
  }
}
