import type { Frame } from '../../generator.ts'
import { mix, type Rgb, shade } from '../../paint/colour.ts'
import type { LightName } from '../../paint/light.ts'
import { colourOf, materialOf } from '../../paint/pigments.ts'
import type { Random } from '../../paint/random.ts'
import { asksFor, type Brief, conceptsOf, forbids, type Mention } from '../../prompt/brief.ts'
import { arrange } from './arrange.ts'
import { featureNames, groundNames, itemKinds, rarityNames, stoneNames } from './lexicon.ts'
import type { Rig } from './rig.ts'
import { rigs } from './rigs/index.ts'
import type { ItemScene, Slot, Surface, Thing } from './scene.ts'
import { naturalColour } from './surfaces.ts'

const stoneColours: Record<string, Rgb> = {
  ruby: [168, 22, 44],
  sapphire: [38, 82, 178],
  'emerald-stone': [28, 142, 86],
  diamond: [206, 222, 232],
  amethyst: [132, 76, 190],
  topaz: [222, 152, 42],
  opal: [206, 198, 220],
  pearl: [232, 224, 212],
  onyx: [34, 30, 38],
  turquoise: [48, 158, 160],
}

const liquids: Record<string, Rgb> = {
  poison: [92, 158, 44],
  healing: [186, 30, 44],
  mana: [44, 92, 200],
  love: [218, 92, 140],
  blood: [112, 10, 18],
  water: [120, 170, 190],
  wine: [92, 18, 38],
  ale: [206, 142, 48],
}

const rarityColours: Record<string, Rgb> = {
  uncommon: [86, 178, 96],
  rare: [70, 136, 222],
  'very rare': [160, 92, 220],
  legendary: [240, 168, 60],
  artifact: [232, 98, 52],
}

const conditions = new Set(
  'broken ruined burning flooded frozen overgrown abandoned dusty bloody cursed holy glowing rusty ornate dead dying withered misty snowy mossy old ancient'.split(
    ' ',
  ),
)

/** Which slot a word for a part means. */
const partSlots: Record<string, Slot> = {
  blade: 'main',
  cover: 'main',
  handle: 'grip',
  fitting: 'trim',
  lining: 'cloth',
  contents: 'liquid',
}

const extraStuffs: Record<string, Rgb> = { adamantine: [62, 64, 74], dragonscale: [92, 44, 40], velvet: [104, 28, 44] }
const isStuff = (concept: string) => materialOf(concept) !== undefined || Object.hasOwn(extraStuffs, concept)
const stuffSurface = (concept: string): Surface => ({
  stuff: concept === 'adamantine' ? 'iron' : concept,
  colour: extraStuffs[concept] ?? naturalColour(concept),
})

/** A named colour on a stuff: metals and glass keep something of their own, cloth and gems take it whole. */
function dyed(surface: Surface, colour: Rgb): Surface {
  const metal = materialOf(surface.stuff)?.metal === true
  const strength = metal
    ? 0.62
    : surface.stuff === 'wood' || surface.stuff === 'oak' || surface.stuff === 'bone'
      ? 0.7
      : 0.94
  const rich =
    surface.stuff === 'gem' || surface.stuff === 'liquid' || surface.stuff === 'crystal'
      ? shade(colour, 0.03, 1.25)
      : colour
  return { ...surface, colour: round(mix(surface.colour, rich, strength)) }
}

const round = (colour: Rgb): Rgb => [Math.round(colour[0]), Math.round(colour[1]), Math.round(colour[2])]

