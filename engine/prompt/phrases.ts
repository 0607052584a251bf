import type { Entry } from './lexicon.ts'
import { roleOf } from './lexicon-index.ts'
import type { Piece } from './pieces.ts'
import { determiners, links, prepositions, pronouns } from './plain-words.ts'
import type { Token } from './tokens.ts'

/** A stretch of words the category knows. */
export type Match = Piece & { type: 'match' }

/** A noun phrase: what it names, what describes it, and how many; token positions throughout. */
export interface Phrase {
  matches: Match[]
  count?: Piece & { type: 'count' }
  /** It holds a noun nobody knows, which its descriptions may have been meant for. */
  strange: boolean
  /** It is not wanted: the word that says so, when it is written apart. */
  denied: boolean
  negator?: number
  /** The descriptions it consists of may be meant for the phrase before it. */
  leansBack: boolean
  /** It describes a noun nobody knows, and there are others that somebody does: "a black zorgle in a tower" is no black tower. */
  orphaned: boolean
  /** A pronoun that says something by itself ("her"): what follows is not about it. */
  aside: boolean
  /** The preposition it comes after, and after "of" what it is of: a concept, or a noun nobody knows. */
  after?: string
  partOf?: string
}

const joins: ReadonlySet<string> = new Set(['and', 'or', 'nor', '&'])
/** "In front of", "on top of", "out of": where something lies, and not what it is of. */
const sidesOf: Readonly<Record<string, string>> = { front: 'before', top: 'on', out: 'from' }

const empty = (): Phrase => ({
  matches: [],
  strange: false,
  denied: false,
  leansBack: false,
  orphaned: false,
  aside: false,
})
const entryOf = (match: Match): Entry => match.entries[0]!
export const isThing = (match: Match): boolean => roleOf(entryOf(match)) === 'thing'
export const isDescription = (match: Match): boolean => roleOf(entryOf(match)) === 'description'

/** Whether "no …" also holds for what follows from piece `k` on: "no trees or rocks", "no trees, rocks or water". */
function deniesOn(pieces: readonly Piece[], k: number, tokens: readonly Token[]): boolean {
  const piece = pieces[k]
  const next = pieces[k + 1]
  if (!piece || tokens[piece.first]!.gap === 'stop') return false
  const { word, gap } = tokens[piece.first]!
  if (word === 'or' || word === 'nor') return true
  if (word === 'and' || word === '&') return next?.type === 'match' && !isDescription(next)
  if (gap !== 'comma') return false
  for (const later of pieces.slice(k)) {
    const token = tokens[later.first]!
    if (token.word === 'or' || token.word === 'nor') return true
    if (token.gap === 'stop' || (later.type !== 'match' && later.type !== 'unknown')) return false
  }
  return false
}

/** Whether descriptions from piece `k` on lead up to a thing: "leather apron", but not "dark and tall". */
function leadsToThing(pieces: readonly Piece[], k: number, tokens: readonly Token[]): boolean {
  for (let i = k; i < pieces.length; i++) {
    const piece = pieces[i]!
    if (i > k && ['comma', 'stop'].includes(tokens[piece.first]!.gap)) return false
    if (piece.type === 'match' && isThing(piece)) return true
    if (piece.type !== 'match' && piece.type !== 'shade') return false
  }
  return false
}

