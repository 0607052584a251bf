import type { Furnisher, Placing, Space } from './furnish.ts'
import { point } from './geometry.ts'
import type { Intent } from './intent.ts'
import type { Point } from './scene.ts'

/** A crossing to be built: its middle, the way over it (a unit vector) and its length, squares. */
export interface Gap {
  at: Point
  along: Point
  length: number
}

/** Whether the bridge that is asked for has come down. */
export const isDown = (intent: Intent): boolean =>
  intent.wanted.some(({ kind, broken }) => kind === 'bridge' && broken !== undefined)

/** Share of a fallen bridge that still stands out from either side. */
const STANDS = 0.31

/** The stumps of a bridge whose middle has fallen, splintered ends towards each other; each one's own middle and length. */
export function stumps({ at, along, length }: Gap): { at: Point; turn: number; depth: number }[] {
  const depth = length * STANDS
  return [-1, 1].map((side) => ({
    at: point(at[0] + (along[0] * side * (length - depth)) / 2, at[1] + (along[1] * side * (length - depth)) / 2),
    // Drawn with the firm end at its back.
    turn: Math.atan2(along[0] * side, -along[1] * side),
    depth,
  }))
}

/** Builds both. */
export function ruin(furnisher: Furnisher, space: Space, gap: Gap, placing: Placing): void {
  for (const { at, turn, depth } of stumps(gap)) furnisher.put('bridge-stub', space, ...at, { ...placing, turn, depth })
}
