import { smoothstep } from '../../paint/field.ts'
import type { LandscapeScene } from '../scene.ts'
import { rough, swell } from '../terrain/rough.ts'

/** How thick the cloud is at a place of the sky: `across` in picture heights from the middle, `up` 0 horizon to 1 zenith. */
export type CloudAt = (across: number, up: number) => number

/** Clouds as density 0-1, in the perspective of a sky that bends down to the horizon. */
export function cloudsOf(scene: LandscapeScene): CloudAt {
  const { cover, kind } = scene.sky.cloud
  const seed = scene.seed % 997
  if (cover <= 0.01) return () => 0
  const edge = 0.36 - cover * 0.62
  if (kind === 'veil') {
    return (across, up) => {
      const far = 1 / (Math.max(0, up) + 0.22)
      const bend = swell(across * far * 0.5 + 3, far * 0.9, seed + 5, 3) * 1.6
      const n = swell((across * far + bend) * 0.55, far * 2.4 + bend * 0.6, seed, 6)
      return smoothstep(edge, edge + 0.62, n + 0.06) * 0.85
    }
  }
  if (kind === 'storm') {
    return (across, up) => {
      const far = 1 / (Math.max(0, up) + 0.3)
      const bx = swell(across * far * 0.7, far * 1.3, seed + 5, 4) * 1.7
      const by = swell(across * far * 0.7 + 31, far * 1.3, seed + 9, 4) * 1.7
      const n = swell(across * far * 0.8 + bx, far * 1.5 + by, seed, 6)
      return smoothstep(edge - 0.1, edge + 0.42, n)
    }
  }
  if (kind === 'bank') {
    return (across, up) => {
      const heap = 0.2 + 0.34 * rough(across * 1.5 + 7, 3.5, seed) + 0.2 * rough(across * 3.7, 1.5, seed + 2)
      const lump = 1 - Math.abs(2 * rough(across * 6.5 + 3, up * 8, seed + 6) - 1)
      const puff = swell(across * 4.2, up * 5.5, seed + 4, 5) * 0.62 + (lump - 0.5) * 0.16
      const low =
        smoothstep(0.02, 0.12, up) * smoothstep(-0.03, 0.05, heap * (0.35 + cover) - up * 1.15 + puff * 0.6 - 0.04)
      const far = 1 / (Math.max(0, up) + 0.25)
      const high = smoothstep(0.16, 0.6, swell(across * far * 0.6, far * 2.2, seed + 8, 5)) * 0.4
      return Math.max(low, high)
    }
  }
  return (across, up) => {
    const far = 1 / (Math.max(0, up) + 0.2)
    const u = across * far * 0.95
    const w = far * 1.75
    const bend = swell(u * 1.4, w * 1.4, seed + 5, 3) * 0.55
    const n = swell(u + bend, w + bend * 0.5, seed, 4)
    // Heaps: the finer octaves only ever add rounded lumps.
    const lump = 1 - Math.abs(2 * rough(u * 4.2 + bend * 3, w * 4.6, seed + 7) - 1)
    const small = 1 - Math.abs(2 * rough(u * 9.5, w * 10.5 + bend * 5, seed + 9) - 1)
    return smoothstep(edge, edge + 0.2, n + lump * 0.1 + small * 0.045 - 0.05)
  }
}