/** Puts pieces together into noun phrases, in order. `denied`: the whole text tells what is not wanted. */
export function phrasesOf(pieces: readonly Piece[], tokens: readonly Token[], denied = false): Phrase[] {
  const phrases: Phrase[] = []
  let open = empty()
  let denying = denied
  let negator: number | undefined
  let linked = false
  /** The noun before the phrase that is open. */
  let whole: string | undefined

  const close = (k: number) => {
    const head = open.matches.findLast(isThing)
    if (head) whole = entryOf(head).concept
    if (open.matches.length > 0 || open.count) {
      const things = open.matches.some(isThing)
      open.denied = denying
      if (denying && negator !== undefined) open.negator = negator
      phrases.push(open)
      if (open.matches.length > 0 || open.strange) {
        denying = denied || (denying && deniesOn(pieces, k, tokens))
        negator = undefined
      }
      linked = things && !open.strange
    } else if (open.strange) {
      linked = false
      denying = denied || (denying && deniesOn(pieces, k, tokens))
    }
    open = empty()
  }
  const has = (test: (match: Match) => boolean) => open.matches.some(test)

  for (const [k, piece] of pieces.entries()) {
    const { word, gap } = tokens[piece.first]!
    if (gap === 'stop') {
      close(k)
      denying = denied
      linked = false
    } else if (gap === 'comma') {
      // "old, mossy stones" goes on; "a dwarf, sixty years old, leather apron" does not.
      if (
        has(isThing) ||
        !has(isDescription) ||
        open.strange ||
        ((open.leansBack || open.after === 'in') && leadsToThing(pieces, k, tokens))
      )
        close(k)
    }

    if (piece.type === 'negator') {
      close(k)
      denying = true
      negator = piece.first
    } else if (piece.type === 'count') {
      // "Three zorgles guard a bridge": the three are not bridges.
      if ((open.matches.length > 0 || open.strange) && !opensOf(pieces, k, tokens)) close(k)
      if (!open.count || open.count.article) open.count = piece
    } else if (piece.type === 'plain') {
      // "Two sisters, one in red": not both of them.
      if (word === 'one') {
        close(k)
        linked = false
      }
      // "a pair of boots", "the ruins of a tower": what was said so far is about what comes after "of".
      const waits =
        word === 'of' && !has(isThing) && (open.count !== undefined || has(isDescription)) && !open.leansBack
      if (determiners.has(word) ? !opensOf(pieces, k, tokens) : prepositions.has(word) && !waits) close(k)
      else if (has(isThing) && (joins.has(word) || links.has(word))) close(k)
      // "Seven rooms and a river": whatever a map's rooms are to the category, the river is not seven.
      else if (open.count && open.matches.length === 0 && joins.has(word) && pieces[k - 1]?.type === 'plain') close(k)
      if (!links.has(word) && prepositions.has(word)) linked = false
      // "A crowd of beggars" is no beggar.
      if (waits && open.strange && whole !== undefined) Object.assign(open, { after: 'of', partOf: whole })
      if (prepositions.has(word) && open.matches.length === 0 && !open.count && !open.strange) {
        const side = word === 'of' ? sidesOf[tokens[pieces[k - 1]?.first ?? -1]?.word ?? ''] : undefined
        open.after = side ?? word
        delete open.partOf
        if (open.after === 'of' && whole !== undefined) open.partOf = whole
      }
    } else if (piece.type === 'unknown') {
      if (piece.noun) whole = word
      if (has(isThing) && !piece.noun) {
        close(k)
        linked = false
      } else if (piece.noun) open.strange = true
    } else if (piece.type === 'match') {
      if (piece.lacking) {
        phrases.push({ ...empty(), matches: [piece], denied: true })
        continue
      }
      if (pronouns.has(word) && piece.first === piece.last) {
        close(k)
        phrases.push({ ...empty(), matches: [piece], denied: denying, aside: true })
        continue
      }
      // "A girl in green juggling apples": neither the girl nor the green is the juggling's.
      // So is the silk of "a lady in purple silk fanning herself".
      if (entryOf(piece).deed && (has(isThing) || (open.leansBack && has(isDescription)))) {
        close(k)
        linked = false
        phrases.push({ ...empty(), matches: [piece], denied: denying, aside: true })
        continue
      }
      if (piece.trails && has(isThing)) {
        close(k)
        phrases.push({ ...empty(), matches: [piece], denied: denying, leansBack: true })
        continue
      }
      // "three stern old dwarves" is one phrase; in "eyes glowing red" a new one begins.
      const within = pieces[k - 1]?.type === 'match' && leadsToThing(pieces, k, tokens)
      if (isDescription(piece) && has(isThing) && !within) close(k)
      if (isDescription(piece) && open.matches.length === 0) open.leansBack = linked
      // What stands between a thing and its description must be grammar alone.
      if (!isDescription(piece) && !isThing(piece)) open.leansBack &&= has(isDescription)
      const last = open.matches.at(-1)
      const again = last && isThing(last) && isThing(piece) && entryOf(last).concept === entryOf(piece).concept
      // "palm trees" are trees once, not twice.
      if (again) open.matches[open.matches.length - 1] = { ...piece, first: last.first }
      else open.matches.push(piece)
    }
  }
  close(pieces.length)
  const told = phrases.some((phrase) => !phrase.denied && phrase.matches.some(isThing))
  for (const phrase of phrases) {
    phrase.orphaned = told && phrase.strange && phrase.matches.length > 0 && phrase.matches.every(isDescription)
  }
  return phrases
}

/** Whether the piece stands right after an "of" that waits for its noun. */
function opensOf(pieces: readonly Piece[], k: number, tokens: readonly Token[]): boolean {
  const before = pieces[k - 1]
  return before !== undefined && tokens[before.first]!.word === 'of'
}
