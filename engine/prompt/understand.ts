import type { ImageCategory } from '../../contract/categories.ts'
import type { Brief, Mention } from './brief.ts'
import { chipsOf } from './chips.ts'
import type { Lexicon } from './lexicon.ts'
import { indexOf, type LexiconIndex } from './lexicon-index.ts'
import { type Denial, denialsOf, mentionsOf, type Told } from './mentions.ts'
import { besides, namingIn } from './naming.ts'
import { type Phrase, phrasesOf } from './phrases.ts'
import { type Piece, piecesOf } from './pieces.ts'
import { type Token, tokenise } from './tokens.ts'

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
    for (const concept of index.namesakes.get(name) ?? []) concepts.add(concept)
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
  const naming = lexicon.names ? namingIn(prompt) : undefined
  const tokens = besides(tokenise(prompt), naming)
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

  const subject = subjectOf(told)
  return {
    category,
    prompt,
    ...(subject ? { subject } : {}),
    ...(naming ? { name: naming.name } : {}),
    mentions: told.map((one) => one.mention),
    without,
    understood: chipsOf(prompt, told, denials, negatives, naming),
    unused: once([
      ...unusedOf(pieces, phrases, tokens, prompt),
      ...unusedOf(negativePieces, negativePhrases, negativeTokens, negativePrompt),
    ]),
  }
}
