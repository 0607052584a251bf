import type { Random } from '../../../paint/random.ts'
import type { PropName } from '../catalogue.ts'
import { rectangle } from '../geometry.ts'
import type { Point } from '../scene.ts'
import type { Layout } from './layout.ts'

/** A niche one square deep in the side of a passage, and what stands in it. */
export interface Alcove {
  outline: Point[]
  at: Point
  turn: number
  holds: PropName
}

/** Digs niches off long passages, where the rock is thick enough on every side. */
export function digAlcoves(layout: Layout, holds: readonly PropName[], random: Random): Alcove[] {
  const { columns, rows, owner } = layout
  const alcoves: Alcove[] = []
  if (holds.length === 0) return alcoves
  for (const passage of layout.passages) {
    if (passage.squares.length < 5 || !random.chance(0.55)) continue
    for (const [x, y] of random.shuffle(passage.squares.slice(1, -1))) {
      const side = (
        [
          [1, 0],
          [-1, 0],
          [0, 1],
          [0, -1],
        ] as const
      ).find(([dx, dy]) => {
        const [nx, ny] = [x + dx, y + dy]
        if (nx < 1 || ny < 1 || nx >= columns - 1 || ny >= rows - 1) return false
        // The niche itself, its flanks and its back must be rock; only the passage may touch it.
        for (let along = -1; along <= 1; along++) {
          for (let deep = 0; deep <= 1; deep++) {
            if (owner[(ny + dy * deep + dx * along) * columns + nx + dx * deep + dy * along] !== 0) return false
          }
        }
        // A niche at a bend would be the passage's end.
        return owner[(y + dx) * columns + x + dy] === -1 && owner[(y - dx) * columns + x - dy] === -1
      })
      if (!side) continue
      const [dx, dy] = side
      owner[(y + dy) * columns + x + dx] = -1
      const reach = 0.3
      alcoves.push({
        outline: rectangle(
          x + dx - (dx > 0 ? reach : 0),
          y + dy - (dy > 0 ? reach : 0),
          dx === 0 ? 1 : 1 + reach,
          dy === 0 ? 1 : 1 + reach,
        ),
        at: [x + dx + 0.5, y + dy + 0.5],
        turn: Math.atan2(dx, -dy),
        holds: random.pick(holds),
      })
      break
    }
  }
  return alcoves
}
