import type { Size } from '../monster-brief.ts'

/** What a creature of a challenge is worth and about what its numbers are. `damage` is a round's, on `attacks` attacks. */
export interface ChallengeRow {
  /** 0, 0.125, 0.25, 0.5, 1 to 30. */
  challenge: number
  label: string
  xp: number
  /** Armour Class, and the DC of what it does. */
  defence: number
  hitPoints: number
  attack: number
  damage: number
  attacks: number
}

/**
 * XP: SRD 5.2.1 (CC-BY-4.0), "Experience Points by Challenge Rating". The rest: Lazy GM's 5e Monster Builder Resource
 * Document (CC-BY-4.0), "Baseline Monster Statistics".
 */
const rows: readonly (readonly [string, number, number, number, number, number, number])[] = [
  ['0', 10, 10, 3, 2, 2, 1],
  ['1/8', 25, 11, 9, 3, 3, 1],
  ['1/4', 50, 11, 13, 3, 5, 1],
  ['1/2', 100, 12, 22, 4, 8, 2],
  ['1', 200, 12, 33, 5, 12, 2],
  ['2', 450, 13, 45, 5, 17, 2],
  ['3', 700, 13, 65, 5, 23, 2],
  ['4', 1100, 14, 84, 6, 28, 2],
  ['5', 1800, 15, 95, 7, 35, 3],
  ['6', 2300, 15, 112, 7, 41, 3],
  ['7', 2900, 15, 130, 7, 47, 3],
  ['8', 3900, 15, 136, 7, 53, 3],
  ['9', 5000, 16, 145, 8, 59, 3],
  ['10', 5900, 17, 155, 9, 65, 4],
  ['11', 7200, 17, 165, 9, 71, 4],
  ['12', 8400, 17, 175, 9, 77, 4],
  ['13', 10000, 18, 184, 10, 83, 4],
  ['14', 11500, 19, 196, 11, 89, 4],
  ['15', 13000, 19, 210, 11, 95, 5],
  ['16', 15000, 19, 229, 11, 101, 5],
  ['17', 18000, 20, 246, 12, 107, 5],
  ['18', 20000, 21, 266, 13, 113, 5],
  ['19', 22000, 21, 285, 13, 119, 5],
  ['20', 25000, 21, 300, 13, 132, 5],
  ['21', 33000, 22, 325, 14, 150, 5],
  ['22', 41000, 23, 350, 15, 168, 5],
  ['23', 50000, 23, 375, 15, 186, 5],
  ['24', 62000, 23, 400, 15, 204, 5],
  ['25', 75000, 24, 430, 16, 222, 5],
  ['26', 90000, 25, 460, 17, 240, 5],
  ['27', 105000, 25, 490, 17, 258, 5],
  ['28', 120000, 25, 540, 17, 276, 5],
  ['29', 135000, 26, 600, 18, 294, 5],
  ['30', 155000, 27, 666, 19, 312, 5],
]

const challengeValue = (label: string) => {
  const [over = '0', under = '1'] = label.split('/')
  return Number(over) / Number(under)
}

export const challengeRows: readonly ChallengeRow[] = rows.map(
  ([label, xp, defence, hitPoints, attack, damage, attacks]) => ({
    challenge: challengeValue(label),
    label,
    xp,
    defence,
    hitPoints,
    attack,
    damage,
    attacks,
  }),
)

/** The row of a challenge, or of the nearest one there is. */
export function challengeRow(challenge: number): ChallengeRow {
  return challengeRows.reduce((best, row) =>
    Math.abs(row.challenge - challenge) < Math.abs(best.challenge - challenge) ? row : best,
  )
}

/** "1/4" or "7" to its row; undefined when there is no such challenge. */
export const challengeNamed = (label: string) => challengeRows.find((row) => row.label === label)

/** SRD 5.2.1, "Proficiency Bonus by Challenge Rating". */
export const proficiencyBonus = (challenge: number) => 2 + Math.floor((Math.max(challenge, 1) - 1) / 4)

export const modifierOf = (score: number) => Math.floor((score - 10) / 2)

/** SRD 5.2.1, "Hit Dice by Size": the die's sides. */
export const hitDieOf: Record<Size, number> = { Tiny: 4, Small: 6, Medium: 8, Large: 10, Huge: 12, Gargantuan: 20 }

/** SRD 5.2.1, "XP Budget per Character": low, moderate and high, by the characters' level from 1 on. */
const encounterBudgets: readonly (readonly [number, number, number])[] = [
  [50, 75, 100],
  [100, 150, 200],
  [150, 225, 400],
  [250, 375, 500],
  [500, 750, 1100],
  [600, 1000, 1400],
  [750, 1300, 1700],
  [1000, 1700, 2100],
  [1300, 2000, 2600],
  [1600, 2300, 3100],
  [1900, 2900, 4100],
  [2200, 3700, 4700],
  [2600, 4200, 5400],
  [2900, 4900, 6200],
  [3300, 5400, 7800],
  [3800, 6100, 9800],
  [4500, 7200, 11700],
  [5000, 8700, 14200],
  [5500, 10700, 17200],
  [6400, 13200, 22000],
]

/** XP that a fight of each difficulty may be worth for so many characters of a level (1 to 20). */
export function encounterBudget(level: number, characters: number) {
  const [low, moderate, high] = encounterBudgets[Math.min(20, Math.max(1, level)) - 1]!
  return { low: low * characters, moderate: moderate * characters, high: high * characters }
}

export type Skill =
  | 'Acrobatics'
  | 'Animal Handling'
  | 'Arcana'
  | 'Athletics'
  | 'Deception'
  | 'History'
  | 'Insight'
  | 'Intimidation'
  | 'Investigation'
  | 'Medicine'
  | 'Nature'
  | 'Perception'
  | 'Performance'
  | 'Persuasion'
  | 'Religion'
  | 'Sleight of Hand'
  | 'Stealth'
  | 'Survival'

/** SRD 5.2.1, "Skills": the ability each goes by, and its name in Foundry's dnd5e system. */
export const skills: Record<Skill, { ability: 'str' | 'dex' | 'int' | 'wis' | 'cha'; foundry: string }> = {
  Acrobatics: { ability: 'dex', foundry: 'acr' },
  'Animal Handling': { ability: 'wis', foundry: 'ani' },
  Arcana: { ability: 'int', foundry: 'arc' },
  Athletics: { ability: 'str', foundry: 'ath' },
  Deception: { ability: 'cha', foundry: 'dec' },
  History: { ability: 'int', foundry: 'his' },
  Insight: { ability: 'wis', foundry: 'ins' },
  Intimidation: { ability: 'cha', foundry: 'itm' },
  Investigation: { ability: 'int', foundry: 'inv' },
  Medicine: { ability: 'wis', foundry: 'med' },
  Nature: { ability: 'int', foundry: 'nat' },
  Perception: { ability: 'wis', foundry: 'prc' },
  Performance: { ability: 'cha', foundry: 'prf' },
  Persuasion: { ability: 'cha', foundry: 'per' },
  Religion: { ability: 'int', foundry: 'rel' },
  'Sleight of Hand': { ability: 'dex', foundry: 'slt' },
  Stealth: { ability: 'dex', foundry: 'ste' },
  Survival: { ability: 'wis', foundry: 'sur' },
}

export const isSkill = (name: string): name is Skill => name in skills
