import type { Entry } from './lexicon.ts'
import { lacking, nounForms } from './morphology.ts'
import { isDescription, isThing, type Phrase } from './phrases.ts'
import type { Token } from './tokens.ts'

/** Something that is not wanted, and the words that say so. */
export interface Denial {
  entry: Entry
  words: string
  at: number
  plural: boolean
  /** The thing as the text calls it, where it does in one word: who wants no hat wants no hat of any kind. */
  said?: string
  /** The thing's name, as looked up: its kinds are not wanted either. */
  name: readonly string[]
}

/** What a text denies, in order. */
export function denialsOf(phrases: readonly Phrase[], tokens: readonly Token[], text: string): Denial[] {
  const denials: Denial[] = []
  for (const phrase of phrases) {
    if (!phrase.denied) continue
    const named = phrase.matches.filter((match) => !isDescription(match))
    for (const match of named.length > 0 ? named : phrase.matches) {
      const first = match === phrase.matches[0] && phrase.negator !== undefined ? phrase.negator : match.first
      const at = tokens[first]!.at
      const words = text.slice(at, tokens[match.last]!.end)
      const { word } = tokens[match.first]!
      const isWord = isThing(match) && match.first === match.last
      const name = isWord ? nounForms(lacking(word) ?? word) : []
      const said = isWord && { said: lacking(word) ?? text.slice(tokens[match.first]!.at, tokens[match.last]!.end) }
      for (const entry of match.entries) denials.push({ entry, words, at, plural: match.plural, name, ...said })
    }
  }
  return denials
}
