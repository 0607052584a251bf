import type { Chip, Facet } from '../../../contract/prompts.ts'
import { nounForms, stems } from '../../prompt/morphology.ts'
import { isPlain, negators } from '../../prompt/plain-words.ts'
import { corrected } from '../../prompt/spelling.ts'
import { type Token, tokenise } from '../../prompt/tokens.ts'
import { once } from '../../prompt/unused.ts'

/** Something that can be heard, and the words people use for it. */
export interface Term<Id extends string = string> {
  id: Id
  facet: Facet
  /** Singular, lower case; phrases of up to four words. Plurals and forms of verbs are found by themselves. */
  words: readonly string[]
  /** What the person reads. */
  label: string
}

/** A term where the prompt names it. */
export interface Hit<Id extends string = string> {
  term: Term<Id>
  /** As written. */
  words: string
  /** Tokens, both included. */
  first: number
  last: number
  /** "without rain" */
  isDenied: boolean
}

export interface Reading<Id extends string = string> {
  tokens: readonly Token[]
  hits: readonly Hit<Id>[]
  /** Tokens that belong to no hit and say something. */
  strangers: readonly number[]
}

const PHRASE_MAX = 4

const idle = new Set(
  `sound sounds noise noises audio effect effects sfx ambience ambient ambiance background music song tune track piece score soundtrack theme
  soundscape loop loops looping looped seamless recording recorded atmosphere atmospheric realistic good nice great cool best quality high-quality
  hear heard hearing listen listening play plays playing played make made long short second seconds minute minutes sec min s d&d dnd rpg
  fantasy medieval game campaign session scene adventure party players player character setting please something someone somebody with
  being while during one two three several few many some lots full really rather kind sort composition composed instrumental melody
  sounding feel feeling feels mood vibe vibes style inspired typical classic`.split(/\s+/),
)

/** Words by which a denial ends. */
const turns = new Set(['but', 'with', 'only', 'just', 'instead', 'yet', 'then', 'while'])
const joins = new Set(['or', 'and', 'nor', 'any', 'no', 'of', 'the', 'a', 'an'])
const denials = new Set([...negators, 'minus', 'sans', 'lacking'])

const formsOf = (word: string): readonly string[] => {
  const own = word.replace(/'s?$/, '')
  return [...new Set([word, own, ...nounForms(own), ...stems(own)])]
}

/** Terms, found by their words. */
export class Terms<Id extends string> {
  readonly #byPhrase = new Map<string, Term<Id>>()
  readonly #words = new Set<string>()

  constructor(terms: readonly Term<Id>[]) {
    for (const term of terms) {
      for (const words of term.words) {
        const key = words.replaceAll('-', ' ')
        if (!this.#byPhrase.has(key)) this.#byPhrase.set(key, term)
        for (const word of key.split(' ')) this.#words.add(word)
      }
    }
  }

  /** Reads a text: the longest phrases first, from left to right. */
  read(text: string): Reading<Id> {
    const tokens = tokenise(text)
    const forms = tokens.map(({ word }) => this.#formsOf(word))
    const hits: Hit<Id>[] = []
    const strangers: number[] = []
    for (let first = 0; first < tokens.length; ) {
      const found = this.#longest(forms, tokens, first)
      if (!found) {
        if (!isIdle(tokens[first]!.word)) strangers.push(first)
        first++
        continue
      }
      const { term, last } = found
      const words = text.slice(tokens[first]!.at, tokens[last]!.end)
      const isLess = /less$/.test(tokens[last]!.word) && !term.words.includes(tokens[last]!.word)
      hits.push({ term, words, first, last, isDenied: isLess || isDeniedAt(tokens, first) })
      first = last + 1
    }
    return { tokens, hits, strangers }
  }

  #formsOf(word: string): readonly string[] {
    const forms = formsOf(word)
    if (forms.some((form) => this.#words.has(form)) || isIdle(word)) return forms
    const meant = corrected(word, this.#words)
    return meant === undefined ? forms : [...forms, meant]
  }

  #longest(forms: readonly (readonly string[])[], tokens: readonly Token[], first: number) {
    for (let count = Math.min(PHRASE_MAX, forms.length - first); count > 0; count--) {
      const last = first + count - 1
      const isBroken = tokens.slice(first + 1, last + 1).some(({ gap }) => gap === 'stop' || gap === 'comma')
      if (isBroken) continue
      const term = this.#lookUp(forms.slice(first, last + 1))
      if (term) return { term, last }
    }
    return undefined
  }

  #lookUp(forms: readonly (readonly string[])[], start = ''): Term<Id> | undefined {
    const [own = [], ...rest] = forms
    for (const form of own) {
      const key = start === '' ? form : `${start} ${form}`
      const term = rest.length === 0 ? this.#byPhrase.get(key) : this.#lookUp(rest, key)
      if (term) return term
    }
    return undefined
  }
}

function isIdle(word: string): boolean {
  return (
    idle.has(word) ||
    denials.has(word) ||
    joins.has(word) ||
    turns.has(word) ||
    isPlain(word, 'landscapes') ||
    !/\p{L}/u.test(word)
  )
}

/** Whether the words before a token deny it: "no rain", "without people or horses". */
function isDeniedAt(tokens: readonly Token[], at: number): boolean {
  for (let k = at; k >= 0 && at - k < 8; k--) {
    const { word, gap } = tokens[k]!
    if (k < at) {
      if (denials.has(word)) return true
      if (word === 'free' || turns.has(word)) return false
    }
    if (gap === 'stop') return false
    // A comma goes on with a list of what is not wanted only where the list is joined: "no rain, wind or thunder".
    if (gap === 'comma' && !isListed(tokens, k, at)) return false
  }
  return false
}

const isListed = (tokens: readonly Token[], from: number, to: number): boolean =>
  to - from <= 2 && tokens.slice(from, to + 4).some(({ word }) => word === 'or' || word === 'nor')

/** The chips of what was heard. */
export const chipsOf = (hits: readonly Hit[]): Chip[] =>
  hits.map(({ term, words, isDenied }) => ({
    facet: term.facet,
    words,
    meaning: isDenied ? `no ${term.label}` : term.label,
  }))

/** Strangers, and hits that nothing came of, as the person wrote them, none twice. */
export const unusedOf = ({ tokens, strangers }: Reading, idleHits: readonly Hit[] = []): string[] =>
  once(
    [
      ...strangers.map((at) => ({ at, words: tokens[at]!.text })),
      ...idleHits.map(({ first, words }) => ({ at: first, words })),
    ]
      .sort((a, b) => a.at - b.at)
      .map(({ words }) => words),
  )
