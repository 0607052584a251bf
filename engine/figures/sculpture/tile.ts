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

/** Primitives of a part that may be met in some place, by their index. */
interface Nearby {
  part: number
  primitives: number[]
}

/** All there is, and which of it may be met in a rectangle (units): asked first for large ones, then within those for small. */
export const everything = (clay: Clay): Nearby[] =>
  clay.parts.map(({ first, count }, part) => ({ part, primitives: Array.from({ length: count }, (_, k) => first + k) }))

export function nearby(
  clay: Clay,
  table: Float64Array,
  among: readonly Nearby[],
  x0: number,
  y0: number,
  x1: number,
  y1: number,
): Nearby[] {
  const list: Nearby[] = []
  for (const { part, primitives } of among) {
    const here: number[] = []
    let solid = false
    for (const i of primitives) {
      const reach = clay.reaches[i]!
      const at = i * STRIDE
      const hollow = table[at] === kinds.hollow
      const slack = slackOf(table, at)
      const inside =
        reach.left - slack < x1 && reach.right + slack > x0 && reach.top - slack < y1 && reach.bottom + slack > y0
      if (!inside && !hollow && table[at + 1] !== deeds.keep) continue
      here.push(i)
      if (table[at + 1] === deeds.add && !hollow) solid = true
    }
    if (solid) list.push({ part, primitives: here })
  }
  return list
}

/** Units beyond which a primitive moves a surface by less than can be seen: three quarters of its blend, and a margin for edges. */
const slackOf = (table: Float64Array, at: number) => MARGIN + table[at + 2]! * 0.75

function selectionOf(clay: Clay, table: Float64Array, near: readonly Nearby[]) {
  const offsets: number[] = []
  const runs: number[] = []
  const depths: number[] = []
  let nearest = -1e9
  let farthest = 1e9
  for (const { part, primitives } of near) {
    const start = offsets.length
    let partNear = -1e9
    let partFar = 1e9
    for (const i of primitives) {
      const at = i * STRIDE
      offsets.push(at)
      if (table[at + 1] === deeds.add && table[at] !== kinds.hollow) {
        partNear = Math.max(partNear, clay.reaches[i]!.near + slackOf(table, at))
        partFar = Math.min(partFar, clay.reaches[i]!.far - slackOf(table, at))
      }
    }
    runs.push(part, start, offsets.length)
    depths.push(partNear, partFar)
    nearest = Math.max(nearest, partNear)
    farthest = Math.min(farthest, partFar)
  }
  const chosen: Selection = {
    offsets: Int32Array.from(offsets),
    runs: Int32Array.from(runs),
    depths: Float64Array.from(depths),
  }
  return { chosen, near: nearest, far: farthest }
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
    const d = distanceIn(table, chosen, x, y, z, 0) * 0.85
    if (d <= radius + 1) break
    z -= Math.sqrt(d * d - radius * radius)
  }
  return z
}

/** The tile whose first px is `left`, `top`, of what is `among` the things about it; undefined when nothing can be met in it. */
export function tileAt(
  clay: Clay,
  table: Float64Array,
  among: readonly Nearby[],
  cast: { width: number; height: number; left: number; top: number; scale: number },
  left: number,
  top: number,
): Tile | undefined {
  const right = Math.min(cast.width, left + TILE)
  const bottom = Math.min(cast.height, top + TILE)
  const x = cast.left + left / cast.scale
  const y = cast.top + top / cast.scale
  const here = nearby(clay, table, among, x, y, cast.left + right / cast.scale, cast.top + bottom / cast.scale)
  if (here.length === 0) return undefined
  const { chosen, near, far } = selectionOf(clay, table, here)
  const middle = TILE / 2 / cast.scale
  const start = approach(table, chosen, x + middle, y + middle, middle * 1.5 + MARGIN / 2, near, far)
  return start <= far ? undefined : { left, top, right, bottom, chosen, start, far }
}
