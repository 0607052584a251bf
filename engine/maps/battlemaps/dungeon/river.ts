import type { Random } from '../../../paint/random.ts'
import { banks, heading, offWay, type Way, winding } from '../clearing/ways.ts'
import { type Furnisher, footprint, type Space } from '../furnish.ts'
import { inside, point, rectangle } from '../geometry.ts'
import type { Point } from '../scene.ts'
import type { Layout } from './layout.ts'

/** One river through a dungeon, from one edge of the sheet to another. */
export interface River {
  way: Way
  ring: Point[]
}

const courses = [
  ['left', 'right'],
  ['left', 'right'],
  ['top', 'bottom'],
  ['top', 'bottom'],
  ['left', 'bottom'],
  ['top', 'right'],
  ['left', 'top'],
  ['bottom', 'right'],
] as const

/** Courses tried before a dungeon is left without. */
const TRIES = 160

/** The course that runs through most rooms, of those that touch no doorway or stair and run along no passage. */
export function riverThrough(layout: Layout, doorways: readonly Point[], random: Random): River | undefined {
  const { columns, rows, rooms } = layout
  let best: { way: Way; crossed: number } | undefined
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const half = random.range(0.85, 1.1)
    const by = point(columns * random.range(0.2, 0.8), rows * random.range(0.2, 0.8))
    const [from, to] = random.pick(courses)
    const way = winding(from, to, columns, rows, by, half, random)
    const crossed = rooms.filter(({ outline }) => way.line.filter(([x, y]) => inside(outline, x, y)).length > 3).length
    if (crossed < Math.min(2, rooms.length) || (best && crossed <= best.crossed)) continue
    if (doorways.some(([x, y]) => offWay(way, x, y) < 0.62)) continue
    if (layout.passages.some(({ squares, width }) => squares.filter(isWet(way)).length > 4 * width)) continue
    best = { way, crossed }
  }
  return best && { way: best.way, ring: banks(best.way) }
}

const isWet =
  (way: Way) =>
  ([x, y]: readonly [number, number]) =>
    offWay(way, x + 0.5, y + 0.5) < 0.3

/** Planks wherever a passage or a room lies on both banks. */
export function spanned({ way }: River, layout: Layout, furnisher: Furnisher): void {
  const sheet: Space = { outline: rectangle(0, 0, layout.columns, layout.rows) }
  for (const { squares } of layout.passages) {
    const wet = squares.filter(isWet(way))
    if (wet.length === 0) continue
    const [xs, ys] = [wet.map(([x]) => x), wet.map(([, y]) => y)]
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs) + 1, Math.min(...ys), Math.max(...ys) + 1]
    const level = squares.some(([x, y]) => (x === left - 1 || x === right) && y >= top && y < bottom)
    const [long, wide] = level ? [right - left, bottom - top] : [bottom - top, right - left]
    furnisher.put('bridge', sheet, (left + right) / 2, (top + bottom) / 2, {
      turn: level ? Math.PI / 2 : 0,
      width: wide * 0.9,
      depth: long + 0.9,
    })
  }
  for (const { outline } of layout.rooms) {
    const within = way.line.flatMap(([x, y], i) => (inside(outline, x, y) ? [i] : []))
    const middle = within[Math.floor(within.length / 2)]
    if (middle === undefined || within.length < 5) continue
    const [x, y] = way.line[middle]!
    const [dx, dy] = heading(way, middle)
    const planks = { turn: Math.atan2(dy, dx), width: 1.1, depth: way.half[middle]! * 2 + 0.9 }
    // Nobody has put a bed at the end of it.
    if (furnisher.put('bridge', { outline }, x, y, planks)) furnisher.reserve(footprint({ at: [x, y], ...planks }))
  }
}
