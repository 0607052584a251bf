import type { Picture } from '../paint/picture.ts'
import type { Mask } from './fill.ts'
import { between } from './membrane.ts'

/** Rounds of relaxation on the coarse grid and px by px, and how far beyond each goes, which gets there sooner. */
const ROUNDS = { coarse: 70, fine: 10 }
const BEYOND = { coarse: 1.85, fine: 1.6 }
/** Side of a cell of the coarse grid, px. */
const SIDE = 8
/** What holds a px to the colour that was copied: a seam is seen in about 1 / √HELD px about it. */
const HELD = 0.00008
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
  const sum = new Float32Array(size)
  const change = new Float32Array(size)
  // How many neighbours a px has.
  const ways = new Uint8Array(size)
  for (let at = 0; at < size; at++) {
    const x = at % width
    ways[at] = (x > 0 ? 1 : 0) + (x < width - 1 ? 1 : 0) + (at >= width ? 1 : 0) + (at < size - width ? 1 : 0)
  }
  for (let c = 0; c < 3; c++) {
    sum.fill(0)
    change.fill(0)
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
      if (isHole(p)) sum[p]! += counted
      if (isHole(q)) sum[q]! -= counted
    }
    coarsely({ width, height, values, sum, change })
    for (let round = 0; round < ROUNDS.fine; round++)
      for (let y = 0; y < height; y++) relaxRow({ width, size, values, sum, change, ways }, y * width)
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

/** The change in cells of the coarse grid, for a first guess: what spreads far is found at once. */
function coarsely({ width, height, values, sum, change }: Omit<Relaxing, 'size' | 'ways'> & { height: number }): void {
  const across = Math.ceil(width / SIDE)
  const down = Math.ceil(height / SIDE)
  const sums = new Float32Array(across * down)
  const holes = new Int32Array(across * down)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * width + x
      if (values[at]! < 128) continue
      const cell = Math.floor(y / SIDE) * across + Math.floor(x / SIDE)
      sums[cell]! += sum[at]! / SIDE
      holes[cell]!++
    }
  const found = new Float32Array(across * down)
  const grid = { across, down, holes, sums, found }
  for (let round = 0; round < ROUNDS.coarse; round++) for (let y = 0; y < down; y++) relaxCoarseRow(grid, y)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * width + x
      if (values[at]! >= 128) change[at] = between(found, across, down, (x + 0.5) / SIDE - 0.5, (y + 0.5) / SIDE - 0.5)
    }
}

interface Coarse {
  across: number
  down: number
  holes: Int32Array
  sums: Float32Array
  found: Float32Array
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

interface Relaxing {
  width: number
  size: number
  values: Uint8Array
  sum: Float32Array
  change: Float32Array
  ways: Uint8Array
}

// Rows are functions of their own: a call that runs a whole picture long is compiled anew for every picture.
function relaxRow({ width, size, values, sum, change, ways }: Relaxing, first: number): void {
  for (let at = first; at < first + width; at++) {
    if (values[at]! < 128) continue
    let about = sum[at]!
    if (at > first) about += change[at - 1]!
    if (at < first + width - 1) about += change[at + 1]!
    if (at >= width) about += change[at - width]!
    if (at < size - width) about += change[at + width]!
    change[at]! += BEYOND.fine * (about / (ways[at]! + HELD) - change[at]!)
  }
}
