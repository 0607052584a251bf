import type { Scene } from '../generator.ts'
import type { Rgb } from '../paint/colour.ts'

/**
 * A landscape as plain JSON. World coordinates: x to the right, z away from the viewer, heights upward from the water's
 * level, all in metres; the viewer stands at x = 0, z = 0. Colours are sRGB 0-255, lists of three.
 */
export interface LandscapeScene extends Scene {
  kind: 'landscape'
  version: 1
  seed: number
  camera: Camera
  sky: Sky
  light: Light
  air: Air
  land: Land
  /** Water at height 0 wherever the land lies lower. */
  water?: Water
  /** The roof of a cavern, in place of a sky. */
  cavern?: Cavern
  islands: Island[]
  stands: Stand[]
  things: Thing[]
  foreground: Foreground
}

export interface Camera {
  /** Where the horizon lies, 0 top to 1 bottom. */
  horizon: number
  /** Height of the eye, m. */
  eye: number
  /** Focal length in picture heights. */
  focal: number
  /** Width over height the scene was composed for. */
  aspect: number
}

export interface Sky {
  time: string
  weather: string
  zenith: Rgb
  middle: Rgb
  horizon: Rgb
  /** Colour of the glow around the sun or moon that lights the picture. */
  glow: Rgb
  glowStrength: number
  sun?: Disc
  moons: Moon[]
  /** 0-1 how thick the stars stand. */
  stars: number
  aurora?: Rgb
  rainbow: boolean
  lightning: boolean
  cloud: Cloud
  /** Suns beside the first. */
  suns?: Disc[]
  /** The sun is hidden behind a dark disc. */
  eclipse?: boolean
  /** A star with a tail, or stones that fall burning; `falls` how many. */
  comet?: { x: number; y: number; colour: Rgb; falls: number }
  /** A world that hangs in the sky, with a ring about it. */
  planet?: Disc
  fireworks?: Rgb[]
  /** Shafts of light through gaps above. */
  beams?: boolean
  /** What flits about over the near ground. */
  motes?: { kind: 'lights' | 'butterflies'; colour: Rgb; count: number }
  falling?: 'rain' | 'snow' | 'ash' | 'sparks' | 'leaves'
  /** How hard it falls, 0-1. */
  fall: number
  wind: number
}

export interface Disc {
  /** Across, 0-1 of the width; down, 0-1 of the height. */
  x: number
  y: number
  /** Radius in picture heights. */
  radius: number
  colour: Rgb
}

export interface Moon extends Disc {
  /** Lit part, 1 full, 0.5 half; the lit side faces left when negative. */
  phase: number
}

export interface Cloud {
  /** 0 clear to 1 closed. */
  cover: number
  kind: 'fair' | 'veil' | 'storm' | 'bank'
  lit: Rgb
  shaded: Rgb
}

export interface Light {
  /** Unit vector towards the light: x, up, z away from the viewer. */
  direction: [number, number, number]
  /** 0-2 a channel: multiplies a surface's own colour. */
  sun: Rgb
  ambient: Rgb
  /** Where on the picture the brightness comes from, 0-1 across. */
  from: number
}

export interface Air {
  haze: Rgb
  /** Haze where one looks towards the light. */
  glow: Rgb
  /** Distance, m, at which half of a thing's colour is lost. */
  sight: number
  /** Mist lying in the low ground: strength 0-1 and its upper edge, m above the water. */
  mist: number
  mistTop: number
}

export type Form =
  | { form: 'swell'; height: number; length: number; from: number; to: number; seed: number }
  | { form: 'rise'; from: number; to: number; height: number }
  | { form: 'range'; z: number; depth: number; height: number; length: number; gap: number; seed: number }
  | { form: 'peak'; x: number; z: number; height: number; radius: number; sharp: number; seed: number }
  | { form: 'volcano'; x: number; z: number; height: number; radius: number; seed: number }
  /** A table of rock; with `falls`, water comes down its near side. */
  | { form: 'mesa'; x: number; z: number; height: number; radius: number; seed: number; falls?: boolean }
  | { form: 'dunes'; from: number; to: number; height: number; length: number; angle: number; seed: number }
  | { form: 'knoll'; x: number; z: number; height: number; radius: number; flat: number; seed: number }
  | { form: 'cliff'; side: number; x: number; z: number; height: number; reach: number; seed: number }
  | { form: 'spire'; x: number; z: number; height: number; radius: number; seed: number }
  | { form: 'basin'; x: number; z: number; across: number; along: number; depth: number; seed: number }
  | { form: 'channel'; points: [z: number, x: number][]; width: number; depth: number; seed: number }
  | { form: 'gorge'; points: [z: number, x: number][]; width: number; height: number; seed: number }

