import type { ImageCategory } from '../../contract/categories.ts'
import type { Mention } from './brief.ts'
import type { Told } from './mentions.ts'
import type { Token } from './tokens.ts'

/** Where pictures are of somebody, so that whose somebody is may be said: "the king's jester". Things are named by their owners' size and kind. */
export const beings: ReadonlySet<ImageCategory> = new Set(['characters', 'npcs', 'monsters'])

/** Somebody by calling, or a servant, a butler: anybody at all. */
const isSomebody = ({ facet, concept }: Mention) => facet === 'subject' || concept === 'human'

/** Those who are named only as whose somebody is. A sister or a wife is no calling: a ranger's sister is drawn by the ranger. */
export function ownersIn(told: readonly Told[], tokens: readonly Token[]): Told[] {
  const owning = new Set(tokens.filter(({ word }) => word.endsWith("'s")).map(({ end }) => end))
  return told.filter(
    (one) =>
      owning.has(one.end) &&
      told.some((other) => other.phrase === one.phrase && other.start >= one.end && isSomebody(other.mention)),
  )
}
