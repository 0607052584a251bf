import type { Block, SheetDocument } from '../../../contract/sheets/document.ts'

interface Exempt {
  /** What the sheets were asked with: its words are the person's own, and belong in every one of them. */
  prompt?: string
  /** Blocks in the words of a rule book, by key: names and effects of its goods. */
  rules?: readonly string[]
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}’'-]+/gu) ?? []

/** All that a block says in words. A creature's block is the rules' own wording. */
function textsOf(block: Block): string[] {
  switch (block.type) {
    case 'text':
    case 'verse':
      return [block.text]
    case 'facts':
      return block.rows.map(({ text }) => text)
    case 'list':
      return block.items.map(({ text }) => text)
    case 'table':
      return block.rows.flatMap(({ cells, note = '' }) => [...cells, note])
    case 'stats':
      return []
  }
}

function runsOf(words: readonly string[], length: number): string[] {
  return words.slice(length - 1).map((_, start) => words.slice(start, start + length).join(' '))
}

const FIGURE = /^(?:\d+(?:st|nd|rd|th)?|[cspg]p)$/

/**
 * Runs of five words that more than two in a hundred of these sheets say, with how many do, the most said first. Sums of
 * money are no words; three words in a row of the prompt make a run the person's own.
 */
export function repeatedRuns(documents: readonly SheetDocument[], { prompt = '', rules = [] }: Exempt = {}): string[] {
  const own = runsOf(wordsOf(prompt), 3)
  const sayers = new Map<string, number>()
  for (const { sections } of documents) {
    const blocks = sections.flatMap(({ blocks }) => blocks).filter(({ key }) => !rules.includes(key))
    const said = new Set(blocks.flatMap(textsOf).flatMap((text) => runsOf(wordsOf(text), 5)))
    for (const run of said) sayers.set(run, (sayers.get(run) ?? 0) + 1)
  }
  return [...sayers]
    .filter(([run, times]) => times > documents.length / 50 && !run.split(' ').every((word) => FIGURE.test(word)))
    .filter(([run]) => !own.some((words) => ` ${run} `.includes(` ${words} `)))
    .sort((one, other) => other[1] - one[1])
    .map(([run, times]) => `${times} × ${run}`)
}
