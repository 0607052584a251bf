import type { Frame } from '../../generator.ts'
import { mix, type Rgb, shade } from '../../paint/colour.ts'
import { colourOf } from '../../paint/pigments.ts'
import type { Random } from '../../paint/random.ts'
import { type Brief, conceptsOf, type Mention } from '../../prompt/brief.ts'
import { NO_GROUND } from '../cut-out.ts'
import { elements } from './elements.ts'
import { forms, numbers, ofOneSize } from './forms/index.ts'
import { wordsOf } from './lexicon.ts'
import type { SpellScene } from './scene.ts'

const round = (colour: Rgb): Rgb => [Math.round(colour[0]), Math.round(colour[1]), Math.round(colour[2])]

/** What a mention's own words say, both ways: "fireball" is made of fire and is a ball. */
function meanings(mention: Mention): { elements: string[]; forms: string[] } {
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

/** Elements named more pointedly than others: what a spell is "of" beats the word "magic". */
const vague = new Set(['force', 'summoning'])

/** A word that says only how the light looks is not a form when a better one is named. */
const weakForms = new Set(['aura', 'hand'])

/** What a form is made of when nothing says otherwise. */
const usualElements: Record<string, string> = {
  meteor: 'fire',
  ball: 'fire',
  burst: 'fire',
  cone: 'fire',
  tentacles: 'shadow',
  chains: 'shadow',
  swarm: 'necrotic',
  skull: 'necrotic',
  portal: 'force',
  ward: 'force',
  missiles: 'force',
  hand: 'force',
  blades: 'force',
  vines: 'nature',
  wings: 'radiant',
  beam: 'radiant',
  aura: 'radiant',
  shards: 'ice',
  rocks: 'stone',
  wave: 'water',
  tornado: 'wind',
  splash: 'acid',
  cloud: 'poison',
  eye: 'psychic',
  mirrors: 'illusion',
  clock: 'time',
  web: 'force',
  cage: 'force',
  lights: 'radiant',
  wolf: 'force',
  circle: 'summoning',
  bolt: 'lightning',
  storm: 'lightning',
  wall: 'fire',
  arc: 'lightning',
  singularity: 'shadow',
  grasp: 'force',
  shield: 'force',
  disc: 'force',
  elemental: 'fire',
}

function elementOf(brief: Brief, form: string | undefined, rng: Random): string {
  const named: string[] = []
  for (const mention of brief.mentions) {
    if (elements[mention.concept]) named.push(mention.concept)
    for (const modifier of mention.modifiers) if (elements[modifier]) named.push(modifier)
    named.push(...meanings(mention).elements)
  }
  // "A ghostly hand of blue flame" is of flame: what is given a colour is what is seen.
  const coloured = brief.mentions.find(
    ({ concept, modifiers }) => elements[concept] && modifiers.some((word) => colourOf(word)),
  )
  const all = [...new Set(named.filter((name) => !vague.has(name)))]
  // "A whirlwind of leaves", "a tidal wave of fire": what it is of beats what such a thing is usually of.
  const shape = brief.mentions.find(({ concept }) => concept === form)
  const apart = (name: string) =>
    brief.mentions.some(({ concept, at }) => concept === name && (at < (shape?.at ?? 0) || at > (shape?.at ?? 0) + 1))
  const usual = all[0] !== undefined && all[0] === usualElements[form ?? ''] && !apart(all[0])
  const pointed = coloured?.concept ?? (usual ? (all.find((name, k) => k > 0 && apart(name)) ?? all[0]) : all[0])
  return (
    pointed ??
    named[0] ??
    (creatureOf(brief, form ?? '') === 'butterfly' ? 'illusion' : usualElements[form ?? '']) ??
    rng.pick(['fire', 'ice', 'lightning', 'force', 'radiant'])
  )
}

function formOf(brief: Brief): string | undefined {
  const named: string[] = []
  if (brief.subject && forms[brief.subject.concept]) named.push(brief.subject.concept)
  for (const mention of brief.mentions) {
    if (forms[mention.concept]) named.push(mention.concept)
    named.push(...meanings(mention).forms)
  }
  const known = named.filter((name) => forms[name])
  const caster = casterIn(brief)
  // "A healing aura around a wizard": the wizard stands in it.
  const stoodIn = caster && known.some((name) => standIn.has(name) && name !== 'circle')
  const held = known.includes('hand') && ['ball', 'aura', 'missiles', 'circle'].some((name) => known.includes(name))
  if (held && !stoodIn) return 'hand'
  if (known.includes('ward') && known.includes('circle')) return 'circle'
  if (said(brief, 'falling') && (known.length === 0 || known.every((name) => weakForms.has(name)))) return 'beam'
  if (known.includes('meteor')) return 'meteor'
  // "A burst of ice shards", "a cage of lightning", "a wolf of blue light": what it is, not how it moves or shines.
  // "Spike growth, sharp thorns" grows.
  if (known.includes('shards') && known.includes('vines')) return 'vines'
  const plain = ['cage', 'web', 'lights', 'wolf', 'shards'].find((name) => known.includes(name))
  if (plain && !known.some((name) => ['wall', 'ward'].includes(name))) return plain
  const form = known.find((name) => !weakForms.has(name)) ?? known[0]
  // "Chains of lightning" are chains; a chain of it leaps.
  if (form === 'arc' && brief.mentions.some(({ concept, words }) => concept === 'arc' && /\bchains\b/i.test(words)))
    return 'chains'
  // A hand that nobody holds out is itself the spell.
  return form === 'hand' && !caster ? 'grasp' : form
}

const said = (brief: Brief, concept: string) => brief.mentions.some((mention) => mention.concept === concept)

/** Whether whoever casts it is named, not only a hand. */
const casterIn = (brief: Brief) =>
  brief.mentions.some(
    ({ concept, words }) =>
      concept === 'hand' &&
      /\b(wizard|mage|caster|sorcerer|sorceress|witch|cleric|warlock)s?\b/i.test(words.replace(/\bmage hand\b/i, '')),
  )

/** Forms that somebody can stand in. */
const standIn = new Set(['aura', 'ward', 'beam', 'circle'])

/** Forms that go out from the hand of whoever casts them. */
const castOut = new Set(['bolt', 'cone'])

function figureOf(brief: Brief, form: string): string | undefined {
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

function weaponOf(brief: Brief, form: string): string | undefined {
  if (form !== 'blades') return undefined
  const words = brief.mentions.filter(({ concept }) => concept === 'blades').map((mention) => mention.words)
  return arms.find(([, pattern]) => words.some((text) => pattern.test(text)))?.[0]
}

/** What a swarm is of, by the word for it. */
const creatures: readonly (readonly [creature: string, words: RegExp])[] = [
  ['bird', /\b(ravens?|crows?|birds?|flock)\b/i],
  ['butterfly', /\b(butterfl(y|ies)|moths?)\b/i],
  ['insect', /\b(insects?|locusts?|bees?|wasps?)\b/i],
  ['bat', /\bbats?\b/i],
]

function creatureOf(brief: Brief, form: string): string | undefined {
  if (form !== 'swarm') return undefined
  const words = brief.mentions.filter(({ concept }) => concept === 'swarm').map((mention) => mention.words)
  return creatures.find(([, pattern]) => words.some((text) => pattern.test(text)))?.[0]
}

/** "To a burning world": the element of what lies behind a portal. */
function beyondOf(brief: Brief, form: string, element: string): string | undefined {
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

function paletteOf(brief: Brief, element: string, form: string): SpellScene['palette'] {
  const [deep, main, core] = elements[element]!.palette
  const [first, second] = coloursOf(brief, element, form)
  if (!first) return { deep, main, core }
  const heart = second && colourOf(second)
  if (first === 'black' && !heart) return { deep: [14, 13, 19], main: [62, 59, 71], core: [166, 162, 176] }
  const bright = brightened(first)
  // The second colour is the glow about the first: mixed into its light it would turn both white.
  const around = second && heart ? shade(brightened(second), -0.34, 0.95) : shade(bright, -0.3, 0.9)
  return { deep: round(around), main: round(bright), core: round(mix(bright, [255, 252, 244], 0.76)) }
}

const brightened = (name: string): Rgb => shade(colourOf(name)!, name === 'white' ? 0 : 0.14, 1.25)

/** The colours of the spell itself: those of its form and element, and of nothing in particular; never those of a place. */
function coloursOf(brief: Brief, element: string, form: string): string[] {
  const own = brief.mentions.filter(
    ({ concept }) => concept === form || concept === element || (concept === 'circle' && form === 'shield'),
  )
  const loose = brief.mentions.filter(({ facet }) => facet === 'colour')
  const named = [...own.flatMap(({ modifiers }) => modifiers), ...loose.map(({ concept }) => concept)]
  return [...new Set(named)].filter((name) => colourOf(name) !== undefined)
}

function groundOf(brief: Brief, element: string): SpellScene['ground'] {
  const place = conceptsOf(brief, 'place').find((concept) => concept !== 'floor')
  if (place === 'woodland' || (!place && element === 'nature')) return { stuff: 'grass', colour: [70, 82, 48] }
  if (place === 'snowfield' || (!place && element === 'ice')) return { stuff: 'snow', colour: [120, 138, 164] }
  if (place === 'cut-out') return { stuff: NO_GROUND, colour: [0, 0, 0] }
  if (place === 'battleground') return { stuff: 'earth', colour: [78, 64, 54] }
  if (place === 'lake' || (!place && element === 'water')) return { stuff: 'water', colour: [44, 70, 84] }
  return { stuff: 'stone', colour: [84, 82, 84] }
}

/** The spell a brief asks for. */
export function composeSpell(brief: Brief, rng: Random, frame: Frame): SpellScene {
  const asked = formOf(brief)
  const element = elementOf(brief, asked, rng.fork('element'))
  const form = asked ?? elements[element]!.form
  const high = (1000 * frame.height) / Math.min(frame.width, frame.height)
  const extras = conceptsOf(brief, 'feature')
    .filter((concept) => ['runes-ring', 'smoke', 'embers', 'swirling', 'explosive'].includes(concept))
    // A circle is a ring of runes already.
    .filter((concept) => concept !== 'runes-ring' || (form !== 'circle' && form !== 'shield'))
  if (form === 'shield' && (said(brief, 'circle') || said(brief, 'runes-ring'))) extras.push('runes')
  if (form === 'beam' && said(brief, 'falling')) extras.push('falling')
  if (form === 'vines' && brief.mentions.some(({ words }) => /\b(thorn|bramble|briar)/i.test(words)))
    extras.push('thorny')
  if (form === 'elemental' && said(brief, 'summoning') && !extras.includes('runes-ring')) extras.push('runes-ring')
  const creature = creatureOf(brief, form)
  if (creature && said(brief, 'spectral')) extras.push('spectral')
  const figure = figureOf(brief, form)
  const weapon = weaponOf(brief, form)
  const beyond = beyondOf(brief, form, element)
  return {
    kind: 'spell',
    version: 1,
    element,
    form,
    palette: paletteOf(brief, element, form),
    count: countOf(brief, form, element),
    power: ofOneSize.has(form) ? 1 : powerOf(brief, form, element),
    extras,
    ...(figure ? { figure } : {}),
    ...(weapon ? { weapon } : {}),
    ...(creature ? { creature } : {}),
    ...(beyond ? { beyond } : {}),
    ground: groundOf(brief, element),
    horizon: Math.round(high * 0.7),
    seed: rng.fork('paint').int(0, 1e6),
  }
}

/** What is said of the spell itself. */
const ownOf = (brief: Brief, form: string, element: string) =>
  brief.mentions.filter(({ concept }) => concept === form || concept === element)

function countOf(brief: Brief, form: string, element: string): number {
  const most = numbers[form] ?? 1
  // Those whom it leaps to or who stand in it are counted, and the beams of a blast.
  const others = form === 'bolt' ? ['beam'] : ['arc', 'circle'].includes(form) ? ['targets', 'warrior'] : []
  const hit = brief.mentions.filter(({ concept }) => others.includes(concept))
  const counts = [...ownOf(brief, form, element), ...hit].map(({ count }) => count ?? 1)
  return Math.min(most, Math.max(severalOf(form, brief.prompt), ...counts))
}

function powerOf(brief: Brief, form: string, element: string): number {
  const own = ownOf(brief, form, element).flatMap(({ modifiers }) => modifiers)
  const sizes = new Set([...own, ...brief.mentions.map(({ concept }) => concept)])
  return sizes.has('tiny') || sizes.has('small') ? 0.72 : sizes.has('huge') || sizes.has('large') ? 1.22 : 1
}

/** How many a plural means when nobody counts: a swarm of meteors, a cloud of daggers. */
function severalOf(form: string, prompt: string): number {
  if (form === 'meteor' && /\b(swarm|shower|storm|meteors|comets)\b/i.test(prompt)) return 6
  if (form === 'grasp' && /\bhands\b/i.test(prompt)) return 4
  if (form === 'blades' && /\b(daggers|swords|blades|knives|spears|weapons)\b/i.test(prompt)) return 7
  if (form === 'bolt' && /\b(bolts|rays)\b/i.test(prompt)) return 3
  return 1
}
