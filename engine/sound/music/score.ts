import type { Random } from '../../paint/random.ts'
import type { Mood } from './moods.ts'
import type { Mode } from './theory.ts'

/** What a piece is made from, settled. */
export interface Brief {
  mood: Mood
  mode: Mode
  /** Pitch class of the tonic: 0 is C. */
  tonic: number
  /** Beats a minute. */
  bpm: number
  /** Instruments that the words name, in place of the mood's own; by role. */
  cast: Cast
  random: Random
}

export interface Cast {
  lead: string
  second?: string
  chords: string
  bass: string
  pad?: string
  hasDrums: boolean
}

/** A part of the score: who plays it and how loudly at each intensity, 0-1. */
export type Role =
  | 'lead'
  | 'second'
  | 'chords'
  | 'bass'
  | 'pad'
  | 'drums'
  | 'drive'
  | 'pulse'
  | 'shiver'
  | 'thunder'
  | 'call'

/** A note as it stands in the score: quarters. */
export interface Note {
  role: Role
  at: number
  length: number
  /** A MIDI key; of drums the kit's. */
  pitch: number
  /** 1-127 */
  loud: number
  /** Of drums: the kit, or one with a pitch. */
  drum?: 'kit' | 'taiko' | 'timpani' | 'bell'
}

/** A bar: its chord and where it stands. */
export interface Bar {
  at: number
  /** Degree of its root. */
  root: number
  section: string
  /** How often its section has been heard before. */
  again: number
  /** Place within the phrase, and its length. */
  place: number
  of: number
  loud: number
  isLast: boolean
  /** Third of the chord raised to the leading note. */
  isRaised: boolean
}

export interface Score {
  notes: Note[]
  bars: Bar[]
  /** Length of a bar and of the whole, quarters. */
  bar: number
  length: number
}
