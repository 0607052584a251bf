import type { SheetDocument } from '../../../contract/sheets/document.ts'

const blocksOf = ({ sections }: SheetDocument) => sections.flatMap(({ blocks }) => blocks)

/** A text of the sheet, or of a fact of it, by its key; empty where it has none. */
export function textOf(document: SheetDocument, key: string): string {
  for (const block of blocksOf(document)) {
    if ((block.type === 'text' || block.type === 'verse') && block.key === key) return block.text
    if (block.type === 'facts') {
      const row = block.rows.find((one) => one.key === key)
      if (row) return row.text
    }
  }
  return ''
}

/** The points of a list, by its key. */
export function linesOf(document: SheetDocument, key: string): string[] {
  const block = blocksOf(document).find((one) => one.type === 'list' && one.key === key)
  return block?.type === 'list' ? block.items.map(({ text }) => text) : []
}

/** What stands for the first of these that is in the text. */
export const firstIn = <T>(text: string, table: readonly (readonly [RegExp, T])[]): T | undefined =>
  table.find(([words]) => words.test(text))?.[1]

/** What stands for each of these that is in the text. */
export const allIn = <T>(text: string, table: readonly (readonly [RegExp, T])[]): T[] =>
  table.filter(([words]) => words.test(text)).map(([, meant]) => meant)

/** "a", "a and b", "a, b and c" */
export const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
