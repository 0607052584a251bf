import type { Frame } from '../../generator.ts'
import { mix, type Rgb, shade } from '../../paint/colour.ts'
import { colourOf } from '../../paint/pigments.ts'
import type { Random } from '../../paint/random.ts'
import { asksFor, type Brief, conceptsOf, type Mention } from '../../prompt/brief.ts'
import { elements } from './elements.ts'
import { forms } from './forms/index.ts'
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
const weakForms = new Set(['aura', 'hand', 'skull', 'eye'])

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
  const pointed = named.find((name) => !vague.has(name))
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
  return known.find((name) => !weakForms.has(name)) ?? known[0]
}

function paletteOf(brief: Brief, element: string): SpellScene['palette'] {
  const [deep, main, core] = elements[element]!.palette
  const named = brief.mentions
    .flatMap((mention) => [...(mention.facet === 'colour' ? [mention.concept] : []), ...mention.modifiers])
    .map((concept) => ({ concept, colour: colourOf(concept) }))
    .find((one) => one.colour !== undefined)
  if (!named?.colour) return { deep, main, core }
  if (named.concept === 'black') return { deep: [20, 16, 30], main: [84, 66, 110], core: [196, 176, 220] }
  const bright = shade(named.colour, named.concept === 'white' ? 0 : 0.14, 1.25)
  return { deep: round(shade(bright, -0.3, 0.9)), main: round(bright), core: round(mix(bright, [255, 252, 244], 0.76)) }
}

function groundOf(brief: Brief, element: string): SpellScene['ground'] {
  const place = conceptsOf(brief, 'place')[0]
  if (place === 'woodland' || (!place && element === 'nature')) return { stuff: 'grass', colour: [70, 82, 48] }
  if (place === 'snowfield' || (!place && element === 'ice')) return { stuff: 'snow', colour: [120, 138, 164] }
  if (place === 'battleground') return { stuff: 'earth', colour: [78, 64, 54] }
  if (place === 'lake' || (!place && element === 'water')) return { stuff: 'water', colour: [44, 70, 84] }
  return { stuff: 'stone', colour: [84, 82, 84] }
}

/** The spell a brief asks for. */
export function composeSpell(brief: Brief, rng: Random, frame: Frame): SpellScene {
  const asked = formOf(brief)
  const element = elementOf(brief, asked, rng.fork('element'))
  const form = asked ?? elements[element]!.form
  const counts = brief.mentions.map((mention) => mention.count).filter((count) => count !== undefined)
  const high = (1000 * frame.height) / Math.min(frame.width, frame.height)
  const extras = conceptsOf(brief, 'feature').filter((concept) =>
    ['runes-ring', 'smoke', 'embers', 'swirling', 'explosive'].includes(concept),
  )
  return {
    kind: 'spell',
    version: 1,
    element,
    form,
    palette: paletteOf(brief, element),
    count: Math.min(9, Math.max(severalOf(form, brief.prompt), ...counts)),
    power: asksFor(brief, 'tiny', 'small') ? 0.72 : asksFor(brief, 'huge', 'large') ? 1.22 : 1,
    extras,
    ground: groundOf(brief, element),
    horizon: Math.round(high * 0.7),
    mood: conceptsOf(brief, 'mood')[0],
    seed: rng.fork('paint').int(0, 1e6),
  }
}

/** How many a plural means when nobody counts: a swarm of meteors, a cloud of daggers. */
function severalOf(form: string, prompt: string): number {
  if (form === 'meteor' && /\b(swarm|shower|storm|meteors|comets)\b/i.test(prompt)) return 6
  if (form === 'blades' && /\b(daggers|swords|blades|knives|spears|weapons)\b/i.test(prompt)) return 7
  if (form === 'bolt' && /\b(bolts|rays)\b/i.test(prompt)) return 3
  return 1
}
