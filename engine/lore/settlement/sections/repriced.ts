import type { Section } from '../../../../contract/sheets/document.ts'
import { money, worth } from '../../goods/money.ts'

export const priceOf = (gp: number, share: number) => money(Math.max(0.01, gp * share))

/** The prices here, from the book's and the mark-up as they stand. */
export function repriced(section: Section): Section {
  if (section.key !== 'prices') return section
  const stated = section.blocks.find(({ key }) => key === 'prices.facts')
  const [, percent = '100'] =
    /(?<!\d)(\d+(?:\.\d+)?)\s*%/.exec(stated?.type === 'facts' ? (stated.rows[0]?.text ?? '') : '') ?? []
  return {
    ...section,
    blocks: section.blocks.map((block) => {
      if (block.type !== 'table') return block
      const rows = block.rows.map((row) => {
        const gp = worth(row.cells[1] ?? '')
        const { share = 1 } = (row.model ?? {}) as { share?: number }
        return gp === undefined
          ? row
          : { ...row, cells: [row.cells[0] ?? '', row.cells[1] ?? '', priceOf(gp, share * (Number(percent) / 100))] }
      })
      return { ...block, rows }
    }),
  }
}
