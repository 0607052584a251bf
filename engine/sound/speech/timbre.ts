import type { Random } from '../../paint/random.ts'
import { bandPassed, filtered } from '../signal/filters.ts'
import { noiseOf } from '../signal/noise.ts'
import { SAMPLE_RATE } from '../sound.ts'
import { FLITE_RATE } from './flite.ts'

const TAPS = 16
const PHASES = 256
/** Windowed sinc between samples, a row a phase. */
const KERNEL = Array.from({ length: PHASES + 1 }, (_, phase) =>
  Float64Array.from({ length: TAPS * 2 }, (_, n) => {
    const t = n + 1 - TAPS - phase / PHASES
    const sinc = Math.abs(t) < 1e-6 ? 1 : Math.sin(Math.PI * t) / (Math.PI * t)
    return sinc * (0.5 + 0.5 * Math.cos((Math.PI * t) / (TAPS + 1)))
  }),
)

/** A wave of flite's as if its head were `size` times as large, at `SAMPLE_RATE`: slower and lower by that much (windowed sinc). */
export function resized(wave: Float32Array, size: number): Float32Array {
  const step = FLITE_RATE / SAMPLE_RATE / size
  const out = new Float32Array(Math.floor(wave.length / step))
  for (let i = 0; i < out.length; i++) {
    const at = i * step
    const first = Math.floor(at)
    const taps = KERNEL[Math.round((at - first) * PHASES)]!
    let sum = 0
    for (let k = 0; k < TAPS * 2; k++) sum += (wave[first + k + 1 - TAPS] ?? 0) * taps[k]!
    out[i] = sum
  }
  return out
}

/** Follows how loud a wave is, in place. */
function followed(wave: Float32Array, hz: number): Float32Array {
  const k = 1 - Math.exp((-2 * Math.PI * hz) / SAMPLE_RATE)
  let level = 0
  for (let i = 0; i < wave.length; i++) {
    level += (Math.abs(wave[i]!) - level) * k
    wave[i] = level
  }
  return wave
}

/** Adds what 16 kHz cannot carry: breath above the edge of the recording, as loud as the hiss just below it. In place. */
export function aired(wave: Float32Array, size: number, random: Random): Float32Array {
  const edge = 7600 / size
  const below = followed(bandPassed(wave.slice(), edge * 0.72, 1.4), 60)
  const noise = noiseOf(random)
  const air = new Float32Array(wave.length)
  for (let i = 0; i < air.length; i++) air[i] = noise() * below[i]!
  filtered(filtered(air, 'high', edge), 'high', edge)
  for (let i = 0; i < wave.length; i++) wave[i] = wave[i]! + air[i]! * 0.9
  return wave
}

const ORDER = 18
const FRAME = 480

/** Reflection of a frame in its predictor (Levinson and Durbin): coefficients and the gain of what is left. */
function predictor(frame: Float64Array): { weights: Float64Array; left: number } {
  const match = new Float64Array(ORDER + 1)
  for (let lag = 0; lag <= ORDER; lag++) {
    for (let i = lag; i < frame.length; i++) match[lag] = match[lag]! + frame[i]! * frame[i - lag]!
  }
  const weights = new Float64Array(ORDER + 1)
  let error = match[0]! * 1.0001 + 1e-9
  for (let n = 1; n <= ORDER; n++) {
    let sum = match[n]!
    for (let k = 1; k < n; k++) sum -= weights[k]! * match[n - k]!
    const turn = sum / error
    const before = weights.slice()
    weights[n] = turn
    for (let k = 1; k < n; k++) weights[k] = before[k]! - turn * before[n - k]!
    error *= 1 - turn * turn
  }
  return { weights, left: Math.sqrt(error / frame.length) }
}

/** The same words with breath in place of the voice, at flite's rate: noise through what the mouth did, frame by frame. */
export function whispered(wave: Float32Array, random: Random): Float32Array {
  const noise = noiseOf(random)
  const out = new Float32Array(wave.length)
  const memory = new Float64Array(ORDER)
  const half = FRAME / 2
  const frame = new Float64Array(FRAME)
  for (let from = 0; from < wave.length; from += half) {
    for (let i = 0; i < FRAME; i++) {
      frame[i] = (wave[from - half / 2 + i] ?? 0) * (0.5 - 0.5 * Math.cos((2 * Math.PI * i) / FRAME))
    }
    const { weights, left } = predictor(frame)
    const end = Math.min(wave.length, from + half)
    for (let i = from; i < end; i++) {
      let y = noise() * left * 2.4
      for (let k = 0; k < ORDER; k++) y += weights[k + 1]! * memory[k]!
      memory.copyWithin(1, 0, ORDER - 1)
      memory[0] = y
      out[i] = y
    }
  }
  return filtered(out, 'high', 300)
}

/** The voice shakes: louder and softer, and a little higher and lower, some five times a second. A new wave. */
export function shaken(wave: Float32Array, depth: number, random: Random): Float32Array {
  const rate = random.range(4.6, 6.2)
  const phase = random.range(0, 6)
  const out = new Float32Array(wave.length)
  const sway = (0.011 * depth * SAMPLE_RATE) / (2 * Math.PI * rate)
  for (let i = 0; i < wave.length; i++) {
    const turn = 2 * Math.PI * (rate / SAMPLE_RATE) * i + phase + 0.7 * Math.sin(i * 0.00009)
    const at = i + sway * Math.sin(turn)
    const first = Math.floor(at)
    const part = at - first
    const value = (wave[first] ?? 0) * (1 - part) + (wave[first + 1] ?? 0) * part
    out[i] = value * (1 + 0.34 * depth * Math.sin(turn + 1.2))
  }
  return out
}

/** The voice growls: broken up irregularly, some thirty to seventy times a second, and driven. In place. */
export function growled(wave: Float32Array, depth: number, random: Random): Float32Array {
  const noise = noiseOf(random)
  const rasp = new Float32Array(wave.length)
  let phase = 0
  let hz = 42
  let strength = 1
  for (let i = 0; i < wave.length; i++) {
    phase += hz / SAMPLE_RATE
    if (phase >= 1) {
      phase -= 1
      hz = 46 + noise() * 18
      strength = 0.75 + noise() * 0.25
    }
    rasp[i] = strength * (0.5 - 0.5 * Math.cos(2 * Math.PI * Math.min(1, phase * 1.3)))
  }
  const drive = 1 + depth * 2.2
  for (let i = 0; i < wave.length; i++) {
    const broken = wave[i]! * (1 - depth * 0.72 + depth * 1.25 * rasp[i]!)
    wave[i] = Math.tanh(broken * drive * 1.6) / Math.tanh(drive * 1.6)
  }
  return wave
}
