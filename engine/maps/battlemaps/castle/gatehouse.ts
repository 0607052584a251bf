import { rectangle } from '../geometry.ts'
import type { Plot } from '../plot.ts'
import type { Point } from '../scene.ts'
import { halfRound } from './towers.ts'

/** How the gate is kept: two guard rooms, one at a side, or a tower at either. */
export type GateKind = 'two rooms' | 'one room' | 'twin towers'

/** A gatehouse as laid out: where the curtain ends at it, what it fills, its guards' floors, and where its merlons stand. */
export interface Gatehouse {
  from: number
  to: number
  /** How far it comes out before the curtain. */
  proud: number
  solids: Point[][]
  guards: Point[][]
  merlons: Point[]
}

/** How wide a gatehouse is. */
export const gateWidth = (kind: GateKind) => (kind === 'twin towers' ? 8 : 6)

/** Builds the gatehouse, the middle of its way through at `gate`, in the curtain whose outer face is at `front`. */
export function gatehouse(plot: Plot, kind: GateKind, gate: number, front: number): Gatehouse {
  if (kind === 'twin towers') return twinTowers(plot, gate, front)
  const left = kind === 'one room' ? gate - 2 : gate - 3
  const house = rectangle(left, front - 2, kind === 'one room' ? 6 : 6, 3)
  const rooms =
    kind === 'one room'
      ? [rectangle(gate + 1, front - 2, 3, 3)]
      : [rectangle(gate - 3, front - 2, 2, 3), rectangle(gate + 1, front - 2, 2, 3)]
  plot.floor(house, { ground: 'flagstone', rise: 1 })
  plot.floor(rectangle(gate - 1, front - 2, 2, 3), { ground: 'cobble' })
  plot.door('portcullis', [gate - 1, front + 1], [gate + 1, front + 1])
  plot.door('double', [gate - 1, front - 2], [gate + 1, front - 2], 'open')
  for (const [[x, y] = [0, 0]] of rooms) plot.door('door', [x + 0.5, y], [x + 1.5, y])
  if (kind === 'one room') {
    // The far side is wall two squares thick, but for a sally port's width of floor.
    plot.wall(rectangle(gate - 2, front - 2, 1, 3))
    plot.floor(rectangle(gate - 2, front - 2, 1, 3), { ground: 'flagstone', rise: 1 })
  }
  for (const room of rooms) plot.wall(room)
  const wide = kind === 'one room' ? 2.4 : 1.4
  return {
    from: left,
    to: left + 6,
    proud: 1,
    solids: [house],
    guards: rooms.map(([[x, y] = [0, 0]]) => rectangle(x + 0.3, y + 0.3, wide, 2.4)),
    merlons: [-2.5, -1.5, 1.5, 2.5, 3.5]
      .filter((x) => gate + x < left + 6 && gate + x > left)
      .map((x) => [gate + x, front + 1.05]),
  }
}

/** Two towers, flat within and round without, and the way between them. */
function twinTowers(plot: Plot, gate: number, front: number): Gatehouse {
  const towers = [-1, 1].map((side) => halfRound([gate + side * 2.5, front - 0.5], [-1, 0], 1.5))
  plot.floor(rectangle(gate - 1, front - 1.5, 2, 2), { ground: 'cobble' })
  plot.door('portcullis', [gate - 1, front], [gate + 1, front])
  plot.door('double', [gate - 1, front - 1.5], [gate + 1, front - 1.5], 'open')
  for (const tower of towers) {
    plot.floor(tower.ring, { ground: 'flagstone', rise: 1.2 })
    for (const [i, [from, to]] of tower.doors.entries()) {
      // Into the yard, and onto the walk at the far side; not into the gateway.
      const outer = Math.abs((from[0] + to[0]) / 2 - gate) > 3
      if (i === 2 || outer) plot.door('door', from, to)
    }
    plot.wall(tower.ring)
  }
  return {
    from: gate - 4,
    to: gate + 4,
    proud: 1.5,
    solids: [...towers.map(({ ring }) => ring), rectangle(gate - 1, front - 1.5, 2, 1.5)],
    guards: towers.map(({ floor }) => floor),
    merlons: towers.flatMap(({ brow }) => brow.map(({ at }) => at)),
  }
}
