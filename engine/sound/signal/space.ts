import { SAMPLE_RATE, type Sound } from '../sound.ts'

/** A room as it answers. */
export interface Space {
  /** Until the answer is 60 dB down, s. */
  seconds: number
  /** Above which it answers dully, Hz. */
  bright: number
  /** Until the first walls answer, s. */
  before: number
}

/** Rooms, from the measures of their like: reverberation times after Kuttruff, "Room Acoustics", rounded. */
export const spaces = {
  open: { seconds: 0.7, bright: 2600, before: 0.03 },
  street: { seconds: 0.9, bright: 4200, before: 0.018 },
  room: { seconds: 0.45, bright: 5200, before: 0.006 },
  taproom: { seconds: 0.75, bright: 4200, before: 0.009 },
  chamber: { seconds: 1.3, bright: 5200, before: 0.012 },
  hall: { seconds: 2, bright: 5600, before: 0.02 },
  vault: { seconds: 2.6, bright: 4000, before: 0.018 },
  tunnel: { seconds: 2.2, bright: 3000, before: 0.01 },
  cave: { seconds: 3.2, bright: 3400, before: 0.028 },
  cathedral: { seconds: 4.6, bright: 4600, before: 0.035 },
  valley: { seconds: 2.4, bright: 1700, before: 0.19 },
} as const satisfies Record<string, Space>
export type SpaceName = keyof typeof spaces

// Lengths without common factors, ms apart as walls of a mid-sized room are.
const LENGTHS = [1201, 1423, 1657, 1867, 2111, 2389, 2671, 2903]

/** What a room answers to `send`, both ears, by itself: see `addAnswer`. */
export function answer(send: Float32Array, space: Space, ring = false): Sound {
  const made = { left: new Float32Array(send.length), right: new Float32Array(send.length) }
  addAnswer(made, send, space, ring)
  return made
}

/**
 * Adds to a sound what a room answers to `send`, both ears: a feedback network of eight delays that mix through a Hadamard matrix
 * (Jot and Chaigne 1991), each damped by a one-pole low pass. `ring`: the send's end goes on sounding in its beginning.
 */
export function addAnswer({ left, right }: Sound, send: Float32Array, space: Space, ring: boolean): void {
  const count = send.length
  const scale = Math.min(1.6, 0.55 + space.seconds * 0.24)
  const lines = LENGTHS.map((length) => new Float32Array(Math.round(length * scale)))
  const gains = lines.map((line) => 10 ** ((-3 * line.length) / (space.seconds * SAMPLE_RATE)))
  const damp = Math.exp((-2 * Math.PI * space.bright) / SAMPLE_RATE)
  const before = Math.round(space.before * SAMPLE_RATE)
  const at = new Int32Array(8)
  const dull = new Float64Array(8)
  const out = new Float64Array(8)
  // A tenth more than the reverberation: what is left then is inaudible.
  const lead = ring ? Math.min(count, Math.round((space.seconds * 1.1 + space.before) * SAMPLE_RATE)) : 0
  for (let k = -lead; k < count; k++) {
    let from = k - before
    if (ring) from = ((from % count) + count) % count
    const x = from >= 0 ? send[from]! : 0
    for (let n = 0; n < 8; n++) {
      const y = lines[n]![at[n]!]!
      dull[n] = y + (dull[n]! - y) * damp
      out[n] = dull[n]! * gains[n]!
    }
    if (k >= 0) {
      left[k] = left[k]! + Math.fround((out[0]! - out[2]! + out[4]! - out[6]!) * 0.5)
      right[k] = right[k]! + Math.fround((out[1]! - out[3]! + out[5]! - out[7]!) * 0.5)
    }
    const a0 = out[0]! + out[1]!
    const a1 = out[0]! - out[1]!
    const a2 = out[2]! + out[3]!
    const a3 = out[2]! - out[3]!
    const a4 = out[4]! + out[5]!
    const a5 = out[4]! - out[5]!
    const a6 = out[6]! + out[7]!
    const a7 = out[6]! - out[7]!
    const b0 = a0 + a2
    const b1 = a1 + a3
    const b2 = a0 - a2
    const b3 = a1 - a3
    const b4 = a4 + a6
    const b5 = a5 + a7
    const b6 = a4 - a6
    const b7 = a5 - a7
    const k8 = Math.SQRT1_2 * 0.5
    out[0] = (b0 + b4) * k8
    out[1] = (b1 + b5) * k8
    out[2] = (b2 + b6) * k8
    out[3] = (b3 + b7) * k8
    out[4] = (b0 - b4) * k8
    out[5] = (b1 - b5) * k8
    out[6] = (b2 - b6) * k8
    out[7] = (b3 - b7) * k8
    for (let n = 0; n < 8; n++) {
      const line = lines[n]!
      line[at[n]!] = out[n]! + (n < 4 ? x : -x) * 0.5
      at[n] = at[n]! + 1 === line.length ? 0 : at[n]! + 1
    }
  }
}
