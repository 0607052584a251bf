import { fbm } from '../../../paint/noise.ts'
import { grown } from '../geometry/clip.ts'
import { Ground } from '../geometry/ground.ts'
import { resampled, softened, straightened } from '../geometry/line.ts'
import { apart, distanceToLine, type Line, type Point, type Ring, within } from '../geometry/polygon.ts'
import type { Site } from './site.ts'

const CELL = 15

/** A bridge a road may take: dry land at both ends. */
export interface Crossing {
  from: Point
  to: Point
}

/** The country as squares of 15 ft, each with what it costs to lead a road across it. */
export interface Country {
  columns: number
  rows: number
  /** Per square; infinite where no road can go. */
  cost: Float64Array
  crossings: Crossing[]
}

/** Prices the country: water and the town's own ground bar the way, hills and rough ground make it long. */
export function surveyedCountry(site: Site, seed: number, barred: readonly Ring[], crossings: Crossing[]): Country {
  const columns = Math.ceil(site.width / CELL)
  const rows = Math.ceil(site.height / CELL)
  const cost = new Float64Array(columns * rows)
  const sheet = { left: 0, top: 0, right: columns * CELL, bottom: rows * CELL }
  const wet = site.water.length > 0 ? grown(site.water, 25, true) : []
  const open = Ground.around(sheet, [...barred, ...wet], 60)
  for (let row = 0; row < rows; row++) {
    const y = (row + 0.5) * CELL
    const isOpen = open.along(y)
    for (let column = 0; column < columns; column++) {
      const x = (column + 0.5) * CELL
      const index = row * columns + column
      if (!isOpen(x)) {
        cost[index] = Number.POSITIVE_INFINITY
        continue
      }
      cost[index] = 0.7 + 1.5 * fbm(x / 210, y / 210, seed, 3)
      for (const hill of site.relief) {
        const away = Math.hypot(hill.x - x, hill.y - y) / hill.radius
        if (away < 1) cost[index]! += (1 - away) * hill.height * 0.05
      }
    }
  }
  return { columns, rows, cost, crossings }
}

/** A road as runs over land; where one run ends and the next begins, a crossing lies between them. */
export interface Road {
  runs: Line[]
  crossed: Crossing[]
}

/**
 * The easiest road from a place to the sheet's edge, as near as may be to a direction (radians). Ground once trodden is
 * easier, so later roads join it. Undefined when the edge cannot be reached.
 */
export function roadToEdge(site: Site, country: Country, from: Point, towards: number): Road | undefined {
  const { columns, rows } = country
  const start = openSquare(country, from)
  if (start < 0) return undefined
  const [cx, cy] = site.centre
  let goal = -1
  let best = Number.POSITIVE_INFINITY
  const via = flooded(country, start, (index, total) => {
    // Squares come cheapest first: from here on the way alone costs more than the best road to the edge.
    if (total * 0.35 > best) return false
    const column = index % columns
    const row = (index - column) / columns
    if (column > 0 && row > 0 && column < columns - 1 && row < rows - 1) return true
    const turn = Math.atan2((row + 0.5) * CELL - cy, (column + 0.5) * CELL - cx) - towards
    const off = Math.abs(Math.atan2(Math.sin(turn), Math.cos(turn)))
    const price = off * 60 + total * 0.35
    if (price < best || (price === best && index < goal)) {
      best = price
      goal = index
    }
    return true
  })
  if (goal < 0) return undefined
  return roadAlong(site, country, from, start, goal, via)
}

function openSquare(country: Country, from: Point): number {
  const { columns, rows, cost } = country
  let best = -1
  let room = Number.POSITIVE_INFINITY
  const [fc, fr] = [Math.floor(from[0] / CELL), Math.floor(from[1] / CELL)]
  for (let dr = -3; dr <= 3; dr++) {
    for (let dc = -3; dc <= 3; dc++) {
      const [column, row] = [fc + dc, fr + dr]
      if (column < 0 || row < 0 || column >= columns || row >= rows) continue
      const index = row * columns + column
      const away = apart(from, [(column + 0.5) * CELL, (row + 0.5) * CELL])
      if (Number.isFinite(cost[index]!) && away < room) {
        room = away
        best = index
      }
    }
  }
  return best
}

