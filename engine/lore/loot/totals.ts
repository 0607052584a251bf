import type { Section } from '../../../contract/sheets/document.ts'
import { money, worth } from '../goods/money.ts'

export type Rows = Extract<Section['blocks'][number], { type: 'table' }>['rows']

export const totalOf = (rows: Rows) => rows.reduce((sum, { cells }) => sum + (worth(cells[1] ?? '') ?? 0), 0)

/** The column that says what a line is worth; the total follows from it. */
export function withTotals(section: Section): Section {
  return {
    ...section,
    blocks: section.blocks.map((block) =>
      block.type === 'table' && block.total ? { ...block, total: ['Together', money(totalOf(block.rows))] } : block,
    ),
  }
}
