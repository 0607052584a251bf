import { SAMPLE_RATE } from '../sound.ts'

/** Coefficients of a second-order section, a0 divided out. */
export interface Section {
  b0: number
  b1: number
  b2: number
  a1: number
  a2: number
}

export type FilterKind = 'low' | 'high' | 'band'

/** A section by kind, frequency in Hz and Q (R. Bristow-Johnson, "Audio EQ Cookbook"; the band's peak gain is 1). */
export function section(kind: FilterKind, hz: number, q: number): Section {
  const w = (2 * Math.PI * Math.min(Math.max(hz, 5), SAMPLE_RATE * 0.47)) / SAMPLE_RATE
  const cos = Math.cos(w)
  const alpha = Math.sin(w) / (2 * q)
  const a0 = 1 + alpha
  const rest = { a1: (-2 * cos) / a0, a2: (1 - alpha) / a0 }
  if (kind === 'band') return { b0: alpha / a0, b1: 0, b2: -alpha / a0, ...rest }
  const edge = kind === 'low' ? (1 - cos) / 2 : (1 + cos) / 2
  return { b0: edge / a0, b1: ((kind === 'low' ? 2 : -2) * edge) / a0, b2: edge / a0, ...rest }
}

/** Samples after which a frequency that moves is looked up again. */
const STEP = 24

/**
 * Filters a wave in place and returns it. `hz` may move: a function of the share of the wave that has passed, 0-1.
 * `lead`: samples at the end of the wave that are run through first, where the wave is a ring.
 */
export function filtered(
  wave: Float32Array,
  kind: FilterKind,
  hz: number | ((share: number) => number),
  q = Math.SQRT1_2,
  lead = 0,
): Float32Array {
  const moves = typeof hz === 'function' ? hz : undefined
  let { b0, b1, b2, a1, a2 } = section(kind, moves ? moves(0) : (hz as number), q)
  const count = wave.length
  let x1 = 0
  let x2 = 0
  let y1 = 0
  let y2 = 0
  for (let i = Math.max(0, count - lead); i < count; i++) {
    const x = wave[i]!
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2
    x2 = x1
    x1 = x
    y2 = y1
    y1 = y
  }
  for (let i = 0; i < count; i++) {
    if (moves && i % STEP === 0) ({ b0, b1, b2, a1, a2 } = section(kind, moves(i / count), q))
    const x = wave[i]!
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2
    x2 = x1
    x1 = x
    y2 = y1
    y1 = y
    wave[i] = y
  }
  return wave
}

export const lowPassed = (wave: Float32Array, hz: number | ((share: number) => number), q?: number, lead?: number) =>
  filtered(wave, 'low', hz, q, lead)
export const bandPassed = (wave: Float32Array, hz: number | ((share: number) => number), q?: number, lead?: number) =>
  filtered(wave, 'band', hz, q, lead)
