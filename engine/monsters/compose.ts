import { airFor, inRuins, leaning, lightFor } from '../figures/compose.ts'
import { weapons } from '../figures/gear/arms.ts'
import type { Gear, Person } from '../figures/scene.ts'
import { type BackdropScene, backdropPlaces, isSetting } from '../landscapes/backdrop.ts'
import { mix, type Rgb, shade } from '../paint/colour.ts'
import type { Frame } from '../paint/frame.ts'
import { colourOf, materialOf } from '../paint/pigments.ts'
import type { Random } from '../paint/random.ts'
import { asksFor, type Brief, forbids, type Mention, mentionOf } from '../prompt/brief.ts'
import { titleIn } from '../prompt/title.ts'
import { adorn, eachOnce, inEyes, stuckIn } from './adorned.ts'
import { arrange, mounted, seatRider } from './arrange.ts'
import { behave, breathLight } from './behaviour.ts'
import { besideOf } from './beside.ts'
import { type Family, families } from './families.ts'
import { folk } from './folk.ts'
import { humanoid } from './humanoid.ts'
import { lairOf } from './lair.ts'
import { breathKinds, type Creature, type HideName, type MonsterScene, type RigName } from './scene.ts'

const CREATURES_MAX = 7

// The first of a name is meant.
const byConcept = <F extends Family>(all: readonly F[]): ReadonlyMap<string, F> =>
  new Map(all.toReversed().map((family) => [family.concept, family]))
const familiesByConcept = byConcept(families)
const folkByConcept = byConcept(folk)

/** What stands between a monster and what it is told to look like. */
const posing = /\b(disguised|shaped|posing|looking|form|pretending|mimicking|guise|like)\b/i

