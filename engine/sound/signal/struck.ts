import type { Random } from '../../paint/random.ts'
import { SAMPLE_RATE, samplesIn } from '../sound.ts'
import { noiseOf } from './noise.ts'

/** A way in which a struck body rings: its frequency against the lowest, how strongly, and how long against the lowest. */
export type Partial = readonly [ratio: number, gain: number, decay: number]

/**
 * Bodies as they ring. Bars, plates and membranes after Fletcher and Rossing, "The Physics of Musical Instruments" (free bar:
 * 1, 2.76, 5.40, 8.93; membrane: 1, 1.59, 2.14, 2.30, 2.65; church bell: hum, prime, tierce, quint, nominal).
 */
export const bodies = {
  bar: [
    [1, 1, 1],
    [2.76, 0.6, 0.6],
    [5.4, 0.4, 0.35],
    [8.93, 0.25, 0.2],
  ],
  blade: [
    [1, 0.7, 1],
    [1.51, 0.5, 0.9],
    [2.32, 0.8, 0.9],
    [3.13, 0.6, 0.7],
    [4.25, 0.9, 0.65],
    [5.87, 0.7, 0.5],
    [7.4, 0.5, 0.4],
    [9.7, 0.4, 0.3],
  ],
  plate: [
    [1, 1, 1],
    [1.34, 0.7, 0.9],
    [1.87, 0.8, 0.8],
    [2.41, 0.6, 0.7],
    [3.3, 0.6, 0.55],
    [4.6, 0.4, 0.4],
    [6.2, 0.3, 0.3],
  ],
  bell: [
    [0.5, 0.55, 1.6],
    [1, 0.8, 1],
    [1.19, 0.7, 0.85],
    [1.5, 0.35, 0.6],
    [2, 1, 0.62],
    [2.52, 0.35, 0.4],
    [3.01, 0.3, 0.34],
    [4.17, 0.22, 0.25],
    [5.43, 0.14, 0.18],
  ],
  handbell: [
    [1, 1, 1],
    [2.02, 0.2, 0.7],
    [3.01, 0.5, 0.5],
    [5.1, 0.2, 0.3],
  ],
  glass: [
    [1, 1, 1],
    [2.32, 0.55, 0.6],
    [4.25, 0.3, 0.35],
    [6.63, 0.12, 0.2],
  ],
  coin: [
    [1, 0.8, 1],
    [1.58, 1, 0.9],
    [2.24, 0.7, 0.7],
    [2.92, 0.5, 0.6],
    [3.6, 0.35, 0.4],
  ],
  wood: [
    [1, 1, 1],
    [2.42, 0.5, 0.5],
    [3.9, 0.3, 0.35],
    [5.6, 0.18, 0.25],
  ],
  skin: [
    [1, 1, 1],
    [1.59, 0.6, 0.6],
    [2.14, 0.4, 0.5],
    [2.3, 0.3, 0.45],
    [2.65, 0.25, 0.4],
  ],
  stone: [
    [1, 1, 1],
    [1.83, 0.8, 0.7],
    [2.71, 0.7, 0.5],
    [4.1, 0.5, 0.4],
    [5.9, 0.35, 0.3],
  ],
  gong: [
    [1, 0.9, 1.4],
    [1.26, 0.6, 1.2],
    [1.61, 0.8, 1],
    [2.08, 0.7, 0.8],
    [2.67, 0.7, 0.6],
    [3.35, 0.6, 0.5],
    [4.4, 0.5, 0.4],
    [5.8, 0.4, 0.3],
  ],
} as const satisfies Record<string, readonly Partial[]>
export type Body = keyof typeof bodies

export interface Blow {
  body: Body | readonly Partial[]
  /** Of its lowest partial, Hz. */
  hz: number
  /** Until its lowest partial is 60 dB down, s. */
  ring: number
  /** How hard and short what strikes it is, 0-1: the share of its highest partials, and of the click. */
  hard?: number
  /** How much its partials stray from the book, so that no two blows are alike; a share. */
  stray?: number
}

/** What a body sounds like when it is struck once: a sum of dying partials and the click of the blow; peaks are about 1. */
export function struck(random: Random, { body, hz, ring, hard = 0.6, stray = 0.015 }: Blow): Float32Array {
  const partials = typeof body === 'string' ? bodies[body] : body
  const longest = Math.max(...partials.map(([, , decay]) => decay))
  const wave = new Float32Array(Math.max(64, samplesIn(ring * longest)))
  let total = 0
  for (const [ratio, gain, decay] of partials) {
    const f = hz * ratio * (1 + random.normal() * stray)
    if (f > SAMPLE_RATE * 0.45) continue
    const loud =
      gain * random.range(0.7, 1.2) * (1 - 0.85 * (1 - hard) * Math.min(1, Math.log2(Math.max(1, ratio)) / 2.5))
    total += loud
    const w = (2 * Math.PI * f) / SAMPLE_RATE
    const die = 10 ** (-3 / (ring * decay * SAMPLE_RATE))
    // A rotating phasor that shrinks: one multiplication of complex numbers a sample.
    const phase = random.range(0, 2 * Math.PI)
    let x = Math.cos(phase) * loud
    let y = Math.sin(phase) * loud
    const cos = Math.cos(w) * die
    const sin = Math.sin(w) * die
    const end = Math.min(wave.length, samplesIn(ring * decay))
    for (let i = 0; i < end; i++) {
      wave[i] = wave[i]! + y
      const turned = x * cos - y * sin
      y = x * sin + y * cos
      x = turned
    }
  }
  const noise = noiseOf(random)
  const click = samplesIn(0.0006 + 0.004 * (1 - hard))
  const onset = samplesIn(0.0003 + 0.0025 * (1 - hard))
  for (let i = 0; i < wave.length; i++) wave[i] = (wave[i]! / total) * Math.min(1, i / onset)
  for (let i = 0; i < Math.min(click * 4, wave.length); i++)
    wave[i] = wave[i]! + noise() * hard * 0.5 * Math.exp(-i / click)
  return wave
}
