import type { Field } from '../../paint/field.ts'
import { cosines, SIDE, toCosines } from './dct.ts'
import { calmed } from './noise.ts'
import { lightnessOf, pictureOfPlanes, planesOf } from './planes.ts'
import type { Mender } from './repair.ts'

/** By how much steps at the blocks' edges must be larger than elsewhere before anybody sees them. */
const SEEN = 1.24
/** Steps finer than this leave blocks that only a measurement finds: about JPEG's quality of 45. */
const COARSE = 13
/** Steps of cosines that are tried. */
const STEPS = { least: 4, most: 96 }
/** Blocks that are asked for their steps. */
const ASKED = 1200

/** How far each row or column steps beyond what those beside it would have it step: mean over the picture. */
function jumps({ width, height, values }: Field, isDown: boolean): Float32Array {
  const [lines, length, step, stride] = isDown ? [height, width, width, 1] : [width, height, 1, width]
  const made = new Float32Array(lines)
  for (let line = 2; line < lines - 1; line++) {
    let sum = 0
    for (let k = 0; k < length; k++) {
      const i = line * step + k * stride
      const jump = Math.abs(values[i]! - values[i - step]!)
      const beside =
        (Math.abs(values[i - step]! - values[i - 2 * step]!) + Math.abs(values[i + step]! - values[i]!)) / 2
      // Edges of things are larger than any block's.
      sum += Math.min(24, Math.max(0, jump - beside))
    }
    made[line] = sum / length
  }
  return made
}

/** The place of the blocks' edges among each eight, and how much larger the steps are there than elsewhere. */
function grid(steps: Float32Array): { at: number; ratio: number } {
  const sums = new Float64Array(SIDE)
  const counts = new Float64Array(SIDE)
  for (let k = 2; k < steps.length - 1; k++) {
    sums[k % SIDE]! += steps[k]!
    counts[k % SIDE]!++
  }
  const means = sums.map((sum, k) => sum / Math.max(1, counts[k]!))
  let at = 0
  for (let k = 1; k < SIDE; k++) if (means[k]! > means[at]!) at = k
  const others = means.filter((_, k) => k !== at)
  const usual = others.toSorted()[3]! + 0.12
  return { at, ratio: means[at]! / usual }
}

interface Found {
  x: number
  y: number
  ratio: number
}

function gridIn(light: Field): Found {
  if (light.width < 4 * SIDE || light.height < 4 * SIDE) return { x: 0, y: 0, ratio: 0 }
  const across = grid(jumps(light, false))
  const down = grid(jumps(light, true))
  return { x: across.at, y: down.at, ratio: Math.min(across.ratio, down.ratio) }
}

/** Cosines whose steps are asked for: low ones, which are rarely nothing. */
const asked = [1, SIDE, SIDE + 1, 2, 2 * SIDE]

/**
 * How coarse the blocks were cut, levels: the step of which the low cosines are whole multiples (Fan and de Queiroz, "Identification
 * of Bitmap Compression History", 2003), the largest that explains them.
 */
export function stepIn({ width, height, values }: Field, { x: left, y: top }: Pick<Found, 'x' | 'y'>): number {
  const columns = Math.floor((width - left) / SIDE)
  const rows = Math.floor((height - top) / SIDE)
  const every = Math.max(1, Math.floor((columns * rows) / ASKED))
  const found: number[][] = asked.map(() => [])
  const block = new Float32Array(cosines.length)
  for (let n = 0; n < columns * rows; n += every) {
    const [x, y] = [left + (n % columns) * SIDE, top + Math.floor(n / columns) * SIDE]
    for (let k = 0; k < block.length; k++) block[k] = values[(y + Math.floor(k / SIDE)) * width + x + (k % SIDE)]! - 128
    toCosines(block, block)
    for (const [k, place] of asked.entries()) if (Math.abs(block[place]!) > 3) found[k]!.push(Math.abs(block[place]!))
  }
  const steps = found.filter((list) => list.length > 30).map(periodOf)
  steps.sort((one, other) => one - other)
  return steps[Math.floor(steps.length / 2)] ?? 0
}

function periodOf(list: readonly number[]): number {
  let best = 0
  let most = 0.42
  for (let step = STEPS.least; step <= STEPS.most; step++) {
    let sum = 0
    let count = 0
    for (const value of list) {
      if (value < step * 0.6) continue
      sum += Math.cos((2 * Math.PI * value) / step)
      count++
    }
    if (count < Math.max(12, list.length * 0.12)) break
    // A multiple of the step explains less; a part of it as much.
    if (sum / count > most * 0.97) {
      best = step
      most = Math.max(most, sum / count)
    }
  }
  return best
}

/** What stands for the step where none is found, by how large the steps at the edges are. */
const guessed = (ratio: number) => Math.min(40, 10 * Math.max(0, ratio - 1) + 6)

export const blocks: Mender = {
  measure(picture) {
    const light = lightnessOf(picture)
    const found = gridIn(light)
    if (found.ratio < SEEN) return { much: 0, told: '' }
    // Boards and tiles lie in steps of eight px too; only JPEG cuts by whole steps.
    const step = stepIn(light, found)
    if (step < COARSE) return { much: 0, told: '' }
    return { much: Math.min(1, step / 40), told: `JPEG blocks, cut in steps of ${Math.round(step)}` }
  },
  mend(picture, strength, { told }) {
    const light = lightnessOf(picture)
    const found = gridIn(light)
    const step = stepIn(light, found) || guessed(found.ratio)
    return pictureOfPlanes(calmed(planesOf(picture), step * 0.2 * 2 * strength, told), picture)
  },
}
