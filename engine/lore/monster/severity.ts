import { plainDiceOf } from '../rules/pathfinder/dice.ts'
import { areaDamage } from '../rules/pathfinder/tables.ts'

/** How much what is about one hurts: a nuisance comes again and again or to anybody; what is dangerous comes once, and with a save. */
export type Severity = 'nuisance' | 'dangerous'

/**
 * d10 that the surroundings deal, by the levels of characters who face them: SRD 5.1 (CC-BY-4.0), "Traps", Damage Severity by
 * Level, its setback and its dangerous; below challenge 1 the setback.
 */
const severity: readonly ({ below: number } & Record<Severity, number>)[] = [
  { below: 1, nuisance: 1, dangerous: 1 },
  { below: 5, nuisance: 1, dangerous: 2 },
  { below: 11, nuisance: 2, dangerous: 4 },
  { below: 17, nuisance: 4, dangerous: 10 },
  { below: Number.POSITIVE_INFINITY, nuisance: 10, dangerous: 18 },
]

/** What the creature's own numbers set. */
export interface Hardness {
  challenge: number
  /** Pathfinder's. */
  level: number
  isPathfinder: boolean
}

/** What a danger is by its words: one that may be halved by a save is no mere nuisance. */
export const severityIn = (text: string): Severity =>
  /\bhal(?:f|ved) (?:on|by|with)\b|\bfor half\b|\bonly half\b|\bbasic\b/.test(text) ? 'dangerous' : 'nuisance'

/** Dice of a lair's dangers. Pathfinder: GM Core (ORC), "Building Creatures", area damage of unlimited and of limited use. */
export function hurtDice({ challenge, level, isPathfinder }: Hardness, how: Severity): string {
  if (isPathfinder) return plainDiceOf(areaDamage(level, how === 'nuisance' ? 'unlimited' : 'limited'))
  return `${severity.find(({ below }) => challenge < below)![how]}d10`
}

/** How far one may fall in a lair, feet: deeper where the creature is harder. */
export const depthsOf = ({ challenge }: Hardness): readonly [least: number, most: number] =>
  challenge < 5 ? [10, 30] : challenge < 11 ? [20, 60] : challenge < 17 ? [40, 120] : [60, 200]

/**
 * What a fall does: 1d6 for each 10 feet, at most 20d6 (SRD 5.2.1, CC-BY-4.0, "Hazards"), or half of the feet (Player Core, ORC,
 * "Falling").
 */
export const fallDamage = (feet: number, isPathfinder: boolean) =>
  isPathfinder ? String(Math.floor(feet / 2)) : `${Math.min(20, Math.floor(feet / 10))}d6`
