import type { Random } from '../../../paint/random.ts'
import { rectangle, signedArea } from '../geometry.ts'
import type { Point } from '../scene.ts'

/** The lines of a castle as laid out, its gate at the bottom, squares; all rings run clockwise. */
export interface Circuit {
  /** Middle line of the curtain, which is a square thick, and which of its corners have towers. */
  corners: readonly { at: Point; towered: boolean }[]
  outer: Point[]
  inner: Point[]
  /** Where the middle of the gate is, and the outer face of the curtain it stands in. */
  gate: number
  front: number
  /** Whether all its walls run along the grid. */
  square: boolean
}

/** The box a curtain keeps to, its outer faces. */
export interface Extent {
  left: number
  top: number
  right: number
  bottom: number
}

/** What a curtain's plan may be, and how often. */
const plans = [
  ['oblong', 4],
  ['ell', 2],
  ['cut', 3],
  ['tapered', 2],
  ['many-sided', 2],
  ['round', 2],
] as const

type Plan = (typeof plans)[number][0]

/** Draws a curtain within a box; `gatehouse` is how wide the gatehouse is, `reach` how far towers go round their corners. */
export function circuitOf(extent: Extent, gatehouse: number, reach: number, random: Random): Circuit {
  const { left, top, right, bottom } = extent
  const tight = Math.min(right - left, bottom - top) < 15
  const plan = random.weighted(
    plans.filter(([name]) => !tight || (name !== 'many-sided' && name !== 'round')),
    ([, weight]) => weight,
  )[0]
  const corners = spaced(cornersOf(plan, extent, gatehouse, reach, random), 2 * reach + 3.2)
  const at = corners.map(({ at }) => at)
  const ends = at.filter(([, y]) => y === bottom - 0.5).map(([x]) => x)
  const [low, high] = [Math.min(...ends), Math.max(...ends)]
  const spare = Math.max(0, (high - low) / 2 - reach - gatehouse / 2 - 0.6)
  const middle = (low + high) / 2
  const gate = Math.min(
    Math.floor(middle + spare),
    Math.max(Math.ceil(middle - spare), Math.round(middle + random.range(-spare, spare))),
  )
  return {
    corners,
    outer: offset(at, 0.5),
    inner: offset(at, -0.5),
    gate,
    front: bottom,
    square: plan === 'oblong' || plan === 'ell',
  }
}

function cornersOf(plan: Plan, { left, top, right, bottom }: Extent, gatehouse: number, reach: number, random: Random) {
  const [l, t, r, b] = [left + 0.5, top + 0.5, right - 0.5, bottom - 0.5]
  const [wide, high] = [r - l, b - t]
  const need = gatehouse + 2 * reach + 2
  const all = (points: readonly Point[]) => points.map((at) => ({ at, towered: true }))
  switch (plan) {
    case 'oblong': {
      // Some have towers only in front, or only at three corners.
      const bare = random.chance(0.3) ? random.int(0, 1) : -1
      return rectangle(l, t, wide, high).map((at, i) => ({ at, towered: i !== bare }))
    }
    case 'ell': {
      const [x, y] = [Math.round(wide * random.range(0.34, 0.44)), Math.round(high * random.range(0.34, 0.44))]
      return all([
        [l + x, t],
        [r, t],
        [r, b],
        [l, b],
        [l, t + y],
        [l + x, t + y],
      ])
    }
    case 'cut': {
      const cut = () => Math.round(Math.min(wide, high) * random.range(0.24, 0.42))
      const [a, c] = [cut(), random.chance(0.5) ? cut() : 0]
      const spare = Math.max(0, Math.floor(wide - need))
      const low = spare > 1 && random.chance(0.6) ? Math.min(spare, random.int(2, 4)) : 0
      return all([
        [l + a, t],
        ...(c > 0
          ? ([
              [r - c, t],
              [r, t + c],
            ] as Point[])
          : ([[r, t]] as Point[])),
        ...(low > 0
          ? ([
              [r, b - low],
              [r - low, b],
            ] as Point[])
          : ([[r, b]] as Point[])),
        [l, b],
        [l, t + a],
      ])
    }
    case 'tapered': {
      const [a, c] = [Math.round(wide * random.range(0.1, 0.24)), Math.round(wide * random.range(0.1, 0.24))]
      const peak = random.chance(0.5)
      return all(
        peak
          ? [
              [l, t + Math.round(high * 0.32)],
              [l + wide * random.range(0.4, 0.6), t],
              [r, t + Math.round(high * random.range(0.24, 0.4))],
              [r, b],
              [l, b],
            ]
          : [
              [l + a, t],
              [r - c, t],
              [r, b],
              [l, b],
            ],
      )
    }
    case 'many-sided':
      return all(arch(l, t, r, b, need / 2, random.int(6, 7)))
    case 'round': {
      const every = random.pick([4, 5])
      const steps = every * random.int(4, 5)
      return arch(l, t, r, b, need / 2, steps).map((at, i) => ({ at, towered: i % every === 0 }))
    }
  }
}

