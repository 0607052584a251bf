import { smoothstep } from '../../../paint/field.ts'
import { speckle } from '../../../paint/noise.ts'
import { gradientNoise } from '../../../paint/volume/gradient-noise.ts'
import type { Glow, Ground } from './stage.ts'

/** What a ground is at a place: its colour without light, which way it leans, how wet it is; written into one object. */
export interface Underfoot {
  tone: number
  leanX: number
  leanZ: number
  /** How much it mirrors, 0-1. */
  wet: number
}

/** Colours of grounds as parts of light. */
export const groundColours: Readonly<Record<Ground, Glow>> = {
  flags: [0.16, 0.15, 0.15],
  earth: [0.14, 0.1, 0.065],
  grass: [0.065, 0.085, 0.04],
  snow: [0.6, 0.64, 0.72],
  sand: [0.46, 0.33, 0.19],
  water: [0.02, 0.035, 0.05],
  rock: [0.12, 0.115, 0.115],
  planks: [0.16, 0.1, 0.06],
  none: [0, 0, 0],
}

/** How uneven and how mirroring each is. */
const grains: Readonly<Record<Ground, { rough: number; fine: number; wet: number }>> = {
  flags: { rough: 0.5, fine: 5, wet: 0.5 },
  earth: { rough: 1, fine: 4, wet: 0.1 },
  grass: { rough: 1, fine: 7, wet: 0 },
  snow: { rough: 0.5, fine: 2, wet: 0.05 },
  sand: { rough: 0.5, fine: 3, wet: 0 },
  water: { rough: 0.5, fine: 3.4, wet: 1 },
  rock: { rough: 1.3, fine: 3, wet: 0.25 },
  planks: { rough: 0.3, fine: 4, wet: 0.3 },
  none: { rough: 0, fine: 1, wet: 0 },
}

/** What is underfoot at a place of the ground; `far` (lengths from the eye) leaves out what is too fine to see. */
export function underfoot(ground: Ground, x: number, z: number, far: number, seed: number, out: Underfoot): void {
  const { rough, fine, wet } = grains[ground]
  const near = 1 / (1 + far * 0.05)
  const shift = (seed % 13) + 0.37
  const squeeze = ground === 'water' ? 3.2 : ground === 'sand' ? 1.6 : 1
  const a = gradientNoise(x * fine + shift, 1.7, z * fine * squeeze)
  const b = gradientNoise(x * fine * 2.7, 4.1 + shift, z * fine * 2.7 * squeeze)
  const c = gradientNoise(x * fine + shift + 0.3, 6.2, z * fine * squeeze + 9)
  out.leanX = (a * 0.5 + b * 0.35) * rough * near
  out.leanZ = (c * 0.5 - b * 0.35) * rough * near
  out.tone = 0.85 + (a * 0.4 + b * 0.4) * Math.min(1, rough)
  out.wet = wet
  if (ground !== 'flags') return
  const row = Math.floor(z * 1.6 + a * 0.1)
  const across = x * 1.25 + (row & 1) * 0.5 + c * 0.08
  const inX = across - Math.floor(across) - 0.5
  const inZ = z * 1.6 + a * 0.1 - row - 0.5
  const joint = Math.max(smoothstep(0.44, 0.5, Math.abs(inX)), smoothstep(0.44, 0.5, Math.abs(inZ)))
  out.leanX += Math.sign(inX) * smoothstep(0.4, 0.5, Math.abs(inX)) * 0.6
  out.leanZ += Math.sign(inZ) * smoothstep(0.4, 0.5, Math.abs(inZ)) * 0.6
  out.tone *= (1 - joint * 0.75) * (0.75 + 0.5 * speckle(Math.floor(across), row, seed))
}
