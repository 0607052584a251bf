import type { Random } from '../paint/random.ts'
import type { Phone } from './motion.ts'
import type { Wish } from './words/wish.ts'

/** How near everything is, on a coarse grid over the picture: 0 the horizon, 1 right before the eye (inverse distance). */
export interface Nearness {
  width: number
  height: number
  /** px of the picture a cell. */
  step: number
  values: Float32Array
}

/** What every part of a motion is given. */
export interface Stage {
  width: number
  height: number
  /** px a thousandth of the shorter side: what is drawn follows it. */
  unit: number
  seconds: number
  frames: number
  loops: boolean
  /** How fast things go: 1 as in nature. */
  pace: number
  wish: Wish
  /** The picture as it stands, RGBA. */
  still: Uint8ClampedArray
  /** Found out when first asked for. */
  nearness: () => Nearness
  /** How much of each px is sky, 0-1, where it is known. */
  sky?: () => Float32Array
  /** How much of each px is open water that mirrors it. */
  water?: () => Float32Array
  /** A map: rain is seen falling away from the eye, and there is no sky. */
  isFromAbove: boolean
  random: Random
  /** What the first of the people says; empty: nothing. */
  speech: readonly Phone[]
}

/** A moment of it. */
export interface Instant {
  n: number
  /** 0-1 round the loop: frame n of N has n / N. Whatever takes whole cycles of it closes. */
  phase: number
  /** 0-1 from the first frame to the last, both included. */
  through: number
}

/** Changes the px of a frame, RGBA in place. */
export type Pass = (now: Instant, px: Uint8ClampedArray) => void

/** How often something happens in the whole of a motion: a whole number, so that its end meets its beginning. */
export function cycles(stage: Pick<Stage, 'seconds' | 'pace'>, aSecond: number): number {
  return Math.max(1, Math.round(aSecond * stage.seconds * stage.pace))
}
