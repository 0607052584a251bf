import { mix, type Rgb, shade } from '../../paint/colour.ts'
import type { Frame } from '../../paint/frame.ts'
import { colourOf } from '../../paint/pigments.ts'
import type { Random } from '../../paint/random.ts'
import { type Brief, conceptsOf } from '../../prompt/brief.ts'
import { NO_GROUND } from '../cut-out.ts'
import { elements } from './elements.ts'
import { forms, numbers, ofOneSize } from './forms/index.ts'
import { handsOf } from './hands/chosen.ts'
import { beyondOf, casterIn, creatureOf, figureOf, flockOf, meanings, said, standIn, weaponOf } from './named.ts'
import { placeOf } from './places/chosen.ts'
import type { SpellScene } from './scene.ts'

const round = (colour: Rgb): Rgb => [Math.round(colour[0]), Math.round(colour[1]), Math.round(colour[2])]

/** Elements named more pointedly than others: what a spell is "of" beats the word "magic". */
const vague = new Set(['force', 'summoning'])

/** A word that says only how the light looks is not a form when a better one is named. */
const weakForms = new Set(['aura', 'hand', 'ring'])

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
  beast: 'force',
  circle: 'summoning',
  bolt: 'lightning',
  storm: 'lightning',
  wall: 'fire',
  arc: 'lightning',
  singularity: 'shadow',
  grasp: 'force',
  ring: 'fire',
  shield: 'force',
  disc: 'force',
  elemental: 'fire',
}

/** Words of a form that name its element beyond doubt, whatever lies about it. */
const ownWords: Readonly<Record<string, RegExp>> = {
  fire: /flam|fire|burn|blaz/i,
  lightning: /lightning|thunder/i,
  shadow: /black tentacles/i,
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
  if (all.length === 0 && form === 'grasp' && said(brief, 'skeletal')) return 'necrotic'
  // A flaming sphere in the snow is of fire, lightning that strikes a stone is lightning: its own words say so.
  const isSaid = all[0] !== undefined && (ownWords[all[0]]?.test(shape?.words ?? '') ?? false)
  const usual = !isSaid && all[0] !== undefined && all[0] === usualElements[form ?? ''] && !apart(all[0])
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
  if (stoodIn && known.includes('ring') && !known.includes('circle')) return 'ring'
  const held = known.includes('hand') && ['ball', 'aura', 'missiles', 'circle'].some((name) => known.includes(name))
  if (held && !stoodIn) return 'hand'
  if ((known.includes('ward') || known.includes('ring')) && known.includes('circle')) return 'circle'
  if (said(brief, 'falling') && (known.length === 0 || known.every((name) => weakForms.has(name)))) return 'beam'
  if (known.includes('meteor')) return 'meteor'
  // "A burst of ice shards", "a cage of lightning", "a wolf of blue light": what it is, not how it moves or shines.
  // "Spike growth, sharp thorns" grows.
  if (known.includes('shards') && known.includes('vines')) return 'vines'
  const plain = ['cage', 'web', 'lights', 'wolf', 'shards'].find((name) => known.includes(name))
  if (plain && !known.some((name) => ['wall', 'ward'].includes(name))) return plain
  const form = known.find((name) => !weakForms.has(name)) ?? (known.includes('ring') ? 'ring' : known[0])
  // "Chains of lightning" are chains; a chain of it leaps.
  if (form === 'arc' && brief.mentions.some(({ concept, words }) => concept === 'arc' && /\bchains\b/i.test(words)))
    return 'chains'
  // A hand that nobody holds out is itself the spell.
  const isOwn =
    caster || /\b(palms?|cupped|outstretched|between \w+ hands|(?:two|both|her|his|my) hands?)\b/i.test(brief.prompt)
  return form === 'hand' && !isOwn ? 'grasp' : form
}

function paletteOf(brief: Brief, element: string, form: string): SpellScene['palette'] {
  const [deep, main, core] = elements[element]!.palette
  // Dust and sand have their own colour, whoever stirs them.
  const isSand = element === 'wind' && /\b(sand\s?storms?|sand|dust|dunes)\b/i.test(brief.prompt)
  const [first, second] = coloursOf(brief, element, form)
  if (!first && isSand) return { deep: [112, 78, 44], main: [206, 158, 96], core: [246, 220, 164] }
  // Smoke that nobody gives a hue is grey.
  if (!first && form === 'cloud' && element === 'poison' && /\bsmok[ey]\b/i.test(brief.prompt))
    return { deep: [52, 50, 54], main: [128, 124, 128], core: [214, 210, 208] }
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

/** How strong a spell may be beside what is said of it, as factors, and how far down its horizon lies, as a share of the height. */
const strengths = [1, 0.9, 1.1, 0.95] as const
const horizons = [0.57, 0.66, 0.7, 0.61] as const

/** The spell a brief asks for. */
export function composeSpell(brief: Brief, rng: Random, frame: Frame): SpellScene {
  const asked = formOf(brief)
  const element = elementOf(brief, asked, rng.fork('element'))
  const shape = asked ?? elements[element]!.form
  // A beast that only its plural names ("wolves", "mice") has no body of its own.
  const form = shape === 'beast' && !creatureOf(brief, shape) ? elements[element]!.form : shape
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
  if (form === 'aura' && said(brief, 'healing')) extras.push('healing')
  if (
    element !== 'lightning' &&
    /\blightning\b/i.test(brief.prompt) &&
    ['storm', 'tornado', 'cloud', 'portal'].includes(form)
  )
    extras.push('bolts')
  if (form === 'grasp' && said(brief, 'skeletal')) extras.push('skeletal')
  if (form === 'grasp' && /\b(fist|clenched|punch\w*|crushing)\b/i.test(brief.prompt)) extras.push('fist')
  const struck = brief.mentions.filter(({ concept }) => concept === 'bolt').map(({ words }) => words.toLowerCase())
  if (form === 'bolt' && struck.some((words) => /\barrows?\b/.test(words))) extras.push('arrow')
  else if (form === 'bolt' && struck.some((words) => /\brays?\b/.test(words))) extras.push('ray')
  if (form === 'cone' && /\bburning hands\b/i.test(brief.prompt)) extras.push('hands')
  const creature = creatureOf(brief, form)
  if (creature && form === 'swarm' && said(brief, 'spectral')) extras.push('spectral')
  const flock = flockOf(brief, form)
  const figure = figureOf(brief, form)
  const weapon = weaponOf(brief, form)
  const beyond = beyondOf(brief, form, element)
  const palette = paletteOf(brief, element, form)
  const ground = groundOf(brief, element)
  const place = ground.stuff === NO_GROUND ? undefined : placeOf(brief, { element, palette, form }, rng)
  const hands = handsOf(brief, form, figure !== undefined, rng.fork('hands'))
  return {
    kind: 'spell',
    version: 2,
    element,
    form,
    palette,
    count: countOf(brief, form, element),
    power: ofOneSize.has(form) ? 1 : powerOf(brief, form, element) * rng.fork('strength').pick(strengths),
    extras,
    ...(figure ? { figure } : {}),
    ...(weapon ? { weapon } : {}),
    ...(creature ? { creature } : {}),
    ...(flock === undefined ? {} : { flock }),
    ...(beyond ? { beyond } : {}),
    ground,
    ...(place ? { place } : {}),
    ...(hands ? { hands } : {}),
    horizon: Math.round(high * rng.fork('view').pick(horizons)),
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
  const said = Math.max(...counts, 1)
  // A plural means several only where nobody counted.
  return Math.min(most, said > 1 ? said : severalOf(form, brief.prompt))
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
