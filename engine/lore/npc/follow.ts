import type { SheetDocument, StatsBlock } from '../../../contract/sheets/document.ts'
import { ruleBooks } from '../rules/rule-books.ts'
import { withRank } from '../rules/with-rank.ts'

/**
 * See Consequences.follow. Somebody's line tells their level or challenge as it was asked for; once the block has another, it
 * tells that of the block, which in DnD5e is always a challenge.
 */
export function followBlock(document: SheetDocument, was: StatsBlock, is: StatsBlock): SheetDocument {
  return withRank(document, ruleBooks[was.system].measure(was), ruleBooks[is.system].measure(is))
}
