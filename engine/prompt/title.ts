import type { Brief, Mention } from './brief.ts'
import { nounForms } from './morphology.ts'
import { type Token, tokenise } from './tokens.ts'
import { lookUp } from './wordnet/dictionary.ts'

/** "Goblin scouts" are scouts, "a goblin scouts" does something: a word that is a verb's third person too is no noun there. */
const isDone = (word: string, isMany: boolean) => !isMany && /[^s]s$/.test(word) && lookUp(word.slice(0, -1), 'verb')

const isNoun = (word: string) => nounForms(word).some((form) => lookUp(form, 'noun') !== undefined)

/** Nouns that may as well be something else after a noun, and then mostly are. */
const others = new Set(
  'in at on as by no or so an a i be is are was who has have do can will out over under'.split(' '),
)

/** Whether the words go on to name the same one: the cleric of "dwarf cleric", not the lute of "a bard, a lute". */
function goesOn({ word, gap }: Token, next: Mention | undefined, isMany: boolean): boolean {
  if (gap === 'comma' || gap === 'stop' || others.has(word) || /(?:ing|ed|ly|['’]s)$/.test(word)) return false
  if (next && next.facet !== 'subject' && next.facet !== 'kind') return false
  return isNoun(word) && !isDone(word, isMany)
}

/**
 * What a prompt calls the one it is of, with an article, in its own words: "The vampire hunter" of "a vampire hunter in black",
 * "The cleric" of "an old dwarf cleric". `shown`: how many are. Undefined where it names nobody, or not all of them.
 */
export function titleIn({ prompt, subject, mentions }: Brief, shown: number): string | undefined {
  if (!subject || subject.words === '') return undefined
  const tokens = tokenise(prompt)
  const isMany = shown > 1
  const named = wordsOf(subject, tokens)
  const titleOf = (first: number, last: number) => {
    const head = tokens[last]!
    // Owlbears are in no dictionary, but the category knows them.
    const isOurs = last === named[1]
    const isPlural = !lookUp(head.word, 'noun') && (isNoun(head.word) || /[^s]s$/.test(head.word))
    if (isPlural !== isMany || !(isOurs || isNoun(head.word))) return undefined
    return `The ${prompt.slice(tokens[first]!.at, head.end)}`
  }
  let [first, last] = named
  if (first < 0 || last < first) return undefined
  const before = tokens.slice(0, first).findLastIndex(({ word }) => !articles.has(word))
  // "The queen of the elves" is a queen, "a portrait of an elf" an elf.
  const whole = tokens[before - 1]
  if (tokens[before]?.word === 'of' && whole && isNoun(whole.word) && !pictures.has(whole.word)) {
    const title = titleOf(before - 1, before - 1)
    if (title) return title
  }
  for (let k = last + 1; k < tokens.length; k++) {
    const token = tokens[k]!
    const next = mentions.find(({ at, words }) => at <= token.at && token.at < at + words.length)
    if (!goesOn(token, next, isMany)) break
    first = k
    if (next) k = Math.max(k, wordsOf(next, tokens)[1])
    last = k
  }
  return titleOf(first, last)
}

const articles = new Set(['a', 'an', 'the'])
const pictures = new Set('portrait painting picture drawing sketch image depiction illustration'.split(' '))

/** The places of a mention's words that name somebody: a trade of two words whole, without article, number and what is like "old" or "red". */
function wordsOf({ at, words }: Mention, tokens: readonly Token[]): [first: number, last: number] {
  const last = tokens.findLastIndex((token) => token.end <= at + words.length)
  let first = last
  while (first > 0 && tokens[first - 1]!.at >= at && namesToo(tokens[first - 1]!, tokens[first]!)) first--
  return [first, last]
}

const namesToo = ({ word }: Token, { gap }: Token) =>
  gap === 'space' && !articles.has(word) && isNoun(word) && !lookUp(word, 'adj')
