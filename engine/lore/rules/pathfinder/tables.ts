/*
 * Numbers of creatures by level, -1 to 24 in order: Pathfinder GM Core (2023, ORC), "Building Creatures", its tables for
 * attribute modifiers, Perception, skills, AC, saving throws, Hit Points, resistances and weaknesses, Strike attack bonus,
 * Strike damage, spell DC and area damage. Every number of a block sits on a named tier of its level.
 */

export const LEVEL_MIN = -1
export const LEVEL_MAX = 24
export type Tier = 'extreme' | 'high' | 'moderate' | 'low'

const at = (row: readonly number[], level: number) => row[Math.min(LEVEL_MAX, Math.max(LEVEL_MIN, level)) - LEVEL_MIN]!

const armourHigh = [
  15, 16, 16, 18, 19, 21, 22, 24, 25, 27, 28, 30, 31, 33, 34, 36, 37, 39, 40, 42, 43, 45, 46, 48, 49, 51,
]
const armourSteps: Record<Tier, number> = { extreme: 3, high: 0, moderate: -1, low: -3 }
export const armourClass = (level: number, tier: Tier) => at(armourHigh, level) + armourSteps[tier]

const saveHigh = [8, 9, 10, 11, 12, 14, 15, 17, 18, 19, 21, 22, 24, 25, 26, 28, 29, 30, 32, 33, 35, 36, 38, 39, 40, 42]
const saveExtreme = [
  9, 10, 11, 12, 14, 15, 17, 18, 20, 21, 23, 24, 26, 27, 29, 30, 32, 33, 35, 36, 38, 39, 41, 43, 44, 46,
]
/** Saves and Perception. */
export function save(level: number, tier: Tier): number {
  const high = at(saveHigh, level)
  if (tier === 'moderate') return high - (level === 16 ? 2 : level === 24 ? 4 : 3)
  if (tier === 'low') return high - (level === 16 ? 5 : 6)
  return tier === 'high' ? high : at(saveExtreme, level)
}

const skillExtreme = [
  8, 9, 10, 11, 13, 15, 16, 18, 20, 21, 23, 25, 26, 28, 30, 31, 33, 35, 36, 38, 40, 41, 43, 45, 46, 48,
]
const skillModerate = [
  4, 5, 6, 7, 9, 10, 12, 13, 15, 16, 18, 19, 21, 22, 24, 25, 27, 28, 30, 31, 33, 34, 36, 37, 38, 40,
]
const skillLow = [2, 3, 4, 5, 7, 8, 10, 11, 13, 14, 16, 17, 19, 20, 22, 23, 25, 26, 28, 29, 31, 32, 34, 35, 36, 38]
export function skill(level: number, tier: Tier): number {
  if (tier === 'moderate') return at(skillModerate, level)
  if (tier === 'low') return at(skillLow, level)
  return at(skillExtreme, level) - (tier === 'high' ? 3 : 0)
}

const attackHigh = [8, 8, 9, 11, 12, 14, 15, 17, 18, 20, 21, 23, 24, 26, 27, 29, 30, 32, 33, 35, 36, 38, 39, 41, 42, 44]
const attackLow = [4, 4, 5, 7, 8, 9, 11, 12, 13, 15, 16, 17, 19, 20, 21, 23, 24, 25, 27, 28, 29, 31, 32, 33, 35, 36]
export function attack(level: number, tier: Tier): number {
  const high = at(attackHigh, level)
  if (tier === 'extreme') return high + (level === 11 ? 3 : 2)
  if (tier === 'low') return at(attackLow, level)
  return tier === 'high' ? high : high - 2
}

const damageHigh = [3, 5, 6, 9, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30, 32, 34, 36, 37, 38, 40, 42, 44, 46, 48, 50, 52]
const damageModerate = [
  3, 4, 5, 8, 10, 12, 13, 15, 17, 18, 20, 22, 23, 25, 27, 28, 30, 31, 32, 33, 35, 37, 38, 40, 42, 44,
]
/** Mean damage of a Strike; tiers beyond these two are not used. */
export const strikeDamage = (level: number, tier: 'high' | 'moderate') =>
  at(tier === 'high' ? damageHigh : damageModerate, level)

const hitPointsModerate = [
  7.5, 15, 20, 30, 45, 60, 75, 95, 115, 135, 155, 175, 195, 215, 235, 255, 275, 295, 315, 335, 355, 375, 400, 430, 460,
  500,
]
const hitPointShares: Record<Tier, number> = { extreme: 1.5, high: 1.25, moderate: 1, low: 0.75 }
export const hitPoints = (level: number, tier: Tier) =>
  Math.max(1, Math.round(at(hitPointsModerate, level) * hitPointShares[tier]))

const spellHigh = [
  16, 16, 17, 18, 20, 21, 22, 24, 25, 26, 28, 29, 30, 32, 33, 34, 36, 37, 38, 40, 41, 42, 44, 45, 46, 48,
]
/** DC of spells and abilities; a spell attack is eight less. */
export const spellDc = (level: number, tier: 'high' | 'moderate') => at(spellHigh, level) - (tier === 'high' ? 0 : 3)

const abilityRows: Record<Tier, readonly number[]> = {
  extreme: [4, 4, 5, 5, 5, 6, 6, 7, 7, 7, 7, 8, 8, 8, 9, 9, 9, 10, 10, 10, 11, 11, 11, 11, 11, 13],
  high: [3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6, 7, 7, 7, 8, 8, 8, 9, 9, 9, 10, 10, 10, 10, 10, 12],
  moderate: [2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 4, 5, 5, 5, 5, 5, 6, 6, 6, 6, 6, 7, 7, 8, 8, 9],
  low: [0, 0, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 6, 6, 6, 6, 7],
}
export const abilityModifier = (level: number, tier: Tier) => at(abilityRows[tier], level)

const resistanceLow = [1, 1, 2, 2, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13]
/** The lesser of the two values that resistances and weaknesses have at a level. */
export const resistance = (level: number) => at(resistanceLow, level)

const areaUnlimited = [
  2, 4, 5, 7, 9, 11, 12, 14, 15, 17, 18, 20, 21, 23, 24, 26, 27, 28, 29, 30, 32, 33, 35, 36, 38, 39,
]
const areaLimited = [
  4, 6, 7, 11, 14, 18, 21, 25, 28, 32, 35, 39, 42, 46, 49, 53, 56, 60, 63, 67, 70, 74, 77, 81, 84, 88,
]
/** Mean damage of an area that is used freely, or of one that is used once a fight or every few rounds. */
export const areaDamage = (level: number, use: 'unlimited' | 'limited') =>
  at(use === 'limited' ? areaLimited : areaUnlimited, level)

const levelDcs = [
  13, 14, 15, 16, 18, 19, 20, 22, 23, 24, 26, 27, 28, 30, 31, 32, 34, 35, 36, 38, 39, 40, 42, 44, 46, 48,
]
/** DC of a task of a level, such as Recalling Knowledge of a creature: GM Core (2023, ORC), "DCs by Level". */
export const levelDc = (level: number) => at(levelDcs, level)

/** What rarity adds to it: GM Core, "DC Adjustments". */
export const rarityDc = { common: 0, uncommon: 2, rare: 5, unique: 10 } as const
