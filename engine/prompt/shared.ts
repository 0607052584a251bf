import type { Entry } from './lexicon.ts'
import { moods, seasons, times, weathers } from './vocabulary/atmosphere.ts'
import { colours } from './vocabulary/colours.ts'
import { ages, conditions, sizes } from './vocabulary/conditions.ts'
import { materials } from './vocabulary/materials.ts'

/**
 * Words every category may use, by facet: a lexicon names the facets it makes visible. Where a word stands in two entries
 * ("misty": a thing's condition, or the weather; "silver": the metal, or grey), the earlier entry whose facet the category
 * shares is meant; gold is both the metal and the colour.
 */
export const shared: readonly Entry[] = [
  ...ages,
  ...sizes,
  ...conditions,
  ...materials,
  ...colours,
  ...moods,
  ...weathers,
  ...times,
  ...seasons,
]

/** Features that say how a thing is: they belong to the thing they stand beside. */
export const descriptions: ReadonlySet<string> = new Set(
  [...ages, ...sizes, ...conditions].map((entry) => entry.concept),
)

/** Single words of the shared vocabulary: where a category does not draw their facet, they mean nothing else instead. */
export const sharedWords: ReadonlySet<string> = new Set(
  shared.flatMap((entry) => entry.words).filter((word) => !word.includes(' ')),
)
