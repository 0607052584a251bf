/** What sort of creature a story suits: what lives by instinct, the dead, what was made, people, and what plots. */
export type Sort = 'animal' | 'dead' | 'made' | 'folk' | 'schemer'

/**
 * What a monster's sheet is about: one wrong, and everybody's part in it. Every list holds ways to say the same thing; slots
 * as in case.ts, and #goods# and #party#, which a prompt fills where it names them. #party# stands where one or many
 * may: as an object, or before a verb of the past. Few words stand between two slots, so that no two sheets read alike.
 */
export interface Story {
  suits: readonly Sort[]
  /** What a prompt says that is about this; groups named goods and party fill those slots. */
  asked: readonly RegExp[]
  /** What it turns on, where no prompt names that. */
  goods?: readonly string[]
  /** Whom it is about, besides those who have names. */
  party?: readonly string[]
  /** What goes before what a prompt names, whatever article that had: "the" mirror, or nothing: egg. */
  goodsAs?: 'the' | 'bare' | 'own'
  partyAs?: 'the' | 'own'
  /** The story in one breath, after "The drake". */
  brief: readonly string[]
  /** What it wants: a phrase. */
  wants: readonly string[]
  /** Whom it harms, where that is not whoever lives there. */
  harms?: readonly string[]
  /** How it came to this. */
  why: readonly string[]
  /** What it has done now; somebody's asking follows. */
  trouble: readonly string[]
  /** What nobody says about that. */
  turn: readonly string[]
  /** Other ways into the same story. */
  other: readonly string[]
  /** How what it wants shows in a fight. */
  picks: readonly string[]
  /** When it stops fighting, after "it"; #hurt# is at a quarter of its hit points. */
  ends: readonly string[]
  /** What it would take to be rid of it without blood. */
  bargain: readonly string[]
  /** What may be found out. */
  known: readonly string[]
  /** What is seen of it before it is. */
  sign: readonly string[]
  /** What lies in its lair because of this. */
  find: readonly string[]
  /** How much of a hoard it has: a whole one, half, or what its meals carried. */
  wealth?: 'whole' | 'half'
}

export const list = (text: string) => text.split(', ')

const ends =
  'and|but|or|who|that|which|to|in|at|on|from|for|with|by|under|beneath|below|while|when|until|after|before|back|since|into|near|inside|through|across|as|so|because|if|every|each|instead|wherever|where|died|dies|was|were|is|are|has|had|can|will|astray|away|home|down|up|out|off|onto|over|once|again|alive'

/** A noun phrase of a prompt, as the group of this name: up to the next clause. */
export const phrase = (group: 'goods' | 'party') =>
  `(?<${group}>[\\p{L}][\\p{L}’' -]*?)(?=$|\\s*[,.;:!?)]|\\s+(?:${ends})\\b)`

export const asking = (...patterns: string[]) =>
  patterns.map((pattern) => new RegExp(`(?<![-\\p{L}])(?:${pattern})`, 'iu'))
