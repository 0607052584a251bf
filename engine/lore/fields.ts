import type { Block, SheetDocument, StatsBlock } from '../../contract/sheets/document.ts'
import { isNumbering } from '../../contract/sheets/numbering.ts'

type Line = { key: string; text: string }

export const cellKey = (row: { key: string }, column: number) => `${row.key}.${column}`

/** A creature's traits stand under one key, as they are listed. */
export const traitsKey = ({ key }: { key: string }) => `${key}.traits`

function statsFields(block: StatsBlock): Line[] {
  const { key, name, kind, traits } = block
  return [
    { key: `${key}.name`, text: name },
    { key: `${key}.kind`, text: kind },
    ...(traits.length > 0 ? [{ key: traitsKey(block), text: traits.join(', ') }] : []),
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
          isNumbering(block.columns[column] ?? {}) ? [] : [{ key: cellKey(row, column), text }],
        ),
      )
    case 'stats':
      return statsFields(block)
  }
}

/**
 * The lines that fields hold beyond a list's own, in their order: those that somebody wrote when it was longer, before it
 * was rolled again. A list whose lines have labels takes none.
 */
export function linesBeyond(
  { key, items }: Extract<Block, { type: 'list' }>,
  fields: Readonly<Record<string, string>>,
): Line[] {
  if (items.some(({ label }) => label !== undefined)) return []
  const isBeyond = (number: string) => /^\d{1,2}$/.test(number) && Number(number) >= items.length
  return Object.keys(fields)
    .filter((field) => field.startsWith(`${key}.`) && isBeyond(field.slice(key.length + 1)))
    .sort((a, b) => Number(a.slice(key.length + 1)) - Number(b.slice(key.length + 1)))
    .map((field) => ({ key: field, text: fields[field] ?? '' }))
    .filter(({ text }) => text !== '')
}

export const labelKey = ({ key }: { key: string }) => `${key}.label`
export const noteKey = ({ key }: { key: string }) => `${key}.note`
export const titleKey = ({ key }: { key: string }) => `${key}.title`
export const nameKey = ({ key }: { key: string }) => `${key}.name`

type Named = { key: string; label?: string }

const labels = (lines: readonly Named[]): Line[] =>
  lines.flatMap((line) => (line.label === undefined ? [] : [{ key: labelKey(line), text: line.label }]))

/** What a block, its lines and its features are called, and remarks below its rows. */
function labelsOfBlock(block: Block): Line[] {
  switch (block.type) {
    case 'text':
      return labels([block])
    case 'facts':
      return labels(block.rows)
    case 'list':
      return labels([block, ...block.items])
    case 'table': {
      const notes = block.rows.flatMap((row) => (row.note === undefined ? [] : [{ key: noteKey(row), text: row.note }]))
      return [...labels([block]), ...notes]
    }
    case 'stats':
      return block.features.flatMap(({ items }) => items.map((item) => ({ key: nameKey(item), text: item.name })))
    case 'verse':
      return []
  }
}

/** The fields of a section's blocks. */
export const fieldLines = ({ blocks }: Pick<SheetDocument['sections'][number], 'blocks'>): Line[] =>
  blocks.flatMap(fieldsOfBlock)

const linesBy = (document: SheetDocument, read: (block: Block) => Line[]) =>
  document.sections.flatMap(({ blocks }) => blocks.flatMap(read)).map(({ key, text }): [string, string] => [key, text])

/** Every text of a sheet that can be changed by hand, by key. */
export function fieldsOf(document: SheetDocument): Map<string, string> {
  return new Map([
    ['title', document.title],
    ['kicker', document.kicker],
    ['summary', document.summary],
    // What has no heading takes none.
    ...document.sections
      .filter(({ title }) => title !== '')
      .map((section): [string, string] => [titleKey(section), section.title]),
    ...linesBy(document, fieldsOfBlock),
    ...linesBy(document, labelsOfBlock),
  ])
}

/** The keys of figures that are worked out from others: they follow until they are changed by hand. */
export const workedOutIn = (document: SheetDocument): Set<string> =>
  new Set(
    document.sections
      .flatMap(({ blocks }) => blocks)
      .flatMap((block) => (block.type === 'table' ? [block] : []))
      .flatMap(({ columns, rows }) =>
        columns.flatMap(({ derived }, column) => (derived ? rows.map((row) => cellKey(row, column)) : [])),
      ),
  )

/** What entries of a block are called, and remarks on them: words that are looked for too. */
function namesOfBlock(block: Block): (string | undefined)[] {
  switch (block.type) {
    case 'list':
      return block.items.map(({ label }) => label)
    case 'table':
      return block.rows.map(({ note }) => note)
    case 'stats':
      return [...block.traits, ...block.features.flatMap(({ items }) => items.map(({ name }) => name))]
    default:
      return []
  }
}

/** All that a sheet says but its headings, which every sheet of its kind has: a line for each field and name, for searching. */
export function linesOf(document: SheetDocument): string[] {
  const names = document.sections.flatMap(({ blocks }) => blocks.flatMap(namesOfBlock))
  const texts = linesBy(document, fieldsOfBlock).map(([, text]) => text)
  const lines = [document.title, document.kicker, ...texts, ...names, document.summary]
  return [...new Set(lines.filter((line): line is string => Boolean(line)))]
}
