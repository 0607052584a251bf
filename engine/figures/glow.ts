import type { Rgb } from '../paint/colour.ts'

/** A light that blooms: place in the picture (units), how far it reaches, colour. */
export interface Glow {
  x: number
  y: number
  radius: number
  colour: Rgb
  /** Shines behind the figure only. */
  behind?: boolean
}
