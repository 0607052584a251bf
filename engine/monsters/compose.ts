import { airFor, lightFor } from '../figures/compose.ts'
import { composePerson } from '../figures/person.ts'
import type { Person } from '../figures/scene.ts'
import type { Frame } from '../generator.ts'
import { composeBackdrop } from '../landscapes/backdrop.ts'
import { mix, type Rgb, shade } from '../paint/colour.ts'
import { colourOf, materialOf } from '../paint/pigments.ts'
import type { Random } from '../paint/random.ts'
import { asksFor, type Brief, forbids, type Mention, mentionOf } from '../prompt/brief.ts'
import { type Family, families } from './families.ts'
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
  const pack = list.slice(0, 3).flatMap(({ family, mention }) => Array.from({ length: Math.max(1, mention.count ?? 1) }, () => ({ family, mention })))
  return pack.length > 0 ? pack.slice(0, CREATURES_MAX) : [{ family: familyOf('beast')! }]
}

function dye(mention: Mention | undefined): Rgb | undefined {
  for (const modifier of mention?.modifiers ?? []) {
    const colour = colourOf(modifier) ?? materialOf(modifier)?.colour
    if (colour) return colour
  }
  return undefined
}

const made: Record<string, HideName> = { stone: 'stone', marble: 'stone', obsidian: 'stone', clay: 'flesh', ice: 'ice', crystal: 'crystal', glass: 'crystal', wood: 'wood', oak: 'wood', iron: 'metal', steel: 'metal', bronze: 'metal', brass: 'metal', copper: 'metal', 'gold-metal': 'metal', 'silver-metal': 'metal', mithril: 'metal', bone: 'bone' }
const conditions = ['burning', 'frozen', 'snowy', 'mossy', 'overgrown', 'bloody', 'glowing', 'rotten', 'broken', 'dusty', 'rusty', 'cursed', 'holy', 'dead', 'withered']

