import type * as z from 'zod'
import type { TableBlock } from '../../../contract/sheets/document.ts'
import { encounterBudget, experienceAgainst, threats } from '../rules/pathfinder/encounters.ts'
import type { Measure } from '../rules/rule-book.ts'
import { fightsAgainst } from './spoils.ts'

type Columns = z.infer<typeof TableBlock>['columns']

const CHARACTERS = 4
const figures = (...labels: string[]): Columns => labels.map((label) => ({ label, align: 'end' as const }))

/** Levels of parties that such a creature is an opponent of: from a fight to remember down to one of many. */
const partiesFor = (level: number) =>
  [...new Set([-4, -2, 0, 2, 4].map((more) => Math.min(20, Math.max(1, level + more))))].filter(
    (party) => experienceAgainst(level, party) !== undefined,
  )

const pathfinderRows = (level: number) =>
  partiesFor(level).map((party) => {
    const xp = experienceAgainst(level, party) ?? 0
    const many = threats.map((threat) => Math.floor(encounterBudget(threat, CHARACTERS) / xp))
    return [String(party), String(xp), ...many.map((count) => (count === 0 ? '—' : String(count)))]
  })

const each = (threat: (typeof threats)[number]) =>
  encounterBudget(threat, CHARACTERS + 1) - encounterBudget(threat, CHARACTERS)

/** How many of a creature make a fight, a row a party's level. */
export const fightRows = ({ isPathfinder, level, challenge, experience }: Measure): string[][] =>
  isPathfinder
    ? pathfinderRows(level)
    : fightsAgainst(challenge, experience).map(({ level: party, low, moderate, high }) => [
        String(party),
        low,
        moderate,
        high,
      ])

/** The table they stand in, by the rules of the creature's block. */
export function fightTable(measure: Measure): z.infer<typeof TableBlock> {
  const { isPathfinder } = measure
  return {
    type: 'table',
    key: 'fights.table',
    label: isPathfinder
      ? `Against four characters; XP for one more or fewer: trivial ${each('trivial')}, low and moderate ${each('low')}, severe ${each('severe')}, extreme ${each('extreme')}`
      : 'Against four characters',
    columns: [
      { label: 'Level' },
      ...(isPathfinder
        ? figures('XP each', 'Trivial', 'Low', 'Moderate', 'Severe', 'Extreme')
        : figures('Low', 'Moderate', 'High')),
    ],
    rows: fightRows(measure).map((cells) => ({ key: `fights.table.${cells[0]}`, cells })),
  }
}
