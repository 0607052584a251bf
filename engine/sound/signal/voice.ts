import type { Random } from '../../paint/random.ts'
import { SAMPLE_RATE, samplesIn } from '../sound.ts'
import { section } from './filters.ts'
import { noiseOf } from './noise.ts'

/** A shape of the mouth: the frequencies of its resonances, Hz. */
export type Mouth = readonly number[]

/** How a throat sounds over its time; functions of the share of it that has passed, 0-1. */
export interface Throat {
  seconds: number
  /** Of the vocal folds, Hz. */
  pitch: (share: number) => number
  loudness: (share: number) => number
  /** From one shape of the mouth to another. */
  mouths: readonly (readonly [share: number, mouth: Mouth])[]
  /** Gains of the resonances; left out: each half of the one before. */
  gains?: readonly number[]
  /** Share of breath in the source, 0-1. */
  breath?: number
  /** How unsteady the folds are from one cycle to the next, 0-1: growls and old age. */
  rough?: number
  /** Half as many folds' cycles are loud: a rattle an octave below, 0-1. */
  rattle?: number
  /** Bandwidth of the resonances against a human's: 1. */
  width?: number
}

/** Usual vowels of a man, Hz (Peterson and Barney 1952, rounded). */
export const vowels = {
  a: [730, 1090, 2440, 3400],
  e: [530, 1840, 2480, 3500],
  i: [270, 2290, 3010, 3700],
  o: [570, 840, 2410, 3300],
  u: [300, 870, 2240, 3200],
  uh: [500, 1300, 2450, 3400],
  ae: [660, 1720, 2410, 3400],
  m: [250, 1000, 2200, 3000],
} as const satisfies Record<string, Mouth>

/** The same mouth in a head `factor` times as large. */
export const scaledMouth = (mouth: Mouth, factor: number): Mouth => mouth.map((hz) => hz / factor)

function mouthAt(mouths: Throat['mouths'], share: number): number[] {
  const after = mouths.findIndex(([at]) => at > share)
  if (after <= 0) return [...(after === 0 ? mouths[0]![1] : mouths.at(-1)![1])]
  const [from, before] = mouths[after - 1]!
  const [to, next] = mouths[after]!
  const part = (share - from) / (to - from)
  return before.map((hz, n) => hz + ((next[n] ?? hz) - hz) * part)
}

/** One cycle of the folds: opening slowly, closing quickly (after Rosenberg 1971), without its mean. */
function pulse(phase: number): number {
  if (phase < 0.6) {
    const p = phase / 0.6
    return (3 - 2 * p) * p * p - 0.5
  }
  if (phase < 0.8) return 0.5 - ((phase - 0.6) / 0.2) ** 2
  return -0.5
}

const STEP = 48

/** A throat and a mouth: pulses and breath through moving resonances. Peaks are about 1. */
export function voiced(random: Random, throat: Throat): Float32Array {
  const { seconds, pitch, loudness, mouths, breath = 0.05, rough = 0.05, rattle = 0, width = 1 } = throat
  const count = samplesIn(seconds)
  const wave = new Float32Array(count)
  const noise = noiseOf(random)
  const shapes = mouths[0]![1].length
  const gains = throat.gains ?? Array.from({ length: shapes }, (_, n) => 0.55 ** n)
  const sections = Array.from({ length: shapes }, () => section('band', 500, 5))
  const memory = new Float64Array(shapes * 4)
  let phase = 0
  let strength = 1
  let isOdd = false
  let wobble = 1
  let hz = pitch(0)
  let loud = 0
  let before = 0
  for (let i = 0; i < count; i++) {
    if (i % STEP === 0) {
      const share = i / count
      hz = pitch(share)
      loud = Math.max(0, loudness(share))
      mouthAt(mouths, share).forEach((formant, n) => {
        sections[n] = section('band', formant, formant / ((70 + formant * 0.045) * width))
      })
    }
    phase += (hz * wobble) / SAMPLE_RATE
    if (phase >= 1) {
      phase -= Math.floor(phase)
      isOdd = !isOdd
      wobble = 1 + noise() * rough * 0.25
      strength = (1 + noise() * rough * 0.7) * (isOdd ? 1 - rattle : 1)
    }
    // The folds' flow as it leaves the lips is its change.
    const flow = pulse(phase) * strength
    const source =
      ((flow - before) * 4 * (200 / Math.max(40, hz)) + flow * 0.3) * (1 - breath) + noise() * breath * (0.4 + flow)
    before = flow
    let sum = 0
    for (let n = 0; n < shapes; n++) {
      const { b0, b2, a1, a2 } = sections[n]!
      const m = n * 4
      const y = b0 * source + b2 * memory[m + 1]! - a1 * memory[m + 2]! - a2 * memory[m + 3]!
      memory[m + 1] = memory[m]!
      memory[m] = source
      memory[m + 3] = memory[m + 2]!
      memory[m + 2] = y
      sum += y * gains[n]!
    }
    wave[i] = sum * loud * 2
  }
  return wave
}
