import type { Sound } from '../sound.ts'

/** Largest value of 16 bits. */
const FULL = 32_767

/** A sound in half the memory: 16 bits a sample, against its own highest value. */
export interface Packed {
  left: Int16Array
  right: Int16Array
  /** What full scale stands for. */
  peak: number
}

export function packed({ left, right }: Sound): Packed {
  let peak = 1e-9
  for (const wave of [left, right]) for (const value of wave) peak = Math.max(peak, Math.abs(value))
  const pack = (wave: Float32Array) => {
    const made = new Int16Array(wave.length)
    for (let i = 0; i < wave.length; i++) made[i] = Math.round((wave[i]! / peak) * FULL)
    return made
  }
  return { left: pack(left), right: pack(right), peak }
}

export function unpacked({ left, right, peak }: Packed): Sound {
  const unpack = (wave: Int16Array) => {
    const made = new Float32Array(wave.length)
    for (let i = 0; i < wave.length; i++) made[i] = (wave[i]! * peak) / FULL
    return made
  }
  return { left: unpack(left), right: unpack(right) }
}
