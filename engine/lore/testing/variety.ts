import type { Block, SheetDocument } from '../../../contract/sheets/document.ts'
import type { SheetKind } from '../../../contract/sheets/kinds.ts'
import { sheetRequests } from '../../../contract/sheets/requests.ts'
import { writeSheet } from '../write.ts'

/**
 * What counts as told: everything but stat blocks, since a rule system prescribes their wording ("Melee Attack Roll: +5,
 * reach 5 ft."), and a power must read the same wherever it stands. Labels of fields are no text.
 */
function toldIn(block: Block): string[] {
  switch (block.type) {
    case 'text':
    case 'verse':
      return [block.text]
    case 'facts':
      return block.rows.map(({ text }) => text)
    case 'list':
      return block.items.map(({ text }) => text)
    case 'table':
      return block.rows.flatMap(({ cells, note }) => [...cells, ...(note ? [note] : [])])
    case 'stats':
      return []
  }
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}’'-]+/gu) ?? []

function runsOf(text: string): string[] {
  const words = wordsOf(text)
  return words.slice(4).map((_, start) => words.slice(start, start + 5).join(' '))
}

/** As many sheets of one request, over seeds that follow each other. */
export function sheetsOf(kind: SheetKind, request: Record<string, unknown>, many = 100, from = 0): SheetDocument[] {
  const parsed = sheetRequests[kind].parse(request) as never
  return Array.from({ length: many }, (_, index) => writeSheet({ kind, request: parsed, seed: from + index }))
}

/**
 * Runs of five words that more than 2 % of these sheets say, with how many say them, the worst first. The prompt's own
 * words do not count: each sheet of a request is to have them.
 */
export function repeatedRuns(sheets: readonly SheetDocument[], prompt = ''): { run: string; sheets: number }[] {
  const asked = ` ${wordsOf(prompt).join(' ')} `
  const times = new Map<string, number>()
  for (const { sections, summary } of sheets) {
    const told = [summary, ...sections.flatMap(({ blocks }) => blocks.flatMap(toldIn))]
    for (const run of new Set(told.flatMap(runsOf))) times.set(run, (times.get(run) ?? 0) + 1)
  }
  return [...times]
    .filter(([run, count]) => count > sheets.length / 50 && !asked.includes(` ${run} `))
    .map(([run, count]) => ({ run, sheets: count }))
    .sort((a, b) => b.sheets - a.sheets)
}
