/** Somebody of a story: a trade, and what they want tonight and can do for strangers. {He}, {his}, {him} stand for them. */
export type Part = readonly [trade: string, says: string]

/**
 * What a prompt makes of a tavern: one matter, told from all sides. Slots: #house#, #keeper# with #his# and #him#, #place#, #foe#
 * (the other side: "the crown"), #was# (what the keeper is or was: "a retired pirate"), #rivalA# and #rivalB# (the two parts
 * `first` and `second`, in this order), #staffA#, #someone#, #localA# … #localC# with #givenA# …, #where#, #asum#, #deadline#, #when#.
 * #foe# may be one or many: no verb in the present stands after it.
 */
export interface Story {
  /** The words of a prompt that ask for it. */
  about: RegExp
  /** What a house is like rather than what happens there: where a prompt also has a thing of its own, the trouble is about that. */
  isManner?: true
  /** Only where it is said of whoever keeps the house. */
  isOfKeeper?: true
  /** The other sides of stories that this one tells better. */
  insteadOf?: readonly string[]
  /** The other side where the prompt names none. */
  foe: string
  /** Finds the other side in a prompt: its first group. */
  against?: RegExp
  /** What may be on the sign, as the words of `ways`. */
  signs: string
  sight: string
  wants: readonly string[]
  fears: readonly string[]
  /** What one of the staff does about it, after the name. */
  staff: string
  first: Part
  second: Part
  others: readonly Part[]
  /** How tonight goes wrong between the first and the second; what happens if nobody acts; a way out. */
  troubles: readonly (readonly [start: string, worse: string, way: string])[]
  /** What is said; what is amiss where it is half true; why it is said where it is false. */
  rumours: readonly (readonly [said: string, amiss: string, liar: string])[]
  /** Dishes and drinks on the board. */
  dishes: readonly string[]
  drink: string
  bed: string
}

const ends =
  'who|that|which|whose|where|when|and|but|or|in|on|at|with|without|for|after|before|because|since|while|until|by|under|inside|near|over|to|named|called|run|kept|owned|as|years|ago'

/** Whoever stands after these words: "(?:hiding|hides) from" finds "the crown" in "a pirate hiding from the crown". */
export const against = (words: string): RegExp =>
  new RegExp(`\\b(?:${words})\\s+([\\p{L}’'-]+(?: [\\p{L}’'-]+){0,5}?)(?=\\s*$|[,.;:!?]|\\s(?:${ends})\\b)`, 'iu')
