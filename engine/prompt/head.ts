import type { Brief } from './brief.ts'
import type { Heard } from './heard.ts'
import type { Told } from './mentions.ts'
import { nounForms } from './morphology.ts'
import { isThing, type Match } from './phrases.ts'
import type { Piece } from './pieces.ts'
import { links, prepositions } from './plain-words.ts'
import type { Span } from './spans.ts'
import type { Token } from './tokens.ts'
import { lookUp, synset } from './wordnet/dictionary.ts'
import { animal } from './wordnet/domains.ts'

/** The noun a phrase is about, with those right before it: something the category knows, or a stranger. */
interface Head extends Span {
  known: boolean
  first: number
  /** It lies around what the text is about, or belongs to it: "by the sea", "with a lute". */
  aside: boolean
}

/** Nouns that name nothing by themselves: whoever asks for "something with tentacles" leaves it open. */
const open: ReadonlySet<string> = new Set(
  'something thing things anything someone somebody stuff being one ones portrait painting drawing sketch map figure'.split(
    ' ',
  ),
)

/** "A saw", "a loom": a word more often a verb, right after its article and with nothing after it, is a noun. */
function isCalled(pieces: readonly Piece[], k: number, tokens: readonly Token[]): boolean {
  const [before, next] = [pieces[k - 1], pieces[k + 1]]
  const ends = !next || next.type === 'plain' || tokens[next.first]!.gap !== 'space'
  return (
    ends && before?.type === 'count' && before.article && lookUp(tokens[pieces[k]!.first]!.word, 'noun') !== undefined
  )
}

/** A beast that the category draws beside people alone. */
function isBeast({ entries }: Match, word: string): boolean {
  const [sense] = nounForms(word).flatMap((form) => lookUp(form, 'noun')?.senses[0] ?? [])
  const { subject } = entries[0]!
  return subject === undefined && sense !== undefined && synset(sense, 'noun').domain === animal
}

/** What the phrases of a text are about, in order. */
function headsOf(pieces: readonly Piece[], tokens: readonly Token[]): Head[] {
  const heads: Head[] = []
  let head: Head | undefined
  /** The one before an "of": "a flock of sheep" is about sheep, "an aardvark of doom" about the aardvark, "a ball of fire" about both. */
  let whole: Head | undefined
  let denied = false
  let aside = false
  const close = () => {
    const both = whole?.known && head?.known ? { ...whole, to: head.to } : undefined
    const found = both ?? (whole && !head?.known ? whole : head)
    if (found && !denied) heads.push(found)
    head = undefined
    whole = undefined
    denied = false
    aside = false
  }
  for (const [k, piece] of pieces.entries()) {
    const { word, gap, at } = tokens[piece.first]!
    const to = tokens[piece.last]!.end
    if (gap === 'stop' || gap === 'comma') close()
    if (piece.type === 'negator') {
      close()
      denied = true
    } else if (piece.type === 'plain') {
      if (word === 'of' && head) {
        whole ??= head
        head = undefined
      } else if (prepositions.has(word) || links.has(word)) {
        if (head) close()
        aside ||= word !== 'of'
      } else if (head && (word === 'and' || word === 'or')) close()
    } else if (open.has(word)) {
      if (head) close()
    } else if (piece.type === 'match') {
      // "The duke's hound" is no duke, though a duke may have a hound by him.
      const own =
        isThing(piece) && head?.known && /['’]s$/.test(tokens[pieces[k - 1]!.last]!.word) && isBeast(piece, word)
      if (isThing(piece)) head = { known: !own, from: at, to, first: piece.first, aside }
      else if (head) close()
    } else if (piece.type === 'unknown') {
      if (head && /(?:ing|ed)$/.test(word)) close()
      else if (piece.noun || isCalled(pieces, k, tokens)) {
        // "An owlbear cub" is an owlbear; "ein alter Zwerg" is one stranger.
        const owned = head?.known && /['’]s$/.test(tokens[pieces[k - 1]!.last]!.word)
        if (!head || owned) head = { known: false, from: at, to, first: piece.first, aside }
        else if (!head.known) head.to = to
      } else if (head) close()
    } else if (piece.type === 'count' && head) close()
  }
  close()
  return heads
}

const parts = ['noun', 'adj', 'verb'] as const
const isEnglish = (word: string) => nounForms(word).some((form) => parts.some((part) => lookUp(form, part)))

/** A name rather than a thing: "Gandalf", but not the first word of "Platypus on a hill". */
const isName = ({ text, word }: Token) => /^\p{Lu}/u.test(text) && !isEnglish(word)

/** Words of another tongue, by their share of what means something: two of them at least, or letters English does not have. */
export function isForeign(pieces: readonly Piece[], tokens: readonly Token[]): boolean {
  const strange = pieces.filter(({ type, first }) => type === 'unknown' && !isEnglish(tokens[first]!.word))
  const said = pieces.filter(({ type }) => type === 'unknown' || type === 'match')
  if (strange.some(({ first }) => /[^\p{Script=Latin}\p{N}\p{M}'’&]/u.test(tokens[first]!.text))) return true
  return strange.length >= 2 && strange.length * 2 >= said.length
}

/**
 * The words for what a picture was to be of, where that is nothing the category draws; empty where a text has no words at all.
 * A prompt that names no subject ("a misty morning") leaves the choice to the generator: that is none.
 */
export function unknownSubjectOf(
  { category, subject, mentions }: Brief,
  pieces: readonly Piece[],
  tokens: readonly Token[],
  told: readonly Told[],
  { idle }: Heard,
): Span | undefined {
  if (tokens.length === 0) return { from: 0, to: 0 }
  const inVain = ({ from, to }: Span) => {
    const there = told.filter((one) => one.start < to && from < one.end)
    return there.length > 0 && there.every((one) => idle.has(one))
  }
  // A place or a part is no item by itself: chance would lay something there. "A legendary artifact" leaves it to chance.
  const isBare = ({ from, to }: Span) =>
    told.some((one) => one.start < to && from < one.end && one.entry.facet !== 'kind' && one.entry.concept !== 'magic')
  const drawsSubject = subject && !told.some((one) => one.mention === subject && idle.has(one))
  const strange = ({ known, first, ...span }: Head) => {
    if (known) return !drawsSubject && (inVain(span) || (category === 'items' && !subject && isBare(span)))
    return isForeign(pieces, tokens) || mentions.length === 0 || !isName(tokens[first]!)
  }
  // What else is in the picture is told by its chips alone.
  const head = headsOf(pieces, tokens).find(({ aside }) => !aside)
  return head && strange(head) ? { from: head.from, to: head.to } : undefined
}
