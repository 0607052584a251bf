import type { SheetDocument, StatsBlock } from '../../contract/sheets/document.ts'
import { ruleBooks } from './rules/rule-books.ts'

/** A creature's block as an actor that Foundry VTT imports into its rule system; `document` is the sheet it stands on. */
export function foundryActor(block: StatsBlock, document: SheetDocument): Record<string, unknown> {
  return ruleBooks[block.system].foundryActor(block, document)
}
