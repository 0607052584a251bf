import { airFor, lightFor } from '../figures/compose.ts'
import type { Frame } from '../generator.ts'
import { composeBackdrop } from '../landscapes/backdrop.ts'
import { mix, type Rgb, shade } from '../paint/colour.ts'
import { colourOf, materialOf } from '../paint/pigments.ts'
import type { Random } from '../paint/random.ts'
import { asksFor, type Brief, forbids, type Mention, mentionOf } from '../prompt/brief.ts'
import { arrange } from './arrange.ts'
import { type Family, families } from './families.ts'
import { humanoid } from './humanoid.ts'
import type { Creature, HideName, MonsterScene } from './scene.ts'

const CREATURES_MAX = 7

const familyOf = (concept: string) => families.find((family) => family.concept === concept)

interface Wanted {
  family: Family
  mention?: Mention
}

/** The creatures a prompt names, each as often as it says; some horror when it names none. */
function wantedBy(brief: Brief): Wanted[] {
  const named = brief.mentions.flatMap((mention) => {
    const family = familyOf(mention.concept)
    return family ? [{ family, mention }] : []
  })
  const known = named.filter(({ family }) => family.concept !== 'beast')
  const list = known.length > 0 ? known : named
  // The subject before what it rides, guards or fights.
  list.sort((a, b) => Number(b.mention === brief.subject) - Number(a.mention === brief.subject))
  const pack = list
    .slice(0, 3)
    .flatMap(({ family, mention }) =>
      Array.from({ length: Math.max(1, mention.count ?? 1) }, () => ({ family, mention })),
    )
  return pack.length > 0 ? pack.slice(0, CREATURES_MAX) : [{ family: familyOf('beast')! }]
}

/** The colour in a kind's own name: "purple worm", "white stag", "polar bear". */
function namedColour(words: string): Rgb | undefined {
  if (/\b(polar|winter|frost|snow|arctic)\b/i.test(words) && !/giant/i.test(words)) return [214, 220, 224]
  return words
    .toLowerCase()
    .split(/[^a-z]+/)
    .map(colourOf)
    .find(Boolean)
}

const numbers = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']

/** The number in a compound: "three-headed". */
function countIn(words: string): number | undefined {
  const at = numbers.findIndex((number) => new RegExp(`\\b${number}\\b`, 'i').test(words))
  return at < 0 ? undefined : at + 2
}

function dye(mention: Mention | undefined): Rgb | undefined {
  for (const modifier of mention?.modifiers ?? []) {
    const colour = colourOf(modifier) ?? (made[modifier] ? materialOf(modifier)?.colour : undefined)
    if (colour) return colour
  }
  return undefined
}

const made: Record<string, HideName> = {
  stone: 'stone',
  marble: 'stone',
  obsidian: 'stone',
  clay: 'flesh',
  ice: 'ice',
  crystal: 'crystal',
  glass: 'crystal',
  wood: 'wood',
  oak: 'wood',
  iron: 'metal',
  steel: 'metal',
  bronze: 'metal',
  brass: 'metal',
  copper: 'metal',
  'gold-metal': 'metal',
  'silver-metal': 'metal',
  mithril: 'metal',
  bone: 'bone',
}
const conditions = [
  'burning',
  'frozen',
  'snowy',
  'mossy',
  'overgrown',
  'bloody',
  'glowing',
  'rotten',
  'broken',
  'dusty',
  'rusty',
  'cursed',
  'holy',
  'dead',
  'withered',
]