function dress(
  rig: Rig,
  mention: Mention | undefined,
  brief: Brief,
  rng: Random,
  first: boolean,
  plainColours = false,
): Thing['surfaces'] {
  const surfaces: Thing['surfaces'] = {}
  for (const [slot, filling] of Object.entries(rig.slots) as [Slot, string | readonly [string, Rgb]][]) {
    if (slot === 'gem' && rig.dye !== 'gem' && rig.slots.gem !== undefined && !rng.chance(0.18)) continue
    surfaces[slot] =
      typeof filling === 'string'
        ? { stuff: filling, colour: round(naturalColour(filling)) }
        : { stuff: filling[0], colour: filling[1] }
  }
  // "A necklace with an emerald pendant" names one thing twice.
  const said = brief.mentions.filter((other) => other === mention || (first && other.concept === mention?.concept))
  const words = said.flatMap((other) => other.modifiers)
  // Colours and stuffs that stand by themselves mean the first thing.
  if (first) {
    for (const free of brief.mentions)
      if ((free.facet === 'colour' || free.facet === 'material') && free !== mention) words.push(free.concept)
  }
  // A chest of gold is full of it, not made of it.
  if (rig.slots.liquid?.[0] === 'gold-metal' && asksFor(brief, 'full', 'coins', 'open')) {
    const coin = words.find((word) => materialOf(word)?.metal)
    if (coin) surfaces.liquid = stuffSurface(coin)
    words.splice(0, words.length, ...words.filter((word) => word !== coin && word !== 'gold'))
  }
  const spoken = plainColours ? [] : words
  const colours = spoken.map(colourOf).filter((colour) => colour !== undefined)
  const stuffs = words.filter(isStuff)
  const apply = (slot: Slot, named: readonly string[]) => {
    const stuff = named.find(isStuff)
    if (stuff) surfaces[slot] = stuffSurface(stuff)
    const colour = named.map(colourOf).find((one) => one !== undefined)
    if (colour) surfaces[slot] = dyed(surfaces[slot] ?? { stuff: slot === 'gem' ? 'gem' : 'cloth', colour }, colour)
  }
  if (stuffs[0]) surfaces[rig.stuff] = stuffSurface(stuffs[0])
  if (stuffs[1] && surfaces.trim) surfaces.trim = stuffSurface(stuffs[1])
  if (colours[0])
    surfaces[rig.dye] = dyed(
      surfaces[rig.dye] ?? { stuff: rig.dye === 'gem' ? 'gem' : 'cloth', colour: colours[0] },
      colours[0],
    )
  if (colours[1]) {
    const next: Slot = rig.dye === 'main' ? (surfaces.cloth ? 'cloth' : 'trim') : 'main'
    const base = surfaces[next]
    if (base) surfaces[next] = dyed(base, colours[1])
  }
  if (!first) return surfaces
  for (const other of brief.mentions) {
    const slot = partSlots[other.concept]
    if (slot) apply(slot, other.modifiers)
    if (other === mention) continue
    if (stoneNames.has(other.concept)) surfaces.gem = { stuff: 'gem', colour: stoneColours[other.concept]! }
    if (other.concept === 'gem' || other.concept === 'crystal' || other.concept === 'orb') {
      surfaces.gem ??= { stuff: 'gem', colour: [60, 110, 200] }
      apply('gem', other.modifiers)
    }
    const liquid = liquids[other.concept]
    if (liquid && surfaces.liquid?.stuff === 'liquid' && colours.length === 0)
      surfaces.liquid = { stuff: 'liquid', colour: liquid }
  }
  for (const word of mention?.modifiers ?? []) {
    const liquid = liquids[word]
    if (liquid && surfaces.liquid && colours.length === 0) surfaces.liquid = { stuff: 'liquid', colour: liquid }
  }
  if (asksFor(brief, 'ornate') || asksFor(brief, 'legendary', 'artifact'))
    surfaces.gem ??= {
      stuff: 'gem',
      colour: rng.pick([stoneColours.ruby!, stoneColours.sapphire!, stoneColours['emerald-stone']!]),
    }
  if (forbids(brief, 'gem', ...stoneNames) && rig.dye !== 'gem') delete surfaces.gem
  return surfaces
}

function lightFor(brief: Brief): LightName {
  if (asksFor(brief, 'night', 'midnight', 'moonlight', 'crescent') && !asksFor(brief, 'burning', 'smithy'))
    return 'moonlight'
  if (asksFor(brief, 'smithy', 'burning', 'flames')) return 'fire'
  if (asksFor(brief, 'sunset', 'dusk')) return 'sunset'
  if (asksFor(brief, 'dawn', 'morning')) return 'dawn'
  if (asksFor(brief, 'noon', 'afternoon', 'cheerful', 'meadow', 'shore')) return 'day'
  if (asksFor(brief, 'snowfield', 'snowy', 'dreary', 'desolate', 'soil')) return 'overcast'
  if (asksFor(brief, 'cavern', 'eerie', 'flooded')) return 'underground'
  return 'lantern'
}

