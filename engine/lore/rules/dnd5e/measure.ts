import type { StatsBlock } from '../../../../contract/sheets/document.ts'
import type { Measure } from '../rule-book.ts'
import { experienceOf, hitPointsOf } from './derive.ts'
import type { CreatureModel } from './model.ts'
import { challengeRow } from './tables.ts'

/** See RuleBook.measure. */
export function measure(block: StatsBlock): Measure {
  const model = block.model as CreatureModel
  const row = challengeRow(model.challenge)
  return {
    hitPoints: hitPointsOf(model),
    challenge: row.challenge,
    level: Math.round(row.challenge),
    isPathfinder: false,
    dc: row.defence,
    knowledge: 8 + Math.min(12, Math.ceil(row.challenge / 2)),
    taking: 10 + Math.min(12, Math.ceil(row.challenge / 2)),
    experience: experienceOf(model),
    rank: `challenge ${row.label}`,
    kind: block.kind.split(',')[0] ?? '',
  }
}
