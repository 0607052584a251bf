import type { SheetDocument, StatsBlock } from '../../../../contract/sheets/document.ts'

export function foundryActor(block: StatsBlock, _document: SheetDocument): Record<string, unknown> {
  return { name: block.name, type: 'npc' }
}
