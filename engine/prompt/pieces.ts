import type { ImageCategory } from '../../contract/categories.ts'
import { comparisonAt } from './comparisons.ts'
import { countAt } from './counts.ts'
import { irregularVerbs } from './irregular.ts'
import type { Entry } from './lexicon.ts'
import { derivedAt, type LexiconIndex, phraseAt, roleOf } from './lexicon-index.ts'
import { beings } from './owners.ts'
import { colourShades, isPlain, negators, prepositions } from './plain-words.ts'
import { type Speech, speechOf } from './speech.ts'
import { strangerOf } from './strangers.ts'
import type { Token } from './tokens.ts'
import { lookUp, synset } from './wordnet/dictionary.ts'
import { artifact } from './wordnet/domains.ts'

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
        /** It is said after what it describes: "a girl in her teens". */
        trails?: true
      }
    | { type: 'count'; value: number; article: boolean }
    | { type: 'shade' | 'negator' | 'plain' }
    | { type: 'unknown'; noun: boolean }
  )

/** Stuffs whose plural is things: stones, bones, crystals. */
const solids: ReadonlySet<string> = new Set(['stone', 'bone', 'crystal', 'glass', 'paper', 'obsidian', 'iron'])

const bare = { derived: false, lacking: false, plural: false }

const decades: Readonly<Record<string, number>> = {
  teens: 15,
  twenties: 25,
  thirties: 35,
  forties: 45,
  fifties: 55,
  sixties: 65,
  seventies: 75,
  eighties: 85,
  nineties: 95,
}

/** How old somebody is said to be: "twelve years old", "a 12-year-old", "aged seventy", "in her late fifties". */
function yearsAt(tokens: readonly Token[], i: number): { years: number; last: number } | undefined {
  const word = (k: number) => (tokens[k] && (k === i || tokens[k].gap !== 'stop') ? tokens[k].word : '')
  const aged = word(i) === 'aged' || (word(i) === 'age' && word(i + 1) !== 'of') ? i + 1 : i
  const said = aged < tokens.length && !/^an?$/.test(word(aged)) ? countAt(tokens, aged) : undefined
  if (said) {
    const after = aged + said.length
    const named = /^years?$/.test(word(after)) && /^(?:old|of)$/.test(word(after + 1))
    if (named) return { years: said.value, last: word(after + 1) === 'of' ? after + 2 : after + 1 }
    return aged > i ? { years: said.value, last: after - 1 } : undefined
  }
  if (word(i) !== 'in' || !/^(?:his|her|their|its|my)$/.test(word(i + 1))) return undefined
  const at = /^(?:early|mid|middle|late)$/.test(word(i + 2)) ? i + 3 : i + 2
  const years = decades[word(at)]
  return years === undefined ? undefined : { years, last: at }
}

function ageAt(tokens: readonly Token[], i: number, index: LexiconIndex): Piece | undefined {
  const said = yearsAt(tokens, i)
  if (!said) return undefined
  const { years } = said
  const age = years < 18 ? 'young' : years < 60 ? 'adult' : years < 150 ? 'old' : 'ancient'
  const entries = index.single(age).filter((entry) => entry.concept === age)
  return entries.length > 0 ? { type: 'match', entries, ...bare, trails: true, first: i, last: said.last } : undefined
}

/** "Snow-white hair", "a star-covered robe": words that only say which colour or pattern. */
function isShade(tokens: readonly Token[], i: number, index: LexiconIndex): boolean {
  const next = tokens[i + 1]
  if (next?.gap !== 'hyphen' || tokens[i]!.gap === 'hyphen') return false
  if (index.single(next.word).some(({ facet }) => facet === 'colour')) return true
  return (
    /^(?:stars?|moons?|suns?|flowers?|flames?|skulls?|leaf)$/.test(tokens[i]!.word) &&
    /^(?:covered|patterned|spangled|studded|embroidered|printed|strewn|painted|decorated)$/.test(next.word)
  )
}

/** "three-legged", "two headed": a number that is part of a word, not a count of things. */
function isPart(tokens: readonly Token[], i: number): boolean {
  const token = tokens[i]
  return (
    token?.gap === 'hyphen' ||
    (token?.gap === 'space' && /^(?:head|legg|eye|tail|hand|arm|side|tier|storey|story)(?:e?d)$/.test(token.word))
  )
}