function groundFor(brief: Brief, view: ItemScene['view'], rng: Random): ItemScene['ground'] {
  const named = brief.mentions.find((mention) => groundNames.has(mention.concept))
  const tint = (fallback: Rgb): Rgb => {
    const colour = named?.modifiers.map(colourOf).find((one) => one !== undefined)
    return colour ? round(mix(fallback, colour, 0.8)) : fallback
  }
  switch (named?.concept) {
    case 'table':
      return { stuff: 'wood', colour: tint([112, 76, 48]) }
    case 'slab':
      return { stuff: 'stone', colour: tint([112, 110, 106]) }
    case 'cushion':
      return { stuff: 'velvet', colour: tint([104, 26, 44]) }
    case 'linen':
      return { stuff: 'cloth', colour: tint([166, 150, 124]) }
    case 'snowfield':
      return { stuff: 'snow', colour: [206, 216, 228] }
    case 'meadow':
      return { stuff: 'grass', colour: tint([84, 104, 50]) }
    case 'shore':
      return { stuff: 'sand', colour: tint([190, 160, 112]) }
    case 'soil':
      return { stuff: 'earth', colour: tint([84, 66, 52]) }
    case 'cavern':
      return { stuff: 'stone', colour: [78, 82, 86] }
    case 'smithy':
      return { stuff: 'stone', colour: [88, 80, 76] }
    default:
  }
  if (asksFor(brief, 'frozen', 'snowy', 'frost')) return { stuff: 'snow', colour: [196, 210, 226] }
  if (asksFor(brief, 'flooded')) return { stuff: 'water', colour: [52, 84, 92] }
  if (asksFor(brief, 'mossy', 'overgrown')) return { stuff: 'grass', colour: [80, 98, 50] }
  if (asksFor(brief, 'ruined', 'rusty', 'ancient', 'cursed', 'burning'))
    return rng.pick([
      { stuff: 'stone', colour: [98, 94, 90] },
      { stuff: 'earth', colour: [80, 66, 54] },
    ])
  if (asksFor(brief, 'holy', 'ornate', 'legendary', 'artifact', 'majestic'))
    return {
      stuff: 'velvet',
      colour: rng.pick([
        [104, 26, 44],
        [34, 44, 86],
        [58, 32, 78],
      ]),
    }
  const plain: ItemScene['ground'][] = [
    { stuff: 'wood', colour: [112, 76, 48] },
    { stuff: 'wood', colour: [84, 62, 48] },
    { stuff: 'stone', colour: [104, 102, 98] },
  ]
  if (view === 'lying')
    plain.push(
      { stuff: 'velvet', colour: [40, 56, 66] },
      { stuff: 'leather', colour: [78, 54, 40] },
      { stuff: 'cloth', colour: [126, 112, 92] },
    )
  return rng.pick(plain)
}

function glowFor(brief: Brief, things: readonly Thing[]): Rgb | undefined {
  const rarity = rarityNames.find((name) => asksFor(brief, name))
  const lit = brief.mentions.find((mention) => mention.modifiers.includes('glowing') || mention.concept === 'glowing')
  const ownColour = lit?.modifiers.map(colourOf).find((one) => one !== undefined)
  if (ownColour) return round(shade(ownColour, 0.16, 1.2))
  if (asksFor(brief, 'burning', 'flames')) return [255, 132, 40]
  if (asksFor(brief, 'lightning')) return [132, 168, 255]
  if (asksFor(brief, 'frozen', 'frost')) return [150, 210, 250]
  if (asksFor(brief, 'cursed', 'demon')) return rarity ? rarityColours[rarity] : [140, 60, 200]
  if (asksFor(brief, 'poison')) return [130, 210, 60]
  if (asksFor(brief, 'holy', 'sun')) return [255, 222, 140]
  if (rarity && rarityColours[rarity]) return rarityColours[rarity]
  if (asksFor(brief, 'glowing', 'magic', 'runes', 'mana', 'mystical')) {
    const gem = things[0]?.surfaces.gem?.colour ?? things[0]?.surfaces.liquid?.colour
    return gem && rigs[things[0]!.rig]!.stuff !== 'trim' ? round(shade(gem, 0.16, 1.2)) : [96, 190, 255]
  }
  return undefined
}

