import type { Block, SheetDocument } from '../../../../contract/sheets/document.ts'

export const blocksOf = (document: SheetDocument): Block[] => document.sections.flatMap(({ blocks }) => blocks)

/** A section's first table; throws where it has none. */
export function tableIn(document: SheetDocument, section: string) {
  const blocks = document.sections.find(({ key }) => key === section)?.blocks ?? []
  const table = blocks.find((block) => block.type === 'table')
  if (!table) throw new RangeError(`No table in "${section}"`)
  return table
}

function proseOf(block: Block): string[] {
  if (block.type === 'text') return block.key === 'sight.spoken' ? [] : [block.text]
  if (block.type === 'facts') return block.rows.map(({ text }) => text)
  return block.type === 'list' ? block.items.map(({ text }) => text) : []
}

/** Runs of five words that more than `most` of these sheets say. */
export function oftRepeated(documents: readonly SheetDocument[], most: number): string[] {
  const sayers = new Map<string, Set<SheetDocument>>()
  for (const document of documents)
    for (const text of blocksOf(document).flatMap(proseOf)) {
      const words = text.toLowerCase().match(/[\p{L}\d’'-]+/gu) ?? []
      for (let start = 0; start + 5 <= words.length; start++) {
        const run = words.slice(start, start + 5).join(' ')
        sayers.set(run, (sayers.get(run) ?? new Set()).add(document))
      }
    }
  return [...sayers].filter(([, said]) => said.size > most).map(([run]) => run)
}
