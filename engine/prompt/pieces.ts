import type { ImageCategory } from '../../contract/categories.ts'
import { comparisonAt } from './comparisons.ts'
import { countAt } from './counts.ts'
import type { Entry } from './lexicon.ts'
import { derivedAt, type LexiconIndex, phraseAt, roleOf } from './lexicon-index.ts'
import { isPluralOf, nounForms } from './morphology.ts'
import { colourShades, isPlain, negators } from './plain-words.ts'
import { strangerOf } from './strangers.ts'
import type { Token } from './tokens.ts'
import { lookUp } from './wordnet/dictionary.ts'

interface Span {
  /** First and last token. */
  first: number
  last: number
}

/** A stretch of a prompt with one part to play in it. */
export type Piece = Span &
  (
    | {
        type: 'match'
        entries: readonly Entry[]
        derived: boolean
        lacking: boolean
        plural: boolean
        /** "two-headed": how many of it. */
        count?: number
      }
    | { type: 'count'; value: number; article: boolean }
    | { type: 'shade' | 'negator' | 'plain' }
    | { type: 'unknown'; noun: boolean }
  )

/** Stuffs whose plural is things: stones, bones, crystals. */
const solids: ReadonlySet<string> = new Set(['stone', 'bone', 'crystal', 'glass', 'paper', 'obsidian', 'iron'])

const bare = { derived: false, lacking: false, plural: false }

function ageAt(tokens: readonly Token[], i: number, index: LexiconIndex): Piece | undefined {
  const years = Number(tokens[i]!.word)
  if (!/^years?$/.test(tokens[i + 1]?.word ?? '') || tokens[i + 2]?.word !== 'old' || !Number.isFinite(years))
    return undefined
  const age = years < 18 ? 'young' : years < 60 ? 'adult' : years < 150 ? 'old' : 'ancient'
  const entries = index.single(age).filter((entry) => entry.concept === age)
  return entries.length > 0 ? { type: 'match', entries, ...bare, first: i, last: i + 2 } : undefined
}

/** "three-legged", "two headed": a number that is part of a word, not a count of things. */
function isPart(tokens: readonly Token[], i: number): boolean {
  const token = tokens[i]
  return (
    token?.gap === 'hyphen' ||
    (token?.gap === 'space' && /^(?:head|legg|eye|tail|hand|arm|side|tier|storey|story)(?:e?d)$/.test(token.word))
  )
}

/** Takes a prompt's words apart into what the category knows, counts, grammar and strangers, in order. */
export function piecesOf(tokens: readonly Token[], index: LexiconIndex, category: ImageCategory): Piece[] {
  const pieces: Piece[] = []
  const isColour = (i: number) => {
    const match = i < tokens.length && tokens[i]!.gap !== 'stop' ? phraseAt(index, tokens, i) : undefined
    return match?.entries.some((entry) => entry.facet === 'colour') ?? false
  }
  /** What the "headed" of "two-headed" is made from. */
  const partAt = (i: number): (Piece & { type: 'match' }) | undefined => {
    const entries = derivedAt(index, tokens[i]!.word).filter((entry) => roleOf(entry) === 'thing')
    return entries.length > 0 ? { type: 'match', ...bare, derived: true, entries, first: i, last: i } : undefined
  }
  const pieceAt = (i: number): Piece => {
    const { word } = tokens[i]!
    const age = ageAt(tokens, i, index)
    if (age) return age
    const likeness = comparisonAt(tokens, i, index, category)
    if (likeness?.size) return { type: 'match', entries: [likeness.size], ...bare, first: i, last: likeness.last }
    if (likeness) return { type: 'unknown', noun: false, first: i, last: likeness.last }
    const phrase = phraseAt(index, tokens, i)
    // "a ring of stones" is made of nothing.
    if (phrase?.plural && phrase.entries.every(({ concept, facet }) => facet === 'material' && solids.has(concept)))
      return { type: 'unknown', noun: true, first: i, last: i }
    if (phrase && phrase.length > 1) return { type: 'match', ...bare, ...phrase, first: i, last: i + phrase.length - 1 }
    if (colourShades.has(word) && isColour(i + 1)) return { type: 'shade', first: i, last: i }
    if (phrase) {
      const free = tokens[i + 1]?.word === 'free' && tokens[i + 1]!.gap === 'hyphen'
      return { type: 'match', ...bare, ...phrase, lacking: free, first: i, last: free ? i + 1 : i }
    }
    const alsoMeant = /^(?:only|just|merely)$/.test(tokens[i + 1]?.word ?? '')
    if (negators.has(word) && !alsoMeant) return { type: 'negator', first: i, last: i }
    const said = countAt(tokens, i)
    // "a swarm of bats" is one swarm, where swarms are known.
    const named = said?.length === 2 && /^an?$/.test(word) && phraseAt(index, tokens, i + 1)
    const count = named ? { value: 1, length: 1 } : said
    if (count && !isPart(tokens, i + count.length)) {
      const article = /^an?$/.test(word) && count.length === 1
      return { type: 'count', value: count.value, article, first: i, last: i + count.length - 1 }
    }
    const part = count && partAt(i + count.length)
    if (part) return { ...part, count: count.value, first: i }
    // "two-headed": neither a count of things nor a word to be looked up; what has one head is not two-headed.
    if (count) return { type: 'unknown', noun: false, first: i, last: i + count.length - 1 }
    if (isPlain(word, category)) return { type: 'plain', first: i, last: i }
    const next = tokens[i + 1]
    const beside = next && (next.gap === 'space' || next.gap === 'hyphen') ? next.word : ''
    const found = strangerOf(word, beside, index, category)
    if (found.entries.length === 0) return { type: 'unknown', noun: found.noun, first: i, last: i }
    const { entries, derived, lacking, length } = found
    return { type: 'match', entries, derived, lacking, plural: false, first: i, last: i + length - 1 }
  }
  for (let i = 0; i < tokens.length; ) {
    const piece = pieceAt(i)
    pieces.push(piece)
    i = piece.last + 1
  }
  return verbsApart(
    pieces.map((piece, k) => settled(piece, pieces[k + 1], tokens)),
    tokens,
  )
}

