import { type Rgb, shade } from '../../paint/colour.ts'
import type { Frame } from '../../paint/frame.ts'
import { colourOf, materialOf } from '../../paint/pigments.ts'
import type { Random } from '../../paint/random.ts'
import { asksFor, type Brief, conceptsOf, type Mention } from '../../prompt/brief.ts'
import { arrange } from './arrange.ts'
import { seenOf } from './assemble.ts'
import { dress, dyed, round, stoneColours } from './dress.ts'
import { dripColours, surroundings, wicks } from './effects.ts'
import { featureNames, itemKinds, rarityNames, stoneNames } from './lexicon.ts'
import { rigs } from './rigs/index.ts'
import type { ItemScene, Slot, Thing } from './scene.ts'
import { glowFor, groundFor, lightFor, undergrounds } from './setting.ts'
import { shows } from './surfaces.ts'

/** The still life a brief asks for. */
export function composeItem(brief: Brief, rng: Random, frame: Frame): ItemScene {
  const kindsAsked = brief.mentions.filter((mention) => itemKinds.has(mention.concept))
  const named =
    brief.subject && (itemKinds.has(brief.subject.concept) || stoneNames.has(brief.subject.concept))
      ? brief.subject
      : kindsAsked[0]
  // "A coil of rope with a grappling hook", "a ring of three keys": the second says what it is.
  const told = kindsAsked.find(({ concept }) => concept === within[named?.concept ?? ''])
  const subject = told ?? named
  const features = [...new Set(brief.mentions.flatMap((mention) => [mention.concept, ...mention.modifiers]))].filter(
    (concept) =>
      featureNames.has(concept) ||
      concept === 'coins' ||
      concept === 'candle' ||
      concept === 'skull' ||
      concept === 'fang' ||
      concept === 'ornate' ||
      concept === 'gold' ||
      concept === 'leather',
  )
  // "Tower shield" and "morning star" are one word for a kind, and still say what it looks like.
  for (const word of subject?.words.toLowerCase().split(/[^a-z]+/) ?? []) {
    if (featureNames.has(word) && !features.includes(word)) features.push(word)
    // A band of plain metal has no stone.
    if (subject?.concept === 'ring' && (word === 'wedding' || word === 'band')) features.push('signet')
    if (word === 'greathelm' || word === 'chainmail' || word === 'mail') features.push('chain')
  }
  // A skull-shaped thing bears no skull besides.
  if (features.includes('skull-shaped') && !brief.mentions.some(({ concept }) => concept === 'skull'))
    features.splice(0, features.length, ...features.filter((feature) => feature !== 'skull'))
  const main = subject
    ? itemKinds.has(subject.concept)
      ? subject.concept
      : 'gem'
    : rng.pick(['sword', 'potion', 'ring', 'book', 'amulet'])
  const { whole, parts } = breakage(brief)
  features.push(...parts.map((part) => `broken ${part}`))
  const said = [...new Set(brief.mentions.flatMap((mention) => [mention.concept, ...mention.modifiers]))].filter(
    (concept) => concept !== 'broken' || whole,
  )
  if (said.includes('frost') && !said.includes('frozen')) said.push('frozen')
  if (said.includes('battered')) said.push('old')
  // Blood on what holds none is on the outside.
  if (said.includes('blood') && !rigs[main]!.slots.liquid) said.push('bloody')
  const others = kindsAsked
    .filter((mention) => mention !== subject && mention.concept !== main && !carried(main, mention.concept))
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
  const fire = fireColour(brief)
  const lit = main in wicks
  const shining = lightColour(brief)
  const gems = stonesSet(brief, subject)
  const spread = freeColours(brief, subject, count)
  const things = wanted.slice(0, 8).map(({ rig, mention }, index): Thing => {
    const stream = rng.fork(`thing ${index}`)
    const surfaces = dress(rigs[rig]!, mention, brief, rng.fork(`dress ${rig}`), rig === main, spread.length > 0)
    const colour = rig === main ? spread[index] : undefined
    const dye = rigs[rig]!.dye
    if (colour) surfaces[dye] = dyed(surfaces[dye] ?? { stuff: 'cloth', colour }, colour)
    if (stoneNames.has(subject?.concept ?? '') && rig === 'gem')
      surfaces.gem = { stuff: 'gem', colour: stoneColours[subject!.concept]! }
    if (
      rig === 'mask' &&
      features.includes('beaked') &&
      !mention?.modifiers.some((one) => colourOf(one) ?? materialOf(one))
    )
      surfaces.main = { stuff: 'leather', colour: [62, 46, 38] }
    if (rig in wicks) lightUp(surfaces, rig, fire ?? shining)
    if (rig === main && features.includes('empty')) delete surfaces.liquid
    return shown({
      rig,
      x: 0,
      y: 0,
      angle: 0,
      size: 1,
      seed: stream.int(0, 1e6),
      surfaces,
      features: rig === main ? features : rig === 'mask' ? features.filter((one) => one === 'beaked') : [],
      ...(rig === main && gems !== undefined ? { gems } : {}),
      conditions: rig === main ? said : [],
    })
  })
  const wide = (1000 * frame.width) / Math.min(frame.width, frame.height)
  const high = (1000 * frame.height) / Math.min(frame.width, frame.height)
  const horizon = Math.round(high * 0.6)
  arrange(things, view, wide, high, horizon, sizeOf(brief, subject), rng.fork('arrange'))

  const rarity = rarityNames.find((name) => asksFor(brief, name))
  return {
    kind: 'item',
    version: 1,
    things,
    view,
    horizon,
    ground: groundFor(brief, main, view, rng.fork('ground')),
    light: lightFor(brief),
    ...(fire && !lit ? { fire } : {}),
    glow: glowFor(brief, things, lit, fire) ?? (lit ? undefined : shining),
    ...dripOf(brief, main, said, things),
    rarity: rarity === 'common' ? undefined : rarity,
    // What gives light has its flame already, and is not burnt by it.
    extras: said.filter((concept) => surroundings.has(concept) && !(lit && ['burning', 'flames'].includes(concept))),
    // Only the air behind what stands takes a mood.
    mood:
      view === 'standing'
        ? conceptsOf(brief, 'mood').find((mood) => ['ominous', 'grim', 'eerie'].includes(mood))
        : undefined,
    seed: rng.fork('paint').int(0, 1e6),
  }
}

