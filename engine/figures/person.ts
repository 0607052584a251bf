import { mix, type Rgb, shade } from '../paint/colour.ts'
import { colourOf, materialOf } from '../paint/pigments.ts'
import type { Random } from '../paint/random.ts'
import { asksFor, type Brief, forbids, type Mention, mentionOf } from '../prompt/brief.ts'
import { paintPatterns } from './head/complexion.ts'
import { averageFace, type Expression, type Face } from './head/face.ts'
import { ancestries, callings } from './lexicon.ts'
import { dress } from './outfit.ts'
import { humanEyes, humanHairs, humanSkins, type People, peoples } from './peoples.ts'
import type { BeardStyle, HairStyle, Person } from './scene.ts'
import { outfits } from './wardrobe.ts'

const ancestryNames = ancestries.map((entry) => entry.concept)
const callingNames = callings.map((entry) => entry.concept)

/** What a people mostly follow, when the prompt names no calling. */
const usualCallings: Record<string, readonly string[]> = {
  orc: ['barbarian', 'fighter'],
  'half-orc': ['barbarian', 'fighter'],
  goblin: ['rogue', 'rogue', 'warlock'],
  hobgoblin: ['fighter'],
  kobold: ['rogue'],
  lizardfolk: ['barbarian', 'druid'],
  dragonborn: ['fighter', 'paladin'],
  gnoll: ['barbarian'],
  minotaur: ['barbarian'],
  elf: ['ranger', 'sorcerer', 'noble'],
  drow: ['rogue', 'sorcerer'],
  dwarf: ['fighter', 'smith', 'guard'],
  aasimar: ['paladin', 'cleric'],
  skeleton: ['fighter', 'guard'],
  undead: ['beggar'],
  vampire: ['noble'],
  tortle: ['monk'],
  kenku: ['rogue'],
  tiefling: ['warlock', 'rogue', 'noble'],
  giant: ['barbarian'],
  fairy: ['druid'],
  genasi: ['sorcerer'],
  ghost: ['beggar'],
}

/** Colour asked for on a named thing, by a colour or a material beside it. */
export function dyeOf(mention: Mention | undefined): Rgb | undefined {
  for (const modifier of mention?.modifiers ?? []) {
    const colour = colourOf(modifier) ?? materialOf(modifier)?.colour
    if (colour) return colour
  }
  return undefined
}

/** Everything said of the person as a whole. */
function about(brief: Brief): string[] {
  return brief.mentions
    .filter((mention) => mention.facet === 'subject' || mention.facet === 'kind')
    .flatMap((mention) => mention.modifiers)
    .concat(brief.mentions.filter((mention) => mention.facet === 'feature').map((mention) => mention.concept))
}

function expressionFor(brief: Brief, usual: string, random: Random): Expression {
  const said = ['smiling', 'sad', 'angry', 'sly', 'scared', 'stern'].find((look) => asksFor(brief, look))
  const mood = said ?? (asksFor(brief, 'cheerful') ? 'smiling' : asksFor(brief, 'grim', 'ominous') ? 'stern' : usual)
  const j = () => random.range(-0.12, 0.12)
  const faces: Record<string, Expression> = {
    smiling: { smile: 0.85, frown: -0.1, lift: 0.25, lids: -0.05, gape: random.chance(0.35) ? 0.32 : 0, sly: 0 },
    sad: { smile: -0.6, frown: -0.9, lift: 0.1, lids: -0.35, gape: 0, sly: 0 },
    angry: { smile: -0.5, frown: 1.15, lift: -0.5, lids: 0.1, gape: said && random.chance(0.55) ? 0.7 : 0, sly: 0 },
    sly: { smile: 0.3, frown: 0.35, lift: 0.1, lids: -0.3, gape: 0, sly: 0.9 },
    scared: { smile: -0.3, frown: -0.75, lift: 0.8, lids: 0.75, gape: 0.4, sly: 0 },
    stern: { smile: -0.25, frown: 0.6, lift: -0.3, lids: -0.1, gape: 0, sly: 0 },
    calm: { smile: 0.12, frown: 0.05, lift: 0, lids: -0.05, gape: 0, sly: 0 },
  }
  const base = faces[mood] ?? faces.calm!
  return { ...base, smile: base.smile + j(), frown: base.frown + j(), lift: base.lift + j() }
}

