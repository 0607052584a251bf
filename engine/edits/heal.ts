import type { Picture } from '../paint/picture.ts'
import type { Mask } from './fill.ts'

/** Rounds of relaxation on the coarse grid and px by px, and how far beyond each goes, which gets there sooner. */
const ROUNDS = { coarse: 70, fine: 10 }
const BEYOND = { coarse: 1.85, fine: 1.6 }
/** Side of a cell of the coarse grid, px. */
const SIDE = 8
/** What holds a px to the colour that was copied: a seam is seen in about 1 / √HELD px about it. */
const HELD = 0.00008
/** How far from a seam the change is worked out px by px. */
const FINE_REACH = 10
/** The most that is changed. */
const CHANGE_MOST = 60
/** A larger step than this is no seam but the edge of something. */
const SEAM_MOST = 70

/**
 * Takes away the seams between what was copied from here and from there: steps in colour that were not there where it was copied from
 * are spread about (the screened Poisson equation; Pérez et al. 2003, Bhat et al. 2008). `from`: the px of `before` that each px of the
 * hole shows.
 */
export function heal(made: Picture, before: Picture, { values }: Mask, from: Int32Array): void {
  const { width, height, pixels } = made
  const size = width * height
  const isHole = (at: number) => values[at]! >= 128
  const seams = seamsIn(width, height, values, from)
  const grid = gridOf(width, height, values)
  const near = nearSeams(width, height, values, seams)
  const sum = new Float32Array(size)
  const change = new Float32Array(size)
  for (let c = 0; c < 3; c++) {
    sum.fill(0)
    change.fill(0)
    grid.sums.fill(0)
    grid.found.fill(0)
    /** What `p` was higher than the px beside it, where it was copied from; none where that is not known. */
    const was = (p: number, step: number): number | undefined => {
      const own = from[p]!
      const next = own + step
      if (own < 0 || next < 0 || next >= size || isHole(next)) return undefined
      return before.pixels[own * 4 + c]! - before.pixels[next * 4 + c]!
    }
    for (const seam of seams) {
      const step = seam % 2 === 0 ? 1 : width
      const p = seam >> 1
      const q = p + step
      const there = isHole(p) ? was(p, step) : undefined
      const back = isHole(q) ? was(q, -step) : undefined
      const is = pixels[p * 4 + c]! - pixels[q * 4 + c]!
      const wanted =
        there !== undefined && back !== undefined ? (there - back) / 2 : (there ?? (back === undefined ? is : -back))
      const jump = wanted - is
      const counted = jump * Math.exp(-((jump / SEAM_MOST) ** 2))
      if (isHole(p)) {
        sum[p]! += counted
        grid.sums[cellOf(grid, width, p)]! += counted / SIDE
      }
      if (isHole(q)) {
        sum[q]! -= counted
        grid.sums[cellOf(grid, width, q)]! -= counted / SIDE
      }
    }
    for (let round = 0; round < ROUNDS.coarse; round++) for (let y = 0; y < grid.down; y++) relaxCoarseRow(grid, y)
    for (let y = 0; y < height; y++) guessRow(grid, values, change, y, width)
    for (let round = 0; round < ROUNDS.fine; round++) {
      relax(near.inner, width, sum, change)
      for (const at of near.edge) relaxAtEdge(at, width, size, sum, change)
    }
    for (let at = 0; at < size; at++)
      if (isHole(at))
        pixels[at * 4 + c] = pixels[at * 4 + c]! + Math.max(-CHANGE_MOST, Math.min(CHANGE_MOST, change[at]!))
  }
}

/** Where px beside each other were not beside each other where they were copied from: twice the first px, and 1 more where the other is below. */
function seamsIn(width: number, height: number, values: Uint8Array, from: Int32Array): Int32Array {
  const found: number[] = []
  for (let y = 0; y < height; y++) {
    const right = width - 1
    for (let x = 0, at = y * width; x < width; x++, at++) {
      const isIn = values[at]! >= 128
      if (x < right && (isIn || values[at + 1]! >= 128) && !(isIn && from[at + 1] === from[at]! + 1)) found.push(2 * at)
      if (y === height - 1) continue
      const below = at + width
      if ((isIn || values[below]! >= 128) && !(isIn && from[below] === from[at]! + width)) found.push(2 * at + 1)
    }
  }
  return Int32Array.from(found)
}

