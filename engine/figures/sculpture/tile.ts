import { type Clay, deeds, FAR, kinds, NEAR, STRIDE } from './clay.ts'
import { distanceIn, type Selection } from './distance.ts'

/** px a side of the squares a picture is looked at in: what lies in none of its places is left out of its reckoning. */
export const TILE = 8
/** Units by which a tile looks beyond its borders, for edges. */
export const MARGIN = 5

/** A square of the picture: what may be met in it, and the depths (units) its rays start at and end at. */
export interface Tile {
  /** Its first px, and the first beyond it. */
  left: number
  top: number
  right: number
  bottom: number
  chosen: Selection
  start: number
  far: number
}

/** The flat table of a clay's primitives, with how near and far each reaches. */
export function tableOf(clay: Clay): Float64Array {
  const table = Float64Array.from(clay.table)
  for (const [i, reach] of clay.reaches.entries()) {
    table[i * STRIDE + NEAR] = reach.near
    table[i * STRIDE + FAR] = reach.far
  }
  return table
}

function selectionFor(clay: Clay, table: Float64Array, x0: number, y0: number, x1: number, y1: number) {
  const offsets: number[] = []
  const runs: number[] = []
  const depths: number[] = []
  let near = -1e9
  let far = 1e9
  for (const [index, part] of clay.parts.entries()) {
    const start = offsets.length
    let partNear = -1e9
    let partFar = 1e9
    for (let i = part.first; i < part.first + part.count; i++) {
      const reach = clay.reaches[i]!
      const at = i * STRIDE
      // Beyond three quarters of its blend a primitive moves a surface by less than can be seen.
      const slack = MARGIN + table[at + 2]! * 0.75
      const everywhere = table[at + 1] === deeds.keep || table[at] === kinds.hollow
      const here =
        reach.left - slack < x1 && reach.right + slack > x0 && reach.top - slack < y1 && reach.bottom + slack > y0
      if (!here && !everywhere) continue
      offsets.push(at)
      if (table[at + 1] === deeds.add && table[at] !== kinds.hollow) {
        partNear = Math.max(partNear, reach.near + slack)
        partFar = Math.min(partFar, reach.far - slack)
      }
    }
    if (partNear < partFar) {
      offsets.length = start
      continue
    }
    runs.push(index, start, offsets.length)
    depths.push(partNear, partFar)
    near = Math.max(near, partNear)
    far = Math.min(far, partFar)
  }
  const chosen: Selection = {
    offsets: Int32Array.from(offsets),
    runs: Int32Array.from(runs),
    depths: Float64Array.from(depths),
  }
  return { chosen, near, far }
}

/** How deep a whole tile's rays can start: as far as a ball as wide as the tile falls before it touches anything. */
function approach(
  table: Float64Array,
  chosen: Selection,
  x: number,
  y: number,
  radius: number,
  near: number,
  far: number,
) {
  let z = near
  for (let step = 0; step < 40 && z > far; step++) {
    const d = distanceIn(table, chosen, x, y, z) * 0.85
    if (d <= radius + 1) break
    z -= Math.sqrt(d * d - radius * radius)
  }
  return z
}

/** The tile whose first px is `left`, `top`; undefined when nothing can be met in it. */
export function tileAt(
  clay: Clay,
  table: Float64Array,
  cast: { width: number; height: number; left: number; top: number; scale: number },
  left: number,
  top: number,
): Tile | undefined {
  const right = Math.min(cast.width, left + TILE)
  const bottom = Math.min(cast.height, top + TILE)
  const x = cast.left + left / cast.scale
  const y = cast.top + top / cast.scale
  const { chosen, near, far } = selectionFor(
    clay,
    table,
    x,
    y,
    cast.left + right / cast.scale,
    cast.top + bottom / cast.scale,
  )
  if (chosen.runs.length === 0) return undefined
  const middle = TILE / 2 / cast.scale
  const start = approach(table, chosen, x + middle, y + middle, middle * 1.5 + MARGIN / 2, near, far)
  return start <= far ? undefined : { left, top, right, bottom, chosen, start, far }
}