function vary(face: Face, random: Random): Face {
  const out = { ...face }
  for (const key of ['skull', 'jaw', 'chin', 'long', 'cheekbones', 'flesh', 'brow', 'noseLength', 'noseWidth', 'lips', 'mouth', 'eye'] as const) {
    const reach = key === 'skull' || key === 'long' || key === 'eye' ? 0.035 : 0.1
    out[key] *= 1 + random.normal() * reach
  }
  out.noseHook += random.normal() * 0.35
  out.eyeTilt += random.normal() * 0.18
  return out
}

const hairConcepts: [string, HairStyle][] = [
  ['bald', 'bald'],
  ['mohawk', 'mohawk'],
  ['topknot', 'topknot'],
  ['braid', 'braid'],
  ['ponytail', 'ponytail'],
  ['bun', 'bun'],
  ['curly', 'curly'],
  ['wild-hair', 'wild'],
  ['fringe', 'fringe'],
  ['bob', 'bob'],
  ['long-hair', 'long'],
  ['short-hair', 'short'],
]
const beardConcepts: [string, BeardStyle][] = [
  ['braided-beard', 'braided'],
  ['forked-beard', 'forked'],
  ['long-beard', 'long'],
  ['short-beard', 'short'],
  ['goatee', 'goatee'],
  ['moustache', 'moustache'],
  ['sideburns', 'sideburns'],
]
const hairColours: [string, Rgb][] = [
  ['blond', [206, 170, 104]],
  ['redhead', [164, 74, 30]],
  ['brunette', [84, 54, 36]],
  ['raven-hair', [32, 28, 32]],
  ['grey-hair', [176, 174, 170]],
]

