import type { Random } from '../../../paint/random.ts'
import type { Furnisher, Space } from '../furnish.ts'
import { point } from '../geometry.ts'
import type { Area, Point } from '../scene.ts'
import type { Cavern } from './carve.ts'

/** Rails from hall to hall through a mine, with carts on them and timber frames over the galleries. */
export function rails(
  cells: Uint8Array,
  columns: number,
  rows: number,
  halls: readonly Cavern[],
  furnisher: Furnisher,
  space: Space,
  random: Random,
): Area[] {
  const ends = halls.slice(0, 4)
  const start = ends[0]
  if (!start) return []
  const outlines: Point[][] = []
  const laid = new Set<number>()
  for (const end of ends.slice(1)) {
    const way = walk(cells, columns, rows, end, start, laid)
    if (way.length < 4) continue
    for (const [x, y] of way) laid.add(Math.floor(y) * columns + Math.floor(x))
    outlines.push(way)
    const spot = Math.floor(way.length * random.range(0.2, 0.6))
    const cart = way[spot]!
    const before = way[Math.max(0, spot - 1)]!
    furnisher.put('mine-cart', space, cart[0], cart[1], { turn: Math.atan2(cart[0] - before[0], before[1] - cart[1]) })
    for (let i = 3; i < way.length - 2; i += 4) {
      const [x, y] = way[i]!
      const [px, py] = way[i - 1]!
      const [nx, ny] = way[i + 1]!
      if (nx - x !== x - px || ny - y !== y - py) continue
      furnisher.put('timber-frame', space, x, y, { turn: x !== px ? Math.PI / 2 : 0, width: 1.9 })
    }
  }
  // Nothing is left lying where carts run.
  for (const [x, y] of outlines.flat())
    furnisher.reserve({ left: x - 0.5, right: x + 0.5, top: y - 0.5, bottom: y + 0.5 })
  return outlines.length === 0 ? [] : [{ kind: 'rails', outlines }]
}

/**
 * The way with fewest turns from a hall towards another over squares' middles, ending where it meets rails already laid.
 * Dijkstra over squares and headings.
 */
function walk(
  cells: Uint8Array,
  columns: number,
  rows: number,
  from: Cavern,
  to: Cavern,
  laid: ReadonlySet<number>,
): Point[] {
  const index = ([x, y]: Point) => Math.floor(y) * columns + Math.floor(x)
  const goal = index(to.middle)
  const steps = [1, columns, -1, -columns]
  const cost = new Map<number, number>()
  const before = new Map<number, number>()
  const open = steps.map((_, heading) => index(from.middle) * 4 + heading)
  for (const state of open) cost.set(state, 0)
  const done = new Set<number>()
  while (open.length > 0) {
    let least = 0
    for (let i = 1; i < open.length; i++) if (cost.get(open[i]!)! < cost.get(open[least]!)!) least = i
    const state = open.splice(least, 1)[0]!
    if (done.has(state)) continue
    done.add(state)
    const cell = state >> 2
    if (cell === goal || (laid.has(cell) && cell !== index(from.middle))) {
      const way: Point[] = []
      for (let at: number | undefined = state; at !== undefined; at = before.get(at)) {
        way.push(point(((at >> 2) % columns) + 0.5, Math.floor((at >> 2) / columns) + 0.5))
      }
      return way.reverse()
    }
    for (const [turn, step] of steps.entries()) {
      if ((turn + 2) % 4 === (state & 3)) continue
      const next = cell + step
      const x = next % columns
      if (next < 0 || next >= columns * rows || x === 0 || x === columns - 1 || cells[next] !== 1) continue
      const walls = steps.filter((s) => cells[next + s] !== 1).length
      const total = cost.get(state)! + 1 + walls * 0.25 + (turn === (state & 3) ? 0 : 3)
      if (total < (cost.get(next * 4 + turn) ?? Infinity)) {
        cost.set(next * 4 + turn, total)
        before.set(next * 4 + turn, state)
        open.push(next * 4 + turn)
      }
    }
  }
  return []
}
