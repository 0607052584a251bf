import type { Random } from '../../../paint/random.ts'
import { contours, point, smooth, thinned } from '../geometry.ts'
import type { Point } from '../scene.ts'

const around = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const

/** Open squares (1) of a cave, all connected and running out over one edge of the sheet; a mine is all galleries. */
export function carve(columns: number, rows: number, mine: boolean, random: Random): Uint8Array {
  for (let attempt = 0; attempt < 30; attempt++) {
    const cells = mine ? galleries(columns, rows, random) : automaton(columns, rows, random)
    join(cells, columns, rows, random)
    wayIn(cells, columns, rows, random)
    const open = cells.reduce((sum, cell) => sum + cell, 0)
    if (open > columns * rows * (mine ? 0.2 : 0.36)) return cells
  }
  return new Uint8Array(columns * rows).fill(1)
}

/** The classic rule on random rock: born with 5-8 neighbours, survives with 4-8. */
function automaton(columns: number, rows: number, random: Random): Uint8Array {
  let rock = new Uint8Array(columns * rows)
  for (let i = 0; i < rock.length; i++) rock[i] = random.chance(0.445) ? 1 : 0
  for (let pass = 0; pass < 5; pass++) {
    const next = new Uint8Array(columns * rows)
    for (let y = 0; y < rows; y++) {
      for (let x = 0; x < columns; x++) {
        let n = 0
        for (let dy = -1; dy <= 1; dy++) {
          for (let dx = -1; dx <= 1; dx++) {
            if (dx === 0 && dy === 0) continue
            const nx = x + dx
            const ny = y + dy
            if (nx < 1 || ny < 1 || nx >= columns - 1 || ny >= rows - 1 || rock[ny * columns + nx] === 1) n++
          }
        }
        next[y * columns + x] = n >= 5 || (n >= 4 && rock[y * columns + x] === 1) ? 1 : 0
      }
    }
    rock = next
  }
  return rock.map((cell, i) => {
    const x = i % columns
    const y = (i - x) / columns
    return cell === 1 || x < 1 || y < 1 || x >= columns - 1 || y >= rows - 1 ? 0 : 1
  })
}

/** Chambers joined by galleries two squares wide that turn at right angles, as men dig. */
function galleries(columns: number, rows: number, random: Random): Uint8Array {
  const cells = new Uint8Array(columns * rows)
  const dig = (x: number, y: number, w: number, h: number) => {
    for (let cy = Math.max(1, y); cy < Math.min(rows - 1, y + h); cy++) {
      for (let cx = Math.max(1, x); cx < Math.min(columns - 1, x + w); cx++) cells[cy * columns + cx] = 1
    }
  }
  const hubs: [number, number][] = []
  const across = Math.max(2, Math.round(columns / 5.6))
  const down = Math.max(2, Math.round(rows / 5.6))
  for (let row = 0; row < down; row++) {
    for (let column = 0; column < across; column++) {
      const x = Math.round(((column + 0.5) * columns) / across + random.range(-1.2, 1.2))
      const y = Math.round(((row + 0.5) * rows) / down + random.range(-1.2, 1.2))
      hubs.push([x, y])
      const big = random.chance(0.62)
      if (big) dig(x - random.int(1, 2), y - random.int(1, 2), random.int(3, 5), random.int(3, 5))
    }
  }
  for (const [i, [x, y]] of hubs.entries()) {
    const right = (i + 1) % across !== 0 ? hubs[i + 1] : undefined
    const below = hubs[i + across]
    for (const other of [right, below]) {
      if (!other || random.chance(0.34)) continue
      const [ox, oy] = other
      dig(Math.min(x, ox), y, Math.abs(ox - x) + 2, 2)
      dig(ox, Math.min(y, oy), 2, Math.abs(oy - y) + 2)
    }
  }
  return cells
}

function flood(cells: Uint8Array, columns: number, start: number, met: Uint8Array): number[] {
  const found = [start]
  met[start] = 1
  for (let i = 0; i < found.length; i++) {
    const cell = found[i]!
    for (const [dx, dy] of around) {
      const next = cell + dx + dy * columns
      if (cells[next] === 1 && met[next] === 0) {
        met[next] = 1
        found.push(next)
      }
    }
  }
  return found
}

/** Fills specks, and digs a bridge from each lesser hollow to the nearest part of the greater. */
function join(cells: Uint8Array, columns: number, rows: number, random: Random): void {
  for (let round = 0; round < 40; round++) {
    const met = new Uint8Array(cells.length)
    const hollows: number[][] = []
    for (let i = 0; i < cells.length; i++)
      if (cells[i] === 1 && met[i] === 0) hollows.push(flood(cells, columns, i, met))
    hollows.sort((a, b) => b.length - a.length)
    const lesser = hollows[1]
    if (!lesser) return
    if (lesser.length < 7) {
      for (const hollow of hollows.slice(1)) for (const cell of hollow) cells[cell] = 0
      return
    }
    let [best, from, to] = [Infinity, lesser[0]!, hollows[0]![0]!]
    for (const a of lesser) {
      for (const b of hollows[0]!) {
        const dx = (a % columns) - (b % columns)
        const dy = Math.floor(a / columns) - Math.floor(b / columns)
        const d = dx * dx + dy * dy
        if (d < best) [best, from, to] = [d, a, b]
      }
    }
    let x = from % columns
    let y = Math.floor(from / columns)
    const tx = to % columns
    const ty = Math.floor(to / columns)
    while (x !== tx || y !== ty) {
      if (x !== tx && (y === ty || random.chance(0.5))) x += Math.sign(tx - x)
      else y += Math.sign(ty - y)
      for (const [dx, dy] of [
        [0, 0],
        [1, 0],
        [0, 1],
      ] as const) {
        if (x + dx > 0 && y + dy > 0 && x + dx < columns - 1 && y + dy < rows - 1)
          cells[(y + dy) * columns + x + dx] = 1
      }
    }
  }
}

