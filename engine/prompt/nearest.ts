import type { Facet, NearestWord } from '../../contract/prompts.ts'
import { withWords } from './advice.ts'
import type { Brief } from './brief.ts'
import type { Lexicon } from './lexicon.ts'
import { indexOf } from './lexicon-index.ts'
import { likenesses } from './likenesses.ts'
import { isPluralOf, nounForms, plural } from './morphology.ts'
import { fold } from './tokens.ts'
import { lookUp } from './wordnet/dictionary.ts'
import { mostlyNoun, nextOfKin } from './wordnet/kinship.ts'

/** Words of one prompt that are told with a nearest one, kin of each that are tried, and of all together. */
const NEAREST_MAX = 6
const TRIED_MAX = 3
const TRIED_IN_ALL_MAX = 8
/** Characters to either side of a word that are read with it when its kin is tried: a long prompt is not read time and again. */
const AROUND = 80

/** Right before words that the prompt asks to leave out. */
const denied = /\b(?:no|not|without|never|neither|nor)\s+(?:an?\s+|any\s+|the\s+)?$/i

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Where words stand in a text as words of their own. */
function placeOf(words: string, text: string): { from: number; to: number } | undefined {
  const found = new RegExp(`(?<![\\p{L}\\p{N}])${escaped(words)}(?![\\p{L}\\p{N}])`, 'iu').exec(text)
  return found ? { from: found.index, to: found.index + found[0].length } : undefined
}

/**
 * For each word of the prompt that is not drawn (`Brief.unused`) and is a noun with kin among what the category draws: the
 * nearest of them, and the prompt with that in its place. `isDrawn`: whether some words of a short text would be drawn; it is
 * asked eight times at most. Words that are to be left out are passed over.
 */
export function nearestOf(
  { category, prompt, unused }: Brief,
  lexicon: Lexicon,
  isDrawn: (prompt: string, words: string) => boolean,
): NearestWord[] {
  const index = indexOf(lexicon)
  const told: NearestWord[] = []
  let tried = 0
  for (const words of unused) {
    if (told.length === NEAREST_MAX) break
    const place = placeOf(words, prompt)
    if (!place || denied.test(prompt.slice(0, place.from))) continue
    const folded = fold(words)
    const many = !lookUp(folded, 'noun') && nounForms(folded).some((form) => isPluralOf(folded, form))
    const lemmas = [folded.replaceAll(/[\s-]+/g, '_'), ...nounForms(folded)].filter(mostlyNoun)
    const kin = [...new Set(lemmas.flatMap((lemma) => nextOfKin(lemma, index, category, 'things')))].filter(
      // It is known, and not drawn here for another reason.
      (entry) => !entry.words.includes(folded) && !lemmas.some((lemma) => entry.words.includes(lemma)),
    )
    // What a person would say is nearest, before what the dictionary has.
    const known = new Set(index.entries.flatMap((entry) => entry.words))
    const likened = [folded, ...nounForms(folded)].flatMap((form) => likenesses.get(form) ?? [])
    const nearby = [
      ...likened.filter((word) => known.has(word) || nounForms(word).some((form) => known.has(form))),
      ...(likened.length > 0 ? [] : kin.map((entry) => entry.words[0]!)),
    ]
    for (const word of nearby.slice(0, TRIED_MAX)) {
      if (++tried > TRIED_IN_ALL_MAX) return told
      const named = many && !isPluralOf(word, nounForms(word).find((form) => form !== word) ?? '') ? plural(word) : word
      const instead = withWords(prompt, place.from, place.to, named)
      const around = instead.slice(Math.max(0, place.from - AROUND), place.to + AROUND)
      if (!isDrawn(around, named)) continue
      told.push({ words, nearest: named, prompt: instead })
      break
    }
  }
  return told
}

/** Facets of what is drawn, and of what else is named beside it; all others say how it is. */
const subjects: ReadonlySet<Facet> = new Set(['subject', 'kind'])
const things: ReadonlySet<Facet> = new Set(['feature', 'place'])

/**
 * Every word and phrase that a lexicon knows, in the singular and as they are written; none twice. Whoever begins a word means
 * what is drawn rather than what it is like, and the short word rather than the long: they come in that order.
 */
export function wordsOf(lexicon: Lexicon): string[] {
  const ranks = new Map<string, number>()
  for (const { facet, words } of indexOf(lexicon).entries) {
    const rank = subjects.has(facet) ? 0 : things.has(facet) ? 1 : 2
    for (const word of words) ranks.set(word, Math.min(rank, ranks.get(word) ?? rank))
  }
  return [...ranks]
    .sort(([one, a], [other, b]) => a - b || one.length - other.length || (one < other ? -1 : 1))
    .map(([word]) => word)
}
