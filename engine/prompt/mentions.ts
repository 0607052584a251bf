import type { Facet } from '../../contract/prompts.ts'
import type { Mention } from './brief.ts'
import type { Entry } from './lexicon.ts'
import { lacking, nounForms } from './morphology.ts'
import { isDescription, isThing, type Match, type Phrase } from './phrases.ts'
import type { Token } from './tokens.ts'

/** A mention with what is needed to tell the person of it. */
export interface Told {
  mention: Mention
  entry: Entry
  /** Which noun phrase it is in, from 0. */
  phrase: number
  /** Where its own words start, and the words of its chip; in characters. */
  start: number
  from: number
  to: number
  /** Descriptions told on its chip. */
  described: Entry[]
  /** Further things the same words name. */
  also: Entry[]
  /** Written in the plural. */
  plural: boolean
  /** Told on another mention's chip. */
  hidden?: boolean
}

const facetsThatLead: ReadonlySet<Facet> = new Set(['subject', 'kind'])

/** Mentions of a text's phrases, in order; `text` is what was tokenised. */
export function mentionsOf(phrases: readonly Phrase[], tokens: readonly Token[], text: string): Told[] {
  const told: Told[] = []
  const tell = (match: Match, entry: Entry, phrase: number, first = match.first): Told => {
    const from = tokens[match.first]!.at
    const to = tokens[match.last]!.end
    const at = tokens[first]!.at
    const mention = { concept: entry.concept, facet: entry.facet, words: text.slice(at, to), at, modifiers: [] }
    const made = { mention, entry, phrase, start: from, from, to, described: [], also: [], plural: match.plural }
    told.push(made)
    return made
  }
  /** What the last phrase was about; descriptions that follow may be meant for it. */
  let before: Told[] = []
  for (const [number, phrase] of phrases.entries()) {
    if (phrase.denied) continue
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
      shown!.also = others.map((other) => other.entry)
      return [shown!, ...others]
    })
    const shown = named.map((group) => group[0]!)
    const head = shown.at(-1)!
    const leading = named
      .filter((group) => group[0] === head || group.some((one) => facetsThatLead.has(one.entry.facet)))
      .flat()
    for (const match of phrase.matches.filter(isDescription)) {
      const k = things.findIndex((thing) => thing.first > match.last)
      const next = things[k]!
      // "copper-bearded dwarf": the beard is copper, not the dwarf.
      const bound = next.first === match.last + 1 && (next.derived || tokens[next.first]!.gap === 'hyphen')
      const concepts = match.entries.map((entry) => entry.concept)
      const described = bound
        ? named[k]!
        : named
            .slice(k)
            .flat()
            .filter((one) => leading.includes(one))
      for (const one of described) one.mention.modifiers.push(...concepts)
      const bearer = bound ? shown[k]! : shown.find((one, at) => at >= k && leading.includes(one))!
      bearer.described.push(...match.entries)
      bearer.from = Math.min(bearer.from, tokens[match.first]!.at)
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
    head.described = shown.flatMap((one) => (one === head ? one.described : [...one.described, ...one.also, one.entry]))
    for (const one of shown) if (one !== head) one.hidden = true
    head.from = head.mention.at
  }

  /** "a beard of copper", "the moon is red": descriptions that come after their thing. */
  function lean(descriptions: readonly Match[]): void {
    const bearer = before.findLast((one) => !one.hidden) ?? before.at(-1)!
    for (const match of descriptions) {
      const end = tokens[match.last]!.end
      for (const one of before) one.mention.modifiers.push(...match.entries.map((entry) => entry.concept))
      bearer.described.push(...match.entries)
      if (told.every((one) => one === bearer || one.hidden || one.to <= bearer.from || one.from >= end)) bearer.to = end
    }
  }

  return told.sort((a, b) => a.start - b.start)
}

/** Something that is not wanted, and the words that say so. */
export interface Denial {
  entry: Entry
  words: string
  at: number
  plural: boolean
  /** The thing's name, as looked up: its kinds are not wanted either. */
  name: readonly string[]
}

/** What a text denies, in order. */
export function denialsOf(phrases: readonly Phrase[], tokens: readonly Token[], text: string): Denial[] {
  const denials: Denial[] = []
  for (const phrase of phrases) {
    if (!phrase.denied) continue
    const named = phrase.matches.filter((match) => !isDescription(match))
    for (const match of named.length > 0 ? named : phrase.matches) {
      const first = match === phrase.matches[0] && phrase.negator !== undefined ? phrase.negator : match.first
      const at = tokens[first]!.at
      const words = text.slice(at, tokens[match.last]!.end)
      const { word } = tokens[match.first]!
      const name = isThing(match) && match.first === match.last ? nounForms(lacking(word) ?? word) : []
      for (const entry of match.entries) denials.push({ entry, words, at, plural: match.plural, name })
    }
  }
  return denials
}
