import type { RuleSystem } from '../../../contract/enums.ts'
import type { Random } from '../../paint/random.ts'
import { type MagicItem, magicItems, type Rarity, rarities } from '../goods/magic-dnd5e.ts'
import { type PathfinderItem, pathfinderItems } from '../goods/magic-pathfinder.ts'

/** How much a find is worth in coin, gems, art and goods, gp, by which table, and what was rolled on it. */
export interface Budget {
  gp: number
  by: string
  from: string
  rolled?: string
}

/** Treasure parcels by level (Lazy GM's Resource Document, CC-BY-4.0), about four a level. */
const parcels = [
  { upTo: 4, dice: 3, sides: 6, times: 10 },
  { upTo: 10, dice: 3, sides: 8, times: 100 },
  { upTo: 16, dice: 2, sides: 6, times: 1000 },
  { upTo: 20, dice: 2, sides: 6, times: 10_000 },
] as const

/** Currency among a level's treasure for four characters, levels 1-20, gp (GM Core, "Treasure by Level"). */
export const pathfinderCurrency = [
  40, 70, 120, 200, 320, 500, 720, 1000, 1400, 2000, 2800, 4000, 6000, 9000, 13_000, 20_000, 30_000, 48_000, 80_000,
  140_000,
] as const

/** A hoard is a parcel, or for Pathfinder half of a level's currency; pockets hold a twentieth of that. */
export function budgetFor(system: RuleSystem, level: number, isCarried: boolean, chance: Random): Budget {
  const share = isCarried ? 0.05 : 1
  if (system === 'Pathfinder') {
    const currency = pathfinderCurrency[level - 1] ?? 40
    const gp = Math.max(2, (currency / 2) * share)
    return {
      gp,
      by: 'Level’s currency',
      from: isCarried
        ? `${currency.toLocaleString('en-GB')} gp ÷ 40`
        : `Half of ${currency.toLocaleString('en-GB')} gp`,
    }
  }
  const parcel = parcels.find(({ upTo }) => level <= upTo) ?? parcels[3]
  const dice = Array.from({ length: parcel.dice }, () => chance.int(1, parcel.sides))
  const rolled = dice.reduce((sum, die) => sum + die, 0)
  const gp = Math.max(2, Math.round(rolled * parcel.times * share * 100) / 100)
  const from = `${parcel.dice}d${parcel.sides} × ${parcel.times} gp${isCarried ? ' ÷ 20' : ''}`
  return { gp, by: 'Treasure parcel', from, rolled: String(rolled) }
}

/** What a hoard of this level comes to on the whole, gp. */
export function usualWorth(system: RuleSystem, level: number): number {
  if (system === 'Pathfinder') return (pathfinderCurrency[level - 1] ?? 40) / 2
  const { dice, sides, times } = parcels.find(({ upTo }) => level <= upTo) ?? parcels[3]
  return dice * ((sides + 1) / 2) * times
}

/** Shares of rarities in a find, percent, by level (SRD 5.2.1, "Magic Item Rarity"). */
const rarityShares: readonly { upTo: number; shares: Record<Rarity, number> }[] = [
  { upTo: 4, shares: { common: 54, uncommon: 37, rare: 9, 'very rare': 0, legendary: 0 } },
  { upTo: 10, shares: { common: 30, uncommon: 51, rare: 17, 'very rare': 2, legendary: 0 } },
  { upTo: 16, shares: { common: 11, uncommon: 23, rare: 36, 'very rare': 23, legendary: 7 } },
  { upTo: 20, shares: { common: 0, uncommon: 0, rare: 20, 'very rare': 44, legendary: 36 } },
]

const NAME_WORDS = 5
/** Official names as long as a sentence come a little more seldom: a list of four should not read like the last one. */
const seldomIfLong = ({ name }: { name: string }) => (name.split(' ').length >= NAME_WORDS ? 0.3 : 1)

/** Another item than those taken: twice the same is dull. */
export function drawMagic5e(level: number, chance: Random, taken: ReadonlySet<string>): MagicItem {
  const { shares } = rarityShares.find(({ upTo }) => level <= upTo) ?? rarityShares[3]!
  const isLeft = (rarity: Rarity) => magicItems.some((item) => item.rarity === rarity && !taken.has(item.name))
  const rarity = chance.weighted(rarities.filter(isLeft), (name) => shares[name])
  const items = magicItems.filter((item) => item.rarity === rarity && !taken.has(item.name))
  return chance.weighted(items, seldomIfLong)
}

/** An item of the levels that a level's treasure has: permanent ones of that and the next, consumables of the one before too. */
export function drawPathfinder(
  level: number,
  kind: 'permanent' | 'consumable',
  chance: Random,
  taken: ReadonlySet<string>,
): PathfinderItem {
  const fits = (item: PathfinderItem, spread: number) =>
    !taken.has(item.name) &&
    (item.consumable === true) === (kind === 'consumable') &&
    item.level <= level + 1 &&
    item.level >= level - (kind === 'consumable' ? 1 : 0) - spread
  for (let spread = 0; ; spread++) {
    const fitting = pathfinderItems.filter((item) => fits(item, spread))
    if (fitting.length >= 2) return chance.pick(fitting)
  }
}