export interface Land {
  biome: string
  near: number
  far: number
  /** Where the big relief stands, m: these depths are sampled finest and worn by running water. */
  massif?: { from: number; to: number; erosion: number; cells?: number }
  forms: Form[]
  low: Rgb
  high: Rgb
  soil: Rgb
  rock: Rgb
  strata: number
  shore: Rgb
  /** Height, m, up to which the shore is bare; as high as the water laps when absent. */
  strand?: number
  snow: Rgb
  /** Height above which snow lies, m. */
  snowline: number
  /** Steepness (rise over run) at which rock shows. */
  bare: number
  lava: boolean
  /** Height of one step of slopes cut into fields, m. */
  terraces?: number
  path?: { points: [z: number, x: number][]; width: number; colour: Rgb }
}

export interface Water {
  colour: Rgb
  /** 0 mirror to 1 choppy. */
  chop: number
  frozen: boolean
  /** No water but the tops of clouds, seen from above. */
  clouds?: boolean
  /** Foam along shores, 0-1. */
  surf: number
  glow?: Rgb
}

export interface Cavern {
  height: number
  rock: Rgb
  glow: Rgb
  seed: number
  /** Water that falls through its roof: how far across the picture, 0-1. */
  falls?: number
}

export interface Island {
  x: number
  z: number
  /** Height of its ground, m above the water. */
  height: number
  radius: number
  drop: number
  seed: number
  falls: boolean
}

/** A kind of plant, strewn by rule. */
export interface Stand {
  species: Species
  from: number
  to: number
  /** Height of a grown one, m. */
  height: number
  spacing: number
  /** 0-1 how much of the ground the stand covers. */
  cover: number
  /** Planted in rows this far apart, m, that run away from the eye; `spacing` is then the distance along a row. */
  rows?: number
  lowest: number
  highest: number
  leaf: Rgb
  /** Shines in the dark. */
  glow?: Rgb
  seed: number
}

export type Species =
  | 'conifer'
  | 'broadleaf'
  | 'birch'
  | 'bare'
  | 'palm'
  | 'willow'
  | 'mushroom'
  | 'cactus'
  | 'reeds'
  | 'shrub'
  | 'kapok'
  | 'fern'
  | 'blooms'
  | 'vine'
  | 'pumpkin'
  | 'cypress'
  | 'bamboo'
  | 'mangrove'
  | 'coral'

/** Something made, or a single great thing: where the eye goes. */
export interface Thing {
  thing: string
  x: number
  z: number
  /** Lifts it off the ground, m. */
  lift: number
  /** Overall height, m. */
  size: number
  yaw: number
  ruined: number
  lit: boolean
  burning: boolean
  overgrown: boolean
  glow?: Rgb
  wall: Rgb
  roof: Rgb
  count: number
  /** A traveller on horseback. */
  mounted?: boolean
  /** A bridge that hangs from ropes. */
  rope?: boolean
  /** Which sort a lone tree is, where the prompt says. */
  species?: Species
  /** Carries packs, one behind the other, as in a caravan. */
  laden?: boolean
  /** Which of the sorts of its kind it is: 'trebuchet', 'palisade', 'robed'. */
  variant?: string
  /** How many people sit in a boat. */
  crewed?: number
  /** Colours of several that are of different ones; of a treehouse that of its leaves. */
  tints?: Rgb[]
  seed: number
  /** Stands on an island of the scene instead of the ground. */
  island?: number
}

export interface Foreground {
  /** Side of the picture the framing stands on: -1 left, 1 right, 0 neither. */
  side: number
  frame: 'none' | 'tree' | 'trees' | 'cave' | 'arch'
  species: Species
  grass: number
  flowers?: Rgb
  grassColour: Rgb
  rocks: number
  birds: number
  seed: number
}
