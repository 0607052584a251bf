import type { ThemeName } from '../themes.ts'

/*
 * What became of whoever had it: each story is told in the blocks of a sheet, from the same few people. Slots: #owner# is whose it
 * was, with all that is said of them, #who# the same in short, #his# theirs; #other# is the other party, #them# the same in short;
 * #agent# somebody who comes for it, #aShort# the same in short; #prize# a piece that lies in it; #it# the whole; #town# a town;
 * #sum# a sum; #years#, #soon#, #ago#, #few# times and counts. Owner and other may be several people in a prompt's words: nothing
 * here makes them the subject of a verb that would show it, so it is all past tense, "will", "may" and "can".
 */
export interface Story {
  name: string
  /** Words of a prompt that tell it: what happened. */
  about: RegExp
  /** Words that only make it likely: who had it. */
  hints?: RegExp
  /** Who had it, and the theme it goes with, where only some would do. */
  figures?: readonly string[]
  theme?: ThemeName
  /** Who the other party is where nobody says so, by trade. */
  others: readonly string[]
  /** What happened. */
  happened: readonly string[]
  /** What follows for whoever has it now. */
  trouble: readonly string[]
  /** Who comes, when, for what, and what if they are refused. */
  claim: readonly string[]
  /** What tells of it on a piece, after a comma. */
  mark: readonly string[]
  /** What tells of it in a pocket. */
  kept: readonly string[]
}

export const list = (text: string) => text.split(', ')
