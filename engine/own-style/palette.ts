import { type OwnStyle, PALETTE_MAX } from '../../contract/own-styles.ts'
import type { Lab } from './lab.ts'

/** Places of a picture that its palette is learnt from. */
const SAMPLES = 1600
const ROUNDS = 10

/** Lightness, a and b of each sample, one after another. */
export function samplesOf({ width, height, l, a, b }: Lab, count = SAMPLES): Float32Array {
  const columns = Math.max(1, Math.round(Math.sqrt((count * width) / height)))
  const rows = Math.max(1, Math.round(count / columns))
  const out = new Float32Array(columns * rows * 3)
  for (let row = 0, o = 0; row < rows; row++)
    for (let column = 0; column < columns; column++, o += 3) {
      // Every other row stands half a step aside.
      const x = Math.min(width - 1, (((column + (row % 2) * 0.5 + 0.25) * width) / columns) | 0)
      const y = Math.min(height - 1, (((row + 0.5) * height) / rows) | 0)
      const i = y * width + x
      out[o] = l[i]!
      out[o + 1] = a[i]!
      out[o + 2] = b[i]!
    }
  return out
}

/** Colour counts for more than lightness where colours are told apart: few of a picture's colours are strong. */
const REACH = 2.2

/**
 * The colours of pictures, from the samples of each: k-means (Lloyd 1982), begun with colours as far from each other as there are (Gonzalez 1985), so that a
 * small strong one is not lost in the many.
 */
export function paletteOf(parts: readonly Float32Array[]): OwnStyle['palette'] {
  const samples = new Float32Array(parts.reduce((sum, part) => sum + part.length, 0))
  let offset = 0
  for (const part of parts) {
    samples.set(part, offset)
    offset += part.length
  }
  const count = samples.length / 3
  const centres = furthest(samples, Math.min(PALETTE_MAX, count))
  const nearest = new Uint8Array(count)
  for (let round = 0; round < ROUNDS; round++) {
    for (let i = 0; i < count; i++) nearest[i] = nearestOf(centres, samples, i * 3)
    moved(centres, samples, nearest)
  }
  return describe(centres, samples, nearest)
}

function apart(one: Float32Array, o: number, other: Float32Array, p: number): number {
  const l = one[o]! - other[p]!
  const a = (one[o + 1]! - other[p + 1]!) * REACH
  const b = (one[o + 2]! - other[p + 2]!) * REACH
  return l * l + a * a + b * b
}

/** The mean first, then always the sample that is furthest from all chosen. */
function furthest(samples: Float32Array, count: number): Float32Array {
  const centres = new Float32Array(count * 3)
  const stride = 3 * Math.max(1, Math.floor(samples.length / 3 / 4000))
  for (let i = 0; i < samples.length; i += 3)
    for (let c = 0; c < 3; c++) centres[c]! += samples[i + c]! / (samples.length / 3)
  const least = new Float32Array(samples.length / 3).fill(Number.POSITIVE_INFINITY)
  for (let k = 1; k < count; k++) {
    let [best, far] = [0, -1]
    for (let i = 0; i < samples.length; i += stride) {
      const d = Math.min(least[i / 3]!, apart(centres, (k - 1) * 3, samples, i))
      least[i / 3] = d
      if (d > far) [best, far] = [i, d]
    }
    for (let c = 0; c < 3; c++) centres[k * 3 + c] = samples[best + c]!
  }
  return centres
}

function nearestOf(centres: Float32Array, samples: Float32Array, at: number): number {
  let [best, least] = [0, Number.POSITIVE_INFINITY]
  for (let k = 0; k < centres.length; k += 3) {
    const d = apart(centres, k, samples, at)
    if (d < least) [best, least] = [k / 3, d]
  }
  return best
}

function moved(centres: Float32Array, samples: Float32Array, nearest: Uint8Array): void {
  const sums = new Float64Array(centres.length)
  const counts = new Float64Array(centres.length / 3)
  for (let i = 0; i < nearest.length; i++) {
    const k = nearest[i]!
    counts[k]!++
    for (let c = 0; c < 3; c++) sums[k * 3 + c]! += samples[i * 3 + c]!
  }
  for (let k = 0; k < counts.length; k++)
    if (counts[k]! > 0) for (let c = 0; c < 3; c++) centres[k * 3 + c] = sums[k * 3 + c]! / counts[k]!
}

function describe(centres: Float32Array, samples: Float32Array, nearest: Uint8Array): OwnStyle['palette'] {
  const squares = new Float64Array(centres.length)
  const counts = new Float64Array(centres.length / 3)
  for (let i = 0; i < nearest.length; i++) {
    const k = nearest[i]!
    counts[k]!++
    for (let c = 0; c < 3; c++) squares[k * 3 + c]! += (samples[i * 3 + c]! - centres[k * 3 + c]!) ** 2
  }
  return [...counts]
    .flatMap((count, k) => {
      if (count === 0) return []
      const at = (c: number) => centres[k * 3 + c]!
      const wide = (c: number) => Math.min(1, Math.sqrt(squares[k * 3 + c]! / count))
      return [
        {
          colour: [Math.min(1, Math.max(0, at(0))), at(1), at(2)] as [number, number, number],
          share: count / nearest.length,
          spread: [wide(0), wide(1), wide(2)],
        },
      ]
    })
    .sort((one, other) => other.share - one.share)
}