/** Stones that a thing can be seen to bear; "a ring with three emeralds" has three. */
const GEMS_MAX = 9

function stonesSet(brief: Brief, subject: Mention | undefined): number | undefined {
  const set = brief.mentions.filter(
    (mention) => mention !== subject && (stoneNames.has(mention.concept) || mention.concept === 'gem'),
  )
  const count = set.find((mention) => (mention.count ?? 1) > 1)?.count ?? set[0]?.count
  return count === undefined ? undefined : Math.min(GEMS_MAX, count)
}

/** Kinds that are only what another kind hangs on. */
const within: Readonly<Record<string, string>> = { rope: 'hook', ring: 'key', bow: 'key', potion: 'cauldron' }

/** How large the thing itself is said to be: "a ring with three tiny emeralds" is no tiny ring. */
function sizeOf(brief: Brief, subject: Mention | undefined): number {
  const said = new Set([...(subject?.modifiers ?? []), ...brief.mentions.map((mention) => mention.concept)])
  return said.has('tiny') || said.has('small') ? 0.74 : said.has('huge') || said.has('large') ? 1.14 : 1
}

/** A thing with no more than what is seen of it. */
function shown(thing: Thing): Thing {
  const { features, slots, gems } = seenOf(thing)
  const { gems: counted, ...bare } = thing
  const surfaces = Object.fromEntries(Object.entries(thing.surfaces).filter(([slot]) => slots.has(slot as Slot)))
  return {
    ...bare,
    ...(gems && counted !== undefined ? { gems: counted } : {}),
    surfaces,
    features: [...features],
    conditions: thing.conditions.filter((condition) => shows(condition, Object.values(surfaces))),
  }
}

/** "A green flame": the colour said of the fire itself. */
function fireColour(brief: Brief): Rgb | undefined {
  const flames = brief.mentions.find((mention) => mention.concept === 'flames')
  const colour = flames?.modifiers.map(colourOf).find((one) => one !== undefined)
  return colour && round(shade(colour, 0.1, 1.35))
}

