import type { Denial } from './denials.ts'
import type { Heard } from './heard.ts'
import type { Told } from './mentions.ts'
import { isDescription, type Phrase } from './phrases.ts'
import type { Piece } from './pieces.ts'
import { leftOf, type Span, spansOf } from './spans.ts'
import type { Token } from './tokens.ts'

/** A word that came to nothing is shown no longer than this, in characters. */
const WORD_MAX = 40

/** Where words stand that nobody knows, parts of one hyphenated word together. */
export function strangersOf(pieces: readonly Piece[], phrases: readonly Phrase[], tokens: readonly Token[]): Span[] {
  // "Of seven small rooms" leaves the seven nothing to count where only the small is understood.
  const counts = ({ matches, leansBack }: Phrase) => matches.some((match) => !leansBack || !isDescription(match))
  const used = new Set(phrases.filter(counts).map((phrase) => phrase.count))
  const spans: (Span & { last: number })[] = []
  for (const piece of pieces) {
    const idle = piece.type === 'unknown' || (piece.type === 'count' && !piece.article && !used.has(piece))
    if (!idle) continue
    const before = spans.at(-1)
    if (before && before.last === piece.first - 1 && tokens[piece.first]!.gap === 'hyphen') {
      before.to = tokens[piece.last]!.end
      before.last = piece.last
    } else spans.push({ from: tokens[piece.first]!.at, to: tokens[piece.last]!.end, last: piece.last })
  }
  const orphans = phrases.filter((phrase) => phrase.orphaned && !phrase.denied).flatMap((phrase) => phrase.matches)
  for (const { first, last } of orphans) spans.push({ from: tokens[first]!.at, to: tokens[last]!.end, last })
  return spans
}

/** Where words stand that the category knows and does not draw here. */
export function idleOf(told: readonly Told[], { idle, counts }: Heard, text: string): Span[] {
  const parts = told.flatMap((one) => [...one.described, one])
  // A word may name two things of which one is drawn.
  const drawn = parts.filter((part) => !idle.has(part)).flatMap(spansOf)
  const gone = parts.filter((part) => idle.has(part)).flatMap(spansOf)
  for (const [one, count] of counts) {
    // Gloves come in pairs, whether counted or not.
    if (count === undefined && one.counted && !one.pair) gone.push(one.counted)
  }
  return gone.flatMap((span) => leftOf(span, drawn, text))
}

/** Where words stand that forbid in vain. */
export function vainOf(denials: readonly Denial[], { vain }: Heard): Span[] {
  const spans = (kept: boolean) =>
    denials.filter((denial) => vain.has(denial) !== kept).map(({ at, words }) => ({ from: at, to: at + words.length }))
  const kept = spans(true)
  return spans(false).filter(({ from, to }) => !kept.some((other) => other.from < to && from < other.to))
}

/** The words of some places of a text in its order; neighbours joined by a hyphen as one, long ones clipped, none twice. */
export function wordsAt(spans: readonly Span[], text: string): string[] {
  const joined: Span[] = []
  for (const span of spans.toSorted((a, b) => a.from - b.from || b.to - a.to)) {
    const before = joined.at(-1)
    if (before && (span.from < before.to || text.slice(before.to, span.from) === '-'))
      before.to = Math.max(before.to, span.to)
    else joined.push({ ...span })
  }
  return joined.map(({ from, to }) => {
    const words = text.slice(from, to).replace(/^an? /i, '')
    return words.length > WORD_MAX ? `${[...words].slice(0, WORD_MAX).join('')}…` : words
  })
}

/** Words without repeats, in whichever case, as first written. */
export function once(words: readonly string[]): string[] {
  const seen = new Set<string>()
  return words.filter((word) => !seen.has(word.toLowerCase()) && seen.add(word.toLowerCase()))
}
