import type { Random } from '../../paint/random.ts'
import { spells5e } from '../spells/dnd5e.ts'
import { spellsPathfinder } from '../spells/pathfinder.ts'

/*
 * Which one of its sort an item is: a list of magic has "Weapon, +1" and "Spell Scroll (level 1)", but whoever finds one at the
 * table asks which weapon, and which spell.
 */

const list = (text: string) => text.split(', ')

const WEAPONS = list(
  'longsword, rapier, dagger, mace, battleaxe, spear, shortsword, warhammer, scimitar, greataxe, handaxe, quarterstaff, glaive, flail, trident, longbow, shortbow, light crossbow, greatsword, morningstar, war pick, halberd',
)
const ARMOUR = list(
  'leather, studded leather, hide, chain shirt, scale mail, breastplate, half plate, chain mail, plate',
)
const METAL = list('chain shirt, scale mail, breastplate, half plate, ring mail, chain mail, splint, plate')
const BLADES = list('longsword, shortsword, greatsword, rapier, scimitar')

/** SRD 5.2.1, "Magic Items A-Z": the kinds that each of these comes in. */
const kinds5e: Readonly<Record<string, readonly string[]>> = {
  'Weapon, +1': WEAPONS,
  'Weapon, +2': WEAPONS,
  'Weapon, +3': WEAPONS,
  'Vicious Weapon': WEAPONS,
  'Armour, +1': ARMOUR,
  'Armour, +2': ARMOUR,
  'Armour, +3': ARMOUR,
  'Adamantine Armour': METAL,
  'Mithral Armour': METAL,
  'Flame Tongue': BLADES,
  'Frost Brand': BLADES,
  'Dancing Sword': BLADES,
  'Luck Blade': BLADES,
  'Dragon Slayer': BLADES,
  'Potion of Resistance': list('acid, cold, fire, force, lightning, necrotic, poison, psychic, radiant, thunder'),
  'Elemental Gem': list('blue sapphire: air, yellow diamond: earth, red corundum: fire, emerald: water'),
  'Bag of Tricks': list('grey, rust, tan'),
  'Figurine of Wondrous Power': list(
    'bronze griffon, ebony fly, golden lions, ivory goats, marble elephant, onyx dog, serpentine owl',
  ),
  'Ioun Stone': list('awareness, protection, reserve, sustenance'),
}

const SCROLL_5E = /^Spell Scroll \((?:cantrip|level (\d))\)$/
const SCROLL_PATHFINDER = /^Scroll of a rank (\d+) spell$/
const WAND_PATHFINDER = /^Magic Wand \(rank (\d) spell\)$/
/** There are no spells of the tenth rank among those we know: what is written for it is one of the ninth, heightened. */
const HIGHEST_RANK = Math.max(...spellsPathfinder.map(({ rank }) => rank))

const titled = (spell: string) =>
  spell.replace(/(?<=^|[\s-])(?!of\b|the\b|to\b|and\b|from\b|with\b)\p{Ll}/gu, (letter) => letter.toUpperCase())

function spellOfRank(rank: number, chance: Random): string {
  const spells = spellsPathfinder.filter((spell) => spell.rank === Math.min(rank, HIGHEST_RANK))
  return titled(chance.pick(spells).name)
}

/** What a prompt keeps out, by name. */
type IsKeptOut = (name: string) => boolean
const nothing: IsKeptOut = () => false

/** Those of some items that a prompt leaves: neither what they are nor what they do is kept out, nor every sort of them. */
export const leftOf = <T extends { name: string; does?: string }>(items: readonly T[], isKeptOut: IsKeptOut): T[] =>
  items.filter(
    ({ name, does = '' }) =>
      !isKeptOut(`${name} ${does}`) && !(kinds5e[name]?.every((sort) => isKeptOut(sort)) ?? false),
  )

/** An item as it lies there: "Spell Scroll: Bless", "Weapon, +1 (rapier)"; what has no sorts keeps its name. */
export function namedItem(name: string, chance: Random, isKeptOut = nothing): string {
  const own = chance.fork('which')
  const [scroll, level = '0'] = SCROLL_5E.exec(name) ?? []
  if (scroll) return `Spell Scroll: ${own.pick(spells5e.filter((spell) => spell.level === Number(level))).name}`
  const [, rank] = SCROLL_PATHFINDER.exec(name) ?? []
  if (rank) return `Scroll of ${spellOfRank(Number(rank), own)}`
  const [, charged] = WAND_PATHFINDER.exec(name) ?? []
  if (charged) return `Wand of ${spellOfRank(Number(charged), own)}`
  const sorts = kinds5e[name]?.filter((sort) => !isKeptOut(sort))
  return sorts && sorts.length > 0 ? `${name} (${own.pick(sorts)})` : name
}

/** The name that a list has an item by, of the one it has where it lies: the other way round from `namedItem`. */
export const isNamedAfter = (shown: string, name: string) =>
  shown === name ||
  (Object.hasOwn(kinds5e, name) && shown.startsWith(`${name} (`)) ||
  (SCROLL_5E.test(name) && shown.startsWith('Spell Scroll: ')) ||
  (SCROLL_PATHFINDER.test(name) && shown.startsWith('Scroll of ')) ||
  (WAND_PATHFINDER.test(name) && shown.startsWith('Wand of '))
