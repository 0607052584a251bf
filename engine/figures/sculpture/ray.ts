import type { Cast } from './cast.ts'
import { distanceIn, distanceOf, nearest, nearestRun } from './distance.ts'
import { lay } from './surface.ts'
import type { Tile } from './tile.ts'

/** Units: a ray this near to a surface has met it. */
const CLOSE = 0.35
/** Units between the places whose distances tell which way a surface faces. */
const EPS = 0.6
/** How much of a distance may be trusted to be empty: some primitives tell a little too much. */
const TRUST = 0.85

/** How much of the distance is gone in a stride. */
const SAFE = 0.88

/**
 * Follows the ray of one px from `start` until it meets the sculpture, and lays down what it met. Answers how much room it
 * had: after a miss the px to the nearest thing it passed; after a hit 1 when nothing but what it met came within `wide`
 * units of the ray, else 0. `clear` is told down to where a ray `wide` beside this one meets nothing either.
 */
export function follow(
  table: Float64Array,
  cast: Cast,
  tile: Tile,
  clear: Float32Array,
  px: number,
  py: number,
  start: number,
  wide: number,
): number {
  const { scale } = cast
  const { chosen, far } = tile
  const x = cast.left + (px + 0.5) / scale
  const y = cast.top + (py + 0.5) / scale
  const i = py * cast.width + px
  let z = start
  let least = 1e9
  let leastAt = z
  let part = 0
  let run = 0
  let met = false
  let narrow = Number.NaN
  let free = true
  let before = 0
  let stride = 0
  let bold = 1
  let heading = 0
  for (let step = 0; step < 60 && z > far; step++) {
    const d = distanceIn(table, chosen, x, y, z, heading)
    if (bold > 1 && 0.95 * (before + d) < stride) {
      // The balls about this place and the last do not meet: something may lie between.
      z += stride
      stride = before * SAFE + 0.05
      z -= stride
      bold = 1
      continue
    }
    if (d < least) {
      least = d
      leastAt = z
      part = nearest
      run = nearestRun
    }
    if (d < wide * 1.5) free = false
    if (free) clear[i] = z
    if (d < wide && Number.isNaN(narrow)) narrow = z
    if (d < CLOSE) {
      met = true
      break
    }
    heading = nearestRun
    // What a surface comes nearer by says how aslant it lies; along an aslant one longer strides are mostly safe.
    const nearing = stride > 0 ? (before - d) / stride : 1
    bold = nearing < 0.1 ? 1.8 : nearing < 0.9 ? 2 / (1 + nearing) : 1
    before = d
    // The last stride is a plain one: nobody looks back from beyond the end.
    if (z - d * SAFE * bold <= far) bold = 1
    stride = d * SAFE * bold + 0.05
    z -= stride
  }
  const edge = least * scale
  if (!met && edge > 0.75) return edge * TRUST
  cast.coverage[i] = met ? 1 : 0.75 - edge
  // A near miss takes its colour and slope from the surface it passed.
  z = leastAt
  let nx = distanceOf(table, chosen, run, x + EPS, y, z) - least
  let ny = distanceOf(table, chosen, run, x, y + EPS, z) - least
  let nz = distanceOf(table, chosen, run, x, y, z + EPS) - least
  const l = Math.sqrt(nx * nx + ny * ny + nz * nz) || 1
  nx /= l
  ny /= l
  nz /= l
  lay(cast, part, i, x, y, z, nx, ny, nz)
  return met && (narrow - z) * nz <= wide * 1.5 ? 1 : 0
}

/**
 * Lays down a px between others that are known, when they show one even surface and a look from just above it finds
 * nothing else; false when it must be followed. `a` and `b` lie opposite each other, and so do `c` and `d` (indices of px);
 * `stepX`, `stepY` are the px from `a` to the middle, the other pair lies across.
 */
export function between(
  table: Float64Array,
  cast: Cast,
  tile: Tile,
  room: Float32Array,
  px: number,
  py: number,
  stepX: number,
  stepY: number,
  wide: number,
): boolean {
  const { width, scale, part, coverage, depth } = cast
  const i = py * width + px
  const a = i - stepY * width - stepX
  const b = i + stepY * width + stepX
  const crossed = stepX !== 0 && stepY !== 0
  const c = crossed ? i - stepY * width + stepX : a
  const d = crossed ? i + stepY * width - stepX : b
  const index = part[a]!
  if (index === 0 || part[b] !== index || part[c] !== index || part[d] !== index) return false
  if (coverage[a]! < 1 || coverage[b]! < 1 || coverage[c]! < 1 || coverage[d]! < 1) return false
  if (room[a]! + room[b]! + room[c]! + room[d]! < 4) return false
  let nx = cast.nx[a]! + cast.nx[b]! + cast.nx[c]! + cast.nx[d]!
  let ny = cast.ny[a]! + cast.ny[b]! + cast.ny[c]! + cast.ny[d]!
  let nz = cast.nz[a]! + cast.nz[b]! + cast.nz[c]! + cast.nz[d]!
  const l = Math.sqrt(nx * nx + ny * ny + nz * nz)
  // Four directions that agree add up to nearly four.
  if (l < 3.94 || nz < 1.2) return false
  nx /= l
  ny /= l
  nz /= l
  // The depth halfway along a curve whose ends and slopes are known, the mean of the two ways across.
  const bend =
    (cast.nx[b]! / cast.nz[b]! - cast.nx[a]! / cast.nz[a]!) * stepX +
    (cast.ny[b]! / cast.nz[b]! - cast.ny[a]! / cast.nz[a]!) * stepY +
    (cast.nx[d]! / cast.nz[d]! - cast.nx[c]! / cast.nz[c]!) * (crossed ? -stepX : stepX) +
    (cast.ny[d]! / cast.nz[d]! - cast.ny[c]! / cast.nz[c]!) * stepY
  const z = (depth[a]! + depth[b]! + depth[c]! + depth[d]!) / 4 + bend / (8 * scale)
  const x = cast.left + (px + 0.5) / scale
  const y = cast.top + (py + 0.5) / scale
  if (l > 3.985 && stepX + stepY === 1) {
    // Nothing hides between px side by side whose surfaces are one plane.
    coverage[i] = 1
    lay(cast, index - 1, i, x, y, z, nx, ny, nz)
    return true
  }
  const lift = 0.75 * wide
  const above = distanceIn(table, tile.chosen, x, y, z + lift, 0)
  if (nearest !== index - 1 || Math.abs(above - lift * nz) > 0.3 + 0.1 * lift) return false
  coverage[i] = 1
  lay(cast, index - 1, i, x, y, z, nx, ny, nz)
  return true
}
