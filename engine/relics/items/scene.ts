import type { Scene } from '../../generator.ts'
import type { Rgb } from '../../paint/colour.ts'
import type { LightName } from '../../paint/light.ts'

/** What a part of a thing is made of: which slot of its rig, filled with which stuff in which colour. */
export interface Surface {
  /** A material concept: 'steel', 'wood', 'leather', 'gem', 'liquid' … */
  stuff: string
  colour: Rgb
}

export type Slot = 'main' | 'trim' | 'grip' | 'gem' | 'liquid' | 'cloth' | 'flame'

/** One item: places in units (1000 across the picture's shorter side), angle in degrees clockwise. */
export interface Thing {
  rig: string
  x: number
  y: number
  angle: number
  /** Picture units per unit of the rig. */
  size: number
  seed: number
  surfaces: Partial<Record<Slot, Surface>>
  /** What its rig knows to build of what was asked for: 'curved', 'winged', 'skull' … */
  features: string[]
  /** How many stones are set in it, where it was said. */
  gems?: number
  conditions: string[]
}

export interface ItemScene extends Scene {
  kind: 'item'
  things: Thing[]
  view: 'lying' | 'standing'
  /** Height of the table's far edge for standing things, units from the top. */
  horizon: number
  ground: { stuff: string; colour: Rgb }
  light: LightName
  /** The colour of the flames about the things, where it is not fire's own. */
  fire?: Rgb
  /** What runs off the things, if they drip. */
  drip?: Rgb
  /** Enchantment's light, around and on the things. */
  glow?: Rgb
  rarity?: string
  /** What else is in the picture: 'smoke', 'snow', 'coins', 'candle' … */
  extras: string[]
  mood?: string
  seed: number
}
