import type { Box, Point } from './geometry.ts'
import type { Doc } from './model.ts'

/** A line that shows to what something was drawn: at `at` along one axis, from one place to another along the other. */
export interface Guide {
  along: 'x' | 'y'
  at: number
  from: number
  to: number
}

export interface Snapped {
  dx: number
  dy: number
  guides: Guide[]
}

interface Wish {
  grid: Doc['grid']
  /** What may be snapped to. */
  others: readonly Box[]
  /** How near draws, board px. */
  reach: number
  /** Tokens stand on squares, wherever they are let go. */
  isToken: boolean
}

const spots = (start: number, length: number) => [start, start + length / 2, start + length]

function toOthers(
  box: Box,
  others: readonly Box[],
  along: 'x' | 'y',
  reach: number,
): { shift: number; guide: Guide } | undefined {
  const [side, across, acrossSide] =
    along === 'x' ? (['width', 'y', 'height'] as const) : (['height', 'x', 'width'] as const)
  let found: { shift: number; guide: Guide } | undefined
  for (const other of others)
    for (const mine of spots(box[along], box[side]))
      for (const theirs of spots(other[along], other[side])) {
        const shift = theirs - mine
        if (Math.abs(shift) > reach || (found && Math.abs(shift) >= Math.abs(found.shift))) continue
        const from = Math.min(box[across], other[across])
        const to = Math.max(box[across] + box[acrossSide], other[across] + other[acrossSide])
        found = { shift, guide: { along, at: theirs, from, to } }
      }
  return found
}

function toGrid(box: Box, size: number, along: 'x' | 'y', reach: number): number | undefined {
  const side = along === 'x' ? 'width' : 'height'
  const shifts = [box[along], box[along] + box[side]].map((at) => Math.round(at / size) * size - at)
  const best = shifts.reduce((one, other) => (Math.abs(other) < Math.abs(one) - 1e-6 ? other : one))
  return Math.abs(best) <= reach ? best : undefined
}

/** By how much a box that is being moved is drawn to the grid and to what lies about it, and what shows why. */
export function snappedMove(box: Box, { grid, others, reach, isToken }: Wish): Snapped {
  const guides: Guide[] = []
  const shift = (along: 'x' | 'y'): number => {
    if (grid.isSnapping && isToken) return Math.round(box[along] / grid.size) * grid.size - box[along]
    const other = toOthers(box, others, along, reach)
    if (other) {
      guides.push(other.guide)
      return other.shift
    }
    return grid.isSnapping ? (toGrid(box, grid.size, along, reach * 1.6) ?? 0) : 0
  }
  return { dx: shift('x'), dy: shift('y'), guides }
}

/** A point that is drawn to the corners of the grid; with `halves`, to the middles of its sides too. */
export function snappedPoint({ x, y }: Point, grid: Doc['grid'], halves = false): Point {
  if (!grid.isSnapping) return { x, y }
  const step = halves ? grid.size / 2 : grid.size
  return { x: Math.round(x / step) * step, y: Math.round(y / step) * step }
}
