import type { ImageCategory } from '../../contract/categories.ts'
import type { Brief } from './brief.ts'
import { chipsOf } from './chips.ts'
import { type Denial, denialsOf } from './denials.ts'
import { gathered } from './gathered.ts'
import { isForeign, unknownSubjectOf } from './head.ts'
import { type Heard, hear, type Sketcher } from './heard.ts'
import type { Lexicon } from './lexicon.ts'
import { indexOf, type LexiconIndex } from './lexicon-index.ts'
import { mentionsOf, type Told } from './mentions.ts'
import { besides, namingIn } from './naming.ts'
import { beings, ownersIn } from './owners.ts'
import { phrasesOf } from './phrases.ts'
import { piecesOf } from './pieces.ts'
import { drawsRooms, roomsIn } from './rooms.ts'
import { type Styling, stylingsIn } from './styling.ts'
import { subjectOf } from './subject.ts'
import { tokenise } from './tokens.ts'
import { idleOf, once, strangersOf, vainOf, wordsAt } from './unused.ts'

/** What is denied, and what bears its name: whoever wants no hat wants no straw hat either. */
function deniedConcepts(denials: readonly Denial[], index: LexiconIndex): string[] {
  const concepts = new Set(denials.map((denial) => denial.entry.concept))
  for (const name of denials.flatMap((denial) => denial.name)) {
    for (const concept of index.namesakes.get(name) ?? []) concepts.add(concept)
  }
  return [...concepts]
}

const allHeard: Heard = { idle: new Set(), vain: new Set(), counts: new Map() }

/** How a category is painted, for words that ask for a style. */
interface Styles {
  /** The ids it offers, and the names people read. */
  offered: readonly { id: string; name: string }[]
  /** The style it is painted in whatever the words say; left out: the words decide. */
  chosen?: string | undefined
}

const noStyles: Styles = { offered: [] }

/** What a text names that a category draws, each with where its words stand; what it denies is not among it. */
export function toldIn(category: ImageCategory, lexicon: Lexicon, text: string): Told[] {
  const index = indexOf(lexicon)
  const tokens = gathered(tokenise(text), index)
  return mentionsOf(phrasesOf(piecesOf(tokens, index, category), tokens), tokens, text)
}

/**
 * Reads a prompt and a negative prompt with a category's vocabulary. Pure; takes any text. A word is understood if the lexicon has
 * it, one of its forms, or by WordNet something it is a kind of; and, where a sketcher is given, if it makes a difference.
 */
export function understand(
  category: ImageCategory,
  lexicon: Lexicon,
  prompt: string,
  negativePrompt: string,
  sketcher?: Sketcher,
  styles: Styles = noStyles,
): Brief {
  const index = indexOf(lexicon)
  const naming = lexicon.names ? namingIn(prompt, category) : undefined
  const ids = styles.offered.map(({ id }) => id)
  const stylings = stylingsIn(prompt, ids, index).filter(
    (one) => !naming || one.to <= naming.from || one.from >= naming.to,
  )
  const { style } = stylings.find((one) => one.style !== undefined) ?? {}
  const isKept = (one: Styling) => one.style !== undefined && one.style === (styles.chosen ?? style)
  const styled = styles.offered.find(({ id }) => id === style)
  const tokens = gathered(besides(tokenise(prompt), naming ? [naming, ...stylings] : stylings), index)
  const pieces = piecesOf(tokens, index, category)
  const phrases = phrasesOf(pieces, tokens)
  const negativeTokens = gathered(tokenise(negativePrompt), index)
  const negativePieces = piecesOf(negativeTokens, index, category)
  const negativePhrases = phrasesOf(negativePieces, negativeTokens, true)

  const denials = denialsOf(phrases, tokens, prompt)
  const negatives = denialsOf(negativePhrases, negativeTokens, negativePrompt)
  const without = deniedConcepts([...denials, ...negatives], index)
  const allowed = (concept: string) => !without.includes(concept)
  const told = mentionsOf(phrases, tokens, prompt).filter((one) => allowed(one.entry.concept))
  for (const one of told) {
    one.mention.modifiers = [...new Set(one.mention.modifiers.filter(allowed))]
    one.described = one.described.filter(({ entry }) => allowed(entry.concept))
    one.also = one.also.filter(({ entry }) => allowed(entry.concept))
    one.counting = one.counting.filter(({ entry }) => allowed(entry.concept))
  }

  if (beings.has(category)) for (const { mention } of ownersIn(told, tokens)) mention.owner = true
  const subject = subjectOf(told)
  const brief: Brief = {
    category,
    prompt,
    ...(subject ? { subject } : {}),
    ...(naming ? { name: naming.name } : {}),
    ...(style === undefined ? {} : { style }),
    mentions: told.map((one) => one.mention),
    without,
    understood: [],
    unused: [],
  }
  const rooms = category === 'battlemaps' ? roomsIn(tokens) : undefined
  if (rooms) brief.rooms = rooms.count
  const heard = sketcher ? hear(brief, told, [...denials, ...negatives], sketcher) : allHeard
  const roomed = rooms && (!sketcher || drawsRooms(brief, sketcher)) ? rooms : undefined
  const unknown = unknownSubjectOf(brief, pieces, tokens, told, heard)
  return {
    ...brief,
    ...(unknown ? { unknownSubject: { ...unknown, isForeign: isForeign(pieces, tokens) } } : {}),
    understood: chipsOf(prompt, told, heard, denials, negatives, [
      ...(naming ? [{ ...naming, facet: 'feature' as const, meaning: `named ${naming.name}` }] : []),
      ...(roomed ? [{ ...roomed, facet: 'count' as const, meaning: `${roomed.count} rooms` }] : []),
      ...stylings
        .filter(isKept)
        .map((one) => ({ ...one, facet: 'style' as const, meaning: styled!.name.toLowerCase() })),
    ]),
    unused: once([
      ...wordsAt(
        [
          ...strangersOf(pieces, phrases, tokens).filter(
            (one) => !roomed || one.to <= roomed.from || one.from >= roomed.to,
          ),
          ...idleOf(told, heard, prompt),
          ...vainOf(denials, heard),
          ...stylings.filter((one) => !isKept(one)),
        ],
        prompt,
      ),
      ...wordsAt(
        [...strangersOf(negativePieces, negativePhrases, negativeTokens), ...vainOf(negatives, heard)],
        negativePrompt,
      ),
    ]),
  }
}
