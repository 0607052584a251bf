import { doorway, type Furnisher, type Space } from '../furnish.ts'
import type { Door, Point } from '../scene.ts'
import type { Shape } from './shapes.ts'

/** How deep and how wide a cell is, squares. */
const CELL = 2

/** Parts off cells with iron bars along a wall of a room that has no door in it; their doors, or none where there is no such wall. */
export function cellsIn(room: Shape, doors: readonly Door[], space: Space, furnisher: Furnisher): Door[] {
  const { x, y, width, height } = room
  if (room.shape !== 'rectangle' || Math.max(width, height) < 4) return []
  const sides = [
    // Along the wall, and how its squares lie on the sheet.
    { long: width, deep: height, at: (a: number, d: number): Point => [x + a, y + d] },
    { long: width, deep: height, at: (a: number, d: number): Point => [x + a, y + height - d] },
    { long: height, deep: width, at: (a: number, d: number): Point => [x + d, y + a] },
    { long: height, deep: width, at: (a: number, d: number): Point => [x + width - d, y + a] },
  ].sort((a, b) => b.long - a.long)
  for (const { long, deep, at } of sides) {
    if (deep < CELL + 2) continue
    const corners = [at(0, 0), at(long, CELL + 0.9)]
    const [left, right] = [Math.min(corners[0]![0], corners[1]![0]), Math.max(corners[0]![0], corners[1]![0])]
    const [top, bottom] = [Math.min(corners[0]![1], corners[1]![1]), Math.max(corners[0]![1], corners[1]![1])]
    const within = ([px, py]: Point) => px >= left && px <= right && py >= top && py <= bottom
    if (doors.some(({ from, to }) => within(from) || within(to))) continue
    return barred(Math.floor(long / CELL), long, at, space, furnisher)
  }
  return []
}

function barred(
  count: number,
  long: number,
  at: (along: number, deep: number) => Point,
  space: Space,
  furnisher: Furnisher,
): Door[] {
  const cells: Door[] = []
  const upright = at(0, 0)[0] === at(1, 0)[0]
  const across = upright ? Math.PI / 2 : 0
  for (let i = 0; i < count; i++) {
    const start = i * CELL
    cells.push({ kind: 'bars', state: 'closed', from: at(start, CELL), to: at(start + 1, CELL) })
    furnisher.put('bars', space, ...at(start + 1.5, CELL), { turn: across, width: 0.96 })
    if (start + CELL < long)
      furnisher.put('bars', space, ...at(start + CELL, CELL / 2), { turn: across + Math.PI / 2, width: CELL - 0.2 })
  }
  for (const door of cells) furnisher.reserve(doorway(door))
  return cells
}
