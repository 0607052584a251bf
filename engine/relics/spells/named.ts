import type { Brief, Mention } from '../../prompt/brief.ts'
import { elements } from './elements.ts'
import { spirits, wordsOf } from './lexicon.ts'

/** What a mention's own words say, both ways: "fireball" is made of fire and is a ball. */
export function meanings(mention: Mention): { elements: string[]; forms: string[] } {
  const words = mention.words
    .toLowerCase()
    .replaceAll(/[^a-z ]/g, ' ')
    .split(/\s+/)
    .filter(Boolean)
  const found = { elements: [] as string[], forms: [] as string[] }
  const note = (text: string) => {
    const known = wordsOf.get(text) ?? wordsOf.get(text.replace(/s$/, ''))
    if (known) {
      found.elements.push(...known.elements)
      found.forms.push(...known.forms)
    }
  }
  note(words.join(' '))
  for (const word of words) note(word)
  return found
}

/** Whether a concept is named by itself. */
export const said = (brief: Brief, concept: string) => brief.mentions.some((mention) => mention.concept === concept)

/** Whether whoever casts it is named, not only a hand. */
export const casterIn = (brief: Brief) =>
  brief.mentions.some(
    ({ concept, words }) =>
      concept === 'hand' &&
      /\b(wizard|mage|caster|sorcerer|sorceress|witch|cleric|warlock)s?\b/i.test(words.replace(/\bmage hand\b/i, '')),
  )

/** Forms that somebody can stand in. */
export const standIn = new Set(['aura', 'ward', 'beam', 'circle', 'ring'])

/** Forms that go out from the hand of whoever casts them. */
const castOut = new Set(['bolt', 'cone'])

/** Who stands in the spell, or casts it. */
export function figureOf(brief: Brief, form: string): string | undefined {
  if (castOut.has(form)) return casterIn(brief) ? 'mage' : undefined
  if (!standIn.has(form)) return undefined
  if (casterIn(brief)) return 'mage'
  return said(brief, 'warrior') || said(brief, 'targets') ? 'warrior' : undefined
}

/** Arms of light that are no sword, by the word for them. */
const arms: readonly (readonly [rig: string, words: RegExp])[] = [
  ['hammer', /\b(war)?hammers?\b/i],
  ['mace', /\bmaces?\b/i],
  ['axe', /\baxes?\b/i],
  ['spear', /\bspears?\b/i],
  ['sickle', /\bscythes?\b/i],
]

/** The rig of the arm that blades of light are, where it is no sword. */
export function weaponOf(brief: Brief, form: string): string | undefined {
  if (form !== 'blades') return undefined
  const words = brief.mentions.filter(({ concept }) => concept === 'blades').map((mention) => mention.words)
  return arms.find(([, pattern]) => words.some((text) => pattern.test(text)))?.[0]
}

/** What a swarm is of, by the word for it. */
const creatures: readonly (readonly [creature: string, words: RegExp])[] = [
  ['bird', /\b(ravens?|crows?|birds?|flock|owls?|eagles?|hawks?|falcons?|doves?)\b/i],
  ['butterfly', /\b(butterfl(y|ies)|moths?)\b/i],
  ['insect', /\b(insects?|locusts?|bees?|wasps?)\b/i],
  ['bat', /\bbats?\b/i],
]

/** The beast whose spirit is called, by the longest of its names that is said. */
function beastOf(brief: Brief): string | undefined {
  const told = brief.mentions.filter(({ concept }) => concept === 'beast').map(({ words }) => words.toLowerCase())
  const named = spirits.flatMap(({ family, words }) => words.map((word) => ({ family, word })))
  return named
    .filter(({ word }) => told.some((text) => new RegExp(`\\b${word}(?:e?s)?\\b`).test(text)))
    .sort((a, b) => b.word.length - a.word.length)[0]?.family
}

/** The creature a swarm is of, or whose spirit is called, where it is named. */
export function creatureOf(brief: Brief, form: string): string | undefined {
  if (form === 'beast') return beastOf(brief)
  if (form !== 'swarm') return undefined
  const words = brief.mentions.filter(({ concept }) => concept === 'swarm').map((mention) => mention.words)
  return creatures.find(([, pattern]) => words.some((text) => pattern.test(text)))?.[0]
}

/** The most that fly where they are counted: more is a swarm. */
const FLOCK_MAX = 12

/** How many fly: as said, or the one that is named ("a raven of shadow"). */
export function flockOf(brief: Brief, form: string): number | undefined {
  const flying = form === 'swarm' ? brief.mentions.find(({ concept }) => concept === 'swarm') : undefined
  if (!flying) return undefined
  const { count = 1, words } = flying
  if (count > 1) return count <= FLOCK_MAX ? count : undefined
  const isOne = /\b(raven|crow|bird|owl|eagle|hawk|falcon|dove|bat|butterfly|moth|locust|bee|wasp|insect)$/i.test(words)
  return isOne && !/\b(swarm|flock|cloud)\b/i.test(words) ? 1 : undefined
}

/** "To a burning world": the element of what lies behind a portal. */
export function beyondOf(brief: Brief, form: string, element: string): string | undefined {
  if (form !== 'portal') return undefined
  const gate = brief.mentions.find(({ concept }) => concept === 'portal')
  const to = gate && /\b(in|on)?to\b/i.exec(brief.prompt.slice(gate.at))
  if (!gate || !to) return undefined
  const after = brief.mentions.filter(({ at }) => at > gate.at + to.index)
  const named = after
    .flatMap((mention) => [mention.concept, ...meanings(mention).elements])
    .find((name) => elements[name])
  if (named) return like[named] ?? named
  return after.some(({ concept }) => concept === 'world') ? (like[element] ?? element) : undefined
}

/** Worlds that look like those of another element. */
const like: Readonly<Record<string, string>> = {
  summoning: 'fire',
  blood: 'fire',
  lightning: 'star',
  force: 'star',
  healing: 'radiant',
  poison: 'nature',
  acid: 'nature',
}
