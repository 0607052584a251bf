import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Random } from '../../../paint/random.ts'
import { AWAY, type Eye } from '../../../paint/volume/eye.ts'

/** Parts of light: see film.ts. */
export type Glow = readonly [red: number, green: number, blue: number]

/** A light that stands in the world: the spell itself, a torch. */
export interface Lamp {
  at: readonly [x: number, y: number, z: number]
  light: Glow
  /** How far it reaches before it falls off, lengths squared. */
  soft: number
}

/** Hour and weather of a place. */
export interface Mood {
  /** Overhead, and above the horizon. */
  sky: readonly [Glow, Glow]
  ambient: Glow
  /** Sun or moon, or the brightest of the sky. */
  shine: Glow
  /** What hangs between things far away: how much a length, its colour, how thick it lies on the ground. */
  mist: { far: number; colour: Glow; low: number }
}

/** A cut-out at one depth. Colours are those of even light; the pen draws in the world's lengths, y up. */
export interface Layer {
  z: number
  draw(pen: SKRSContext2D): void
  /** How far in its edges round over, lengths; 0.05 when left out. */
  round?: number
  /** How rough its face is, 0-1; 0.35 when left out. */
  rough?: number
}

export type Ground = 'flags' | 'earth' | 'grass' | 'snow' | 'sand' | 'water' | 'rock' | 'planks' | 'none'

/** What a kind of place has. */
export interface Built {
  ground: Ground
  layers: readonly Layer[]
  lamps?: readonly Lamp[]
  /** Under a roof: what is behind everything is dark. */
  isInside?: boolean
}

/** What builds a place: its seen width at a depth, a stream of choices, and where it had better stay empty. */
export interface Site {
  eye: Eye
  random: Random
  /** Left and right edge of what is seen at a depth, lengths. */
  edges(z: number): readonly [left: number, right: number]
  /** Upper edge of what is seen at a depth. */
  top(z: number): number
  /** The spell's heart across, lengths at depth 0: what stands before it leaves it free. */
  heart: number
}

export function siteOf(eye: Eye, random: Random, heart: number): Site {
  const half = eye.frame.width / 2 / eye.size
  const high = eye.frame.height / 2 / eye.size
  const by = (z: number) => (AWAY - z) / AWAY
  return {
    eye,
    random,
    heart,
    edges: (z) => [eye.x + (-half - eye.x) * by(z), eye.x + (half - eye.x) * by(z)],
    top: (z) => eye.y + (high - eye.y) * by(z),
  }
}

/** A grey or brown for the pen, at a brightness. */
export const tone = (r: number, g: number, b: number, by = 1): string =>
  `rgb(${Math.round(r * by)},${Math.round(g * by)},${Math.round(b * by)})`
