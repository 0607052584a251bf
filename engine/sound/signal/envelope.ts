import { SAMPLE_RATE } from '../sound.ts'

/** A point of a curve: when, s or a share, and how much. */
export type Point = readonly [at: number, value: number]

/** A curve through points that are in order; flat before the first and after the last. */
export function curve(points: readonly Point[]): (at: number) => number {
  return (at) => {
    const after = points.findIndex(([when]) => when > at)
    if (after === 0) return points[0]![1]
    if (after === -1) return points.at(-1)![1]
    const [from, low] = points[after - 1]!
    const [to, high] = points[after]!
    return low + ((high - low) * (at - from)) / (to - from)
  }
}

/** Multiplies a wave by a curve of seconds, in place. */
export function shaped(wave: Float32Array, gain: (seconds: number) => number): Float32Array {
  const step = 16
  // The foot of an arch may lie a hair below nothing, where it has no power.
  let before = gain(0) || 0
  for (let from = 0; from < wave.length; from += step) {
    const after = gain(Math.min(wave.length, from + step) / SAMPLE_RATE) || 0
    const end = Math.min(wave.length, from + step)
    for (let i = from; i < end; i++) wave[i] = wave[i]! * (before + ((after - before) * (i - from)) / step)
    before = after
  }
  return wave
}

/** A blow: up within `attack` seconds, then dying away to a third every `decay` seconds. */
export const blow =
  (attack: number, decay: number) =>
  (seconds: number): number =>
    seconds < attack ? seconds / attack : Math.exp(-(seconds - attack) / decay)

/** Up, held, down; s. */
export const swell = (attack: number, hold: number, release: number): ((seconds: number) => number) =>
  curve([
    [0, 0],
    [attack, 1],
    [attack + hold, 1],
    [attack + hold + release, 0],
  ])

/** Takes away what would click: both ends of a wave are drawn to nothing, in place. */
export function trimmed(wave: Float32Array, fadeIn = 0.001, fadeOut = 0.01): Float32Array {
  const rise = Math.min(wave.length, Math.round(fadeIn * SAMPLE_RATE))
  const fall = Math.min(wave.length, Math.round(fadeOut * SAMPLE_RATE))
  for (let i = 0; i < rise; i++) wave[i] = wave[i]! * (i / rise)
  for (let i = 0; i < fall; i++) wave[wave.length - 1 - i] = wave[wave.length - 1 - i]! * (i / fall)
  return wave
}

/** Saturates a wave softly, in place: 1 is little, 6 roars. */
export function driven(wave: Float32Array, drive: number): Float32Array {
  for (let i = 0; i < wave.length; i++) wave[i] = Math.tanh(wave[i]! * drive)
  return wave
}

/** Scales a wave so that its highest peak is 1, in place. */
export function levelled(wave: Float32Array): Float32Array {
  let peak = 0
  for (const value of wave) peak = Math.max(peak, Math.abs(value))
  if (peak > 0) for (let i = 0; i < wave.length; i++) wave[i] = wave[i]! / peak
  return wave
}