/** An oval from one end of its level foot to the other, in so many steps; the foot is `half` wide to either side. */
function arch(l: number, t: number, r: number, b: number, half: number, steps: number): Point[] {
  const [x, rx] = [(l + r) / 2, (r - l) / 2]
  const start = Math.acos(Math.min(0.96, half / rx))
  const ry = (b - t) / (1 + Math.sin(start))
  const points = Array.from({ length: steps + 1 }, (_, i): Point => {
    const a = Math.PI - start + (i / steps) * (Math.PI + 2 * start)
    return [x + Math.cos(a) * rx, t + ry + Math.sin(a) * ry]
  })
  // The foot is where the gate is looked for: level to the last digit.
  points[0] = [points[0]![0], b]
  points[steps] = [points[steps]![0], b]
  return points
}

/** Corners of which those have no tower that would crowd the one before; the two beside the gate keep theirs. */
function spaced<Corner extends { at: Point; towered: boolean }>(corners: readonly Corner[], apart: number): Corner[] {
  const foot = Math.max(...corners.map(({ at: [, y] }) => y))
  const far = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot(ax - bx, ay - by)
  const kept = corners.filter(({ at, towered }) => towered && at[1] === foot).map(({ at }) => at)
  return corners.map((corner) => {
    if (!corner.towered || corner.at[1] === foot) return corner
    const towered = kept.every((other) => far(other, corner.at) > apart)
    if (towered) kept.push(corner.at)
    return { ...corner, towered }
  })
}

const unit = ([ax, ay]: Point, [bx, by]: Point): Point => {
  const length = Math.hypot(bx - ax, by - ay) || 1
  return [(bx - ax) / length, (by - ay) / length]
}

/** Which way a wall runs from one corner to the next. */
export const heading = unit

/** Where the line goes that runs `by` squares to the left of two others that meet in a corner: outward of a clockwise ring. */
function beside([x, y]: Point, before: Point, after: Point, by: number): Point {
  const [nx, ny] = [before[1] + after[1], -before[0] - after[0]]
  const along = 1 + before[0] * after[0] + before[1] * after[1]
  return [x + (nx / along) * by, y + (ny / along) * by]
}

/** A clockwise ring moved outward by so many squares, corners kept sharp. */
function offset(ring: readonly Point[], by: number): Point[] {
  if (signedArea(ring) <= 0) throw new RangeError('A curtain runs clockwise')
  return ring.map((here, i) => {
    const before = ring[(i + ring.length - 1) % ring.length]!
    return beside(here, unit(before, here), unit(here, ring[(i + 1) % ring.length]!), by)
  })
}

/** A line moved outward by so many squares. */
export function offsetLine(line: readonly Point[], by: number): Point[] {
  return line.map((here, i) => {
    const before = i > 0 ? unit(line[i - 1]!, here) : unit(here, line[1]!)
    const after = i + 1 < line.length ? unit(here, line[i + 1]!) : before
    return beside(here, before, after, by)
  })
}
