import { cross, dot, sub, unit, type Vec } from '../../mesh/geometry.ts'
import type { Spot } from '../../mesh/mesh.ts'

/** What `Spot.v` says of cloth that hangs from the waist: it is no sleeve. */
export const HANGS = -2

/** Shoulder, elbow and wrist of the body nobody has morphed, dm. */
const [SHOULDER, ELBOW, WRIST]: readonly Vec[] = [
  [1.68, 5.25, 0.15],
  [3.13, 3.49, 0.13],
  [4.31, 2.45, 1.76],
] as const
/** Length of an arm, dm. */
const ARM = 4.6

/** Directions across a limb, the first of them forwards. */
function across(from: Vec, to: Vec): { a: Vec; b: Vec } {
  const way = unit(sub(to, from))
  const by = dot([0, 0, 1], way)
  const a = unit(sub([0, 0, 1], [way[0] * by, way[1] * by, way[2] * by]))
  return { a, b: cross(way, a) }
}
const above = across(SHOULDER!, ELBOW!)
const below = across(ELBOW!, WRIST!)

/** A place on cloth: how far round the body or the arm, and how far down it, dm. Reused from place to place. */
export const lie = { round: 0, down: 0, isSleeve: false }

/** Finds where on the cloth a spot of a garment lies: `spot.v` is how far along the arm, below 0 not on it. */
export function lieOf({ x, y, z, v }: Spot): void {
  lie.isSleeve = v > 0
  if (!lie.isSleeve) {
    lie.round = Math.atan2(x, z + 0.15) * 1.7
    lie.down = -y
    return
  }
  const isUpper = v < 0.5
  const from = isUpper ? SHOULDER! : ELBOW!
  const to = isUpper ? ELBOW! : WRIST!
  const t = isUpper ? v * 2 : v * 2 - 1
  const dx = Math.abs(x) - from[0] - (to[0] - from[0]) * t
  const dy = y - from[1] - (to[1] - from[1]) * t
  const dz = z - from[2] - (to[2] - from[2]) * t
  const { a, b } = isUpper ? above : below
  lie.round = Math.atan2(dx * b[0] + dy * b[1] + dz * b[2], dx * a[0] + dy * a[1] + dz * a[2]) * 0.55
  lie.down = v * ARM
}
