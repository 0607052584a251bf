import type { Creature } from '../lore/monster/creatures/creature.ts'
import { creatures } from '../lore/monster/creatures/creatures.ts'
import { challengeRow, encounterBudget } from '../lore/rules/dnd5e/tables.ts'
import type { Random } from '../paint/random.ts'
import type { Haunt } from './haunts.ts'

/** Heroes in the party that a map is stocked for. */
export const PARTY = 4
/** The same, in a sentence. */
export const PARTY_IN_WORDS = 'four heroes'

export const difficulties = ['low', 'moderate', 'high'] as const
export type Difficulty = (typeof difficulties)[number]

/** Some creatures of one kind, and what they come to. */
export interface Fight {
  creature: Creature
  count: number
  /** Experience points of all of them, and what the rules allow for the difficulty. */
  xp: number
  budget: number
  difficulty: Difficulty
}

/** More of one kind than these are no fight that a table likes to run. */
const COUNT_MAX = 8
/** How much of a budget a fight has to use. */
const LEAST_SHARE = 0.75

/** What walks or flies, wherever water is: a shark in a crypt would lie there and gasp. */
const isAshore = ({ speeds }: Creature) => (speeds.walk ?? 0) >= 10 || (speeds.fly ?? 0) >= 10

/** What a party may meet as an enemy: no unicorn. */
const isFoe = ({ alignment }: Creature) => !/good/.test(alignment)

/** As many of a creature as a budget pays for, where they use enough of it; undefined where they cannot. */
function companyOf(creature: Creature, budget: number): { creature: Creature; count: number; xp: number } | undefined {
  const each = challengeRow(creature.challenge).xp
  if (each <= 0 || each > budget) return undefined
  const count = Math.min(COUNT_MAX, Math.floor(budget / each))
  return { creature, count, xp: count * each }
}

/**
 * A fight of a difficulty for four heroes of a level (1-20), of what dwells in such a place: by the XP budget of SRD 5.2.1,
 * "Combat Encounter Difficulty". Other kinds come where those of the place are too weak or too strong.
 */
export function drawFight(
  haunt: Haunt,
  level: number,
  difficulty: Difficulty,
  taken: Set<string>,
  chance: Random,
): Fight {
  const budget = encounterBudget(level, PARTY)[difficulty]
  const foes = creatures.filter(
    (one) => isAshore(one) && isFoe(one) && (haunt.traps === 'wild' || one.size !== 'Gargantuan'),
  )
  const companies = [haunt.first, haunt.second, undefined].map((types) =>
    foes
      .filter((one) => types === undefined || types.includes(one.type))
      .flatMap((one) => companyOf(one, budget) ?? [])
      .filter(({ xp }) => xp >= budget * LEAST_SHARE),
  )
  const most = companies.find((some) => some.length > 0) ?? []
  const fresh = most.filter(({ creature }) => !taken.has(creature.name))
  const drawn = chance.weighted(fresh.length > 0 ? fresh : most, ({ count }) => (count <= 4 ? 3 : 1))
  taken.add(drawn.creature.name)
  return { ...drawn, budget, difficulty }
}
