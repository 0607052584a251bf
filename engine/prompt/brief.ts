import type { ImageCategory } from '../../contract/categories.ts'
import type { Chip, Facet } from '../../contract/prompts.ts'
import type { Span } from './spans.ts'

/** One thing a prompt names, as the engine knows it. */
export interface Mention {
  /** The engine's own name for it, from a lexicon: 'dwarf', 'beard', 'copper', 'rain'. */
  concept: string
  facet: Facet
  /** As the person wrote it: "copper-bearded". */
  words: string
  /** Where it starts in the prompt, in characters. */
  at: number
  /** How many: "three long tables" -> 3, "a few" -> 3, "many" -> 7; undefined when not said. */
  count?: number
  /** Concepts that describe this thing: colours, materials, sizes, ages, conditions ("old", "broken", "copper"). */
  modifiers: string[]
  /** Whose the next one named is: the queen of "the queen's guard". Left out where it is not. */
  owner?: true
  /** The preposition that it comes after: the "under" of "under a lantern". Left out where it follows none. */
  after?: string
  /** After "of", what it belongs to or is all of: the concept of "a throne of skulls", the noun itself where nobody knows it. */
  partOf?: string
}

/** Names that somebody has settled already, for a map of a place: those of its workshop's sheet. */
export interface GivenNames {
  place: string
  districts: readonly string[]
  streets: readonly string[]
  river?: string
  /** Of the sea or lake that it lies on. */
  shore?: string
  /** By the kind of landmark. */
  landmarks: Readonly<Record<string, readonly string[]>>
}

/** A prompt understood: what a generator composes its scene from. */
export interface Brief {
  category: ImageCategory
  prompt: string
  /** What the picture is of: the head noun the category can draw, if one was found. */
  subject?: Mention
  /** Everything recognised that this category draws, in the prompt's order, the subject included; without what was negated. */
  mentions: Mention[]
  /** The name the prompt gives what it asks for ("called Gull's Rest"), in categories that letter names. */
  name?: string
  /** How many rooms a battle map is asked to have. */
  rooms?: number
  /** Squares each way and rooms of a battle map, where they are chosen beside the words. */
  chosen?: { squares?: { columns: number; rows: number }; rooms?: number }
  /** The built-in style that the words ask for, if the category is painted in it. */
  style?: string
  /** Where the words stand for what the picture was to be of, if the category cannot draw that; see head.ts. */
  unknownSubject?: Span & { isForeign: boolean }
  /** What is on the map is called by these alone. */
  givenNames?: GivenNames
  /** The kept scene of a picture whose foremost person is asked for again; see figures/identity.ts. */
  personOf?: unknown
  /** Concepts that must not appear: negative words, and "no …" or "without …" in the prompt. */
  without: string[]
  /** What is told to the person. */
  understood: Chip[]
  unused: string[]
}

/** What a list of mentions says: where each concept is named first, and what is asked for at all. */
interface Said {
  first: ReadonlyMap<string, number>
  asked: ReadonlySet<string>
}

/** By the list: hundreds of concepts are looked for in each, in every trial of a prompt's words. Nobody changes a brief's list. */
const saidIn = new WeakMap<readonly Mention[], Said>()

function saidBy({ mentions }: Brief): Said {
  const known = saidIn.get(mentions)
  if (known) return known
  const first = new Map<string, number>()
  const asked = new Set<string>()
  for (const [k, { concept, modifiers }] of mentions.entries()) {
    if (!first.has(concept)) first.set(concept, k)
    asked.add(concept)
    for (const modifier of modifiers) asked.add(modifier)
  }
  const said = { first, asked }
  saidIn.set(mentions, said)
  return said
}

/** The first mention of a concept, or undefined. */
export function mentionOf(brief: Brief, ...concepts: string[]): Mention | undefined {
  const { first } = saidBy(brief)
  let least = Number.POSITIVE_INFINITY
  for (const concept of concepts) least = Math.min(least, first.get(concept) ?? least)
  return brief.mentions[least]
}

/** Whether the prompt asks for a concept, itself or as somebody's modifier, and does not forbid it. */
export function asksFor(brief: Brief, ...concepts: string[]): boolean {
  const { asked } = saidBy(brief)
  return concepts.some((concept) => asked.has(concept))
}

/** Whether the prompt or the negative prompt forbids a concept. */
export function forbids(brief: Brief, ...concepts: string[]): boolean {
  return brief.without.some((concept) => concepts.includes(concept))
}

/** All concepts of a facet the prompt names, in its order, without repeats. */
export function conceptsOf(brief: Brief, facet: Facet): string[] {
  return [...new Set(brief.mentions.filter((mention) => mention.facet === facet).map((mention) => mention.concept))]
}
