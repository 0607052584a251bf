import type { ImageCategory } from '../../contract/categories.ts'
import type { Chip } from '../../contract/prompts.ts'
import type { Brief, Mention } from './brief.ts'
import type { Entry, Lexicon } from './lexicon.ts'
import { indexOf, type LexiconIndex } from './lexicon-index.ts'
import { type Denial, denialsOf, mentionsOf, type Told } from './mentions.ts'
import { isPluralOf, plural } from './morphology.ts'
import { type Phrase, phrasesOf } from './phrases.ts'
import { type Piece, piecesOf } from './pieces.ts'
import { fold, type Token, tokenise } from './tokens.ts'

/** A label in the plural, if the words are that label's plural: "willows", but not "chimneys" for smoke. */
function asWritten(label: string, words: string): string {
  const last = (text: string) =>
    fold(text)
      .split(/[^a-z']+/)
      .at(-1) ?? ''
  return isPluralOf(last(words), last(label)) ? plural(label) : label
}

const labelOf = (entry: Entry) => entry.label ?? entry.concept.replaceAll('-', ' ')

function chipOf({ mention, entry, described, also, from, to, plural: several }: Told, prompt: string): Chip {
  const { count, facet } = mention
  const words = prompt.slice(from, to)
  const label = labelOf(entry)
  const many = facet !== 'count' && count !== undefined && count > 1
  const amount = count !== undefined && (count > 1 || /^(?:one|1|single|lone|solitary)\b/i.test(words))
  const before = [...new Set([...described, ...also].map(labelOf))].filter((other) => other !== label)
  const meaning = [
    ...(amount ? [count.toLocaleString('en-GB')] : []),
    ...before,
    many ? plural(label) : several ? asWritten(label, words) : label,
  ].join(' ')
  return { facet, words, meaning }
}

/** The highest `subject` weight; of equals the first phrase's, and there the head: the last of its nouns. */
function subjectOf(told: readonly Told[]): Mention | undefined {
  let best: Told | undefined
  for (const one of told) {
    const weight = one.entry.subject
    if (weight === undefined) continue
    const bar = best?.entry.subject ?? Number.NEGATIVE_INFINITY
    if (weight > bar || (weight === bar && best?.phrase === one.phrase)) best = one
  }
  return best?.mention
}

/** Content words that came to nothing, as written; parts of one hyphenated word together. */
function unusedOf(
  pieces: readonly Piece[],
  phrases: readonly Phrase[],
  tokens: readonly Token[],
  text: string,
): string[] {
  const used = new Set(phrases.filter((phrase) => phrase.matches.length > 0).map((phrase) => phrase.count))
  const spans: { from: number; to: number; last: number }[] = []
  for (const piece of pieces) {
    const idle = piece.type === 'unknown' || (piece.type === 'count' && !piece.article && !used.has(piece))
    if (!idle) continue
    const before = spans.at(-1)
    if (before && before.last === piece.first - 1 && tokens[piece.first]!.gap === 'hyphen') {
      before.to = tokens[piece.last]!.end
      before.last = piece.last
    } else spans.push({ from: tokens[piece.first]!.at, to: tokens[piece.last]!.end, last: piece.last })
  }
  return spans.map(({ from, to }) => text.slice(from, to).replace(/^an? /i, ''))
}

/** What is denied, and what bears its name: whoever wants no hat wants no straw hat either. */
function deniedConcepts(denials: readonly Denial[], index: LexiconIndex): string[] {
  const concepts = new Set(denials.map((denial) => denial.entry.concept))
  for (const name of denials.flatMap((denial) => denial.name)) {
    for (const entry of index.entries) if (entry.words[0]?.endsWith(` ${name}`)) concepts.add(entry.concept)
  }
  return [...concepts]
}

/** Words without repeats, in whichever case, as first written. */
function once(words: readonly string[]): string[] {
  const seen = new Set<string>()
  return words.filter((word) => !seen.has(word.toLowerCase()) && seen.add(word.toLowerCase()))
}

/**
 * Reads a prompt and a negative prompt with a category's vocabulary. Pure; takes any text. A word is understood if the lexicon has
 * it, one of its forms, or by WordNet something it is a kind of.
 */
export function understand(category: ImageCategory, lexicon: Lexicon, prompt: string, negativePrompt: string): Brief {
  const index = indexOf(lexicon)
  const tokens = tokenise(prompt)
  const pieces = piecesOf(tokens, index, category)
  const phrases = phrasesOf(pieces, tokens)
  const negativeTokens = tokenise(negativePrompt)
  const negativePieces = piecesOf(negativeTokens, index, category)
  const negativePhrases = phrasesOf(negativePieces, negativeTokens, true)

  const denials = denialsOf(phrases, tokens, prompt)
  const negatives = denialsOf(negativePhrases, negativeTokens, negativePrompt)
  const without = deniedConcepts([...denials, ...negatives], index)
  const allowed = (concept: string) => !without.includes(concept)
  const told = mentionsOf(phrases, tokens, prompt).filter((one) => allowed(one.entry.concept))
  for (const one of told) {
    one.mention.modifiers = [...new Set(one.mention.modifiers.filter(allowed))]
    one.described = one.described.filter((entry) => allowed(entry.concept))
  }

  const denial = ({ entry, words, plural: several }: Denial): Chip => ({
    facet: entry.facet,
    words,
    meaning: `no ${several ? asWritten(labelOf(entry), words) : labelOf(entry)}`,
  })
  const chips = [
    ...told.filter((one) => !one.hidden).map((one) => ({ at: one.from, chip: chipOf(one, prompt) })),
    ...denials.map((one) => ({ at: one.at, chip: denial(one) })),
  ].sort((a, b) => a.at - b.at)
  const seen = new Set<string>()
  const understood = [...chips.map(({ chip }) => chip), ...negatives.map(denial)].filter(({ words, meaning }) => {
    const key = `${words.toLowerCase()} ${meaning}`
    return !seen.has(key) && seen.add(key)
  })
  const subject = subjectOf(told)
  return {
    category,
    prompt,
    ...(subject ? { subject } : {}),
    mentions: told.map((one) => one.mention),
    without,
    understood,
    unused: once([
      ...unusedOf(pieces, phrases, tokens, prompt),
      ...unusedOf(negativePieces, negativePhrases, negativeTokens, negativePrompt),
    ]),
  }
}
