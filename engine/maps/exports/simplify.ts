import type { Point } from '../battlemaps/scene.ts'

/** How far a point lies from a stretch of wall, squares, and how far along it (0-1). */
export function distanceTo([px, py]: Point, [ax, ay]: Point, [bx, by]: Point): { off: number; t: number } {
  const [dx, dy] = [bx - ax, by - ay]
  const length = dx * dx + dy * dy
  const t = length === 0 ? 0 : Math.min(1, Math.max(0, ((px - ax) * dx + (py - ay) * dy) / length))
  return { off: Math.hypot(ax + dx * t - px, ay + dy * t - py), t }
}

/** Importers drop points nearer to the last than this, squares, wherever that takes the wall. */
const NEAREST = 0.3

export const apart = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1])

/** Ramer, Douglas and Peucker: the line with the fewest of its points that stays within `tolerance` of all of them. */
function straightened(line: readonly Point[], tolerance: number): Point[] {
  const keep = new Uint8Array(line.length)
  keep[0] = keep[line.length - 1] = 1
  const spans: [number, number][] = [[0, line.length - 1]]
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [from, to] = span
    let worst = tolerance
    let at = -1
    for (let i = from + 1; i < to; i++) {
      const { off } = distanceTo(line[i]!, line[from]!, line[to]!)
      if (off > worst) {
        worst = off
        at = i
      }
    }
    if (at < 0) continue
    keep[at] = 1
    spans.push([from, at], [at, to])
  }
  return line.filter((_, i) => keep[i] === 1)
}

/** Without points that stand too near the one before, where leaving them out moves the wall by no more than `tolerance`. */
function spaced(line: readonly Point[], tolerance: number): Point[] {
  const kept: Point[] = []
  let left: Point[] = []
  for (const [i, here] of line.entries()) {
    const before = kept.at(-1)
    const after = line[i + 1]
    const isNear = before && after && (apart(before, here) < NEAREST || apart(here, after) < NEAREST)
    if (isNear && [...left, here].every((p) => distanceTo(p, before, after).off <= tolerance)) {
      left.push(here)
      continue
    }
    kept.push(here)
    left = []
  }
  return kept
}

/**
 * A wall's line with as few points as stay within `tolerance` squares of it. The points for which `isFixed` holds stay:
 * doors and other walls meet there. A closed line (its last point is its first) stays closed.
 */
export function simplified(line: readonly Point[], isFixed: (p: Point) => boolean, tolerance: number): Point[] {
  const closed = line.length > 3 && apart(line[0]!, line.at(-1)!) < 1e-6
  const open = closed ? turnedTo(line, isFixed) : line
  const stops = open.flatMap((p, i) => (i === 0 || i === open.length - 1 || isFixed(p) ? [i] : []))
  // A ring without any stop is cut where it is farthest from its start, or all of it would fall together.
  if (closed && stops.length === 2) stops.splice(1, 0, farthest(open))
  return stops.flatMap((stop, i) => {
    if (i === 0) return [open[stop]!]
    const piece = straightened(open.slice(stops[i - 1]!, stop + 1), tolerance)
    return spaced(piece, tolerance * 3).slice(1)
  })
}

/** A ring that begins and ends at a point that stays anyway. */
function turnedTo(ring: readonly Point[], isFixed: (p: Point) => boolean): Point[] {
  const points = ring.slice(0, -1)
  const at = Math.max(0, points.findIndex(isFixed))
  return [...points.slice(at), ...points.slice(0, at), points[at]!]
}

function farthest(ring: readonly Point[]): number {
  let best = 1
  for (let i = 2; i < ring.length - 1; i++) if (apart(ring[i]!, ring[0]!) > apart(ring[best]!, ring[0]!)) best = i
  return best
}
