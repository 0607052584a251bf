import type { Facet } from '../../../contract/prompts.ts'
import type { CameraMove, VideoEffect } from '../../../contract/video-facts.ts'
import type { BreathKind } from '../../monsters/scene.ts'
import type { Mover } from './wish.ts'

/** What words do to a motion. */
export type Act =
  | { effect: VideoEffect }
  /** `toward`: which way of the two that the move has, 1 as it goes by itself. */
  | { camera: CameraMove; toward: 1 | -1 }
  | { pace: number }
  | { strength: number }
  | { mover: Mover }
  | { wind: number }
  | { breathes: BreathKind | 'own' }
  | { colour: readonly [number, number, number] }
  | { clear: true }
  | { still: true }
  /** Says how something moves that moves anyway. */
  | { manner: true }
  /** Nothing that can be done: keeps its words from being taken for something else. */
  | { beyond: true }

/**
 * What must stand beside words for them to mean this: "eye": nobody but the camera before them who could do it; "weather": what can be
 * strong or weak; "named": something that moves, and does so in that manner.
 */
export type Need = 'eye' | 'weather' | 'named'

export interface Term {
  /** Each in singular words; endings s, es, ing, ed fall away from both sides, and small words between them. */
  words: readonly string[]
  facet: Facet
  meaning: string
  act: Act
  /** Kinds of scenes that it means something for; left out: all. */
  kinds?: readonly string[]
  needs?: Need
}

export const term = (facet: Facet, meaning: string, act: Act, words: string, kinds?: readonly string[]): Term => ({
  words: words.split(/,\s+/),
  facet,
  meaning,
  act,
  ...(kinds && { kinds }),
})
