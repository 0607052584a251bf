import type { Block, SheetDocument } from '../../contract/sheets/document.ts'
import { cellKey, labelKey, linesBeyond, noteKey, titleKey } from './fields.ts'
import { ruleBooks } from './rules/rule-books.ts'

type Fields = Readonly<Record<string, string>>

function blockWith(block: Block, fields: Fields): Block {
  const named = <L extends { key: string; label?: string }>(line: L): L =>
    line.label === undefined ? line : { ...line, label: fields[labelKey(line)] ?? line.label }
  const put = <L extends { key: string; text: string; label?: string }>(line: L): L => ({
    ...named(line),
    text: fields[line.key] ?? line.text,
  })
  switch (block.type) {
    case 'text':
    case 'verse':
      return put(block)
    case 'facts':
      return { ...block, rows: block.rows.map(put) }
    case 'list':
      return { ...named(block), items: [...block.items.map(put), ...linesBeyond(block, fields)] }
    case 'table':
      return {
        ...named(block),
        rows: block.rows.map((row) => ({
          ...row,
          cells: row.cells.map((text, column) => fields[cellKey(row, column)] ?? text),
          ...(row.note !== undefined && { note: fields[noteKey(row)] ?? row.note }),
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
    summary: fields.summary ?? document.summary,
    sections: document.sections.map((section) => ({
      ...section,
      title: section.title === '' ? '' : (fields[titleKey(section)] ?? section.title),
      blocks: section.blocks.map((block) => blockWith(block, fields)),
    })),
  }
}
