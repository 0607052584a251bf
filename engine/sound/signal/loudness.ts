import { SAMPLE_RATE, type Sound } from '../sound.ts'

// ITU-R BS.1770-4, Annex 1, tables 1 and 2: the two filters of K-weighting at 48 kHz.
const SHELF = {
  b0: 1.53512485958697,
  b1: -2.69169618940638,
  b2: 1.19839281085285,
  a1: -1.69065929318241,
  a2: 0.73248077421585,
}
const HIGH = { b0: 1, b1: -2, b2: 1, a1: -1.99004745483398, a2: 0.99007225036621 }
/** Blocks of 400 ms that overlap by three quarters are sums of four of these. */
const HOP = SAMPLE_RATE / 10

function addPower(wave: Float32Array, power: Float64Array): void {
  let p1 = 0
  let p2 = 0
  let q1 = 0
  let q2 = 0
  let r1 = 0
  let r2 = 0
  for (let block = 0; block < power.length; block++) {
    let sum = 0
    const end = (block + 1) * HOP
    for (let i = block * HOP; i < end; i++) {
      const x = wave[i]!
      const shelf = SHELF.b0 * x + SHELF.b1 * p1 + SHELF.b2 * p2 - SHELF.a1 * q1 - SHELF.a2 * q2
      p2 = p1
      p1 = x
      const y = HIGH.b0 * shelf + HIGH.b1 * q1 + HIGH.b2 * q2 - HIGH.a1 * r1 - HIGH.a2 * r2
      q2 = q1
      q1 = shelf
      r2 = r1
      r1 = y
      sum += y * y
    }
    power[block] = power[block]! + sum / HOP
  }
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
const lufs = (power: number) => -0.691 + 10 * Math.log10(power)

/** Integrated loudness, LUFS (ITU-R BS.1770-4 with both gates); -Infinity of silence and of less than 400 ms. */
export function loudnessOf({ left, right }: Sound): number {
  const power = new Float64Array(Math.floor(left.length / HOP))
  addPower(left, power)
  addPower(right, power)
  const blocks: number[] = []
  for (let k = 0; k + 4 <= power.length; k++) {
    blocks.push((power[k]! + power[k + 1]! + power[k + 2]! + power[k + 3]!) / 4)
  }
  const heard = blocks.filter((block) => lufs(block) > -70)
  if (heard.length === 0) return Number.NEGATIVE_INFINITY
  const gate = lufs(mean(heard)) - 10
  return lufs(mean(heard.filter((block) => lufs(block) > gate)))
}

const TAPS = 12
// Windowed sinc at the three quarters between samples: four times oversampled, as BS.1770-4, Annex 2 asks.
const BETWEEN = [1, 2, 3].map((quarter) =>
  Float64Array.from({ length: TAPS * 2 }, (_, k) => {
    const t = k - TAPS + 1 - quarter / 4
    return (Math.sin(Math.PI * t) / (Math.PI * t)) * (0.5 + 0.5 * Math.cos((Math.PI * t) / (TAPS + 1)))
  }),
)

/** The highest value between the samples too, 1 is full scale. A wave is taken for a ring at its ends. */
export function truePeakOf({ left, right }: Sound): number {
  let peak = 0
  for (const wave of [left, right]) {
    const count = wave.length
    for (const value of wave) peak = Math.max(peak, Math.abs(value))
    for (let i = 0; i < count; i++) {
      if (Math.abs(wave[i]!) < peak * 0.7) continue
      for (const taps of BETWEEN) {
        let sum = 0
        for (let k = 0; k < taps.length; k++) sum += taps[k]! * wave[(i + k - TAPS + 1 + count * TAPS) % count]!
        peak = Math.max(peak, Math.abs(sum))
      }
    }
  }
  return peak
}

export const gainOf = (dB: number): number => 10 ** (dB / 20)