/** Chooses all that a person is: what the prompt says first, then what their people and calling suggest, then chance. */
export function composePerson(brief: Brief, random: Random, index: number): Person {
  const ancestry = brief.mentions.find((mention) => ancestryNames.includes(mention.concept))
  const name = ancestry?.concept ?? 'human'
  const people = peoples[name] ?? peoples.human!
  const said0 = brief.mentions.find((mention) => callingNames.includes(mention.concept))?.concept
  const calling = said0 ?? (usualCallings[name] ? random.fork('calling').pick(usualCallings[name]!) : undefined)
  const outfit = outfits[calling ?? 'townsman']!
  const said = about(brief)
  const has = (...concepts: string[]) => said.some((concept) => concepts.includes(concept)) || asksFor(brief, ...concepts)
  const called = brief.mentions.map((mention) => mention.words).join(' ')
  const aged = has('old') || /\b(grand\w+|granny|crone|hag|elder|matriarch|patriarch|old)\b/i.test(called)
  const youthful = has('young') || /\b(boy|girl|lad|lass|urchin|orphan|child|squire|apprentice|student|maiden)s?\b/i.test(called)

  const female = asksFor(brief, 'female') ? true : asksFor(brief, 'male') || has('beard', 'long-beard', 'moustache') ? false : random.fork('sex').chance(0.42)
  const look = random.fork('look')
  const years = has('ancient') ? 1 : aged ? 0.92 : youthful ? 0.04 : Math.min(0.95, Math.max(0.12, (outfit.old ?? 0.3) + look.normal() * 0.14))
  const age = name === 'elf' || name === 'fairy' || name === 'drow' ? Math.min(years, aged || has('ancient') ? 0.75 : 0.2) : years
  const fat = has('fat')
  const thin = has('thin')
  const strong = has('muscular', 'huge', 'large')
  const small = has('tiny', 'small')

  let face: Face = { ...averageFace, ...people.face }
  if (female && people.form === undefined) {
    face.jaw *= 0.86
    face.chin *= 0.82
    face.brow *= 0.6
    face.neck *= 0.84
    face.lips *= 1.22
    face.eye *= 1.12
    face.noseWidth *= 0.86
    face.noseLength *= 0.94
    face.skull *= 0.98
    face.cheekbones *= 1.1
    face.mouth *= 0.94
  }
  face = vary(face, look)
  face.age = age
  if (age > 0.6) {
    face.noseLength *= 1.07
    face.lips *= 0.78
    face.flesh *= 0.92
  }
  if (age < 0.1) {
    face.flesh = Math.max(1.15, face.flesh)
    face.eye *= 1.12
    face.noseLength *= 0.9
    face.jaw *= 0.93
    face.long *= 0.95
  }
  if (fat) {
    face.flesh = 1.6
    face.jaw *= 1.13
    face.neck *= 1.22
  }
  if (thin) {
    face.flesh = 0.55
    face.jaw *= 0.94
    face.neck *= 0.86
    face.cheekbones *= 1.3
  }
  if (strong) face.neck *= 1.14
  if (has('handsome')) {
    face.cheekbones = Math.max(1.2, face.cheekbones)
    face.noseHook *= 0.4
    face.noseWidth = Math.min(face.noseWidth, 1)
    face.age = Math.min(face.age, 0.35)
  }
  if (has('ugly')) {
    face.noseLength *= 1.18
    face.noseHook += 0.8
    face.brow *= 1.4
    face.chin *= 0.84
    face.eye *= 0.9
  }
  if (has('big-nose')) {
    face.noseLength *= 1.22
    face.noseWidth *= 1.3
    face.noseHook += 0.6
  }

  const sided = look.chance(0.68) ? -1 : 1
  const yaw = (index % 2 === 0 ? sided : -sided) * look.range(21, people.form && people.form !== 'human' && people.form !== 'skull' ? 44 : 36)
  const expression = expressionFor(brief, outfit.mood ? look.pick(outfit.mood) : 'calm', random.fork('expression'))

  const skin = skinOf(brief, ancestry, name, people, random.fork('skin'), has)
  const hairDye = hairColourOf(brief, people, age, random.fork('hair'))
  const hair = hairOf(brief, people, female, age, calling, random.fork('style'))
  const horns = hornsOf(brief, people, random.fork('horns'))
  const eyeMention = mentionOf(brief, 'eyes', 'glowing-eyes')
  const glowing = asksFor(brief, 'glowing-eyes') || eyeMention?.modifiers.includes('glowing') === true
  const eyeColour = dyeOf(eyeMention) ?? look.pick(people.eyes ?? humanEyes)
  const blind = asksFor(brief, 'blind')
  const bodyYaw = yaw * look.range(-0.15, 0.55)
  const bearded = beardOf(brief, people, female, age, random.fork('beard'))
  const paint = brief.mentions.find((mention) => mention.concept === 'tattoo' || mention.concept === 'warpaint')
  const stubble = female || people.form || !people.beard || name === 'elf' ? 0 : bearded ? 0.3 : asksFor(brief, 'short-beard') ? 0.9 : look.range(0.1, 0.7)

  const person: Person = {
    name: [name, calling ?? ''].join(' ').trim(),
    x: 0,
    y: 0,
    depth: 0,
    scale: (people.size ?? 1) * (has('huge', 'large') ? 1.05 : small ? 0.88 : 1) * (age < 0.1 ? 0.93 : 1),
    turn: {
      head: [yaw, look.range(-3, 6) + (expression.gape > 0.5 ? 4 : 0), look.range(-6, 6)],
      body: [bodyYaw, 0, look.range(-2, 2)],
    },
    form: people.form ?? 'human',
    face,
    expression,
    complexion: {
      hide: people.hide ?? 'skin',
      base: skin,
      lips: lipsOf(skin, female, people.rot !== undefined || people.ghostly === true),
      flush: fat || asksFor(brief, 'smiling', 'innkeeper') ? 0.95 : people.rot || name === 'vampire' ? 0.05 : look.range(0.35, 0.75),
      freckles: asksFor(brief, 'freckles') ? 1 : look.chance(0.08) ? 0.6 : 0,
      stubble,
      scars: scarsOf(brief, calling, random.fork('scars')),
      ...(paint ? { paint: { pattern: random.fork('paint').pick(paintPatterns.filter((pattern) => paint.concept === 'warpaint' || pattern !== 'half')), colour: dyeOf(paint) ?? (paint.concept === 'tattoo' ? [40, 58, 66] : look.pick<Rgb>([[126, 28, 26], [230, 222, 204], [36, 62, 104]])) } } : {}),
      marks: asksFor(brief, 'stripes') ? 'stripes' : asksFor(brief, 'spots') ? 'spots' : name === 'tabaxi' ? look.pick(['stripes', 'spots', 'plain'] as const) : 'plain',
      ...(people.pale ? { pale: mix(look.pick(people.pale), skin, 0.25) } : {}),
      ...(people.rot ? { rot: people.rot } : {}),
    },
    eyes: {
      colour: blind ? [196, 200, 200] : eyeColour,
      white: people.white ?? [214, 204, 190],
      pupil: blind ? 'none' : (people.pupil ?? 'round'),
      glow: glowing ? 1 : (people.glow ?? 0),
      look: [-yaw * look.range(0.25, 0.7) + look.range(-6, 6), look.range(-4, 5)],
      closed: [],
      lash: female ? 1 : 0.25,
    },
    ears: people.ears ?? 'round',
    tusks: forbids(brief, 'tusks') ? 0 : (people.tusks ?? 0) + (asksFor(brief, 'tusks') && !people.tusks ? 1 : 0),
    fangs: people.fangs ?? (asksFor(brief, 'fangs') ? 1 : 0),
    ...(horns ? { horns } : {}),
    ...(hair ? { hair: { style: hair, colour: hairDye, adorned: look.chance(0.25) } } : {}),
    ...(bearded ? { beard: { style: bearded, colour: dyeOf(brief.mentions.find((mention) => mention.concept.endsWith('beard') || mention.concept === 'moustache' || mention.concept === 'goatee')) ?? hairDye } } : {}),
    build: {
      broad: (female ? 0.86 : 1) * (people.build?.broad ?? 1) * (strong ? 1.1 : thin ? 0.93 : small ? 0.95 : 1) * (age < 0.1 ? 0.86 : 1),
      stout: (people.build?.stout ?? 1) * (outfit.stout ?? 1) * (fat ? 1.4 : thin ? 0.78 : 1) * (female ? 0.92 : 1),
      bust: female && !['skull', 'bird', 'turtle'].includes(people.form ?? '') ? look.range(0.45, 0.9) * (age < 0.1 ? 0 : 1) : 0,
      muscle: (female ? 0.55 : 0.9) * (people.build?.muscle ?? 1) * (outfit.muscle ?? 1) * (strong ? 1.35 : thin ? 0.5 : 1),
    },
    garments: [],
    gear: [],
    patch: asksFor(brief, 'eyepatch') ? (yaw < 0 ? 1 : -1) : 0,
    glasses: asksFor(brief, 'glasses') || (!forbids(brief, 'glasses') && ['artificer', 'scholar', 'alchemist'].includes(calling ?? '') && look.chance(0.4)),
    earrings: asksFor(brief, 'earrings') || (['pirate', 'fortune-teller', 'bard', 'dancer'].includes(calling ?? '') && look.chance(0.7)),
    halo: asksFor(brief, 'halo') || (people.halo === true && look.chance(0.6)),
    state: ['bloody', 'dusty', 'frozen', 'snowy', 'mossy', 'overgrown'].filter((state) => asksFor(brief, state)),
  }
  if (person.patch) person.eyes.closed = [person.patch]
  if (asksFor(brief, 'wings') || (name === 'aasimar' && /angel|celestial|seraph/i.test(ancestry?.words ?? '')) || people.wings) {
    const wing = mentionOf(brief, 'wings')
    const kind = people.wings ?? (['tiefling', 'dragonborn', 'vampire'].includes(name) ? 'bat' : 'feather')
    person.wings = { kind, colour: dyeOf(wing) ?? (kind === 'feather' ? [224, 218, 204] : kind === 'fly' ? [190, 220, 214] : shade(skin, -0.1)) }
  }
  dress(person, brief, outfit, calling, random.fork('dress'))
  return person
}

