import type { ImageCategory } from '../../contract/categories.ts'
import { imageCategories } from '../../contract/categories.ts'
import type { UnknownSubject } from '../../contract/prompts.ts'
import type { Brief } from './brief.ts'
import { labelOf } from './chips.ts'
import type { Lexicon } from './lexicon.ts'
import { indexOf } from './lexicon-index.ts'
import { isPluralOf, nounForms, plural } from './morphology.ts'
import { fold } from './tokens.ts'
import { understand } from './understand.ts'
import { lookUp } from './wordnet/dictionary.ts'
import { nextOfKin } from './wordnet/kinship.ts'

/** Other subjects that are offered at most, and other categories. */
const INSTEAD_MAX = 3
const ELSEWHERE_MAX = 2
/** Characters of the person's own words that are repeated. */
const WORDS_MAX = 60

const article = (word: string) => (/^[aeiou]/i.test(word) ? 'an' : 'a')

/** A prompt with other words at a place of it; "an aardvark" becomes "a bear". */
export function withWords(prompt: string, from: number, to: number, words: string): string {
  const before = prompt.slice(0, from).replace(/\b(a)n?( +)$/i, (_, a: string, gap: string) => {
    const other = article(words)
    return (a === 'A' ? `A${other.slice(1)}` : other) + gap
  })
  return before + words + prompt.slice(to)
}

/**
 * What to tell a person whose prompt is of something the category cannot draw, and what they could ask for; undefined where it
 * can. `brief` must have been understood with a sketcher.
 */
export function adviceOn(brief: Brief, lexicons: Readonly<Record<ImageCategory, Lexicon>>): UnknownSubject | undefined {
  const { unknownSubject, category, prompt, subject } = brief
  if (!unknownSubject) return undefined
  const { from, to, isForeign } = unknownSubject
  const written = prompt.slice(from, to)
  const words = [...written]
  const index = indexOf(lexicons[category])
  const last =
    fold(written)
      .split(/[^a-z']+/)
      .at(-1) ?? ''
  const forms = [fold(written).replaceAll(/[\s-]+/g, '_'), ...nounForms(last)]
  // "Platypus" is no plural, whatever it looks like.
  const many = !lookUp(last, 'noun') && nounForms(last).some((form) => isPluralOf(last, form))
  const elsewhere = imageCategories.filter((other) => {
    if (other === category || written === '' || isForeign) return false
    const { subject: head } = understand(other, lexicons[other], written, '')
    // A space station is no space.
    return head !== undefined && head.at + head.words.length === written.length
  })
  // Whoever asks for a dragon among people wants a dragon.
  const isStrange = !isForeign && elsewhere.length === 0
  const kin = new Set(isStrange ? forms.flatMap((form) => nextOfKin(form, index, category)) : [])
  const instead = [...kin]
    .slice(0, 2 * INSTEAD_MAX)
    .map((entry) => (many ? plural(entry.words[0]!) : entry.words[0]!))
    .map((named) => ({ words: named, prompt: withWords(prompt, from, to, named) }))
    .filter((offer) => {
      const other = understand(category, lexicons[category], offer.prompt, '')
      return other.subject !== undefined && !other.unknownSubject
    })
    .slice(0, INSTEAD_MAX)
  const drawn =
    subject && brief.understood.some((chip) => chip.words.includes(subject.words) || subject.words.includes(chip.words))
  const entry = drawn ? index.entries.find(({ concept }) => concept === subject.concept) : undefined
  return {
    words: words.length > WORDS_MAX ? `${words.slice(0, WORDS_MAX).join('')}…` : written,
    isForeign,
    drawn: entry ? labelOf(entry) : null,
    instead,
    // The same hand draws characters and NPCs.
    elsewhere: elsewhere
      .filter((other) => other !== 'npcs' || !elsewhere.includes('characters'))
      .slice(0, ELSEWHERE_MAX),
  }
}
