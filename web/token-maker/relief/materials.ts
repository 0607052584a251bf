import type { Rgb } from './colour.ts'
import { cells, fractal, noise } from './noise.ts'

/**
 * How light plays on a matter: `metal` mirrors the sky, `matte` only scatters, `gloss` scatters under a shine, `glass` lets light
 * through, `glow` shines by itself.
 */
type Play = 'metal' | 'matte' | 'gloss' | 'glass' | 'glow'

/** Unevenness at a place, -1 … 1. x and y: shares of the token's side; s: along the rim, 0-1; r: across it, 0-1. */
type Grain = (x: number, y: number, s: number, r: number) => number

/** What a part of a frame is made of. */
export interface Material {
  play: Play
  colour: Rgb
  /** What it is darkened to in hollows and shade; left out: nearly black. */
  dark?: Rgb
  /** How brightly the light stands on it, 0-1. */
  shine: number
  grain?: Grain
  /** What the grain does to the surface and to the colour. */
  rough?: number
  mottle?: number
  /** How solid it is; left out: 1. */
  solid?: number
}

/** Lines turned on a lathe run round; dents lie anywhere. */
const turnedGrain: Grain = (x, y, s, r) => 0.6 * noise(s * 40, r * 46) + 0.4 * fractal(x * 26, y * 26, 2)
const hammered: Grain = (x, y) => 1 - 2.2 * cells(x * 34, y * 34).near
const pitted: Grain = (x, y) => fractal(x * 44, y * 44, 3)
const alongGrain: Grain = (_, y, s, r) =>
  0.7 * fractal(s * 26, r * 9 + 3 * noise(s * 7, r), 3) + 0.3 * noise(s * 330, r * 30 + y)
const stony: Grain = (x, y) => 0.7 * fractal(x * 30, y * 30, 4) + 0.3 * noise(x * 190, y * 190)
const pebbled: Grain = (x, y) => {
  const { near, next } = cells(x * 80, y * 80)
  return Math.min(1, (next - near) * 2.4) * 0.9 - 0.4 + 0.3 * noise(x * 14, y * 14)
}
const fibrous: Grain = (x, y) => 0.6 * fractal(x * 9, y * 9, 3) + 0.4 * noise(x * 150, y * 60)
const bony: Grain = (x, y) => 0.5 * fractal(x * 22, y * 22, 3) + 0.5 * noise(x * 130, y * 130)
const frosty: Grain = (x, y) => fractal(x * 16 + 3 * noise(x * 11, y * 11), y * 16, 3)

export const metal = (colour: Rgb, dark?: Rgb): Material => ({
  play: 'metal',
  colour,
  dark,
  shine: 0.9,
  grain: turnedGrain,
  rough: 0.05,
  mottle: 0.1,
})
export const beaten = (colour: Rgb, dark?: Rgb): Material => ({
  play: 'metal',
  colour,
  dark,
  shine: 0.65,
  grain: hammered,
  rough: 0.22,
  mottle: 0.12,
})
export const castIron = (colour: Rgb): Material => ({
  play: 'metal',
  colour,
  shine: 0.45,
  grain: pitted,
  rough: 0.2,
  mottle: 0.22,
})
export const wood = (colour: Rgb): Material => ({
  play: 'gloss',
  colour,
  shine: 0.14,
  grain: alongGrain,
  rough: 0.12,
  mottle: 0.55,
})
export const stone = (colour: Rgb): Material => ({
  play: 'matte',
  colour,
  shine: 0.05,
  grain: stony,
  rough: 0.34,
  mottle: 0.3,
})
export const leather = (colour: Rgb): Material => ({
  play: 'gloss',
  colour,
  shine: 0.22,
  grain: pebbled,
  rough: 0.1,
  mottle: 0.26,
})
export const parchment = (colour: Rgb): Material => ({
  play: 'matte',
  colour,
  dark: [96, 62, 26],
  shine: 0,
  grain: fibrous,
  rough: 0.06,
  mottle: 0.24,
})
export const bone = (colour: Rgb): Material => ({
  play: 'gloss',
  colour,
  dark: [70, 46, 24],
  shine: 0.25,
  grain: bony,
  rough: 0.08,
  mottle: 0.2,
})
export const fibre = (colour: Rgb): Material => ({
  play: 'matte',
  colour,
  dark: [48, 30, 12],
  shine: 0.04,
  grain: (x, y) => noise(x * 160, y * 160),
  rough: 0.16,
  mottle: 0.22,
})
export const leafy = (colour: Rgb): Material => ({
  play: 'gloss',
  colour,
  dark: [10, 26, 12],
  shine: 0.3,
  grain: bony,
  rough: 0.08,
  mottle: 0.24,
})
export const horn = (colour: Rgb): Material => ({
  play: 'gloss',
  colour,
  shine: 0.4,
  grain: bony,
  rough: 0.06,
  mottle: 0.26,
})
export const enamel = (colour: Rgb): Material => ({ play: 'gloss', colour, shine: 0.75 })
export const ice = (colour: Rgb): Material => ({
  play: 'glass',
  colour,
  dark: [18, 62, 110],
  shine: 0.95,
  grain: frosty,
  rough: 0.12,
  mottle: 0.3,
  solid: 0.92,
})
export const gem = (colour: Rgb): Material => ({ play: 'glass', colour, shine: 1 })
export const glow = (colour: Rgb, edge: Rgb): Material => ({ play: 'glow', colour, dark: edge, shine: 0 })