function lipsOf(skin: Rgb, female: boolean, dead: boolean): Rgb {
  if (dead) return shade(skin, -0.12)
  const red: Rgb = female ? [166, 54, 56] : [150, 70, 62]
  return mix(skin, red, female ? 0.62 : 0.42)
}

function skinOf(brief: Brief, ancestry: Mention | undefined, name: string, people: People, random: Random, has: (...concepts: string[]) => boolean): Rgb {
  const skin = mentionOf(brief, 'skin', 'scales', 'fur')
  const said = dyeOf(skin)
  if (said) return mix(said, [150, 120, 100], 0.12)
  // "A red tiefling": the colour is the skin's where skins come in colours.
  const coloured = !['human', 'elf', 'half-elf', 'dwarf', 'halfling', 'gnome', 'aasimar', 'vampire'].includes(name)
  const own = coloured ? dyeOf(ancestry) : undefined
  if (own) return mix(own, [140, 120, 110], name === 'dragonborn' ? 0.06 : 0.16)
  if (coloured && !people.hide) return random.pick(people.skins)
  if (has('dark-skin')) return random.pick(humanSkins.slice(5, 8))
  if (has('tan-skin')) return random.pick(humanSkins.slice(3, 5))
  if (has('pale-skin')) return [228, 204, 190]
  return random.pick(people.skins)
}

