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
  const pointed = coloured?.concept ?? named.find((name) => !vague.has(name))
  return pointed ?? named[0] ?? usualElements[form ?? ''] ?? rng.pick(['fire', 'ice', 'lightning', 'force', 'radiant'])
}

function formOf(brief: Brief): string | undefined {
  const named: string[] = []
  if (brief.subject && forms[brief.subject.concept]) named.push(brief.subject.concept)
  for (const mention of brief.mentions) {
    if (forms[mention.concept]) named.push(mention.concept)
    named.push(...meanings(mention).forms)
  }
  const known = named.filter((name) => forms[name])
  const held = known.includes('hand') && ['ball', 'aura', 'missiles', 'circle'].some((name) => known.includes(name))
  if (held) return 'hand'
  if (known.includes('meteor')) return 'meteor'
  // "A burst of ice shards", "a cage of lightning", "a wolf of blue light": what it is, not how it moves or shines.
  const plain = ['cage', 'web', 'lights', 'wolf', 'shards'].find((name) => known.includes(name))
  if (plain && !known.some((name) => ['wall', 'ward'].includes(name))) return plain
  return known.find((name) => !weakForms.has(name)) ?? known[0]
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
  const own = brief.mentions.filter(({ concept }) => concept === form || concept === element)
  const loose = brief.mentions.filter(({ facet }) => facet === 'colour')
  const named = [...own.flatMap(({ modifiers }) => modifiers), ...loose.map(({ concept }) => concept)]
  return [...new Set(named)].filter((name) => colourOf(name) !== undefined)
}

function groundOf(brief: Brief, element: string): SpellScene['ground'] {
  const place = conceptsOf(brief, 'place')[0]
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
    .filter((concept) => concept !== 'runes-ring' || form !== 'circle')
  return {
    kind: 'spell',
    version: 1,
    element,
    form,
    palette: paletteOf(brief, element, form),
    count: countOf(brief, form, element),
    power: ofOneSize.has(form) ? 1 : powerOf(brief, form, element),
    extras,
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
  const said = ownOf(brief, form, element).map(({ count }) => count ?? 1)
  return Math.min(most, Math.max(severalOf(form, brief.prompt), ...said))
}

function powerOf(brief: Brief, form: string, element: string): number {
  const own = ownOf(brief, form, element).flatMap(({ modifiers }) => modifiers)
  const said = new Set([...own, ...brief.mentions.map(({ concept }) => concept)])
  return said.has('tiny') || said.has('small') ? 0.72 : said.has('huge') || said.has('large') ? 1.22 : 1
}

/** How many a plural means when nobody counts: a swarm of meteors, a cloud of daggers. */
function severalOf(form: string, prompt: string): number {
  if (form === 'meteor' && /\b(swarm|shower|storm|meteors|comets)\b/i.test(prompt)) return 6
  if (form === 'blades' && /\b(daggers|swords|blades|knives|spears|weapons)\b/i.test(prompt)) return 7
  if (form === 'bolt' && /\b(bolts|rays)\b/i.test(prompt)) return 3
  return 1
}
