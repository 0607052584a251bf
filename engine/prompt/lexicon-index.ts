import type { Entry, Lexicon } from './lexicon.ts'
import { isPluralOf, nounForms, stems } from './morphology.ts'
import { descriptions, shared } from './shared.ts'
import type { Token } from './tokens.ts'
import { fold } from './tokens.ts'

interface Node {
  next: Map<string, Node>
  entries: Entry[]
}

/** How an entry sits in a sentence: a thing, what describes a thing, or the air of the whole picture. */
export type Role = 'thing' | 'description' | 'ambience'

export function roleOf(entry: Entry): Role {
  if (entry.role) return entry.role
  if (entry.facet === 'colour' || entry.facet === 'material') return 'description'
  if (entry.facet === 'feature' && descriptions.has(entry.concept)) return 'description'
  return ['mood', 'weather', 'time', 'season'].includes(entry.facet) ? 'ambience' : 'thing'
}

/** All the words a category knows, its own before the shared ones, ready to be found in a prompt. */
export interface LexiconIndex {
  entries: readonly Entry[]
  root: Node
  /** Phrases written as one word: "longsword" for "long sword". */
  solid: Map<string, Node>
  /** Single words, for descriptions met by way of a synonym. */
  single(word: string): readonly Entry[]
  /** Concepts that bear a thing's name: "hat" has the straw hat. */
  namesakes: Map<string, string[]>
}

const node = (): Node => ({ next: new Map(), entries: [] })

function add(index: { root: Node; solid: Map<string, Node> }, entry: Entry, phrase: string): void {
  // Prompts are looked up without possessive endings: "hunter's moon", "hunters moon" and "hunter moon" are one.
  const words = fold(phrase)
    .replaceAll(/'s\b| s(?= )/g, '')
    .split(/[\s-]+/)
  let at = index.root
  for (const word of words) {
    const next = at.next.get(word) ?? node()
    at.next.set(word, next)
    at = next
  }
  if (!at.entries.includes(entry)) at.entries.push(entry)
  if (words.length === 2) index.solid.set(words.join(''), at)
}

const indices = new WeakMap<Lexicon, LexiconIndex>()

/** The index of a lexicon, made once. */
export function indexOf(lexicon: Lexicon): LexiconIndex {
  const known = indices.get(lexicon)
  if (known) return known
  const entries = [...lexicon.entries, ...shared.filter((entry) => lexicon.shared.includes(entry.facet))]
  const root = node()
  const solid = new Map<string, Node>()
  for (const entry of entries) for (const phrase of entry.words) add({ root, solid }, entry, phrase)
  const namesakes = new Map<string, string[]>()
  for (const { concept, words } of entries) {
    const name = / (\S+)$/.exec(words[0] ?? '')?.[1]
    if (name !== undefined) namesakes.set(name, [...(namesakes.get(name) ?? []), concept])
  }
  const index = { entries, root, solid, namesakes, single: (word: string) => root.next.get(word)?.entries ?? [] }
  indices.set(lexicon, index)
  return index
}

export interface Match {
  /** Entries that have these words, the category's own first. */
  entries: readonly Entry[]
  /** Tokens taken up. */
  length: number
  /** Written in the plural. */
  plural: boolean
}

function longest(at: Node, tokens: readonly Token[], i: number, length: number): Match | undefined {
  let best: Match | undefined = at.entries.length > 0 ? { entries: at.entries, length, plural: false } : undefined
  const token = tokens[i]
  if (!token || (length > 0 && (token.gap === 'stop' || token.gap === 'comma')) || at.next.size === 0) return best
  for (const form of nounForms(token.word)) {
    const next = at.next.get(form)
    const match = next && longest(next, tokens, i + 1, length + 1)
    if (match && match.length > (best?.length ?? 0)) {
      best = match.length === length + 1 ? { ...match, plural: isPluralOf(token.word, form) } : match
    }
  }
  return best
}

/** The longest phrase of the lexicon that starts at token `i`, in the singular or plural, in one word or two. */
export function phraseAt(index: LexiconIndex, tokens: readonly Token[], i: number): Match | undefined {
  const match = longest(index.root, tokens, i, 0)
  if (match && match.length > 1) return match
  const token = tokens[i]!
  const next = tokens[i + 1]
  if (next && (next.gap === 'space' || next.gap === 'hyphen')) {
    for (const form of nounForms(token.word + next.word)) {
      const joined = index.root.next.get(form)
      // Things only: "grey beard" is a beard, not a greybeard.
      if (joined?.entries.some((entry) => roleOf(entry) === 'thing'))
        return { entries: joined.entries, length: 2, plural: isPluralOf(next.word, form) }
    }
  }
  if (match) return match
  for (const form of nounForms(token.word)) {
    const split = index.solid.get(form)
    if (split) return { entries: split.entries, length: 1, plural: isPluralOf(token.word, form) }
  }
  return undefined
}

/** Entries of the word this one is made from: "bearded", "glows", "rocky". Only for words no noun is spelt like. */
export function derivedAt(index: LexiconIndex, word: string): readonly Entry[] {
  for (const stem of stems(word)) {
    const entries = index.single(stem).filter(({ bare }) => !bare)
    if (entries.length > 0) return entries
  }
  return []
}
