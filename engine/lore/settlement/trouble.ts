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

export interface Trouble {
  label: string
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

/** A trouble without how it is told and came about, which stand elsewhere by its label. */
export type Told = Omit<Trouble, 'problem' | 'rumours' | 'plots'>