/** The still life a brief asks for. */
export function composeItem(brief: Brief, rng: Random, frame: Frame): ItemScene {
  const kindsAsked = brief.mentions.filter((mention) => itemKinds.has(mention.concept))
  const subject =
    brief.subject && (itemKinds.has(brief.subject.concept) || stoneNames.has(brief.subject.concept))
      ? brief.subject
      : kindsAsked[0]
  const features = [...new Set(brief.mentions.flatMap((mention) => [mention.concept, ...mention.modifiers]))].filter(
    (concept) =>
      featureNames.has(concept) ||
      concept === 'coins' ||
      concept === 'ornate' ||
      concept === 'gold' ||
      concept === 'leather',
  )
  // "Tower shield" and "morning star" are one word for a kind, and still say what it looks like.
  for (const word of subject?.words.toLowerCase().split(/[^a-z]+/) ?? []) {
    if (featureNames.has(word) && !features.includes(word)) features.push(word)
    if (word === 'greathelm' || word === 'chainmail' || word === 'mail') features.push('chain')
  }
  const worn = [...new Set(brief.mentions.flatMap((mention) => [mention.concept, ...mention.modifiers]))].filter(
    (concept) => conditions.has(concept),
  )
  const main = subject
    ? itemKinds.has(subject.concept)
      ? subject.concept
      : 'gem'
    : rng.pick(['sword', 'potion', 'ring', 'book', 'amulet'])
  const others = kindsAsked
    .filter((mention) => mention !== subject && mention.concept !== main && !carried(main, mention.concept, brief))
    .slice(0, 3)
  if (main === 'chest' && asksFor(brief, 'coins', 'treasure')) features.push('open')

  const wanted: { rig: string; mention: Mention | undefined }[] = []
  const count = Math.min(7, Math.max(1, subject?.count ?? 1))
  for (let k = 0; k < (PAIRED.has(main) || main === 'coins' ? 1 : count); k++)
    wanted.push({ rig: main, mention: subject })
  if (main === 'coins' && count === 1 && subject && /\bcoin$/.test(subject.words)) features.push('single')
  for (const mention of others)
    for (let k = 0; k < Math.min(3, mention.count ?? 1); k++) wanted.push({ rig: mention.concept, mention })

  const view = rigs[main]!.view
  const spread = freeColours(brief, subject, count)
  const things = wanted.slice(0, 8).map(({ rig, mention }, index): Thing => {
    const stream = rng.fork(`thing ${index}`)
    const surfaces = dress(rigs[rig]!, mention, brief, rng.fork(`dress ${rig}`), rig === main, spread.length > 0)
    const colour = rig === main ? spread[index] : undefined
    const dye = rigs[rig]!.dye
    if (colour) surfaces[dye] = dyed(surfaces[dye] ?? { stuff: 'cloth', colour }, colour)
    if (stoneNames.has(subject?.concept ?? '') && rig === 'gem')
      surfaces.gem = { stuff: 'gem', colour: stoneColours[subject!.concept]! }
    return {
      rig,
      x: 0,
      y: 0,
      angle: 0,
      size: 1,
      seed: stream.int(0, 1e6),
      surfaces,
      features: rig === main ? features : [],
      conditions: rig === main ? worn : [],
    }
  })
  const wide = (1000 * frame.width) / Math.min(frame.width, frame.height)
  const high = (1000 * frame.height) / Math.min(frame.width, frame.height)
  const horizon = Math.round(high * 0.6)
  arrange(
    things,
    view,
    wide,
    high,
    horizon,
    asksFor(brief, 'tiny', 'small') ? 0.74 : asksFor(brief, 'huge', 'large') ? 1.14 : 1,
    rng.fork('arrange'),
  )

  const rarity = rarityNames.find((name) => asksFor(brief, name))
  return {
    kind: 'item',
    version: 1,
    things,
    view,
    horizon,
    ground: groundFor(brief, view, rng.fork('ground')),
    light: lightFor(brief),
    glow: glowFor(brief, things),
    rarity: rarity === 'common' ? undefined : rarity,
    extras: [...new Set([...features, ...worn])],
    mood: conceptsOf(brief, 'mood')[0],
    seed: rng.fork('paint').int(0, 1e6),
  }
}

/** Things that come two to a picture already. */
const PAIRED = new Set(['boots', 'gloves'])

/** Whether a named thing is part of the main one instead of lying beside it: a gem in a hilt, coins in a chest. */
function carried(main: string, other: string, brief: Brief): boolean {
  if (['gem', 'crystal', 'orb'].includes(other)) return main !== 'gem' && main !== 'crystal' && main !== 'orb'
  if (other === 'coins') return main === 'chest' || main === 'bag'
  if (other === 'horn') return ['helm', 'mask', 'crown'].includes(main)
  if (other === 'arrow') return ['bow', 'crossbow', 'quiver'].includes(main)
  if (other === 'bottle' || other === 'vial') return main === 'potion'
  if (other === 'ring' || other === 'staff') return asksFor(brief, other) && main === other
  if (other === 'scroll' || other === 'map') return main === other
  return false
}

/** "Three potions: red, blue and green": a colour for each. */
function freeColours(brief: Brief, subject: Mention | undefined, count: number): (Rgb | undefined)[] {
  if (count < 2) return []
  const named = [
    ...(subject?.modifiers ?? []),
    ...brief.mentions.filter((mention) => mention.facet === 'colour').map((mention) => mention.concept),
  ]
  const colours = [...new Set(named)].map(colourOf).filter((colour) => colour !== undefined)
  return colours.length > 1 ? Array.from({ length: count }, (_, k) => colours[k % colours.length]) : []
}
