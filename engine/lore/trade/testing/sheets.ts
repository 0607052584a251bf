import type { Block, SheetDocument } from '../../../../contract/sheets/document.ts'

export const blocksOf = (document: SheetDocument): Block[] => document.sections.flatMap(({ blocks }) => blocks)

/** A section's first table; throws where it has none. */
export function tableIn(document: SheetDocument, section: string) {
  const blocks = document.sections.find(({ key }) => key === section)?.blocks ?? []
  const table = blocks.find((block) => block.type === 'table')
  if (!table) throw new RangeError(`No table in "${section}"`)
  return table
}
