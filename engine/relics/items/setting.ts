import { mix, type Rgb, shade } from '../../paint/colour.ts'
import type { LightName } from '../../paint/light.ts'
import { colourOf } from '../../paint/pigments.ts'
import type { Random } from '../../paint/random.ts'
import { asksFor, type Brief } from '../../prompt/brief.ts'
import { NO_GROUND } from '../cut-out.ts'
import { round } from './dress.ts'
import { laidOn, laidStuffs } from './laid.ts'
import { groundNames, rarityNames } from './lexicon.ts'
import { rigs } from './rigs/index.ts'
import type { ItemScene, Thing } from './scene.ts'

const rarityColours: Record<string, Rgb> = {
  uncommon: [86, 178, 96],
  rare: [70, 136, 222],
  'very rare': [160, 92, 220],
  legendary: [240, 168, 60],
  artifact: [232, 98, 52],
}

/** The light that hour, place and mood ask for. */
export function lightFor(brief: Brief): LightName {
  if (asksFor(brief, 'night', 'midnight', 'moonlight', 'crescent') && !asksFor(brief, 'burning', 'smithy'))
    return 'moonlight'
  if (asksFor(brief, 'smithy') || (asksFor(brief, 'burning', 'flames') && !coldFire(brief))) return 'fire'
  if (asksFor(brief, 'sunset', 'dusk')) return 'sunset'
  if (asksFor(brief, 'dawn', 'morning')) return 'dawn'
  if (asksFor(brief, 'noon', 'afternoon', 'cheerful', 'meadow', 'shore')) return 'day'
  if (asksFor(brief, 'snowfield', 'snowy', 'dreary', 'desolate', 'soil')) return 'overcast'
  if (asksFor(brief, 'cavern', 'eerie', 'flooded')) return 'underground'
  return 'lantern'
}

/** "A blue flame" does not light things orange. */
const coldFire = (brief: Brief) =>
  brief.mentions.some(({ concept, modifiers }) => concept === 'flames' && modifiers.some((word) => colourOf(word)))

/** Things that others are laid on, and the ground they make then. */
export const undergrounds: Readonly<Record<string, string>> = { carpet: 'linen', anvil: 'slab' }

/** What the things stand or lie on. */
export function groundFor(brief: Brief, main: string, view: ItemScene['view'], rng: Random): ItemScene['ground'] {
  const holdsSand = asksFor(brief, 'hourglass')
  const told = brief.mentions.find(
    ({ concept, words }) => groundNames.has(concept) && !(holdsSand && concept === 'shore' && /\bsand$/i.test(words)),
  )
  const under = brief.mentions.find(({ concept }) => concept !== main && Object.hasOwn(undergrounds, concept))
  const named = told ?? under
  const tint = (fallback: Rgb): Rgb => {
    const colour = named?.modifiers.map(colourOf).find((one) => one !== undefined)
    return colour ? round(mix(fallback, colour, 0.8)) : fallback
  }
  switch (named && (undergrounds[named.concept] ?? named.concept)) {
    case 'cut-out':
      return { stuff: NO_GROUND, colour: [0, 0, 0] }
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
    case 'leaf litter':
      return { stuff: 'leaves', colour: tint([156, 92, 38]) }
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
  const lain = laidOn(brief)
  const top = lain.map(({ concept }) => laidStuffs[concept]).find((one) => one !== undefined)
  if (top) {
    const dye = lain.map(({ concept }) => colourOf(concept)).find((one) => one !== undefined)
    return dye ? { ...top, colour: round(mix(top.colour, dye, Math.max(...dye) < 90 ? 0.92 : 0.72)) } : top
  }
  // Ice shows against blue shade, not against snow in the sun.
  if (asksFor(brief, 'frozen', 'frost')) return { stuff: 'snow', colour: [92, 116, 150] }
  if (asksFor(brief, 'snowy')) return { stuff: 'snow', colour: [196, 210, 226] }
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

/** The same things on the ground that a brief names, in its light; undefined where it names none. */
export function relaid(scene: ItemScene, brief: Brief, rng: Random): ItemScene | undefined {
  if (!brief.mentions.some(({ concept }) => groundNames.has(concept) && concept !== 'cut-out')) return undefined
  const { things, view } = scene
  return { ...scene, ground: groundFor(brief, things[0]?.rig ?? '', view, rng), light: lightFor(brief) }
}

/** The colour of its enchantment, if it has one. */
export function glowFor(brief: Brief, things: readonly Thing[], lit: boolean, fire: Rgb | undefined): Rgb | undefined {
  const rarity = rarityNames.find((name) => asksFor(brief, name))
  const glowing = brief.mentions.find(
    (mention) => mention.modifiers.includes('glowing') || mention.concept === 'glowing',
  )
  const ownColour = glowing?.modifiers.map(colourOf).find((one) => one !== undefined)
  if (ownColour) return round(shade(ownColour, 0.16, 1.2))
  const runes = brief.mentions
    .find((mention) => mention.concept === 'runes')
    ?.modifiers.map(colourOf)
    .find((one) => one !== undefined)
  if (runes) return round(shade(runes, 0.16, 1.2))
  if (!lit && asksFor(brief, 'burning', 'flames')) return fire ?? [255, 132, 40]
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
