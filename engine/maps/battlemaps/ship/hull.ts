import { point } from '../geometry.ts'
import type { Point } from '../scene.ts'

/** A ship on the sheet: squares from its stern forward (`u`) and from its middle line to starboard (`v`). */
export interface Hull {
  /** From stern to stem, squares. */
  length: number
  /** Half its beam, squares. */
  beam: number
  /** Radians its drawing is turned by; 0 has the bow to the top of the sheet. */
  turn: number
  /** Where u squares forward and v to starboard lies on the sheet. */
  at(u: number, v: number): Point
  /** Half its width u squares forward. */
  half(u: number): number
}

const TUCK = 0.14
const SHOULDER = 0.6

/** A ship with its stern's middle at a point, heading by a quarter turn (0 up, 1 right, 3 left). */
export function hullOf(stern: Point, heading: 0 | 1 | 3, length: number, beam: number): Hull {
  const turn = heading === 0 ? 0 : heading === 1 ? Math.PI / 2 : -Math.PI / 2
  const [x, y] = stern
  return {
    length,
    beam,
    turn,
    at: (u, v) => (heading === 0 ? point(x + v, y - u) : heading === 1 ? point(x + u, y + v) : point(x - u, y - v)),
    half(u) {
      const t = u / length
      if (t < TUCK) return beam * (0.82 + 0.18 * Math.sin(((t / TUCK) * Math.PI) / 2))
      if (t < SHOULDER) return beam
      return beam * Math.max(0, Math.cos((((t - SHOULDER) / (1 - SHOULDER)) * Math.PI) / 2)) ** 0.72
    },
  }
}

/** The hull's outline (or a stretch of it), `inset` squares within its side; straight amidships. */
export function outlineOf(hull: Hull, from = 0, to = hull.length, inset = 0): Point[] {
  const { length } = hull
  const curved = [0.04, 0.08, TUCK, SHOULDER, 0.64, 0.69, 0.74, 0.79, 0.83, 0.87, 0.9, 0.93, 0.955, 0.975, 0.99]
  const stations = [from, ...curved.map((t) => t * length).filter((u) => u > from + 0.05 && u < to - 0.05)]
  stations.push(to)
  const half = (u: number) => Math.max(0.05, hull.half(u) - inset)
  const inner = (u: number) => Math.min(Math.max(u, from + (from === 0 ? inset : 0)), to - (to === length ? inset : 0))
  return [
    ...stations.map((u) => hull.at(inner(u), half(u))),
    ...stations.toReversed().map((u) => hull.at(inner(u), -half(u))),
  ]
}