function composeCreature({ family, mention }: Wanted, brief: Brief, random: Random, alone: boolean): Creature {
  const modifiers = mention?.modifiers ?? []
  const skin = mentionOf(brief, 'scales', 'fur', 'skin', 'feathers')
  const loose = brief.mentions.find((other) => other.facet === 'colour' && colourOf(other.concept))
  const stuff = family.rig === 'hulk' || family.rig === 'spider' ? modifiers.find((modifier) => made[modifier]) : undefined
  const hide = stuff ? made[stuff]! : family.hide
  const said = dye(skin) ?? dye(mention) ?? (alone && loose ? colourOf(loose.concept) : undefined)
  const usual = random.pick(family.colours)
  const colour: Rgb = said ?? shade(usual, random.range(-0.03, 0.03))
  const eyes = mentionOf(brief, 'eyes', 'glowing-eyes')
  const glowing = asksFor(brief, 'glowing-eyes') || (eyes?.modifiers.some((m) => m === 'glowing' || m === 'burning') ?? false)
  const has = (concept: string) => modifiers.includes(concept) || brief.mentions.some((other) => other.concept === concept)
  const horned = mentionOf(brief, 'horns')
  const winged = mentionOf(brief, 'wings')
  const noWings = asksFor(brief, 'wingless') || forbids(brief, 'wings')
  const heads = mentionOf(brief, 'heads')?.count
  const state = [...(family.state ?? []), ...conditions.filter((condition) => has(condition))]
  if (asksFor(brief, 'fire-breath')) state.push('breath')
  if (asksFor(brief, 'autumn')) state.push('autumn')
  if (asksFor(brief, 'winter') || modifiers.includes('dead')) state.push('dead')
  const fierce = asksFor(brief, 'open-mouth', 'fierce', 'fire-breath')
  const size = (family.size ?? 1) * (has('huge') ? 1.14 : has('large') ? 1.07 : has('tiny') ? 0.6 : has('small') ? 0.76 : has('young') ? 0.85 : 1)
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
    claw: has('black') ? [60, 54, 52] : random.pick<Rgb>([[206, 190, 150], [88, 76, 66], [52, 46, 46]]),
    eyes: {
      colour: dye(eyes) ?? family.eyes,
      glow: glowing ? 1 : (family.glow ?? 0.05),
      count: mentionOf(brief, 'eyes', 'eyestalks')?.count ?? (family.rig === 'eye' ? 9 : 1),
    },
    horns: forbids(brief, 'horns') ? 0 : horned ? 1 : (family.horns ?? 0),
    wings: noWings ? 'none' : winged && (family.wings ?? 'none') === 'none' ? (hide === 'feathers' || hide === 'fur' ? 'feather' : 'bat') : (family.wings ?? 'none'),
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

/** A humanoid as the figures' rig makes it, told who it is by a brief of its own. */
function humanoid(family: Family, creature: Creature, mention: Mention | undefined, brief: Brief, random: Random, said: Rgb | undefined, fierce: boolean): Person {
  const [people, calling] = family.person!
  const own: Mention[] = [
    { concept: people, facet: 'kind', words: family.concept, at: mention?.at ?? 0, modifiers: mention?.modifiers ?? [] },
    ...(calling ? [{ concept: calling, facet: 'subject' as const, words: family.concept, at: mention?.at ?? 0, modifiers: [] }] : []),
  ]
  const looks = fierce ? 'angry' : asksFor(brief, 'smiling', 'sad', 'scared', 'sly') ? undefined : random.pick(['angry', 'stern', 'sly', 'angry'])
  if (looks) own.push({ concept: looks, facet: 'feature', words: '', at: 0, modifiers: [] })
  const rest = brief.mentions.filter((other) => other !== mention)
  const person = composePerson({ ...brief, mentions: [...own, ...rest], subject: own[0] }, random, random.int(0, 1))
  if (!['skull'].includes(person.form)) person.complexion.base = said ? mix(said, [140, 120, 110], 0.1) : creature.colour
  person.eyes.colour = creature.eyes.colour
  person.eyes.glow = creature.eyes.glow
  if (creature.eyes.glow > 0.5) person.eyes.white = mix(creature.eyes.colour, [250, 240, 220], 0.3)
  if (creature.wings !== 'none' && !person.wings) person.wings = { kind: creature.wings, colour: creature.wings === 'bat' ? shade(creature.colour, -0.1) : [226, 220, 206] }
  if (fierce && person.form !== 'human') person.expression.gape = 0.9
  const robe = (kind: 'robe' | 'rags' | 'wrappings' | 'coat', colour: Rgb) => {
    person.garments = [{ kind, colour, trim: shade(colour, 0.1), state: [] }]
  }
  const hood = (colour: Rgb) => {
    person.headwear = { kind: 'hood', colour, state: [] }
    person.wrap = { kind: 'hooded-cloak', colour, trim: [120, 104, 80], state: [] }
  }
  const called = mention?.words ?? ''
  if (family.form === 'zombie') {
    const corpse = random.fork('corpse')
    delete person.wrap
    delete person.headwear
    person.garments = [{ kind: 'rags', colour: corpse.pick<Rgb>([[84, 78, 64], [70, 76, 84], [96, 74, 60]]), state: ['dusty', 'bloody'] }]
    person.gear = []
    person.hair = corpse.chance(0.5) ? undefined : { style: 'wild', colour: [70, 64, 54], adorned: false }
    delete person.beard
    person.expression = { smile: -0.7, frown: -0.4, lift: 0.2, lids: -0.2, gape: 0.85, sly: 0 }
    person.turn.head[2] = corpse.pick([-15, 14])
    person.face = { ...person.face, flesh: 0.35, age: 0.75, lips: 0.5 }
    person.eyes.look = [corpse.range(-16, 16), 14]
  }
  if (family.form === 'skeleton') {
    person.garments = [{ kind: 'bare', colour: person.complexion.base, state: [] }]
    if (random.fork('helm').chance(0.6)) delete person.headwear
    person.wrap = random.fork('cape').chance(0.6) ? { kind: 'cloak', colour: [70, 40, 40], trim: [120, 104, 80], state: ['dusty'] } : undefined
  }
  if (family.form === 'giant') {
    const [skin, hair, warm]: [Rgb, Rgb, boolean] = /frost|ice/i.test(called)
      ? [[132, 164, 190], [226, 234, 238], false]
      : /fire/i.test(called)
        ? [[88, 54, 48], [226, 104, 30], true]
        : /storm|cloud/i.test(called)
          ? [[120, 110, 160], [222, 222, 230], false]
          : [creature.colour, [96, 66, 44], false]
    person.complexion.base = said ?? skin
    person.hair = { style: random.pick(['wild', 'long', 'braid']), colour: hair, adorned: false }
    person.beard = { style: random.pick(['full', 'long', 'braided']), colour: hair }
    person.build = { broad: 1.45, stout: 1.3, bust: 0, muscle: 1.7 }
    person.face = { ...person.face, brow: 2.2, jaw: 1.35, chin: 1.25, neck: 1.5, eye: 0.8 }
    person.eyes.colour = warm ? [255, 170, 60] : creature.eyes.colour
    person.eyes.glow = 0.5
    if (random.fork('helm').chance(0.5)) person.headwear = { kind: 'horned-helm', colour: [120, 124, 130], stuff: 'iron', state: [] }
  }
  if (family.form === 'ghost') {
    robe('robe', [150, 176, 184])
    hood([132, 158, 168])
    delete person.headwear
    person.gear = []
  }
  if (family.form === 'reaper') {
    robe('robe', [30, 28, 34])
    hood([34, 32, 38])
    person.gear = [{ kind: 'scythe', hold: 'right', colour: [150, 156, 160], state: [] }]
  }
  if (family.form === 'mummy') {
    robe('wrappings', [176, 158, 118])
    person.headwear = { kind: 'turban', colour: [176, 158, 118], state: ['dusty'] }
    person.gear = []
  }
  if (family.form === 'scarecrow') {
    robe('rags', [120, 92, 56])
    person.headwear = { kind: 'straw-hat', colour: [186, 150, 80], state: [] }
    person.gear = [{ kind: 'pitchfork', hold: 'right', colour: [110, 104, 96], state: ['rusty'] }]
  }
  if (family.form === 'hag') {
    person.face = { ...person.face, age: 1, noseLength: 1.35, noseWidth: 1.1, noseHook: 1.4, chin: 0.9, jaw: 0.9, flesh: 0.6, brow: 1.4, muzzle: 0.1, neck: 0.8, lips: 0.6 }
    person.tusks = 0
    person.ears = 'half'
    delete person.beard
    person.hair = { style: 'wild', colour: [150, 150, 142], adorned: false }
    robe('rags', [66, 60, 72])
  }
  if (family.form === 'werewolf') {
    robe('rags', [90, 78, 60])
    delete person.wrap
    person.gear = []
  }
  if (family.form === 'medusa') {
    person.hair = { style: 'snakes', colour: mix(creature.colour, [60, 90, 50], 0.5), adorned: false }
    delete person.headwear
    person.complexion.hide = 'scales'
  }
  if (family.form === 'mind-flayer') {
    person.beard = { style: 'tentacles', colour: creature.colour }
    person.hair = { style: 'bald', colour: [0, 0, 0], adorned: false }
    delete person.headwear
    robe('robe', [58, 40, 70])
  }
  return person
}

/** Sets the pack in the frame: the first largest and in front, the rest behind and beside. */
function arrange(creatures: Creature[], frame: Frame, random: Random) {
  const unit = Math.min(frame.width, frame.height) / 1000
  const width = frame.width / unit
  const height = frame.height / unit
  const n = creatures.length
  const base = [1, 1, 0.82, 0.76, 0.66, 0.6, 0.55, 0.5][n]!
  const across = [[], [0.5], [0.36, 0.7], [0.5, 0.2, 0.8], [0.38, 0.72, 0.14, 0.9], [0.5, 0.22, 0.78, 0.08, 0.92], [0.4, 0.68, 0.16, 0.88, 0.54, 0.3], [0.5, 0.24, 0.76, 0.08, 0.92, 0.38, 0.64]][n]!
  for (const [i, creature] of creatures.entries()) {
    const rank = n === 1 ? 0 : i === 0 ? 0 : i <= 2 ? 1 : 2
    const own = creature.scale
    creature.scale = own * base * (1 - 0.13 * rank) * Math.min(1.2, width / 1000)
    creature.depth = -rank * 420
    creature.x = width * across[i]! + random.range(-14, 14)
    const floor = height * (0.95 - rank * 0.075)
    creature.y = floor - 400 * creature.scale
    // Those that fly or float keep clear of the ground.
    if (creature.rig === 'eye' || creature.rig === 'bird' || creature.rig === 'fish') creature.y = height * (0.5 - rank * 0.06)
    if (creature.rig === 'dragon') creature.y = Math.max(creature.y, height * 0.52)
    if (creature.rig === 'kraken') creature.y = height * 0.6
    const side = (creature.x < width * 0.5 ? 1 : -1) * (n === 1 ? (random.chance(0.5) ? 1 : -1) : 1)
    const turns: Partial<Record<Creature['rig'], number>> = { beast: 50, dragon: 0, serpent: 14, spider: 26, hulk: 16, bird: 12, eye: 14, ooze: 0, mimic: 24, fungus: 14, kraken: 10, fish: 20, worm: 0 }
    creature.yaw = side * (turns[creature.rig] ?? 0) * random.range(0.75, 1.15)
    if (!creature.person) continue
    const person = creature.person
    const size = person.scale * own
    const portrait = height > 1150
    person.scale = (n === 1 ? (portrait ? 1.9 : 1.5) : 1.62 * base * (1 - 0.1 * rank)) * Math.min(1.08, size)
    person.x = creature.x
    person.y = n === 1 ? height * (portrait ? 0.4 : 0.42) : height * (0.5 - rank * 0.06)
    const top = (person.headwear?.kind === 'straw-hat' || person.headwear?.kind === 'wizard-hat' ? 260 : person.horns ? 190 : 140) * person.scale
    if (person.y - top < 20) person.y = top + 20
    person.depth = -rank * 330
  }
}

const round = (_key: string, value: unknown) => (typeof value === 'number' ? Math.round(value * 1000) / 1000 : value)

export function composeMonsters(brief: Brief, random: Random, frame: Frame): MonsterScene {
  const wanted = wantedBy(brief)
  const creatures = wanted.map((one, i) => composeCreature(one, brief, random.fork(`creature ${i}`), wanted.length === 1))
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
