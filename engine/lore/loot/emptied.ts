import type { Random } from '../../paint/random.ts'
import type { Budget } from './treasure.ts'

/** What can be empty: where things are kept, and what people carry them in. */
const kept =
  'hoards?|hordes?|treasury|treasure chests?|stash|troves?|caches?|chests?|vaults?|coffers?|strongbox|tombs?|crypts?|graves?|barrows?|coffins?|sarcophagus|box|trunk|safe|lairs?|nests?|pockets?|purses?|bags?|pouch|wallet|satchel|handbag|knapsack|backpack|rucksack|saddlebags?|sacks?'
const state =
  'empty|emptied|picked[ -]clean|cleaned[ -]out|ransacked|looted|plundered|pillaged|rifled|robbed|already taken|already looted'
/** "An empty hoard", "a plundered dwarven vault"; "the empty house’s hoard" is another matter. */
const before = new RegExp(`\\b(${state})\\s+(?:(?!from\\b|by\\b)[\\p{L}-]+\\s+){0,2}?(?:${kept})\\b`, 'iu')
/** "A dragon’s hoard, picked clean", "a vault that was looted long ago"; "a chest looted from a temple" is full. */
const after = new RegExp(
  `\\b(?:${kept})\\b(?:[^,.;]{0,40}\\b(?:was|were|is|are|has been|have been|been|found)|,)\\s+(?:long since |already |mostly |all but |nearly )*(${state})\\b(?!\\s+(?:from|of)\\b)`,
  'iu',
)

/** In which word a prompt says that nothing is left: "picked clean". */
export const emptiedIn = (text: string): string | undefined =>
  (before.exec(text) ?? after.exec(text))?.[1]?.toLowerCase().replace('-', ' ')

/** What nobody takes along. */
const scraps: readonly string[] =
  'a split money box, torn sacks, candle ends, a broken hinge, a bent key to nothing, wood shavings, an empty ring case, a snapped necklace clasp, a handful of glass beads, a cracked ink bottle, one left glove, a rusty padlock, straw packing, a frayed purse string, an empty scroll tube, gnawed bones, a chipped cup, lead seals, a worn crowbar, a dropped pipe, scraps of velvet, a coil of rotten rope, a false bottom, pried open, a nail bent double'.split(
    /, (?!pried)/,
  )

/** Some of them, with what a rag-picker pays, gp. */
export const scrapsLeft = (count: number, chance: Random): { text: string; gp: number }[] =>
  chance
    .shuffle(scraps)
    .slice(0, count)
    .map((text) => ({ text, gp: chance.int(1, 9) / 100 }))

/** Coin that was overlooked, whatever the level. */
export const budgetLeft = (chance: Random): Budget => ({
  gp: chance.int(3, 19) / 10,
  by: 'Left behind',
  from: 'What was overlooked',
})