/** Whether a word of the sky or of somebody's build is said of the thing that comes after it. */
function isOfThing(tokens: readonly Token[], i: number, speech: readonly Speech[], index: LexiconIndex): boolean {
  const { word } = tokens[i]!
  const next = tokens[i + 1]
  if (next?.gap !== 'space') return false
  if (/^(?:star|sun|moon)$/.test(word))
    return (
      speech[i + 1] === 'noun' &&
      !phraseAt(index, tokens, i + 1)?.entries.some(({ facet }) => facet === 'weather' || facet === 'time')
    )
  if (!/^(?:fat|thin|slender|skinny)$/.test(word)) return false
  for (let k = i + 1; k < tokens.length && k < i + 4 && tokens[k]!.gap === 'space'; k++) {
    const match = phraseAt(index, tokens, k)
    if (speech[k] !== 'noun' || match?.entries.every((entry) => roleOf(entry) === 'description')) continue
    if (match) return match.entries.every(({ facet }) => facet === 'feature')
    const senses = lookUp(tokens[k]!.word, 'noun')?.senses.slice(0, 3) ?? []
    return senses.some((sense) => synset(sense, 'noun').domain === artifact)
  }
  return false
}

/** "Dark clothes", "a mourning veil": what is said so of something that is worn is black, and is no mood. */
function tintOf(tokens: readonly Token[], i: number, index: LexiconIndex): Entry | undefined {
  const next = tokens[i + 1]
  if (!/^(?:dark|mourning)$/.test(tokens[i]!.word) || next?.gap !== 'space') return undefined
  const match = phraseAt(index, tokens, i + 1)
  const own = phraseAt(index, tokens, i)
  const isThing = match?.entries.some((entry) => entry.facet === 'feature' && roleOf(entry) === 'thing' && !entry.deed)
  if (!isThing || (own && own.length > 1)) return undefined
  return index.single('black').find(({ facet }) => facet === 'colour')
}

/** Takes a prompt's words apart into what the category knows, counts, grammar and strangers, in order. */
export function piecesOf(tokens: readonly Token[], index: LexiconIndex, category: ImageCategory): Piece[] {
  const pieces: Piece[] = []
  const speech = speechOf(tokens)
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
    const tinted = tintOf(tokens, i, index)
    if (tinted && beings.has(category)) return { type: 'match', entries: [tinted], ...bare, first: i, last: i }
    const phrase = phraseAt(index, tokens, i)
    // "Four coffins, one empty": one of them.
    if (
      phrase?.length === 1 &&
      tokens[i - 1]?.word === 'one' &&
      phrase.entries.every((entry) => roleOf(entry) === 'ambience')
    )
      return { type: 'unknown', noun: false, first: i, last: i }
    const isThere = phrase?.length === 1 && phrase.entries.every((entry) => roleOf(entry) !== 'description')
    if (isThere && isShade(tokens, i, index)) return { type: 'unknown', noun: false, first: i, last: i }
    // "a ring of stones" is made of nothing.
    if (phrase?.plural && phrase.entries.every(({ concept, facet }) => facet === 'material' && solids.has(concept)))
      return { type: 'unknown', noun: true, first: i, last: i }
    // "A silver star badge" is of no night, and a "fat gold chain" of nobody fat.
    if (phrase?.length === 1 && beings.has(category) && isOfThing(tokens, i, speech, index))
      return { type: 'unknown', noun: false, first: i, last: i }
    if (phrase && phrase.length > 1) return { type: 'match', ...bare, ...phrase, first: i, last: i + phrase.length - 1 }
    if (colourShades.has(word) && isColour(i + 1)) return { type: 'shade', first: i, last: i }
    if (phrase) {
      const free = tokens[i + 1]?.word === 'free' && tokens[i + 1]!.gap === 'hyphen'
      return { type: 'match', ...bare, ...phrase, lacking: free, first: i, last: free ? i + 1 : i }
    }
    const alsoMeant = /^(?:only|just|merely)$/.test(tokens[i + 1]?.word ?? '')
    if (negators.has(word) && !alsoMeant) return { type: 'negator', first: i, last: i }
    // "One in red, one in green": each of those that were named.
    if (word === 'one' && prepositions.has(tokens[i + 1]?.word ?? '')) return { type: 'plain', first: i, last: i }
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
    // "A clean shirt" cleans nothing.
    if (derived && speech[i] === 'adjective' && entries.every((entry) => entry.deed) && !/(?:ing|ed)$/.test(word))
      return { type: 'unknown', noun: false, first: i, last: i }
    return { type: 'match', entries, derived, lacking, plural: false, first: i, last: i + length - 1 }
  }
  for (let i = 0; i < tokens.length; ) {
    const piece = pieceAt(i)
    pieces.push(piece)
    i = piece.last + 1
  }
  return verbsApart(
    pieces.map((piece, k) =>
      saidOfAnother(
        settled(piece, pieces[k + 1], tokens, speech, isOfStuff(pieces, k, tokens)),
        pieces[k + 1],
        tokens,
        speech,
        index,
        category,
      ),
    ),
    tokens,
    speech,
  )
}

/**
 * "Two guards watch a gate", "five orcs camp by a river", "a bridge spans the gorge": what something does, where the category knows
 * a thing by the same word.
 */
