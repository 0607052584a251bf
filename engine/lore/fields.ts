import type { Block, SheetDocument, StatsBlock } from '../../contract/sheets/document.ts'
import { ruleBooks } from './rules/rule-books.ts'

type Fields = Readonly<Record<string, string>>
type Line = { key: string; text: string }

const cellKey = (row: { key: string }, column: number) => `${row.key}.${column}`

function statsFields(block: StatsBlock): Line[] {
  const { key, name, kind } = block
  return [
    { key: `${key}.name`, text: name },
    { key: `${key}.kind`, text: kind },
    ...block.head,
    ...block.body,
    ...block.abilities.map((ability) => ({ key: ability.key, text: String(ability.score ?? ability.modifier) })),
    ...block.features.flatMap(({ items }) => items),
  ]
}

function fieldsOfBlock(block: Block): Line[] {
  switch (block.type) {
    case 'text':
    case 'verse':
      return [block]
    case 'facts':
      return block.rows
    case 'list':
      return block.items
    case 'table':
      return block.rows.flatMap((row) =>
        row.cells.flatMap((text, column) =>
          block.columns[column]?.derived ? [] : [{ key: cellKey(row, column), text }],
        ),
      )
    case 'stats':
      return statsFields(block)
  }
}

/** Every text of a sheet that can be changed by hand, by key. */
export function fieldsOf(document: SheetDocument): Map<string, string> {
  const lines = document.sections.flatMap(({ blocks }) => blocks.flatMap(fieldsOfBlock))
  return new Map([
    ['title', document.title],
    ['kicker', document.kicker],
    ...lines.map(({ key, text }): [string, string] => [key, text]),
  ])
}

function blockWith(block: Block, fields: Fields): Block {
  const put = <L extends Line>(line: L): L => ({ ...line, text: fields[line.key] ?? line.text })
  switch (block.type) {
    case 'text':
    case 'verse':
      return put(block)
    case 'facts':
      return { ...block, rows: block.rows.map(put) }
    case 'list':
      return { ...block, items: block.items.map(put) }
    case 'table':
      return {
        ...block,
        rows: block.rows.map((row) => ({
          ...row,
          cells: row.cells.map((text, column) => fields[cellKey(row, column)] ?? text),
        })),
      }
    case 'stats': {
      const start = `${block.key}.`
      const own = Object.entries(fields).filter(([key]) => key.startsWith(start))
      if (own.length === 0) return block
      const edits = Object.fromEntries(own.map(([key, text]) => [key.slice(start.length), text]))
      return ruleBooks[block.system].restat(block, edits)
    }
  }
}

/** The sheet with these fields in place of its own. */
export function withFields(document: SheetDocument, fields: Fields): SheetDocument {
  return {
    ...document,
    title: fields.title ?? document.title,
    kicker: fields.kicker ?? document.kicker,
    sections: document.sections.map((section) => ({
      ...section,
      blocks: section.blocks.map((block) => blockWith(block, fields)),
    })),
  }
}

/** All that a sheet says, a line for each field, for searching. */
export function linesOf(document: SheetDocument): string[] {
  return [...new Set([...fieldsOf(document).values(), document.summary])].filter((text) => text !== '')
}
