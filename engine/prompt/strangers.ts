import type { ImageCategory } from '../../contract/categories.ts'
import type { Entry } from './lexicon.ts'
import { derivedAt, type LexiconIndex } from './lexicon-index.ts'
import { lacking, nounForms } from './morphology.ts'
import { sharedWords } from './shared.ts'
import { corrected } from './spelling.ts'
import { lookUp } from './wordnet/dictionary.ts'
import { kindOf, likeness, mostlyNoun } from './wordnet/kinship.ts'

/** What a word that is not in the lexicon turned out to be. */
export interface Stranger {
  /** None: nobody knows it. */
  entries: readonly Entry[]
  /** Words taken up: two for "polar bear". */
  length: number
  /** Made from a word of the lexicon: "bearded". */
  derived: boolean
  /** It says that the thing is missing: "treeless". */
  lacking: boolean
  /** It is, or may be, a noun. */
  noun: boolean
}

/** The kin of words the lexicon does not have, by WordNet: two words together, then one. */
function kinOf(word: string, next: string, index: LexiconIndex, category: ImageCategory) {
  if (next !== '') {
    for (const form of nounForms(next)) {
      const entry = kindOf(`${word}_${form}`, index, category)
      if (entry) return { entry, length: 2 }
    }
  }
  for (const form of nounForms(word)) {
    const entry = mostlyNoun(form) ? kindOf(form, index, category) : undefined
    if (entry) return { entry, length: 1 }
  }
  const entry = likeness(word, index, category)
  return entry && { entry, length: 1 }
}

const inWordNet = (word: string) =>
  nounForms(word).some((form) => lookUp(form, 'noun') ?? lookUp(form, 'adj') ?? lookUp(form, 'verb')) ||
  /(?:ed|ing|ly|er|est)$/.test(word)

function met(word: string, next: string, index: LexiconIndex, category: ImageCategory): Stranger {
  const noun = nounForms(word).some(mostlyNoun)
  const stranger = { entries: [], length: 1, derived: false, lacking: false, noun }
  const missing = index.single(lacking(word) ?? '')
  if (missing.length > 0) return { ...stranger, entries: missing, lacking: true }
  const derived = noun ? [] : derivedAt(index, word)
  if (derived.length > 0) return { ...stranger, entries: derived, derived: true }
  const elsewhere = nounForms(word).some((form) => sharedWords.has(form))
  const kin = elsewhere ? undefined : kinOf(word, next, index, category)
  if (kin) return { ...stranger, entries: [kin.entry], length: kin.length }
  if (inWordNet(word)) return stranger
  const meant = corrected(word, index.root.next.keys())
  return { ...stranger, entries: meant === undefined ? [] : index.single(meant), noun: true }
}

const known = new WeakMap<LexiconIndex, Map<string, Stranger>>()
// Bounds what words typed by strangers can make the process keep.
const KNOWN_MAX = 20_000

/** What to make of a word the lexicon does not have; `next` is the word after it, or '' at the end of its phrase. */
export function strangerOf(word: string, next: string, index: LexiconIndex, category: ImageCategory): Stranger {
  const strangers = known.get(index) ?? new Map<string, Stranger>()
  known.set(index, strangers)
  const key = `${category} ${word} ${next}`
  const stranger = strangers.get(key) ?? met(word, next, index, category)
  if (strangers.size >= KNOWN_MAX) strangers.clear()
  strangers.set(key, stranger)
  return stranger
}