function verbsApart(pieces: readonly Piece[], tokens: readonly Token[], speech: readonly Speech[]): Piece[] {
  return pieces.map((piece, k) => {
    const before = pieces[k - 1]
    if (piece.type !== 'match' || piece.derived || piece.first !== piece.last || speech[piece.first] !== 'verb')
      return piece
    const { word, gap } = tokens[piece.first]!
    const isDoer =
      before?.type === 'match' ? roleOf(before.entries[0]!) === 'thing' : before?.type === 'unknown' && before.noun
    if (!isDoer || gap !== 'space' || /(?:ing|ed)$/.test(word) || irregularVerbs.has(word)) return piece
    if (piece.entries.some((entry) => entry.deed || roleOf(entry) !== 'thing')) return piece
    return { type: 'unknown', noun: false, first: piece.first, last: piece.last }
  })
}

/** Whether a piece ends "a bow of black wood": after "of" and without an article it is what something is made of. */
function isOfStuff(pieces: readonly Piece[], k: number, tokens: readonly Token[]): boolean {
  const piece = pieces[k]!
  const next = pieces[k + 1]
  if (piece.type !== 'match' || piece.plural || !piece.entries.some(({ facet }) => facet === 'material')) return false
  if (next?.type === 'match' && tokens[next.first]!.gap === 'space') return false
  let i = k - 1
  while (i > 0 && pieces[i]!.type === 'match' && pieces[i]!.last === pieces[i + 1]!.first - 1) {
    const { entries } = pieces[i] as Piece & { type: 'match' }
    if (!entries.some((entry) => roleOf(entry) === 'description')) break
    i--
  }
  const before = pieces[i - 1]
  return tokens[pieces[i]?.first ?? -1]?.word === 'of' && (before?.type === 'match' || before?.type === 'unknown')
}

const isClose = ({ first }: Piece, tokens: readonly Token[]) =>
  tokens[first]!.gap === 'space' || tokens[first]!.gap === 'hyphen'

/**
 * "A celestial dragon" is no angel beside a dragon: an adjective names nobody where a noun follows that does. Where it describes,
 * too, it is taken for that.
 */
function saidOfAnother(
  piece: Piece,
  next: Piece | undefined,
  tokens: readonly Token[],
  speech: readonly Speech[],
  index: LexiconIndex,
  category: ImageCategory,
): Piece {
  if (piece.type !== 'match' || piece.first !== piece.last || speech[piece.first] !== 'adjective') return piece
  const isSomebody = (one: Piece) => one.type === 'match' && one.entries.some(({ subject }) => subject !== undefined)
  if (!isSomebody(piece) || !next || !isSomebody(next) || !isClose(next, tokens)) return piece
  const { word } = tokens[piece.first]!
  // The lexicon's own words make one of the two ("an undead knight"), but for beasts, where each would be a beast of its own.
  const isNamed = index.single(word).some(({ subject }) => subject !== undefined)
  if (isNamed && (category !== 'monsters' || lookUp(word, 'noun'))) return piece
  const description = index.single(word).find((entry) => roleOf(entry) !== 'thing')
  return description
    ? { ...piece, entries: [description] }
    : { type: 'unknown', noun: false, first: piece.first, last: piece.last }
}

/**
 * A word may be a thing and a description ("stone", "giant"): before a noun it describes. It may name several things of the
 * category's own at once; gold is metal and colour; otherwise the first entry is meant.
 */
function settled(
  piece: Piece,
  next: Piece | undefined,
  tokens: readonly Token[],
  speech: readonly Speech[],
  ofStuff: boolean,
): Piece {
  if (piece.type !== 'match' || piece.entries.length < 2) return piece
  const nounFollows =
    next &&
    isClose(next, tokens) &&
    // "A girl missing an ear".
    speech[next.first] !== 'verb' &&
    ((next.type === 'match' && next.entries.some((entry) => roleOf(entry) === 'thing' && !entry.deed)) ||
      // "An old grandmother knitting" does something.
      (next.type === 'unknown' && next.noun && !tokens[next.first]!.word.endsWith('ing')))
  const descriptions = piece.entries.filter((entry) => roleOf(entry) === 'description')
  const role = roleOf(piece.entries[0]!)
  if (descriptions.length > 0 && (role === 'description' || nounFollows || ofStuff)) {
    const golden = descriptions.filter((entry) => entry.concept === 'gold' || entry.concept === 'gold-metal')
    return { ...piece, entries: golden.length > 0 ? golden : [descriptions[0]!] }
  }
  const things = piece.entries
    .filter((entry) => roleOf(entry) === 'thing')
    .sort((a, b) => (b.subject ?? 0) - (a.subject ?? 0))
  return { ...piece, entries: role === 'thing' ? things : [piece.entries[0]!] }
}
