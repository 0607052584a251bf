import { noise } from '../../../paint/noise.ts'
import type { Random } from '../../../paint/random.ts'
import { inside, point } from '../geometry.ts'
import type { Point } from '../scene.ts'

/** A way across the sheet: its middle line from edge to edge, and half its width at each point. */
export interface Way {
  line: Point[]
  half: number[]
}

type Side = 'left' | 'right' | 'top' | 'bottom'

function onEdge(side: Side, columns: number, rows: number, t: number): Point {
  if (side === 'left') return [-0.8, rows * t]
  if (side === 'right') return [columns + 0.8, rows * t]
  if (side === 'top') return [columns * t, -0.8]
  return [columns * t, rows + 0.8]
}

/** A winding way between two sides, bent to pass by a point. */
export function winding(
  from: Side,
  to: Side,
  columns: number,
  rows: number,
  by: Point,
  half: number,
  random: Random,
): Way {
  const a = onEdge(from, columns, rows, random.range(0.3, 0.7))
  const b = onEdge(to, columns, rows, random.range(0.3, 0.7))
  const seed = random.int(0, 1e6)
  const line: Point[] = []
  const widths: number[] = []
  const steps = Math.round((Math.hypot(a[0] - by[0], a[1] - by[1]) + Math.hypot(b[0] - by[0], b[1] - by[1])) / 0.55)
  // A quadratic curve whose middle passes through `by`.
  const cx = 2 * by[0] - (a[0] + b[0]) / 2
  const cy = 2 * by[1] - (a[1] + b[1]) / 2
  for (let i = 0; i <= steps; i++) {
    const t = i / steps
    const u = 1 - t
    const sway = Math.sin(t * Math.PI) * 2.2
    const x = u * u * a[0] + 2 * u * t * cx + t * t * b[0] + (noise(t * 5, 0, seed) - 0.5) * sway
    const y = u * u * a[1] + 2 * u * t * cy + t * t * b[1] + (noise(t * 5, 50, seed) - 0.5) * sway
    line.push(point(x, y))
    widths.push(half * (0.78 + 0.44 * noise(t * 14, 9, seed)))
  }
  return { line, half: widths }
}

/** The outline of a way, `more` squares wider on either side. */
export function banks(way: Way, more = 0): Point[] {
  const near: Point[] = []
  const far: Point[] = []
  for (let i = 0; i < way.line.length; i++) {
    const [x, y] = way.line[i]!
    const [dx, dy] = heading(way, i)
    const h = way.half[i]! + more
    near.push(point(x - dy * h, y + dx * h))
    far.push(point(x + dy * h, y - dx * h))
  }
  return [...near, ...far.reverse()]
}

/** The way's direction at a point of its line, of length 1. */
export function heading(way: Way, i: number): Point {
  const [ax, ay] = way.line[Math.max(0, i - 2)]!
  const [bx, by] = way.line[Math.min(way.line.length - 1, i + 2)]!
  const length = Math.hypot(bx - ax, by - ay) || 1
  return [(bx - ax) / length, (by - ay) / length]
}

/** How far a place is from a way's edge, squares; negative on it. `known` is a distance it is surely within, if one is known. */
export function offWay(way: Way, x: number, y: number, known = Infinity): number {
  let least = known
  for (let i = 0; i < way.line.length; i++) {
    const at = way.line[i]!
    const [dx, dy] = [at[0] - x, at[1] - y]
    // A root is taken only of what may be the least: a little over its square, for what rounding takes off.
    const most = least + way.half[i]!
    if (most > 0 && dx * dx + dy * dy > most * most * (1 + 1e-9)) continue
    least = Math.min(least, Math.hypot(dx, dy) - way.half[i]!)
  }
  return least
}

/** The middle of a crossing, the way's direction there, how long it is, and the last of the way before it and the first after. */
interface Crossing {
  at: Point
  along: Point
  length: number
  ends: readonly [Point, Point]
}

/** Where a way crosses another's water: the middle of each stretch of it within those banks, and how long that is. */
export function crossings(way: Way, water: readonly Point[]): Crossing[] {
  const found: Crossing[] = []
  let start = -1
  for (let i = 0; i <= way.line.length; i++) {
    const wet = i < way.line.length && inside(water, way.line[i]![0], way.line[i]![1])
    if (wet && start < 0) start = i
    if (!wet && start >= 0) {
      const middle = Math.round((start + i - 1) / 2)
      const [ax, ay] = way.line[start]!
      const [bx, by] = way.line[i - 1]!
      found.push({
        at: way.line[middle]!,
        along: heading(way, middle),
        length: Math.hypot(bx - ax, by - ay) + 0.6,
        ends: [way.line[Math.max(0, start - 1)]!, way.line[Math.min(way.line.length - 1, i)]!],
      })
      start = -1
    }
  }
  return found
}