/** From a square outwards, cheapest first, until `reached` wants no more: where one came from to each square reached. */
function flooded(country: Country, start: number, reached: (square: number, total: number) => boolean): Int32Array {
  const { columns, rows, cost } = country
  const total = new Float64Array(columns * rows).fill(Number.POSITIVE_INFINITY)
  const via = new Int32Array(columns * rows).fill(-1)
  const bridges = new Map<number, number[]>()
  for (const crossing of country.crossings) {
    const [a, b] = [openSquare(country, crossing.from), openSquare(country, crossing.to)]
    if (a < 0 || b < 0) continue
    bridges.set(a, [...(bridges.get(a) ?? []), b])
    bridges.set(b, [...(bridges.get(b) ?? []), a])
  }
  total[start] = 0
  const heap = new Heap()
  heap.push(start, 0)
  while (heap.size > 0) {
    const price = heap.least
    const here = heap.pop()
    if (price > total[here]!) continue
    if (!reached(here, price)) break
    const column = here % columns
    const row = (here - column) / columns
    const visit = (there: number, sum: number) => {
      if (sum >= total[there]!) return
      total[there] = sum
      via[there] = here
      heap.push(there, sum)
    }
    for (let r = Math.max(0, row - 1); r <= Math.min(rows - 1, row + 1); r++) {
      for (let c = Math.max(0, column - 1); c <= Math.min(columns - 1, column + 1); c++) {
        const there = r * columns + c
        // Barred squares cost infinitely much, which is never less than what they have.
        if (there !== here)
          visit(there, price + (cost[there]! + cost[here]!) * (r !== row && c !== column ? Math.SQRT1_2 : 0.5))
      }
    }
    for (const there of bridges.get(here) ?? []) visit(there, price + 9)
  }
  return via
}

function roadAlong(site: Site, country: Country, from: Point, start: number, goal: number, via: Int32Array): Road {
  const { columns, cost } = country
  const place = (index: number): Point => {
    const column = index % columns
    return [(column + 0.5) * CELL, ((index - column) / columns + 0.5) * CELL]
  }
  const squares: number[] = []
  for (let here = goal; here !== -1; here = via[here]!) squares.push(here)
  squares.reverse()
  const runs: Line[] = []
  const crossed: Crossing[] = []
  let run: Line = [from]
  for (const [i, square] of squares.entries()) {
    const before = squares[i - 1]
    if (before !== undefined && apart(place(before), place(square)) > CELL * 2) {
      const over = country.crossings.find(
        (crossing) =>
          Math.min(apart(crossing.from, place(before)), apart(crossing.to, place(before))) < CELL * 4 &&
          Math.min(apart(crossing.from, place(square)), apart(crossing.to, place(square))) < CELL * 4,
      )!
      const ahead = apart(over.from, place(before)) < apart(over.to, place(before))
      run.push(ahead ? over.from : over.to)
      runs.push(run)
      crossed.push(ahead ? over : { from: over.to, to: over.from })
      run = [ahead ? over.to : over.from]
    }
    if (square !== start) run.push(place(square))
  }
  const last = run.at(-1)!
  run.push(pastEdge(site, last))
  runs.push(run)
  for (const square of squares) cost[square]! *= 0.35
  return { runs: runs.map((line) => smooth(site, line)), crossed }
}

function pastEdge(site: Site, at: Point): Point {
  const sides: [number, Point][] = [
    [at[0], [-30, at[1]]],
    [at[1], [at[0], -30]],
    [site.width - at[0], [site.width + 30, at[1]]],
    [site.height - at[1], [at[0], site.height + 30]],
  ]
  return sides.reduce((a, b) => (b[0] < a[0] ? b : a))[1]
}

function smooth(site: Site, line: Line): Line {
  const sparse = straightened(line, CELL * 0.75)
  for (const [step, times] of [
    [70, 3],
    [32, 2],
  ] as const) {
    const soft = softened(straightened(resampled(sparse, step), 4), times)
    const soaked = resampled(soft, 9).some(
      ([x, y]) =>
        within(site.water, x, y) || site.rivers.some((river) => distanceToLine(x, y, river.line) < river.width / 2 + 8),
    )
    if (!soaked) return soft
  }
  return softened(line, 1)
}

/** A queue of squares by price, cheapest first. */
class Heap {
  readonly #items: number[] = []
  readonly #prices: number[] = []

  get size(): number {
    return this.#items.length
  }

  /** The price of the cheapest. */
  get least(): number {
    return this.#prices[0]!
  }

  push(item: number, price: number): void {
    const items = this.#items
    const prices = this.#prices
    let at = items.length
    items.push(item)
    prices.push(price)
    while (at > 0) {
      const parent = (at - 1) >> 1
      if (prices[parent]! <= price) break
      items[at] = items[parent]!
      prices[at] = prices[parent]!
      at = parent
    }
    items[at] = item
    prices[at] = price
  }

  pop(): number {
    const items = this.#items
    const prices = this.#prices
    const top = items[0]!
    const item = items.pop()!
    const price = prices.pop()!
    const size = items.length
    if (size === 0) return top
    let at = 0
    for (;;) {
      const left = at * 2 + 1
      if (left >= size) break
      const child = left + 1 < size && prices[left + 1]! < prices[left]! ? left + 1 : left
      if (prices[child]! >= price) break
      items[at] = items[child]!
      prices[at] = prices[child]!
      at = child
    }
    items[at] = item
    prices[at] = price
    return top
  }
}