/** Px of the hole about seams, row by row: those within the picture, and those along its edge. Further off the coarse grid's guess serves. */
function nearSeams(width: number, height: number, values: Uint8Array, seams: Int32Array) {
  const marked = new Uint8Array(width * height)
  for (const seam of seams) {
    marked[seam >> 1] = 1
    marked[(seam >> 1) + (seam % 2 === 0 ? 1 : width)] = 1
  }
  const rows = spreadAlong(marked, height, width, width, 1)
  const all = spreadAlong(rows, width, height, 1, width)
  const [inner, edge]: [number[], number[]] = [[], []]
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at++) {
      if (!all[at] || values[at]! < 128) continue
      const isAtEdge = x === 0 || y === 0 || x === width - 1 || y === height - 1
      ;(isAtEdge ? edge : inner).push(at)
    }
  return { inner: Int32Array.from(inner), edge: Int32Array.from(edge) }
}

/** Marks what lies within the reach of something marked along each of so many lines. */
function spreadAlong(marked: Uint8Array, lines: number, length: number, stride: number, step: number): Uint8Array {
  const made = new Uint8Array(marked.length)
  for (let line = 0; line < lines; line++)
    for (const way of [1, -1]) {
      let left = 0
      let at = line * stride + (way === 1 ? 0 : (length - 1) * step)
      for (let k = 0; k < length; k++, at += way * step) {
        if (marked[at]) left = FINE_REACH + 1
        if (left > 0) {
          made[at] = 1
          left--
        }
      }
    }
  return made
}

interface Coarse {
  across: number
  down: number
  /** How many px of the hole each cell has. */
  holes: Int32Array
  sums: Float32Array
  found: Float32Array
}

const cellOf = ({ across }: Coarse, width: number, at: number) =>
  Math.floor(at / width / SIDE) * across + Math.floor((at % width) / SIDE)

/** The coarse grid, for a first guess of the change: what spreads far is found at once. */
function gridOf(width: number, height: number, values: Uint8Array): Coarse {
  const across = Math.ceil(width / SIDE)
  const down = Math.ceil(height / SIDE)
  const plane = () => new Float32Array(across * down)
  const grid = { across, down, holes: new Int32Array(across * down), sums: plane(), found: plane() }
  for (let at = 0; at < values.length; at++) if (values[at]! >= 128) grid.holes[cellOf(grid, width, at)]!++
  return grid
}

/** A row of the change as the coarse grid has it. */
function guessRow({ across, down, found }: Coarse, values: Uint8Array, change: Float32Array, y: number, width: number) {
  const fy = Math.min(down - 1, Math.max(0, (y + 0.5) / SIDE - 0.5))
  const top = Math.floor(fy) * across
  const low = Math.min(down - 1, Math.floor(fy) + 1) * across
  const v = fy - Math.floor(fy)
  for (let x = 0, at = y * width; x < width; x++, at++) {
    if (values[at]! < 128) continue
    const fx = Math.min(across - 1, Math.max(0, (x + 0.5) / SIDE - 0.5))
    const left = Math.floor(fx)
    const right = Math.min(across - 1, left + 1)
    const u = fx - left
    const above = found[top + left]! * (1 - u) + found[top + right]! * u
    change[at] = above + (found[low + left]! * (1 - u) + found[low + right]! * u - above) * v
  }
}

function relaxCoarseRow({ across, down, holes, sums, found }: Coarse, y: number): void {
  for (let x = 0, at = y * across; x < across; x++, at++) {
    if (holes[at] === 0) continue
    let about = sums[at]!
    let ways = 0
    if (x > 0) {
      about += found[at - 1]!
      ways++
    }
    if (x < across - 1) {
      about += found[at + 1]!
      ways++
    }
    if (y > 0) {
      about += found[at - across]!
      ways++
    }
    if (y < down - 1) {
      about += found[at + across]!
      ways++
    }
    found[at]! += BEYOND.coarse * (about / (ways + HELD * SIDE * SIDE) - found[at]!)
  }
}

/** Px with all their neighbours; what is not of the hole changes nothing. */
function relax(inner: Int32Array, width: number, sum: Float32Array, change: Float32Array): void {
  for (let k = 0; k < inner.length; k++) {
    const at = inner[k]!
    const about = sum[at]! + change[at - 1]! + change[at + 1]! + change[at - width]! + change[at + width]!
    change[at]! += BEYOND.fine * (about / (4 + HELD) - change[at]!)
  }
}

function relaxAtEdge(at: number, width: number, size: number, sum: Float32Array, change: Float32Array): void {
  const x = at % width
  let about = sum[at]!
  let ways = 0
  const add = (next: number) => {
    about += change[next]!
    ways++
  }
  if (x > 0) add(at - 1)
  if (x < width - 1) add(at + 1)
  if (at >= width) add(at - width)
  if (at < size - width) add(at + width)
  change[at]! += BEYOND.fine * (about / (ways + HELD) - change[at]!)
}