function hairColourOf(brief: Brief, people: People, age: number, random: Random): Rgb {
  const hair = brief.mentions.find((mention) => hairConcepts.some(([concept]) => concept === mention.concept) || mention.concept === 'hair')
  const said = dyeOf(hair) ?? hairColours.find(([concept]) => asksFor(brief, concept))?.[1]
  if (said) return said
  const born = random.pick(people.hairs?.length ? people.hairs : humanHairs)
  return age > 0.55 ? mix(born, [186, 184, 178], Math.min(1, (age - 0.5) * 2.4)) : born
}

function hairOf(brief: Brief, people: People, female: boolean, age: number, calling: string | undefined, random: Random): HairStyle | undefined {
  if (people.form !== undefined) return undefined
  const said = hairConcepts.find(([concept]) => asksFor(brief, concept))
  if (said) return said[1]
  if (forbids(brief, 'hair')) return 'bald'
  if (calling === 'monk' && !female && random.chance(0.6)) return 'bald'
  if (people.styles) return random.pick(people.styles)
  if (female) return random.pick(['long', 'long', 'braid', 'bun', 'ponytail', 'curly', 'bob', 'fringe'] as const)
  if (age > 0.7 && random.chance(0.35)) return 'bald'
  return random.pick(['short', 'short', 'short', 'long', 'curly', 'wild', 'bald', 'ponytail', 'bob'] as const)
}

function beardOf(brief: Brief, people: People, female: boolean, age: number, random: Random): BeardStyle | undefined {
  if (people.form !== undefined || forbids(brief, 'beard')) return undefined
  const said = beardConcepts.find(([concept]) => asksFor(brief, concept))
  if (said) return said[1]
  if (mentionOf(brief, 'beard')) {
    return (people.beard ?? 0) > 0.9 ? random.pick(['full', 'long', 'braided'] as const) : asksFor(brief, 'wizard', 'druid') ? 'long' : 'full'
  }
  if (female || asksFor(brief, 'young')) return undefined
  if (asksFor(brief, 'wizard') && age > 0.55) return random.pick(['long', 'long', 'full'] as const)
  if (!random.chance(people.beard ?? 0.45)) return undefined
  if ((people.beard ?? 0) > 0.9) return random.pick(['long', 'full', 'braided', 'forked', 'full'] as const)
  return random.pick(['full', 'short', 'goatee', 'moustache', 'short', 'sideburns'] as const)
}

function hornsOf(brief: Brief, people: People, random: Random): Person['horns'] {
  const said = mentionOf(brief, 'horns', 'ram-horns')
  if ((!said && !people.horns) || forbids(brief, 'horns')) return undefined
  const antlered = /antler/i.test(said?.words ?? '')
  const style = antlered ? 'antlers' : said?.concept === 'ram-horns' ? 'ram' : random.pick(people.horns ?? (['swept', 'ram', 'short'] as const))
  const size = (said?.modifiers.some((m) => m === 'large' || m === 'huge') ? 1.25 : said?.modifiers.some((m) => m === 'small' || m === 'tiny') ? 0.6 : random.range(0.82, 1.08))
  const broken = said?.modifiers.includes('broken') ?? false
  return { style, colour: dyeOf(said) ?? random.pick(people.hornColours ?? [[74, 58, 50], [110, 92, 72]]), size, broken }
}

function scarsOf(brief: Brief, calling: string | undefined, random: Random): [number, number][][] {
  const fighting = ['barbarian', 'fighter', 'pirate', 'executioner'].includes(calling ?? '')
  const count = asksFor(brief, 'scar') ? Math.max(1, Math.min(3, mentionOf(brief, 'scar')?.count ?? random.int(1, 2))) : fighting && random.chance(0.4) ? 1 : 0
  return Array.from({ length: count }, (_, i) => {
    const s = (i % 2 === 0 ? 1 : -1) * (random.chance(0.5) ? 1 : -1)
    if (i === 0) return [[s * 24, -60], [s * 34, -24], [s * 32, 16], [s * 42, 44]]
    if (i === 1) return [[s * 14, 20], [s * 32, 34], [s * 56, 36]]
    return [[s * 10, 78], [s * 22, 92], [s * 20, 104]]
  })
}
