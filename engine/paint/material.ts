import type { Rgb } from './colour.ts'
import type { Stuff } from './matter.ts'

/** How a surface takes the light. Lengths are the picture's units (1000 across its shorter side). */
export interface Material {
  /** Its own colour, the same all over or by place (units). */
  colour: Rgb | ((x: number, y: number) => Rgb)
  /** How tight the highlight is: 6 cloth, 14 skin, 30 polished, 80 glass. */
  gloss: number
  /** How strong the highlight is, 0-1. */
  specular: number
  /** How much of the rim light it catches, 0-1. */
  rim: number
  /** Height of its roughness, units. */
  bump: number
  /** Length of one bump along x and along y, units; unequal for wood, cloth folds, fur. */
  grain: readonly [number, number]
  /** How far light and dark patches wander, 0-1; 0.3 when left out. */
  mottle?: number
  /** How far light creeps round into the shadow, 0-1; 0.15 when left out, more for skin and cloth. */
  wrap?: number
  /** Light that bleeds through where light turns to shadow: skin, wax, leaves. */
  subsurface?: Rgb
  /** Light of its own. */
  emission?: Rgb
  /** 0-1; 1 when left out. */
  alpha?: number
  /** 0-1: mirrors its surroundings in its own colour. */
  metal?: number
  /** 0-1: clearer in the middle than at the edges; highlights stay full whatever the alpha. */
  glass?: number
  /** What hands treat it as; cloth when left out. */
  stuff?: Stuff
}

/** Ready-made surfaces; spread one and change what differs: `{ ...cloth(red), bump: 3 }`. */
export const metal = (colour: Rgb): Material => ({
  colour,
  stuff: 'metal',
  gloss: 26,
  specular: 0.55,
  rim: 0.9,
  bump: 0.5,
  grain: [18, 18],
  mottle: 0.25,
  metal: 0.75,
})
export const wood = (colour: Rgb): Material => ({
  colour,
  stuff: 'wood',
  gloss: 10,
  specular: 0.1,
  rim: 0.45,
  bump: 1.6,
  grain: [7, 90],
  mottle: 0.55,
})
export const leather = (colour: Rgb): Material => ({
  colour,
  stuff: 'leather',
  gloss: 12,
  specular: 0.16,
  rim: 0.5,
  bump: 1.4,
  grain: [9, 9],
  mottle: 0.4,
})
export const cloth = (colour: Rgb): Material => ({
  colour,
  stuff: 'cloth',
  gloss: 6,
  specular: 0.03,
  rim: 0.6,
  bump: 2.4,
  grain: [40, 110],
  mottle: 0.3,
  wrap: 0.25,
})
export const stone = (colour: Rgb): Material => ({
  colour,
  stuff: 'stone',
  gloss: 7,
  specular: 0.05,
  rim: 0.4,
  bump: 3,
  grain: [22, 22],
  mottle: 0.6,
})
export const bone = (colour: Rgb): Material => ({
  colour,
  stuff: 'bone',
  gloss: 16,
  specular: 0.2,
  rim: 0.5,
  bump: 0.9,
  grain: [14, 30],
  mottle: 0.4,
  wrap: 0.25,
})
export const skin = (colour: Rgb): Material => ({
  colour,
  stuff: 'skin',
  gloss: 12,
  specular: 0.1,
  rim: 0.45,
  bump: 0.35,
  grain: [12, 12],
  mottle: 0.22,
  wrap: 0.3,
  subsurface: [70, 18, 8],
})
export const glass = (colour: Rgb): Material => ({
  colour,
  stuff: 'glass',
  gloss: 70,
  specular: 1,
  rim: 0.9,
  bump: 0,
  grain: [40, 40],
  mottle: 0.1,
  alpha: 0.28,
  glass: 1,
})
export const gem = (colour: Rgb): Material => ({
  colour,
  stuff: 'glass',
  gloss: 60,
  specular: 1,
  rim: 1,
  bump: 0,
  grain: [30, 30],
  mottle: 0.2,
  subsurface: [colour[0] * 0.8, colour[1] * 0.8, colour[2] * 0.8],
})
/** Light itself: flames, runes, eyes that glow. */
export const glow = (colour: Rgb, strength = 1): Material => ({
  colour,
  stuff: 'glow',
  gloss: 6,
  specular: 0,
  rim: 0,
  bump: 0,
  grain: [40, 40],
  mottle: 0,
  emission: [colour[0] * strength, colour[1] * strength, colour[2] * strength],
})
