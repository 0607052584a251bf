import { mix, type Rgb, shade } from '../../paint/colour.ts'
import { colourOf, materialOf } from '../../paint/pigments.ts'
import type { Random } from '../../paint/random.ts'
import { asksFor, type Brief, forbids, type Mention } from '../../prompt/brief.ts'
import { laidOn } from './laid.ts'
import { stoneNames } from './lexicon.ts'
import type { Rig } from './rig.ts'
import { devices } from './rigs/devices.ts'
import type { Slot, Surface, Thing } from './scene.ts'
import { naturalColour } from './surfaces.ts'

export const stoneColours: Record<string, Rgb> = {
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

export const liquids: Readonly<Record<string, Rgb>> = {
  poison: [92, 158, 44],
  healing: [186, 30, 44],
  mana: [44, 92, 200],
  love: [218, 92, 140],
  blood: [112, 10, 18],
  water: [120, 170, 190],
  wine: [92, 18, 38],
  ale: [206, 142, 48],
}

/** Which slot a word for a part means. */
export const partSlots: Readonly<Record<string, Slot>> = {
  blade: 'main',
  cover: 'main',
  handle: 'grip',
  fitting: 'trim',
  lining: 'cloth',
  string: 'cloth',
  clasp: 'trim',
  seal: 'cloth',
  plume: 'cloth',
  contents: 'liquid',
  lens: 'gem',
}

const extraStuffs: Record<string, Rgb> = { adamantine: [62, 64, 74], dragonscale: [92, 44, 40], velvet: [104, 28, 44] }

const isStuff = (concept: string) => materialOf(concept) !== undefined || Object.hasOwn(extraStuffs, concept)

const stuffSurface = (concept: string): Surface => ({
  stuff: concept === 'adamantine' ? 'iron' : concept,
  colour: extraStuffs[concept] ?? naturalColour(concept),
})

export const round = (colour: Rgb): Rgb => [Math.round(colour[0]), Math.round(colour[1]), Math.round(colour[2])]

/** A named colour on a stuff: metals and glass keep something of their own, cloth and gems take it whole. */
export function dyed(surface: Surface, colour: Rgb): Surface {
  const metal = materialOf(surface.stuff)?.metal === true
  // Black and white must beat the metal's own tone to be seen as such.
  const strength = metal
    ? Math.max(...colour) - Math.min(...colour) < 24
      ? 0.95
      : 0.62
    : surface.stuff === 'wood' || surface.stuff === 'oak' || surface.stuff === 'bone'
      ? 0.7
      : 0.94
  const rich =
    surface.stuff === 'gem' || surface.stuff === 'liquid' || surface.stuff === 'crystal'
      ? shade(colour, 0.03, 1.25)
      : colour
  return { ...surface, colour: round(mix(surface.colour, rich, strength)) }
}

/** What a thing is made of and coloured, slot by slot, from the words that are its own. */
export function dress(
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
    const others = rig.varies?.[slot]
    const usual = others ? rng.fork(`usual ${slot}`).pick([filling, ...others]) : filling
    surfaces[slot] =
      typeof usual === 'string'
        ? { stuff: usual, colour: round(naturalColour(usual)) }
        : { stuff: usual[0], colour: usual[1] }
  }
  // "A necklace with an emerald pendant" names one thing twice.
  // "Of white bone tipped with an amethyst" says it of the thing.
  const said = brief.mentions.filter(
    (other) => other === mention || (first && (other.concept === mention?.concept || other.concept === 'tipped')),
  )
  const words = said.flatMap((other) => other.modifiers)
  // Colours and stuffs that stand by themselves mean the first thing.
  if (first) {
    const beneath = laidOn(brief)
    for (const free of brief.mentions)
      if (!beneath.includes(free) && (free.facet === 'colour' || free.facet === 'material') && free !== mention)
        words.push(free.concept)
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
  // A plain iron dagger is of iron to its pommel.
  const base = surfaces.main
  if (first && rig.stuff === 'main' && base && surfaces.trim && asksFor(brief, 'common') && stuffs.length === 1)
    surfaces.trim = { ...base }
  // Nobody fits a golden blade with iron.
  if (rig.stuff === 'main' && stuffs.length === 1 && surfaces.trim && ['gold-metal', 'gold'].includes(stuffs[0]!))
    surfaces.trim = stuffSurface(stuffs[0]!)
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
    // The wax of a candle is the candle.
    const isFrame = /\bframe$/i.test(other.words)
    const slot = isFrame
      ? 'main'
      : other.concept === 'seal' && rig.slots.trim?.[0] === 'wax'
        ? 'trim'
        : partSlots[other.concept]
    // "On a brass stand, glowing purple": the stand is brass, what it holds glows.
    const shone = other.modifiers.includes('glowing') && rig.dye === 'gem' && slot !== 'gem'
    if (slot) apply(slot, shone ? other.modifiers.filter(isStuff) : other.modifiers)
    if (slot && shone)
      apply(
        'gem',
        other.modifiers.filter((word) => !isStuff(word)),
      )
    if (other === mention) continue
    if (stoneNames.has(other.concept)) surfaces.gem = { stuff: 'gem', colour: stoneColours[other.concept]! }
    if (other.concept === 'gem' || other.concept === 'crystal' || other.concept === 'orb') {
      surfaces.gem ??= { stuff: 'gem', colour: [60, 110, 200] }
      apply('gem', other.modifiers)
    }
    // "An hourglass of black sand" stands on no beach.
    if (other.concept === 'shore' && /\bsand$/i.test(other.words) && mention?.concept === 'hourglass')
      apply('liquid', other.modifiers)
    if (other.concept === 'potion' && surfaces.liquid) apply('liquid', other.modifiers)
    if (other.concept === 'chain') apply('main', other.modifiers)
    // "A glowing orb in a claw of black iron", "a pouch of silver coins", "a banner with a red dragon".
    if (other.concept === 'fang' && rig.slots.gem && rig.dye === 'gem')
      apply(rig.slots.main === 'brass' ? 'main' : 'trim', other.modifiers)
    if (other.concept === 'coins' && surfaces.liquid)
      apply(
        'liquid',
        other.modifiers.filter((word) => materialOf(word)?.metal),
      )
    if (other.concept === 'eye' && rig.slots.gem && other.modifiers.some(colourOf)) {
      surfaces.gem ??= { stuff: 'gem', colour: [60, 110, 200] }
      apply('gem', other.modifiers)
    }
    if (
      (devices as readonly string[]).includes(other.concept) &&
      surfaces.trim &&
      other.modifiers.some((word) => colourOf(word) ?? isStuff(word))
    ) {
      if (!other.modifiers.some(isStuff)) surfaces.trim = { stuff: 'cloth', colour: surfaces.trim.colour }
      apply('trim', other.modifiers)
      // A device in the colour of its cloth would not be seen.
      const { cloth, trim } = surfaces
      const field = rig.dye === 'cloth' ? cloth : surfaces.main
      const near = field?.colour.every((value, k) => Math.abs(value - trim.colour[k]!) < 60)
      if (field && near && colours.length === 0)
        field.colour = Math.max(...trim.colour) < 90 ? [206, 192, 158] : [44, 42, 52]
    }
    const liquid = liquids[other.concept]
    if (liquid && surfaces.liquid?.stuff === 'liquid' && (colours.length === 0 || rig.dye !== 'liquid')) {
      surfaces.liquid = { stuff: 'liquid', colour: liquid }
      apply('liquid', other.modifiers)
    }
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
