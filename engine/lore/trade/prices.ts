import type { Section, SheetDocument } from '../../../contract/sheets/document.ts'
import { money, worth } from '../goods/money.ts'

/** Where every sheet of trade states its mark-up; changing it by hand changes every asked price. */
export const MARKUP_KEY = 'terms.facts.markup'

/** Heads of a table's last two columns: what the rules ask, and what is asked here. */
export const priceColumns = [
  { label: 'Rule price', align: 'end' },
  { label: 'Asked', align: 'end', derived: true },
] as const

/** Rule price times mark-up, to the copper piece and never under one. */
export const askedFor = (gp: number, markup: number) => Math.max(0.01, Math.round(gp * markup * 100) / 100)

export const markupText = (percent: number) => `${percent}% of rule price`

/** The cells of both columns; the second is filled in by `withPrices`. */
export const priceCells = (gp: number) => [money(gp), '']

/** "130% of rule price", or "130" as somebody may put it; undefined without a number. */
function markupOf(document: SheetDocument): number | undefined {
  const rows = document.sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.type === 'facts' ? block.rows : [])),
  )
  const text = rows.find(({ key }) => key === MARKUP_KEY)?.text ?? ''
  const percent = /\d+(?:\.\d+)?/.exec(text)?.[0]
  return percent === undefined ? undefined : Number(percent) / 100
}

/** The sheet with every asked price worked out from its rule price and the stated mark-up; where that is no number they stay. */
export function withPrices(document: SheetDocument): SheetDocument {
  const markup = markupOf(document)
  if (markup === undefined) return document
  const priced = (block: Section['blocks'][number]) => {
    if (block.type !== 'table' || block.columns.at(-1)?.label !== 'Asked') return block
    const rows = block.rows.map((row) => {
      const gp = worth(row.cells.at(-2) ?? '')
      return { ...row, cells: [...row.cells.slice(0, -1), gp === undefined ? '–' : money(askedFor(gp, markup))] }
    })
    return { ...block, rows }
  }
  return {
    ...document,
    sections: document.sections.map((section) => ({ ...section, blocks: section.blocks.map(priced) })),
  }
}