/** Opens the cave to the nearest lower edge of the sheet. */
function wayIn(cells: Uint8Array, columns: number, rows: number, random: Random): void {
  for (let y = rows - 2; y > 0; y--) {
    const here: number[] = []
    for (let x = 2; x < columns - 3; x++)
      if (cells[y * columns + x] === 1 && cells[y * columns + x + 1] === 1) here.push(x)
    if (here.length === 0) continue
    const x = random.pick(here)
    for (let cy = y; cy < rows; cy++) {
      cells[cy * columns + x] = 1
      cells[cy * columns + x + 1] = 1
    }
    return
  }
}

/** A hall of a cave: the squares nearest one of its roomiest places. */
export interface Cavern {
  cells: number[]
  middle: Point
  /** Squares from the middle to the nearest wall. */
  clearance: number
  outline: Point[]
  x: number
  y: number
  width: number
  height: number
  columnOf(cell: number): number
  rowOf(cell: number): number
}

/** Halls of a cave, the roomiest first. */
export function caverns(cells: Uint8Array, columns: number, rows: number): Cavern[] {
  const clearance = new Float32Array(cells.length)
  for (let i = 0; i < cells.length; i++) {
    if (cells[i] === 0) continue
    const x = i % columns
    const y = (i - x) / columns
    let least = 9
    for (let dy = -5; dy <= 5; dy++) {
      for (let dx = -5; dx <= 5; dx++) {
        const nx = x + dx
        const ny = y + dy
        if (nx >= 0 && ny >= 0 && nx < columns && ny < rows && cells[ny * columns + nx] === 1) continue
        least = Math.min(least, Math.hypot(dx, dy))
      }
    }
    clearance[i] = least
  }
  const peaks: number[] = []
  const order = [...cells.keys()]
    .filter((i) => clearance[i]! >= 1.4)
    .sort((a, b) => clearance[b]! - clearance[a]! || a - b)
  for (const cell of order) {
    const x = cell % columns
    const y = Math.floor(cell / columns)
    if (
      peaks.every((peak) => Math.hypot((peak % columns) - x, Math.floor(peak / columns) - y) > 3.2 + clearance[peak]!)
    )
      peaks.push(cell)
  }
  const owner = new Int16Array(cells.length).fill(-1)
  const queue = peaks.map((peak, i) => {
    owner[peak] = i
    return peak
  })
  for (let i = 0; i < queue.length; i++) {
    const cell = queue[i]!
    for (const [dx, dy] of around) {
      const x = (cell % columns) + dx
      const y = Math.floor(cell / columns) + dy
      if (x < 0 || y < 0 || x >= columns || y >= rows) continue
      const next = y * columns + x
      if (cells[next] === 1 && owner[next] === -1) {
        owner[next] = owner[cell]!
        queue.push(next)
      }
    }
  }
  return peaks
    .map((peak, i): Cavern => {
      const own = [...cells.keys()].filter((cell) => owner[cell] === i)
      const xs = own.map((cell) => cell % columns)
      const ys = own.map((cell) => Math.floor(cell / columns))
      const x = Math.min(...xs)
      const y = Math.min(...ys)
      return {
        cells: own,
        middle: point((peak % columns) + 0.5, Math.floor(peak / columns) + 0.5),
        clearance: clearance[peak]!,
        outline: around1(own, columns, rows),
        x,
        y,
        width: Math.max(...xs) - x + 1,
        height: Math.max(...ys) - y + 1,
        columnOf: (cell) => cell % columns,
        rowOf: (cell) => Math.floor(cell / columns),
      }
    })
    .filter((hall) => hall.cells.length >= 6)
    .sort((a, b) => b.cells.length - a.cells.length)
}

/** The outline of a set of squares, drawn in a little so that it lies within the rock's own line. */
function around1(own: readonly number[], columns: number, rows: number): Point[] {
  const values = new Float32Array((columns * 2 + 1) * (rows * 2 + 1))
  const set = new Set(own)
  for (let y = 0; y <= rows * 2; y++) {
    for (let x = 0; x <= columns * 2; x++) {
      let sum = 0
      for (const dx of [-0.3, 0.3]) {
        for (const dy of [-0.3, 0.3]) {
          const cx = Math.floor(x / 2 + dx)
          const cy = Math.floor(y / 2 + dy)
          if (cx >= 0 && cy >= 0 && cx < columns && cy < rows && set.has(cy * columns + cx)) sum++
        }
      }
      values[y * (columns * 2 + 1) + x] = sum / 4
    }
  }
  const rings = contours(columns * 2, rows * 2, 0.5, 0.7, values)
  const largest = rings.reduce((a, b) => (b.length > a.length ? b : a), rings[0] ?? [])
  return thinned(smooth(largest, 1), 0.05)
}
