import { areaDamage } from '../rules/pathfinder/tables.ts'

/**
 * d10 of a blow that comes once, and of one that comes round after round, by the levels of characters who face it: SRD 5.1
 * (CC-BY-4.0), "Traps", Damage Severity by Level, its dangerous and its setback; below challenge 1 the setback.
 */
const severity: readonly { below: number; once: number; often: number }[] = [
  { below: 1, once: 1, often: 1 },
  { below: 5, once: 2, often: 1 },
  { below: 11, once: 4, often: 2 },
  { below: 17, once: 10, often: 4 },
  { below: Number.POSITIVE_INFINITY, once: 18, often: 10 },
]

/** What the creature's own numbers set. */
export interface Hardness {
  challenge: number
  /** Pathfinder's. */
  level: number
  isPathfinder: boolean
}

/** Whether words tell of something that comes round after round. */
export const recursIn = (text: string) => /\b(?:a|each|every) round\b|\brounds\b/.test(text)

/** Mean damage of a lair's dangers. Pathfinder: GM Core (ORC), "Building Creatures", area damage of limited and of unlimited use. */
export function hurtOf({ challenge, level, isPathfinder }: Hardness, recurs: boolean): number {
  if (isPathfinder) return areaDamage(level, recurs ? 'unlimited' : 'limited')
  const { once, often } = severity.find(({ below }) => challenge < below)!
  return (recurs ? often : once) * 5.5
}

/** So many dice of a size come to about that mean. */
export const diceOfMean = (mean: number, die: number) => `${Math.max(1, Math.round(mean / ((die + 1) / 2)))}d${die}`

/** DC of what most people know of a creature. */
export const knowledgeDc = (challenge: number) => 8 + Math.min(12, Math.ceil(challenge / 2))