function composeCreature({ family, mention }: Wanted, brief: Brief, random: Random, alone: boolean): Creature {
  const modifiers = mention?.modifiers ?? []
  const skin = mentionOf(brief, 'scales', 'fur', 'skin', 'feathers')
  const loose = brief.mentions.find((other) => other.facet === 'colour' && colourOf(other.concept))
  const stuff =
    family.rig === 'hulk' || family.rig === 'spider' ? modifiers.find((modifier) => made[modifier]) : undefined
  const hide = stuff ? made[stuff]! : family.hide
  const said =
    dye(skin) ??
    dye(mention) ??
    namedColour(mention?.words ?? '') ??
    (alone && loose ? colourOf(loose.concept) : undefined)
  const usual = random.pick(family.colours)
  const colour: Rgb = said ?? shade(usual, random.range(-0.03, 0.03))
  const eyes = mentionOf(brief, 'eyes', 'glowing-eyes')
  const glowing =
    asksFor(brief, 'glowing-eyes') || (eyes?.modifiers.some((m) => m === 'glowing' || m === 'burning') ?? false)
  const has = (concept: string) =>
    modifiers.includes(concept) || brief.mentions.some((other) => other.concept === concept)
  const horned = mentionOf(brief, 'horns')
  const winged = mentionOf(brief, 'wings')
  const noWings = asksFor(brief, 'wingless') || forbids(brief, 'wings')
  const headed = mentionOf(brief, 'heads')
  const heads = headed?.count ?? countIn(headed?.words ?? '')
  const state = [...(family.state ?? []), ...conditions.filter((condition) => has(condition))]
  if (asksFor(brief, 'fire-breath')) state.push('breath')
  if (asksFor(brief, 'autumn')) state.push('autumn')
  if (asksFor(brief, 'winter') || modifiers.includes('dead')) state.push('dead')
  const fierce = asksFor(brief, 'open-mouth', 'fierce', 'fire-breath')
  const size =
    (family.size ?? 1) *
    (has('huge') ? 1.14 : has('large') ? 1.07 : has('tiny') ? 0.6 : has('small') ? 0.76 : has('young') ? 0.85 : 1)
  const creature: Creature = {
    name: family.concept,
    rig: family.rig,
    form: family.form,
    x: 0,
    y: 0,
    depth: 0,
    scale: size,
    yaw: 0,
    hide,
    colour,
    belly: said ? mix(shade(said, 0.16, 0.7), family.belly ?? said, 0.35) : (family.belly ?? shade(colour, 0.12, 0.8)),
    claw: has('black')
      ? [60, 54, 52]
      : random.pick<Rgb>([
          [206, 190, 150],
          [88, 76, 66],
          [52, 46, 46],
        ]),
    eyes: {
      colour: dye(eyes) ?? family.eyes,
      glow: glowing ? 1 : (family.glow ?? 0.05),
      count: mentionOf(brief, 'eyes', 'eyestalks')?.count ?? (family.rig === 'eye' ? 9 : 1),
    },
    horns: forbids(brief, 'horns') ? 0 : horned ? 1 : (family.horns ?? 0),
    wings: noWings
      ? 'none'
      : winged && (family.wings ?? 'none') === 'none'
        ? hide === 'feathers' || hide === 'fur'
          ? 'feather'
          : 'bat'
        : (family.wings ?? 'none'),
    heads: heads ?? family.heads ?? 1,
    gape: fierce ? 1 : random.range(0.15, 0.75),
    marks: asksFor(brief, 'stripes') ? 'stripes' : asksFor(brief, 'spots') ? 'spots' : (family.marks ?? 'plain'),
    state: [...new Set(state)],
    seed: random.int(1, 1e6),
  }
  if (heads && heads > 1 && family.rig === 'serpent') creature.form = 'hydra'
  if (family.person) creature.person = humanoid(family, creature, mention, brief, random, said, fierce)
  return creature
}

const round = (_key: string, value: unknown) => (typeof value === 'number' ? Math.round(value * 1000) / 1000 : value)

export function composeMonsters(brief: Brief, random: Random, frame: Frame): MonsterScene {
  const wanted = wantedBy(brief)
  const creatures = wanted.map((one, i) =>
    composeCreature(one, brief, random.fork(`creature ${i}`), wanted.length === 1),
  )
  arrange(creatures, frame, random.fork('places'))
  const first = wanted[0]!.family
  const here = brief.mentions.some((mention) => mention.facet === 'place')
  const home: Mention = { concept: first.home, facet: 'place', words: '', at: brief.prompt.length, modifiers: [] }
  const placed = here ? brief : { ...brief, mentions: [...brief.mentions, home] }
  const scene: MonsterScene = {
    kind: 'monster',
    version: 1,
    seed: random.fork('paint').int(1, 1e6),
    backdrop: composeBackdrop(placed, random.fork('behind')),
    light: lightFor(placed),
    creatures,
    air: airFor(placed),
  }
  return JSON.parse(JSON.stringify(scene, round)) as MonsterScene
}
