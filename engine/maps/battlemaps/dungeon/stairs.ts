import type { Random } from '../../../paint/random.ts'
import { rectangle } from '../geometry.ts'
import type { Door, Point } from '../scene.ts'
import { jambs } from './doors.ts'
import type { Layout } from './layout.ts'
import { openExits } from './passages.ts'

/** A stair in an alcove of its own off a room. */
export interface Stair {
  kind: 'stairs-up' | 'stairs-down'
  room: number
  outline: Point[]
  at: Point
  turn: number
  /** Its mouth towards the room, to be kept clear like a doorway. */
  mouth: Door
}

/** A stair up near the sheet's edge and a stair down as far from it as can be, each dug two squares into the rock. */
export function digStairs(layout: Layout, random: Random): Stair[] {
  const { columns, rows, rooms } = layout
  const edgewise = rooms
    .map((room, index) => ({
      index,
      edge: Math.min(room.x, room.y, columns - room.x - room.width, rows - room.y - room.height) + random.range(0, 3),
    }))
    .sort((a, b) => a.edge - b.edge)
  const stairs: Stair[] = []
  for (const { index } of edgewise) {
    const up = dig(layout, index, 'stairs-up', random)
    if (!up) continue
    stairs.push(up)
    const home = rooms[index]!
    const far = edgewise
      .filter((other) => other.index !== index)
      .map((other) => ({ ...other, away: Math.hypot(rooms[other.index]!.x - home.x, rooms[other.index]!.y - home.y) }))
      .sort((a, b) => b.away - a.away)
    for (const other of far) {
      const down = dig(layout, other.index, 'stairs-down', random)
      if (down) {
        stairs.push(down)
        break
      }
    }
    break
  }
  return stairs
}

function dig(layout: Layout, room: number, kind: Stair['kind'], random: Random): Stair | undefined {
  const { columns, rows, owner } = layout
  const alone = (x: number, y: number, beside: number) => {
    if (x < 0 || y < 0 || x >= columns || y >= rows || owner[y * columns + x] !== 0) return false
    for (let dy = -1; dy <= 1; dy++) {
      for (let dx = -1; dx <= 1; dx++) {
        if (x + dx < 0 || y + dy < 0 || x + dx >= columns || y + dy >= rows) continue
        const other = owner[(y + dy) * columns + x + dx]!
        if (other !== 0 && other !== beside) return false
      }
    }
    return true
  }
  for (const exit of random.shuffle(openExits(layout, room))) {
    const { x, y, dx, dy } = exit
    if (!alone(x + dx, y + dy, room + 1) || !alone(x + 2 * dx, y + 2 * dy, 0)) continue
    owner[(y + dy) * columns + x + dx] = -1
    owner[(y + 2 * dy) * columns + x + 2 * dx] = -1
    const left = Math.min(x + dx, x + 2 * dx)
    const top = Math.min(y + dy, y + 2 * dy)
    const reach = 0.45
    const [from, to] = jambs([exit])
    return {
      kind,
      room,
      outline: rectangle(
        left - (dx > 0 ? reach : 0),
        top - (dy > 0 ? reach : 0),
        dx === 0 ? 1 : 2 + reach,
        dy === 0 ? 1 : 2 + reach,
      ),
      at: [x + 0.5 + dx * 1.5, y + 0.5 + dy * 1.5],
      turn: Math.atan2(dx, -dy),
      mouth: { kind: 'arch', state: 'open', from, to },
    }
  }
  return undefined
}
