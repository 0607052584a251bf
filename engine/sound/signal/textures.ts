import type { Random } from '../../paint/random.ts'
import { SAMPLE_RATE, samplesIn } from '../sound.ts'
import { shaped } from './envelope.ts'
import { bandPassed, filtered, lowPassed } from './filters.ts'
import { hiss, noiseOf } from './noise.ts'

type Course = (share: number) => number

/** Noise in a band that may move: wind, breath, a blade through the air. `gain` is a curve of seconds. */
export function rushing(
  random: Random,
  seconds: number,
  hz: number | Course,
  q: number,
  gain: (seconds: number) => number,
): Float32Array {
  return shaped(bandPassed(hiss(random, samplesIn(seconds)), hz, q), gain)
}

/** Deep noise: earth, far fire, the sea; nothing above `hz`. */
export function rumbling(
  random: Random,
  seconds: number,
  hz: number | Course,
  gain: (seconds: number) => number,
): Float32Array {
  const wave = lowPassed(lowPassed(hiss(random, samplesIn(seconds)), hz), hz)
  const level = 3 * Math.sqrt(SAMPLE_RATE / 2 / Math.max(20, typeof hz === 'number' ? hz : hz(0.3)) / 60)
  for (let i = 0; i < wave.length; i++) wave[i] = wave[i]! * level
  return shaped(wave, gain)
}

export interface Crackling {
  seconds: number
  /** Cracks a second, s -> rate. */
  rate: (seconds: number) => number
  /** Their resonance, Hz; each somewhere between. */
  hz: readonly [low: number, high: number]
  /** How long each lasts, s. */
  decay: readonly [short: number, long: number]
  /** How unlike in loudness they are: 1 alike, 4 a few stand out. */
  uneven?: number
}

/** Little cracks that know nothing of each other: fire, ice, gravel, rain on leaves. */
export function crackling(random: Random, { seconds, rate, hz, decay, uneven = 3 }: Crackling): Float32Array {
  const wave = new Float32Array(samplesIn(seconds))
  const noise = noiseOf(random)
  for (let at = 0; at < seconds; ) {
    const often = rate(at)
    if (often < 0.05) {
      at += 0.05
      continue
    }
    at += -Math.log(1 - random.next()) / often
    const loud = random.next() ** uneven
    const length = decay[0] + (decay[1] - decay[0]) * loud
    const w = (2 * Math.PI * hz[0] * (hz[1] / hz[0]) ** random.next()) / SAMPLE_RATE
    const r = 0.9 + 0.08 * random.next()
    const turn = 2 * r * Math.cos(w)
    let y1 = 0
    let y2 = 0
    const start = samplesIn(at)
    const end = Math.min(wave.length, start + samplesIn(length * 5))
    const fade = Math.exp(-1 / (length * SAMPLE_RATE))
    let level = (0.15 + 0.85 * loud) * (1 - r) * 6
    for (let i = start; i < end; i++) {
      const y = noise() * level + turn * y1 - r * r * y2
      level *= fade
      y2 = y1
      y1 = y
      wave[i] = wave[i]! + y
    }
  }
  return wave
}

/** A bubble of air in water: a tone that rises as it comes to the surface (van den Doel 2005). `hz` at its beginning. */
export function bubble(hz: number, seconds: number, rise: number): Float32Array {
  const wave = new Float32Array(samplesIn(seconds))
  let phase = 0
  for (let i = 0; i < wave.length; i++) {
    const t = i / wave.length
    phase += (2 * Math.PI * hz * (1 + rise * t)) / SAMPLE_RATE
    wave[i] = Math.sin(phase) * Math.exp(-5 * t) * Math.min(1, i / 60)
  }
  return wave
}

export interface Rubbing {
  seconds: number
  /** Slips a second over the share of time that has passed: a hinge's creak runs at 20 to 300. */
  rate: Course
  /** What it shakes: Hz, Q, gain. */
  bodies: readonly (readonly [hz: number, q: number, gain: number])[]
  /** How unlike the slips are, 0-1. */
  rough?: number
  gain: (seconds: number) => number
}

/** What sticks and slips: hinges, ropes, ice, a bow. Pulses of uneven strength through the body they shake. */
export function rubbing(random: Random, { seconds, rate, bodies, rough = 0.4, gain }: Rubbing): Float32Array {
  const count = samplesIn(seconds)
  const pulses = new Float32Array(count)
  const noise = noiseOf(random)
  let wait = 0
  for (let i = 0; i < count; i++) {
    wait--
    if (wait > 0) continue
    const strength = 1 + noise() * rough
    pulses[i] = strength
    if (i + 1 < count) pulses[i + 1] = -strength * 0.7
    wait = Math.max(2, (SAMPLE_RATE / Math.max(2, rate(i / count))) * (1 + noise() * rough * 0.45))
  }
  const wave = new Float32Array(count)
  for (const [hz, q, level] of bodies) {
    const part = filtered(pulses.slice(), 'band', hz * random.range(0.94, 1.06), q)
    for (let i = 0; i < count; i++) wave[i] = wave[i]! + part[i]! * level * Math.sqrt(q) * 3
  }
  return shaped(wave, gain)
}

export interface Ringing {
  seconds: number
  /** Hz over the share of time. */
  hz: Course
  /** Frequencies against the first, with their loudness. */
  partials: readonly (readonly [ratio: number, gain: number])[]
  gain: (seconds: number) => number
  /** How far and how often the pitch sways: a share, Hz. */
  sway?: readonly [depth: number, rate: number]
}

/** A tone of partials that may glide: magic, horns, hums. */
export function ringing(random: Random, { seconds, hz, partials, gain, sway = [0, 5] }: Ringing): Float32Array {
  const wave = new Float32Array(samplesIn(seconds))
  const count = wave.length
  const total = partials.reduce((sum, [, loud]) => sum + loud, 0)
  for (const [ratio, loud] of partials) {
    let phase = random.range(0, 1)
    const lag = random.range(0, 6)
    const slow = random.range(0.85, 1.15)
    let step = 0
    for (let i = 0; i < count; i++) {
      if (i % 32 === 0) {
        const t = i / SAMPLE_RATE
        step = (hz(i / count) * ratio * (1 + sway[0] * Math.sin(2 * Math.PI * sway[1] * slow * t + lag))) / SAMPLE_RATE
      }
      phase += step
      if (phase >= 1) phase -= 1
      if (step < 0.46) wave[i] = wave[i]! + (Math.sin(2 * Math.PI * phase) * loud) / total
    }
  }
  return shaped(wave, gain)
}

/** Adds waves, each from a moment on, s; as long as the longest. */
export function mixed(...parts: readonly (readonly [wave: Float32Array, gain?: number, at?: number])[]): Float32Array {
  const out = new Float32Array(Math.max(...parts.map(([wave, , at = 0]) => wave.length + samplesIn(at))))
  for (const [wave, gain = 1, at = 0] of parts) {
    const start = samplesIn(at)
    for (let i = 0; i < wave.length; i++) out[start + i] = out[start + i]! + wave[i]! * gain
  }
  return out
}