const isVerb = (word: string) => lookUp(word, 'verb') !== undefined
const isPluralWord = (word: string) => {
  const forms = nounForms(word)
  const known = forms.filter((form) => lookUp(form, 'noun') !== undefined)
  // Nobody's dictionary has orcs.
  return known.length === 0 ? /[^s]s$/.test(word) : known.some((form) => isPluralOf(word, form))
}

/**
 * "Two guards watch a gate", "five orcs camp by a river": what several of something do, where the category knows a thing by the
 * same word. English strings nouns together by their singulars, so after a plural with a number it is the verb.
 */
function verbsApart(pieces: readonly Piece[], tokens: readonly Token[]): Piece[] {
  let counted = false
  return pieces.map((piece, k) => {
    const before = pieces[k - 1]
    const { word, gap } = tokens[piece.first]!
    if (piece.type === 'count') counted = piece.value > 1
    else if (piece.type === 'plain' || gap === 'stop' || gap === 'comma') counted = false
    if (!counted || piece.type !== 'match' || piece.plural || piece.first !== piece.last || !before) return piece
    const doers = before.type === 'match' ? before.plural : before.type === 'unknown' && before.noun
    if (!doers || gap !== 'space' || !isPluralWord(tokens[before.last]!.word) || !isVerb(word)) return piece
    const next = pieces[k + 1]
    const ends = !next || next.type === 'plain' || next.type === 'count' || tokens[next.first]!.gap !== 'space'
    return ends ? { type: 'unknown', noun: false, first: piece.first, last: piece.last } : piece
  })
}

/**
 * A word may be a thing and a description ("stone", "giant"): before a noun it describes. It may name several things of the
 * category's own at once; gold is metal and colour; otherwise the first entry is meant.
 */
function settled(piece: Piece, next: Piece | undefined, tokens: readonly Token[]): Piece {
  if (piece.type !== 'match' || piece.entries.length < 2) return piece
  const close = next && (tokens[next.first]!.gap === 'space' || tokens[next.first]!.gap === 'hyphen')
  const nounFollows =
    close &&
    ((next.type === 'match' && next.entries.some((entry) => roleOf(entry) === 'thing')) ||
      (next.type === 'unknown' && next.noun))
  const descriptions = piece.entries.filter((entry) => roleOf(entry) === 'description')
  const role = roleOf(piece.entries[0]!)
  if (descriptions.length > 0 && (role === 'description' || nounFollows)) {
    const golden = descriptions.filter((entry) => entry.concept === 'gold' || entry.concept === 'gold-metal')
    return { ...piece, entries: golden.length > 0 ? golden : [descriptions[0]!] }
  }
  const things = piece.entries
    .filter((entry) => roleOf(entry) === 'thing')
    .sort((a, b) => (b.subject ?? 0) - (a.subject ?? 0))
  return { ...piece, entries: role === 'thing' ? things : [piece.entries[0]!] }
}