/** What drips off a thing; bottles leak what they hold themselves. */
function dripOf(brief: Brief, main: string, said: readonly string[], things: readonly Thing[]): { drip?: Rgb } {
  if (!said.includes('dripping') || rigs[main]!.slots.main === 'glass') return {}
  const named = said.find((concept) => dripColours[concept])
  // "Dripping black poison": the colour said of what drips.
  const told = brief.mentions
    .find(({ concept }) => dripColours[concept])
    ?.modifiers.map(colourOf)
    .find((one) => one !== undefined)
  if (told) return { drip: told }
  return { drip: named ? dripColours[named]! : (things[0]?.surfaces.liquid?.colour ?? dripColours.water!) }
}

/** "With a green light", "burning green": the colour said of the light that a thing gives. */
function lightColour(brief: Brief): Rgb | undefined {
  const said = brief.mentions.find(({ concept, modifiers }) => concept === 'light' && modifiers.some(colourOf))
  const colour = said?.modifiers.map(colourOf).find((one) => one !== undefined)
  return colour && round(shade(colour, 0.1, 1.35))
}

/** The flame and the panes of what gives light, in the colour of the light; coloured panes colour their flame too. */
function lightUp(surfaces: Thing['surfaces'], rig: string, colour: Rgb | undefined): void {
  const usual = rigs[rig]!.slots.gem
  const panes = surfaces.gem?.colour
  const dyedPanes = usual !== undefined && panes !== undefined && String(panes) !== String(usual[1])
  const shone = colour ?? (dyedPanes ? round(shade(panes, 0.1, 1.35)) : undefined)
  if (!shone) return
  surfaces.flame = { stuff: 'fire', colour: shone }
  if (usual !== undefined && !dyedPanes) surfaces.gem = { stuff: 'gem', colour: shone }
}

/** What is broken: the thing itself, or only the part that is said to be. */
function breakage(brief: Brief): { whole: boolean; parts: string[] } {
  const broken = brief.mentions.filter(({ concept, modifiers }) => concept === 'broken' || modifiers.includes('broken'))
  const parts = broken.map(({ concept }) => concept).filter((concept) => breakable.has(concept))
  return {
    whole: broken.some(({ concept }) => !breakable.has(concept) || inTwo.has(concept)),
    parts: [...new Set(parts)],
  }
}

/** Parts that break without the rest, and those of them whose breaking leaves the thing in two. */
const breakable = new Set([
  'string',
  'handle',
  'lens',
  'clasp',
  'chain',
  'fitting',
  'lining',
  'cover',
  'blade',
  'horned',
])
const inTwo = new Set(['handle', 'blade'])

/** Things that come two to a picture already. */
const PAIRED = new Set(['boots', 'gloves', 'goggles'])

/** Whether a named thing is part of the main one instead of lying beside it: a gem in a hilt, coins in a chest. */
function carried(main: string, other: string): boolean {
  if (['gem', 'crystal', 'orb'].includes(other)) return main !== 'gem' && main !== 'crystal' && main !== 'orb'
  if (other === 'coins') return main === 'chest' || main === 'bag'
  if (other === 'horn') return ['helm', 'mask', 'crown'].includes(main)
  if (other === 'arrow') return ['bow', 'crossbow', 'quiver'].includes(main)
  if (other === 'bottle' || other === 'vial') return main === 'potion'
  // The teeth of a key or a comb are its own.
  if (other === 'fang') return ['amulet', 'orb', 'staff', 'wand', 'crown', 'key', 'comb'].includes(main)
  if (other === 'skull' || other === 'padlock') return true
  // What a ring lies on is under it.
  if (Object.hasOwn(undergrounds, other)) return true
  if (other === 'feather') return ['helm', 'mask', 'arrow', 'quiver'].includes(main)
  if (other === 'candle') return main === 'skull'
  if (other === 'potion') return main === 'cauldron'
  if (other === 'rope') return main === 'hook' || main === 'fang'
  if (other === 'ring') return main === 'key'
  // The bow of a key is what it is turned by.
  if (other === 'bow') return main === 'key'
  if (other === 'staff') return main === other
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
