import type { Facet } from '../../contract/prompts.ts'
import type { Mention } from './brief.ts'
import type { Entry } from './lexicon.ts'
import { roleOf } from './lexicon-index.ts'
import { isDescription, isThing, type Phrase } from './phrases.ts'
import type { Token } from './tokens.ts'

/** A mention with what is needed to tell the person of it. */
export interface Told {
  mention: Mention
  entry: Entry
  /** Which noun phrase it is in, from 0. */
  phrase: number
  /** The words of its chip, in characters. */
  from: number
  to: number
  /** Descriptions told on its chip. */
  described: Entry[]
  /** Written in the plural. */
  plural: boolean
  /** Told on another mention's chip. */
  hidden?: boolean
}

const facetsThatLead: ReadonlySet<Facet> = new Set(['subject', 'kind'])

/** Mentions of a text's phrases, in order; `text` is what was tokenised. */
export function mentionsOf(phrases: readonly Phrase[], tokens: readonly Token[], text: string): Told[] {
  const told: Told[] = []
  const tell = (entry: Entry, phrase: number, first: number, last: number, plural = false): Told => {
    const from = tokens[first]!.at
    const to = tokens[last]!.end
    const mention = { concept: entry.concept, facet: entry.facet, words: text.slice(from, to), at: from, modifiers: [] }
    const made = { mention, entry, phrase, from, to, described: [], plural }
    told.push(made)
    return made
  }
  let before: Told[] = []
  for (const [number, phrase] of phrases.entries()) {
    if (phrase.denied) continue
    const things = phrase.matches.filter(isThing)
    const descriptions = phrase.matches.filter(isDescription)
    for (const match of phrase.matches) {
      if (!isThing(match) && !isDescription(match)) tell(match.entries[0]!, number, match.first, match.last)
    }
    if (things.length > 0) before = tellThings(phrase, number)
    else if (phrase.leansBack && before.length > 0) lean(descriptions)
    else
      for (const match of descriptions) for (const entry of match.entries) tell(entry, number, match.first, match.last)
  }

  function tellThings(phrase: Phrase, number: number): Told[] {
    const things = phrase.matches.filter(isThing)
    const start = Math.min(phrase.matches[0]!.first, phrase.count?.first ?? Number.POSITIVE_INFINITY)
    const all = things.map((thing, k) =>
      tell(thing.entries[0]!, number, k === 0 ? start : thing.first, thing.last, thing.plural),
    )
    const head = all.at(-1)!
    const leading = all.filter((one) => one === head || facetsThatLead.has(one.entry.facet))
    for (const match of phrase.matches.filter(isDescription)) {
      // "copper-bearded dwarf": the beard is copper, not the dwarf.
      const k = things.findIndex((thing) => thing.first > match.last)
      const bound =
        things[k]!.first === match.last + 1 && (things[k]!.derived || tokens[things[k]!.first]!.gap === 'hyphen')
      for (const one of bound ? [all[k]!] : leading)
        one.mention.modifiers.push(...match.entries.map((entry) => entry.concept))
      all[k]!.described.push(...match.entries)
    }
    const { count } = phrase
    if (count) {
      for (const one of leading) {
        one.mention.count = count.value
        if (one !== all[0]) {
          one.mention.at = tokens[start]!.at
          one.mention.words = text.slice(one.mention.at, one.to)
        }
      }
      if (count.article && all[0]) all[0].from = tokens[phrase.matches[0]!.first]!.at
      if (count.value > 1 && all.length > 1) {
        // "three goblin archers" is told as one.
        head.from = all[0]!.from
        head.described = all.flatMap((one) => (one === head ? one.described : [...one.described, one.entry]))
        for (const one of all) if (one !== head) one.hidden = true
      }
    }
    return leading
  }

  /** "a beard of copper", "the moon is red": descriptions that come after their thing. */
  function lean(descriptions: Phrase['matches']): void {
    const head = before.at(-1)!
    for (const match of descriptions) {
      for (const one of before) one.mention.modifiers.push(...match.entries.map((entry) => entry.concept))
      head.described.push(...match.entries)
      const within = told.every((one) => one === head || one.to <= head.from || one.from >= tokens[match.last]!.end)
      if (within) head.to = Math.max(head.to, tokens[match.last]!.end)
    }
  }

  return told.sort((a, b) => a.from - b.from || a.to - b.to)
}

/** What a text denies, once each: concepts with the words that deny them. */
export function denialsOf(phrases: readonly Phrase[], tokens: readonly Token[], text: string) {
  const denials: { entry: Entry; words: string; at: number; plural: boolean }[] = []
  for (const phrase of phrases) {
    if (!phrase.denied) continue
    const named = phrase.matches.filter((match) => !isDescription(match))
    for (const match of named.length > 0 ? named : phrase.matches) {
      const first = match === phrase.matches[0] && phrase.negator !== undefined ? phrase.negator : match.first
      const from = tokens[first]!.at
      for (const entry of roleOf(match.entries[0]!) === 'description' ? match.entries : match.entries.slice(0, 1)) {
        denials.push({ entry, words: text.slice(from, tokens[match.last]!.end), at: from, plural: match.plural })
      }
    }
  }
  return denials
}
