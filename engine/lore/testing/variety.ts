import type { Block, SheetDocument } from '../../../contract/sheets/document.ts'
import type { SheetKind } from '../../../contract/sheets/kinds.ts'
import { sheetRequests } from '../../../contract/sheets/requests.ts'
import { writeSheet } from '../write.ts'

interface Exempt {
  /** What the sheets were asked with: its words are the person's own, and belong in every one of them. */
  prompt?: string
}

/** A run of words, and how many sheets say it. */
export interface Repeated {
  run: string
  sheets: number
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}’'-]+/gu) ?? []

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

function runsOf(words: readonly string[], length: number): string[] {
  return words.slice(length - 1).map((_, start) => words.slice(start, start + length).join(' '))
}

const FIGURE = /^(?:\d+(?:st|nd|rd|th)?|[cspg]p)$/

/** As many sheets of one request, over seeds that follow each other. */
export function sheetsOf(kind: SheetKind, request: Record<string, unknown>, many = 100, from = 0): SheetDocument[] {
  const parsed = sheetRequests[kind].parse(request) as never
  return Array.from({ length: many }, (_, index) => writeSheet({ kind, request: parsed, seed: from + index }))
}

/**
 * Runs of five words that more than 2 % of these sheets say, the most said first. Sums of money are no words; three words
 * in a row of the prompt make a run the person's own.
 */
export function repeatedRuns(sheets: readonly SheetDocument[], { prompt = '' }: Exempt = {}): Repeated[] {
  const own = runsOf(wordsOf(prompt), 3)
  const times = new Map<string, number>()
  for (const { sections, summary } of sheets) {
    const blocks = sections.flatMap(({ blocks }) => blocks)
    const told = [summary, ...blocks.flatMap(toldIn)]
    for (const run of new Set(told.flatMap((text) => runsOf(wordsOf(text), 5))))
      times.set(run, (times.get(run) ?? 0) + 1)
  }
  return [...times]
    .filter(([run, count]) => count > sheets.length / 50 && !run.split(' ').every((word) => FIGURE.test(word)))
    .filter(([run]) => !own.some((words) => ` ${run} `.includes(` ${words} `)))
    .map(([run, count]) => ({ run, sheets: count }))
    .sort((a, b) => b.sheets - a.sheets)
}
