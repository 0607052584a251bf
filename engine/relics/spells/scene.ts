import type { Scene } from '../../generator.ts'
import type { Rgb } from '../../paint/colour.ts'

/** A place of spells/places, and how it is looked at. */
export interface SpellPlace {
  /** A name of `placeKinds`. */
  kind: string
  /** 'night', 'dusk', 'dawn', 'day', 'storm', 'ember'; or 'kin', a night in the spell's own hue. */
  hour: string
  /** How far the lines run together beside the picture's middle, units; how far the spell's heart lies beside and below its own. */
  vanishing: number
  heart: number
  rise: number
  /** Where its sky is brightest, halves of the picture from its middle, y up; and whether sun or moon stand there. */
  shine: readonly [x: number, y: number]
  disc: boolean
  seed: number
}

/** The hands of whoever casts it, seen before it. */
export interface SpellHands {
  /** A name of `handPoses`. */
  pose: string
  /** 1 from the right, -1 from the left. */
  side: number
  skin: Rgb
  sleeve: Rgb
}

export interface SpellScene extends Scene {
  kind: 'spell'
  element: string
  form: string
  /** From the edge of the light to its heart. */
  palette: { deep: Rgb; main: Rgb; core: Rgb }
  count: number
  /** 1 ordinary; more is larger. */
  power: number
  /** Ring of runes, smoke, embers …: what else was asked for. */
  extras: string[]
  /** Who stands in it, where somebody is named: 'warrior' or 'mage'. */
  figure?: string
  /** What arm it is, where it is one: a rig's name; left out, a sword, or daggers where there are several. */
  weapon?: string
  /** What flies, in a swarm: 'bird', 'bat', 'butterfly' or 'insect'; left out, bats of light. Or the family of monsters that a spirit is of. */
  creature?: string
  /** How many fly where that was said, or one is named; left out, a cloud of them. */
  flock?: number
  /** The element of the world that a portal opens on. */
  beyond?: string
  /** The floor under it, and the far edge of it, units from the top. */
  ground: { stuff: string; colour: Rgb }
  horizon: number
  /** Where it is cast; left out in scenes of version 1, and on no ground. */
  place?: SpellPlace
  hands?: SpellHands
  seed: number
}
