import type { SpellClass } from './dnd5e.ts'

const priests = [4, 5, 6, 7, 9, 10, 11, 12, 14, 15, 16, 16, 17, 17, 18, 18, 19, 20, 21, 22]
const lateLearners = [2, 3, 4, 5, 6, 6, 7, 7, 9, 9, 10, 10, 11, 11, 12, 12, 14, 14, 15, 15]
const pactMakers = [2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 11, 11, 12, 12, 13, 13, 14, 14, 15, 15]

/** SRD 5.2.1 (CC-BY-4.0), class tables, "Prepared Spells", levels 1 to 20. */
const prepared2024: Record<SpellClass, readonly number[]> = {
  bard: priests,
  cleric: priests,
  druid: priests,
  paladin: lateLearners,
  ranger: lateLearners,
  sorcerer: [2, 4, 6, 7, 9, 10, 11, 12, 14, 15, 16, 16, 17, 17, 18, 18, 19, 20, 21, 22],
  warlock: pactMakers,
  wizard: [4, 5, 6, 7, 9, 10, 11, 12, 14, 15, 16, 16, 17, 18, 19, 21, 22, 23, 24, 25],
}

/** SRD 5.1 (CC-BY-4.0), class tables, "Spells Known", levels 1 to 20. */
const known2014: Partial<Record<SpellClass, readonly number[]>> = {
  bard: [4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 15, 15, 16, 18, 19, 19, 20, 22, 22, 22],
  ranger: [0, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11],
  sorcerer: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 12, 13, 13, 14, 14, 15, 15, 15, 15],
  warlock: pactMakers,
}

/** SRD 5.1 and 5.2.1, class tables, "Cantrips": at level 1; one more at level 4 and one at 10. */
const cantrips: Partial<Record<SpellClass, number>> = {
  bard: 2,
  cleric: 3,
  druid: 2,
  sorcerer: 4,
  warlock: 2,
  wizard: 3,
}

export function cantripsOf(caster: SpellClass, level: number): number {
  const first = cantrips[caster]
  return first === undefined ? 0 : first + (level >= 4 ? 1 : 0) + (level >= 10 ? 1 : 0)
}

/** How many spells of level 1 and up are ready at once by the rules of 2024. */
export const preparedOf = (caster: SpellClass, level: number) => prepared2024[caster][level - 1] ?? 0

/** The ability that a class prepares by in the rules of 2014, and what of its level is added: SRD 5.1, class features. */
function preparation(caster: SpellClass, level: number): { ability: string; levels: number } {
  if (caster === 'paladin') return { ability: 'Charisma', levels: Math.floor(level / 2) }
  return { ability: caster === 'wizard' ? 'Intelligence' : 'Wisdom', levels: level }
}

/** Paladins and rangers had no spells at level 1. */
const isLate = (caster: SpellClass, level: number) => level < 2 && (caster === 'paladin' || caster === 'ranger')

/** `preparedOf` by the rules of 2014, in words: some classes know a number, others prepare by an ability. */
export function preparedIn2014(caster: SpellClass, level: number): string {
  if (isLate(caster, level)) return 'none before level 2'
  const known = known2014[caster]?.[level - 1]
  if (known !== undefined) return `${known} known`
  const { ability, levels } = preparation(caster, level)
  return `${ability} modifier + ${levels}`
}

/** How many that are: known, or prepared with a modifier of +3 that grows by one at levels 4 and 8. */
export function readyIn2014(caster: SpellClass, level: number): number {
  if (isLate(caster, level)) return 0
  const modifier = level < 4 ? 3 : level < 8 ? 4 : 5
  return known2014[caster]?.[level - 1] ?? modifier + preparation(caster, level).levels
}

/** Player Core (ORC), class tables: five cantrips; slots of a rank when it is new, and one more from the next level on. */
export const CANTRIPS_PATHFINDER = 5
export function slotsPathfinder(caster: SpellClass, level: number): number[] {
  const most = caster === 'sorcerer' ? 4 : 3
  return Array.from({ length: Math.min(9, Math.ceil(level / 2)) }, (_, at) => (level === 2 * at + 1 ? most - 1 : most))
}

/**
 * Ranks that a champion or a ranger casts by an archetype, one spell of each: Player Core, "Spellcasting Archetypes" (ORC),
 * basic from level 4, expert from 12, master from 18.
 */
export const archetypeRanks = (level: number) => [4, 6, 8, 12, 14, 16, 18, 20].filter((from) => level >= from).length
