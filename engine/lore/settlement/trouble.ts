import type { Mood } from '../prompt/words.ts'

export type FactionKind = 'owners' | 'workers' | 'faith' | 'watch' | 'outlaws' | 'families' | 'newcomers' | 'learned'

/**
 * What is wrong with a place, told from all its sides. Slots, the same on the whole sheet: #A# #B# #C# the factions, #a# #b#
 * #c# who leads them (#ag# … by given name), #r# who rules by title, #v# and #w# two who are caught in it; #work# where the
 * place's work is done, #worker# one who does it, #ware# and #ware2# what comes of it; #p1# #p2# #p3# places of the sheet,
 * #d1# #d2# its districts, #water# its river, shore or spring; #sum#, #years#, #day#, #count#, #feast# and #feast2#. "[a|b]" is
 * one of both.
 *
 * Every aim names another faction, every hook somebody or somewhere on the sheet. In any five words in a row there is a name
 * or more than one choice: two sheets must not read alike.
 */
export interface Plot {
  /** Which of the trouble’s problems it is behind, by their place in the list; left out: any of them. */
  of?: readonly number[]
  /** Who or what is to blame. */
  blame: string
  /** What happens if nobody acts. */
  worse: string
  /** A way out. */
  way: string
  /** A way in and a rumour that go with this cause alone. */
  hook?: string
  rumour?: string
}

/** Whoever of note a want is of: the ruler, who leads each side, the two who are caught in it. */
export type Seat = 'r' | 'a' | 'b' | 'c' | 'v' | 'w'

/** A word that a prompt may bring along: what is forbidden, who is worshipped. */
export interface Brought {
  /** Tried one after another; the first group is what is brought. */
  said: readonly RegExp[]
  else: readonly string[]
}

export interface Trouble {
  label: string
  /** A prompt that speaks of this. */
  heard?: RegExp
  /** Whether a prompt asked for it: then more of the sheet tells of it. */
  isAsked?: boolean
  /** Told only where a prompt asks for it. */
  isAskedOnly?: boolean
  /** Slots of this trouble alone, by their names. */
  slots?: Readonly<Record<string, Brought>>
  /** What is wrong in one sentence: true of every way the trouble is told. */
  gists: readonly string[]
  /** What everybody of note wants of it, after "wants"; {his} and {him} are the person’s own. */
  wants: Readonly<Record<Seat, readonly string[]>>
  /** Laws that came of it. */
  laws: readonly string[]
  words: readonly string[]
  moods: readonly Mood[]
  /** Of A, B and C. */
  sides: readonly [FactionKind, FactionKind, FactionKind]
  /** What is wrong, in its first sentence; since when, and who minds. */
  problem: readonly string[]
  signs: readonly string[]
  aims: readonly [readonly string[], readonly string[], readonly string[]]
  hooks: readonly string[]
  rumours: readonly string[]
  /** How it came about: one of them is so, and one at least is behind each problem. */
  plots: readonly Plot[]
}

/** A trouble without how it is told and came about, and what people want of it, which stand elsewhere by its label. */
export type Told = Omit<Trouble, 'problem' | 'rumours' | 'plots' | 'gists' | 'wants' | 'laws' | 'heard'>
