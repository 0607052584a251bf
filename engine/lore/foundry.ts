import type { SheetDocument, StatsBlock } from '../../contract/sheets/document.ts'
import { ruleBooks } from './rules/rule-books.ts'

/** What the token's ring says at the table: a monster is hostile, somebody met on the road is not yet (CONST.TOKEN_DISPOSITIONS). */
const dispositions = { hostile: -1, neutral: 0 } as const

/**
 * A creature's block as an actor that Foundry VTT imports into its rule system ("Import Data" on an actor); `document` is the
 * sheet it stands on.
 */
export function foundryActor(
  block: StatsBlock,
  document: SheetDocument,
  disposition: keyof typeof dispositions,
): Record<string, unknown> {
  const { prototypeToken, ...actor } = ruleBooks[block.system].foundryActor(block, document)
  return { ...actor, prototypeToken: { ...(prototypeToken as object), disposition: dispositions[disposition] } }
}
