import type { StatsBlock } from '../../../../contract/sheets/document.ts'
import type { Measure } from '../rule-book.ts'
import { hitPointsOf } from './derive.ts'
import type { CreatureModel } from './model.ts'
import { levelDc, rarityDc, spellDc } from './tables.ts'

/** The challenge that is about as hard as a level. */
const challengeLike = (level: number) => (level < 0 ? 0.125 : level === 0 ? 0.5 : level)

/** See RuleBook.measure. */
export function measure(block: StatsBlock): Measure {
  const model = block.model as CreatureModel
  return {
    hitPoints: hitPointsOf(model),
    challenge: challengeLike(model.level),
    level: model.level,
    isPathfinder: true,
    dc: spellDc(model.level, 'moderate'),
    knowledge: levelDc(model.level) + rarityDc[model.rarity],
    taking: levelDc(model.level),
    experience: 0,
    rank: `level ${model.level}`,
    kind: block.kind,
  }
}
