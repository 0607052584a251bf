import type { Mood } from '../../prompt/words.ts'

/**
 * What somebody is caught in, told from all its sides. Slots, the same in every telling on one sheet:
 * - the person: #n#, #npos#; #they# #them# #their#;
 * - the other side of it: #O# in full with #who# behind it (“a collector for the thieves guild”), later #o#, #opos#,
 *   #ohe# #ohim# #ohis#; #party# is whom they stand for, or they themselves: never beside #o# in one line;
 * - somebody it is about: #T# at first (“her son Marek”), later #t#, #tpos#, #the# #thim# #this#;
 * - a relative: #K# (“her sister Ilse”), later #k#, #kpos#; one who knows: #W# (“the gravedigger Odo”), later #w#, #wpos#;
 * - #thing# what it is about; #town#, #spot# a place in or near it, #hide# a place to keep things, #work# where the person
 *   works, #ware# what they work with; #sum#, #years#, #feast#, #day#.
 *
 * Wants go on after “To”, and name the other in full. Where more than four words stand between two slots, a choice
 * ([a|b]) stands among them: two sheets must not read alike.
 */
export interface Story {
  /** What prompts say of somebody who is caught in it. */
  about: RegExp
  /** Trades that bring it with them. */
  suits?: RegExp
  /** Told only of those of whom a prompt says it. */
  isOnlyAsked?: true
  /** A child may be caught in it too. */
  anyAge?: true
  /** Moods it is right for; the others have it seldom. */
  moods: readonly Mood[]
  /** What the other does, as it stands on its own or with “#party#” in it. */
  roles: readonly string[]
  /** Whom they stand for. */
  parties: readonly string[]
  /** What somebody is who acts for a party that a prompt names: “collector for”. */
  agents: readonly string[]
  /** Whether a person named in a prompt is the other side, or whom it is about. */
  person: 'other' | 'third'
  /** Whether it may be about a house or a farm as well as about a thing. */
  takesPlaces?: true
  /** What it is about is a beast: one that the prompt names is that, and nobody’s other side. */
  isOfBeast?: true
  /** Whom it is about: “#their# son”, “the old steward”. */
  thirds: readonly string[]
  /** What it is about. */
  things: readonly string[]
  wants: readonly string[]
  fears: readonly string[]
  secrets: readonly string[]
  bonds: readonly string[]
  hooks: readonly string[]
  /** In the list of people: the other’s side, the relative’s, and that of whoever knows. */
  theirs: readonly string[]
  kins: readonly string[]
  witnesses: readonly string[]
}

export const list = (text: string): string[] => text.split(/\s*;\s*/)