/** Parts of a body that are told by whose they are. */
const ofBody =
  /^(?:['’]?s)?[\s-]+(?:like\s+)?(?:\w+\s+)?(?:heads?|headed|faces?|faced|tails?|tailed|wings?|winged|legs?|body|bodied|horns?|claws?|eyes?|skin|pelts?|hides?|teeth|fangs?|bones?|masks?|statues?|skulls?|banner|stinger|sting|feathers?|scales?|blood|fur|cloak)\b/i

/** After what is ridden. */
const riders = /^[\s-]*(?:riders?|cavalry|knights?)\b/i

interface Wanted {
  family: Family
  mention?: Mention
  /** It is the ghost of what it is. */
  ghostly?: boolean
  /** It is the walking corpse of what it is. */
  risen?: boolean
}

/** The creatures a prompt names, each as often as it says; some horror when it names none. */
function wantedBy(brief: Brief): Wanted[] {
  const named = brief.mentions.flatMap((mention) => {
    const family = familiesByConcept.get(mention.concept)
    return family ? [{ family, mention }] : []
  })
  // A gorgon's hair is no beast of its own.
  const isGorgon = named.some(({ family }) => family.concept === 'medusa')
  const haired =
    isGorgon ||
    /\bsnakes? (?:for|as|instead of|in place of) (?:her |his |its )?hair\b|\bhair of (?:\w+ )?snakes\b|\bsnake[- ]hair/i.test(
      brief.prompt,
    )
  const known = embodied(
    named.filter(({ family }) => family.concept !== 'beast' && !(haired && family.concept === 'snake')),
    brief.prompt,
  )
  const people = brief.mentions
    .flatMap((mention) => {
      const family = folkByConcept.get(mention.concept)
      return family ? [{ family, mention }] : []
    })
    .filter(({ mention }) => mention === brief.subject || brief.subject === undefined)
  // "With a scorpion's tail and a goat's head": parts of the one, no beasts of their own.
  const isPart = ({ mention }: { mention: Mention }) =>
    mention !== brief.subject && ofBody.test(brief.prompt.slice(mention.at + mention.words.length))
  const list = (known.length > 0 ? known : named.length > 0 ? named : people).filter(({ family, mention }, i, all) => {
    if (isPart({ mention }) && all.length > 1) return false
    // "A giant black scorpion" is no giant.
    const end = mention.at + mention.words.length
    const isSize =
      /^(?:an? )?giant$/i.test(mention.words) &&
      all.some(({ mention: next }) => next !== mention && next.at <= mention.at && next.at + next.words.length > end)
    if (isSize) return false
    const before = all.slice(0, i).find((other) => other.family === family)?.mention
    // "A mimic disguised as a treasure chest" is one monster told twice.
    if (before && posing.test(brief.prompt.slice(before.at, mention.at))) return false
    // So is "a nightmare horse": of two names side by side for one kind of body the first says more.
    const beside = all.find(
      (other) =>
        other.mention !== mention && other.mention.at === mention.at && mention.words.startsWith(other.mention.words),
    )
    if (beside && beside.family.rig === family.rig && family.rig !== 'person' && (mention.count ?? 1) === 1)
      return false
    // "A wolf rider on a grey dire wolf" has one wolf.
    const again = all.slice(i + 1).some((other) => other.family === family)
    return !(again && riders.test(brief.prompt.slice(mention.at + mention.words.length)))
  })
  // The subject before what it rides, guards or fights.
  list.sort((a, b) => Number(b.mention === brief.subject) - Number(a.mention === brief.subject))
  // A horseman has a horse, whether it is named or not.
  const [lead] = list
  if (lead?.family.form === 'horseman' && list.every(({ family }) => family.rig !== 'beast'))
    list.push({ family: familiesByConcept.get('horse')!, mention: { ...lead.mention, modifiers: [], count: 1 } })
  // Nor is what an ooze has in it beside it.
  const swallowed =
    lead?.family.rig === 'ooze' &&
    /\b(?:inside|within|in it|in its|dissolving|engulf\w*|swallow\w*|digest\w*|floating|suspended|absorb\w*|containing|full of)\b/i.test(
      brief.prompt,
    )
  if (swallowed) list.splice(1)
  const pack = list.slice(0, 3).flatMap((one) => Array.from({ length: Math.max(1, countOf(one, brief)) }, () => one))
  return pack.length > 0 ? pack.slice(0, CREATURES_MAX) : [{ family: familiesByConcept.get('beast')! }]
}

/** How many: as counted; a swarm or flock of what goes in swarms is as many as there is room for. */
function countOf({ family, mention }: Wanted & { mention: Mention }, brief: Brief): number {
  const swarming =
    family.rig === 'bird' ||
    ['rat', 'spider', 'insect', 'snake', 'wolf', 'hyena', 'fish', 'crab', 'scorpion', 'frog'].includes(family.concept)
  const counted = (mention.count ?? 1) > 1
  return swarming && !counted && asksFor(brief, 'swarm') ? CREATURES_MAX : (mention.count ?? 1)
}

/** "A dragon spirit" and "a zombie ogre" are one being: the ghost or the corpse of the body that is named beside it. */
function embodied<W extends Wanted & { mention: Mention }>(known: readonly W[], prompt: string): W[] {
  const states = { ghost: 'ghostly', zombie: 'risen' } as const
  const stateOf = ({ family }: W) => states[family.concept as keyof typeof states]
  // Nobody's own body gives way: a zombie knight is a zombie.
  const bodily = ({ family }: W, state: 'ghostly' | 'risen') =>
    state === 'ghostly' || family.rig !== 'person' || family.form === 'giant'
  return known.flatMap((one): W[] => {
    const state = stateOf(one)
    const near = known.filter((other) => other !== one && beside(one.mention, other.mention, prompt))
    if (state) return near.some((other) => !stateOf(other) && bodily(other, state)) ? [] : [one]
    const isDead = one.mention.modifiers.includes('dead') && /\bundead\b/i.test(one.mention.words)
    const of =
      near.map(stateOf).find((given) => given && bodily(one, given)) ??
      (isDead && bodily(one, 'risen') ? 'risen' : undefined)
    return [of ? { ...one, [of]: true } : one]
  })
}

/** Whether the words of two mentions follow one another without any between. */
function beside(a: Mention, b: Mention, prompt: string): boolean {
  const [first, second] = a.at + a.words.length <= b.at + b.words.length ? [a, b] : [b, a]
  const end = first.at + first.words.length
  return second.at <= end || prompt.slice(end, second.at).trim() === ''
}

const isWeapon = (concept: string) => concept in weapons

/** Giants of ice, and whatever is made of it, stand where it lies. */
const isOfIce = ({ family, mention }: Wanted): boolean =>
  family.hide === 'ice' ||
  (['giant', 'hulk'].includes(family.form) || family.rig === 'hulk'
    ? /\b(ice|frost|snow|winter|arctic)\b/i.test(mention?.words ?? '') || (mention?.modifiers.includes('ice') ?? false)
    : false)

/** The colour in a kind's own name: "purple worm", "white stag", "polar bear". */
function namedColour(words: string): Rgb | undefined {
  if (/\b(polar|winter|frost|snow|arctic)\b/i.test(words) && !/giant/i.test(words)) return [214, 220, 224]
  return words
    .toLowerCase()
    .split(/[^a-z]+/)
    .map(colourOf)
    .find(Boolean)
}

/** The most heads a body can bear. */
const headsMax: Partial<Record<RigName, number>> = { dragon: 9, serpent: 7, hulk: 2, beast: 3 }

function dye(mention: Mention | undefined): Rgb | undefined {
  for (const modifier of mention?.modifiers ?? []) {
    const colour = colourOf(modifier) ?? (hidesOf[modifier] ? materialOf(modifier)?.colour : undefined)
    if (colour) return colour
  }
  return undefined
}

/** What hide a stuff makes. */
export const hidesOf: Readonly<Record<string, HideName>> = {
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
/** Of these a colour that nothing else takes is the colour of their clothes. */
const clothed: ReadonlySet<string> = new Set(['vampire', 'reaper'])
/** Bodies that can be given horns, wings or a chain about the neck: of others they are not promised. */
const bearsHorns: ReadonlySet<RigName> = new Set(['dragon', 'beast', 'hulk', 'frog', 'bird', 'serpent'])
const bearsWings: ReadonlySet<RigName> = new Set([
  'dragon',
  'beast',
  'hulk',
  'frog',
  'bird',
  'serpent',
  'spider',
  'shellfish',
  'person',
])
const bearsCollar: ReadonlySet<RigName> = new Set(['dragon', 'beast', 'bird'])
const clawColours: readonly Rgb[] = [
  [206, 190, 150],
  [88, 76, 66],
  [52, 46, 46],
]
/** What can be seen to have happened to any hide, and what only to some. */
const conditions = ['burning', 'frozen', 'snowy', 'mossy', 'overgrown', 'bloody', 'rotten', 'dusty', 'glowing']
const conditionsOf: Partial<Record<HideName, readonly string[]>> = {
  wood: ['dead'],
  metal: ['rusty'],
}

/** How many eyes are painted: stalks of a beholder, eyes adrift in an ooze; others have their two. */
function eyesOf(rig: RigName, said: number | undefined): number {
  if (rig === 'eye') return Math.min(12, Math.max(4, said ?? 9))
  return rig === 'ooze' ? Math.min(12, said ?? 1) : 1
}

function composeCreature(
  { family, mention, ghostly, risen }: Wanted,
  brief: Brief,
  random: Random,
  alone: boolean,
): Creature {
  const modifiers = mention?.modifiers ?? []
  // What people have for a coat is cloth.
  const skin =
    family.rig === 'person'
      ? mentionOf(brief, 'scales', 'skin')
      : mentionOf(brief, 'scales', 'fur', 'skin', 'feathers', 'shell', 'flesh')
  const loose = brief.mentions.find((other) => other.facet === 'colour' && colourOf(other.concept))
  const stuff =
    family.rig === 'hulk' || family.rig === 'spider' || family.rig === 'shellfish'
      ? modifiers.find((modifier) => hidesOf[modifier])
      : undefined
  const skeletal =
    family.rig !== 'person' &&
    (asksFor(brief, 'skeletal') ||
      modifiers.includes('bone') ||
      (modifiers.includes('withered') && /\bskelet/i.test(brief.prompt)) ||
      /dracolich/i.test(mention?.words ?? ''))
  const hide = skeletal ? 'bone' : stuff ? hidesOf[stuff]! : family.hide
  const said =
    dye(skin) ??
    (family.form === 'folk'
      ? undefined
      : colourOf((/\b(\w+)[- ]skin(?:ned)?\b/i.exec(brief.prompt)?.[1] ?? '').toLowerCase())) ??
    (family.hide === 'crystal'
      ? colourOf((/\b(\w+) (?:crystals?|gems?|shards)\b/i.exec(brief.prompt)?.[1] ?? '').toLowerCase())
      : undefined) ??
    (clothed.has(family.form) ? undefined : dye(mention)) ??
    (family.hide === 'fire' || family.form === 'phoenix' ? dye(mentionOf(brief, 'flames', 'flame')) : undefined) ??
    namedColour(mention?.words ?? '') ??
    (alone && loose && !clothed.has(family.form) ? colourOf(loose.concept) : undefined)
  const usual = random.pick(family.colours)
  const flesh: Rgb = said ?? (skeletal ? [208, 196, 164] : undefined) ?? shade(usual, random.range(-0.03, 0.03))
  const colour = risen && !said ? mix(flesh, [118, 142, 98], 0.62) : flesh
  const eyes = mentionOf(brief, 'eyes', 'glowing-eyes')
  const fiery = inEyes.exec(brief.prompt)
  const glowing =
    fiery !== null ||
    asksFor(brief, 'glowing-eyes') ||
    (eyes?.modifiers.some((m) => m === 'glowing' || m === 'burning') ?? false)
  const has = (concept: string) =>
    modifiers.includes(concept) || brief.mentions.some((other) => other.concept === concept)
  const horned = mentionOf(brief, 'horns')
  const winged = mentionOf(brief, 'wings')
  const noWings = asksFor(brief, 'wingless') || forbids(brief, 'wings')
  const headed = mentionOf(brief, 'heads')?.count
  // A hydra has as many as have grown so far; a cerberus three.
  const grown = family.concept === 'hydra' ? random.fork('heads').int(4, 7) : (family.heads ?? 1)
  const heads = Math.min(headsMax[family.rig] ?? 1, family.form === 'chimera' ? grown : (headed ?? grown))
  const state = [...(family.state ?? []), ...[...conditions, ...(conditionsOf[hide] ?? [])].filter((one) => has(one))]
  if (skeletal) state.push('skeletal')
  if (ghostly || asksFor(brief, 'ghostly')) state.push('ghostly')
  if (risen) state.push('rotten', 'bloody')
  if (/antler/i.test(horned?.words ?? '') && bearsHorns.has(family.rig)) state.push('antlers')
  if (asksFor(brief, 'collar') && bearsCollar.has(family.rig)) state.push('collar')
  if (eyes?.modifiers.some((one) => hidesOf[one] === 'stone')) state.push('stone-eyes')
  if (family.form === 'spider' && asksFor(brief, 'web')) state.push('web')
  if (family.rig === 'kraken' && /\b(ships?|boats?|galleons?|frigates?|vessels?|caravels?)\b/i.test(brief.prompt))
    state.push('ship')
  if (family.rig === 'beast' && /\b(howling|baying)\b/i.test(brief.prompt)) state.push('howling')
  if (hide === 'wood' && mentionOf(brief, 'branch')?.modifiers.includes('burning')) state.push('burning')
  if (horned?.modifiers.includes('broken')) state.push('broken-horn')
  if (hide === 'wood' && asksFor(brief, 'autumn')) state.push('autumn')
  if (hide === 'wood' && asksFor(brief, 'winter')) state.push('dead')
  const fierce = asksFor(brief, 'open-mouth', 'fierce', 'breath', ...breathKinds.map((kind) => `${kind}-breath`))
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
    claw: dye(horned) ?? dye(mentionOf(brief, 'claws')) ?? random.pick(clawColours),
    eyes: {
      colour: dye(eyes) ?? colourOf((fiery?.[1] ?? '').toLowerCase()) ?? family.eyes,
      glow: state.includes('stone-eyes') ? 0 : glowing || skeletal ? 1 : (family.glow ?? 0.05),
      count: eyesOf(family.rig, mentionOf(brief, 'eyestalks', 'eyes')?.count),
    },
    horns: forbids(brief, 'horns') || !bearsHorns.has(family.rig) ? 0 : horned ? 1 : (family.horns ?? 0),
    wings:
      noWings || !bearsWings.has(family.rig)
        ? 'none'
        : (winged || (family.rig === 'serpent' && asksFor(brief, 'flying'))) && (family.wings ?? 'none') === 'none'
          ? hide === 'feathers' || hide === 'fur' || asksFor(brief, 'feathers')
            ? 'feather'
            : 'bat'
          : (family.wings ?? 'none'),
    heads,
    gape: fierce ? 1 : random.range(0.15, 0.75),
    marks: asksFor(brief, 'stripes') ? 'stripes' : asksFor(brief, 'spots') ? 'spots' : (family.marks ?? 'plain'),
    state: [...new Set(state)],
    seed: random.int(1, 1e6),
  }
  // "A bronze dragon with green scales": what is left of the first colour is under it.
  const own = dye(mention)
  if (own && skin && said === dye(skin) && String(own) !== String(said)) {
    creature.belly = own
    if (creature.wings !== 'none') creature.wingDye = own
  }
  const collar = mentionOf(brief, 'collar')
  if (state.includes('collar')) creature.collar = dye(collar) ?? namedColour(collar?.words ?? '') ?? [176, 180, 186]
  if (family.rig === 'ooze') {
    const eaten = brief.mentions.find(({ concept }) => isWeapon(concept))
    if (eaten) creature.swallowed = eaten.concept as Gear['kind']
  }
  if (heads > 1 && family.rig === 'serpent') creature.form = 'hydra'
  behave(creature, brief, random.fork('behaviour'))
  const like = /\bwere ?(bear|boar|tiger|cat)/i.exec(mention?.words ?? '')?.[1]?.toLowerCase()
  if (family.rig === 'hulk' && like) creature.like = like === 'bear' || like === 'boar' ? like : 'cat'
  if (family.rig !== 'person') {
    adorn(creature, brief, alone)
    const beside = alone && creature.pose !== 'flying' && !creature.seat ? besideOf(brief, random.fork('beside')) : []
    if (beside.length > 0) creature.beside = beside
  }
  if (family.person) {
    const driven = alone ? stuckIn(brief) : []
    const rest = brief.mentions.filter((one) => !driven.some((other) => other.mention === one))
    creature.person = humanoid(family, creature, mention, { ...brief, mentions: rest }, random, said, fierce)
    if (driven.length > 0) creature.stuck = eachOnce(driven)
  }
  const clothes = clothed.has(family.form) ? (dye(mention) ?? (loose && colourOf(loose.concept))) : undefined
  if (clothes && creature.person) inColour(creature.person, clothes, brief)
  // A person's body is all there is of it: the rest would be kept and never painted.
  if (family.rig === 'person') Object.assign(creature, bodiless)
  return creature
}

/** Words between a rider and what is ridden. */
const riding = /\b(?:riding|rides|mounted on|astride|atop|on (?:the back of )?(?:an?|its|his|her|their))\b/i

/** Puts somebody's clothes into a colour; a second one is their cloak's. */
function inColour(person: Person, colour: Rgb, brief: Brief): void {
  for (const garment of person.garments) garment.colour = colour
  const second =
    /\b(?:red|crimson|purple|blue|green|white|grey|gold) and (black)\b|\bblack and (red|crimson|purple|blue|green|white|gold)\b/i.exec(
      brief.prompt,
    )
  const other = colourOf((second?.[1] ?? second?.[2] ?? '').toLowerCase())
  if (other) person.wrap = { kind: 'cloak', colour: other, trim: colour, state: [] }
}

const bodiless: Partial<Creature> = { claw: [0, 0, 0], marks: 'plain', gape: 0, horns: 0, state: [] }

/** Whether it goes on the ground: it does not swim, fly or drift. */
const isAfoot = ({ rig, pose, person }: Creature): boolean =>
  pose !== 'flying' &&
  (['dragon', 'beast', 'hulk', 'spider', 'frog', 'mimic', 'shellfish'].includes(rig) ||
    (rig === 'person' && person !== undefined && !/merfolk|ghost/.test(person.name)))

const isAloft = ({ rig, pose, seat }: Creature): boolean =>
  pose === 'flying' || seat === 'tower' || (seat === 'spire' && rig === 'dragon')

/** How their place is seen. */
const seenBy = (creatures: readonly Creature[]) => ({
  stands: creatures.some(isAfoot),
  aloft: creatures.every(isAloft),
})

/** Behind those that fly is sky: the land lies low under them. */
function aloft(backdrop: BackdropScene, creatures: readonly Creature[]): BackdropScene {
  const { landscape } = backdrop
  if (!landscape || landscape.cavern) return backdrop
  if (!creatures.every(isAloft)) return backdrop
  return { ...backdrop, landscape: { ...landscape, camera: { ...landscape.camera, horizon: 0.94 }, stands: [] } }
}

const round = (_key: string, value: unknown) => (typeof value === 'number' ? Math.round(value * 1000) / 1000 : value)

export function composeMonsters(told: Brief, random: Random, frame: Frame): MonsterScene {
  // "The witch's cat" is of the cat alone.
  // Nor does an axe with two blades bring a sword.
  const brief = {
    ...told,
    mentions: told.mentions.filter(
      ({ owner, concept, words }) => !owner && !(concept === 'sword' && /bladed$/i.test(words)),
    ),
  }
  const wanted = wantedBy(brief)
  const creatures = wanted.map((one, i) =>
    composeCreature(one, brief, random.fork(`creature ${i}`), wanted.length === 1),
  )
  const rides =
    (riding.test(brief.prompt) || wanted.some(({ family }) => family.form === 'horseman')) && mounted(creatures)
  arrange(creatures, frame, random.fork('places'))
  if (rides) seatRider(creatures, frame)
  const first = wanted[0]!.family
  const high =
    creatures[0]!.seat === 'tower' ||
    (creatures[0]!.seat === 'spire' && creatures[0]!.rig === 'dragon') ||
    (creatures[0]!.pose === 'flying' && creatures.length === 1)
  // Towers and skies are seen from without, whatever hall the words name beside them.
  const outside = brief.mentions.filter(
    ({ facet, concept }) => facet !== 'place' || !(high && (concept === 'castle' || concept === 'tower')),
  )
  const here = outside.some((mention) => mention.facet === 'place')
  const lair = creatures[0]!.seat === 'hoard' ? 'cave' : isOfIce(wanted[0]!) ? 'snowfield' : first.home
  const home: Mention = { concept: lair, facet: 'place', words: '', at: brief.prompt.length, modifiers: [] }
  const placed = inRuins({ ...brief, mentions: here ? outside : [...outside, home] })
  const title = titleIn(told, creatures.length)
  const scene: MonsterScene = {
    kind: 'monster',
    version: 1,
    seed: random.fork('paint').int(1, 1e6),
    ...(asksFor(brief, 'underwater') ? { underwater: true as const } : {}),
    backdrop: aloft(lairOf(placed, random.fork('behind'), seenBy(creatures)), creatures),
    light: leaning({ ...lightFor(placed), ...breathLight(creatures) }, random.fork('light')),
    creatures,
    ...(title === undefined ? {} : { title }),
    air: [
      ...airFor(placed),
      ...(asksFor(brief, 'underwater') ? (['bubbles'] as const) : []),
      ...(creatures.some(({ form }) => form === 'phoenix') ? (['embers'] as const) : []),
    ],
  }
  return JSON.parse(JSON.stringify(scene, round)) as MonsterScene
}

/**
 * The same creatures, as they stand, in the place that a brief names, in its hour, weather and light. Undefined where it names none.
 */
export function restagedMonsters(scene: MonsterScene, brief: Brief, random: Random): MonsterScene | undefined {
  const { alone, underwater, ...kept } = scene
  const isBelow = asksFor(brief, 'underwater')
  const placed = inRuins(brief)
  if (!isBelow && !placed.mentions.some(({ concept }) => backdropPlaces.includes(concept) || isSetting(concept)))
    return undefined
  const { creatures } = scene
  const restaged: MonsterScene = {
    ...kept,
    ...(isBelow && { underwater: true }),
    backdrop: aloft(lairOf(placed, random, seenBy(creatures)), creatures),
    light: { ...lightFor(placed), ...breathLight(creatures) },
    air: [...airFor(placed), ...(isBelow ? (['bubbles'] as const) : [])],
  }
  return JSON.parse(JSON.stringify(restaged, round)) as MonsterScene
}
