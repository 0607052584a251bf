import type { Facet } from '../../contract/prompts.ts'
import type { Mention } from './brief.ts'
import type { Entry } from './lexicon.ts'
import { isDescription, isThing, type Match, type Phrase } from './phrases.ts'
import { joinedSpans, type Span } from './spans.ts'
import type { Token } from './tokens.ts'

/** A word or few of the prompt that describe things: where they stand, in characters, and whose modifiers they became. */
export interface Description {
  entry: Entry
  from: number
  to: number
  /** Where its words stand, without others between them. */
  spans: readonly Span[]
  of: readonly Mention[]
}

/** A mention with what is needed to tell the person of it. */
export interface Told {
  mention: Mention
  entry: Entry
  /** Which noun phrase it is in, from 0. */
  phrase: number
  /** Where its own words stand, and the words of its chip; in characters. */
  start: number
  end: number
  from: number
  to: number
  /** Where its own words stand, without others between them. */
  spans: readonly Span[]
  /** Descriptions told on its chip. */
  described: Description[]
  /** Further things the same words name; told on its chip. */
  also: Told[]
  /** Things counted with it, told on its chip: "three goblin archers". */
  counting: Told[]
  /** The words that say how many, and of what. */
  counted?: { from: number; to: number; of: readonly Mention[] }
  /** Its number is part of its word: "two-headed". */
  compound?: boolean
  /** Counted as a pair. */
  pair?: boolean
  /** Written in the plural. */
  plural: boolean
  /** Told on another mention's chip. */
  hidden?: boolean
}

const facetsThatLead: ReadonlySet<Facet> = new Set(['subject', 'kind'])

/** Mentions of a text's phrases, in order; `text` is what was tokenised. */
export function mentionsOf(phrases: readonly Phrase[], tokens: readonly Token[], text: string): Told[] {
  const told: Told[] = []
  /** Where a match begins and ends: its words may have been brought together from about others. */
  const placeOf = ({ first, last }: Match) => {
    const spans = joinedSpans(
      tokens.slice(first, last + 1).map(({ at, end }) => ({ from: at, to: end })),
      text,
    )
    return { from: spans[0]!.from, to: spans.at(-1)!.to, spans }
  }
  const tell = (match: Match, entry: Entry, phrase: number, first = match.first): Told => {
    const { from, to, spans } = placeOf(match)
    const at = Math.min(from, tokens[first]!.at)
    const mention: Mention = {
      concept: entry.concept,
      facet: entry.facet,
      words: text.slice(at, to),
      at,
      modifiers: [],
    }
    if (match.count !== undefined) mention.count = match.count
    const { after, partOf } = phrases[phrase]!
    if (after !== undefined) mention.after = after
    if (partOf !== undefined) mention.partOf = partOf
    const made: Told = {
      mention,
      entry,
      phrase,
      start: from,
      end: to,
      from,
      to,
      spans,
      described: [],
      also: [],
      counting: [],
      plural: match.plural,
    }
    if (match.count !== undefined) made.compound = true
    told.push(made)
    return made
  }
  const describe = (match: Match, of: readonly Told[]): Description[] => {
    for (const { mention } of of) mention.modifiers.push(...match.entries.map((entry) => entry.concept))
    const span = placeOf(match)
    return match.entries.map((entry) => ({ entry, ...span, of: of.map((one) => one.mention) }))
  }
  /** What the last phrase was about; descriptions that follow may be meant for it. */
  let before: Told[] = []
  for (const [number, phrase] of phrases.entries()) {
    if (phrase.denied || phrase.orphaned) continue
    const descriptions = phrase.matches.filter(isDescription)
    for (const match of phrase.matches) {
      if (!isThing(match) && !isDescription(match)) tell(match, match.entries[0]!, number)
    }
    if (phrase.matches.some(isThing)) {
      const about = tellThings(phrase, number)
      if (!phrase.aside) before = about
    } else if (phrase.leansBack && before.length > 0) lean(descriptions)
    else for (const match of descriptions) for (const entry of match.entries) tell(match, entry, number)
  }

  function tellThings(phrase: Phrase, number: number): Told[] {
    const things = phrase.matches.filter(isThing)
    const start = Math.min(phrase.matches[0]!.first, phrase.count?.first ?? Number.POSITIVE_INFINITY)
    // A word may name several things at once: a sorceress is a sorcerer and a woman. They share a chip.
    const named = things.map((thing, k) => {
      const [shown, ...others] = thing.entries.map((entry) => tell(thing, entry, number, k === 0 ? start : undefined))
      for (const other of others) other.hidden = true
      shown!.also = others
      return [shown!, ...others]
    })
    const shown = named.map((group) => group[0]!)
    const head = shown.at(-1)!
    const leading = named
      .filter((group) => group[0] === head || group.some((one) => facetsThatLead.has(one.entry.facet)))
      .flat()
    for (const match of phrase.matches.filter(isDescription)) {
      const following = things.findIndex((thing) => thing.first > match.last)
      // One that nothing follows is said of what stands before it: "a tree spirit, old red".
      const k = following < 0 ? things.length - 1 : following
      const next = things[k]!
      // "copper-bearded dwarf": the beard is copper, not the dwarf.
      const bound = next.first === match.last + 1 && (next.derived || tokens[next.first]!.gap === 'hyphen')
      const bearers = bound
        ? named[k]!
        : named
            .slice(k)
            .flat()
            .filter((one) => leading.includes(one))
      const bearer = bound ? shown[k]! : shown.find((one, at) => at >= k && leading.includes(one))!
      bearer.described.push(...describe(match, bearers))
      bearer.from = Math.min(bearer.from, placeOf(match).from)
    }
    if (phrase.count) tellCount(phrase, shown, leading)
    return leading
  }

  function tellCount({ count, matches }: Phrase, shown: readonly Told[], leading: readonly Told[]): void {
    if (!count) return
    for (const { mention } of leading) {
      mention.count = count.value
      const end = mention.at + mention.words.length
      mention.at = Math.min(tokens[count.first]!.at, tokens[matches[0]!.first]!.at)
      mention.words = text.slice(mention.at, end)
    }
    if (count.article) return
    const head = shown.at(-1)!
    // "three goblin archers" is told as one.
    head.counting = shown.filter((one) => one !== head)
    for (const one of head.counting) one.hidden = true
    head.from = head.mention.at
    const span = { from: tokens[count.first]!.at, to: tokens[count.last]!.end }
    head.pair = tokens[count.last]!.word === 'pair' || tokens[count.first]!.word === 'pair'
    head.counted = { ...span, of: leading.map((one) => one.mention) }
  }

  /** "a beard of copper", "the moon is red": descriptions that come after their thing. */
  function lean(descriptions: readonly Match[]): void {
    const bearer = before.findLast((one) => !one.hidden) ?? before.at(-1)!
    for (const match of descriptions) {
      const end = placeOf(match).to
      bearer.described.push(...describe(match, before))
      if (told.every((one) => one === bearer || one.hidden || one.to <= bearer.from || one.from >= end)) bearer.to = end
    }
  }

  return told.sort((a, b) => a.start - b.start)
}
