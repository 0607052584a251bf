/*
 * What a fight is worth: Pathfinder GM Core (2023, ORC), "Building Encounters", its tables "Encounter Budget" and "Creature
 * XP and Role".
 */

export const threats = ['trivial', 'low', 'moderate', 'severe', 'extreme'] as const
export type Threat = (typeof threats)[number]

/** XP for four characters, and by how much each one more or fewer changes it. */
const budgets: Record<Threat, readonly [four: number, each: number]> = {
  trivial: [40, 10],
  low: [60, 20],
  moderate: [80, 20],
  severe: [120, 30],
  extreme: [160, 40],
}

/** XP that a fight of a threat may be worth for a party of so many characters. */
export function encounterBudget(threat: Threat, characters: number): number {
  const [four, each] = budgets[threat]
  return four + each * (characters - 4)
}

/** By the creature's level less the party's, from -4 on. */
const creatureXp = [10, 15, 20, 30, 40, 60, 80, 120, 160]

/** XP of one creature; undefined where it is too far above or below the party to be counted. */
export const experienceAgainst = (level: number, party: number): number | undefined => creatureXp[level - party + 4]
