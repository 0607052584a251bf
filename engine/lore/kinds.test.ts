import { describe, expect, it } from 'vitest'
import { sheetExample } from '../../contract/examples.ts'
import { type Block, SheetDocument } from '../../contract/sheets/document.ts'
import { sheetKinds } from '../../contract/sheets/kinds.ts'
import { sheetRequests } from '../../contract/sheets/requests.ts'
import { type SheetOrder, writeSheet } from './index.ts'
import { linesOf } from './written.ts'

const SEEDS = 240

/** The keys of what stands in a block, and its own. */
function keysIn(block: Block): string[] {
  if (block.type === 'facts') return block.rows.map(({ key }) => key)
  if (block.type === 'list') return [block.key, ...block.items.map(({ key }) => key)]
  if (block.type === 'table') return [block.key, ...block.rows.map(({ key }) => key)]
  return [block.key]
}

// What every maker owes its sheets, whatever they are of.
describe.each(sheetKinds)('every %s', (kind) => {
  const orders = Array.from({ length: SEEDS }, (_, seed) => {
    const prompt = seed % 2 ? sheetExample[kind] : ''
    const system = seed % 4 < 2 ? 'DnD5e' : 'Pathfinder'
    return { kind, request: sheetRequests[kind].parse({ prompt, system }), seed } as SheetOrder
  })
  const sheets = orders.map((order) => writeSheet(order))

  it('is a sheet as the contract says, with a title and a summary, and the same again for the same order', () => {
    for (const [at, sheet] of sheets.entries()) {
      expect(SheetDocument.parse(sheet)).toEqual(sheet)
      expect([sheet.title, sheet.summary, sheet.kicker].filter((text) => text.trim() === '')).toEqual([])
      if (at < 4) expect(writeSheet(orders[at] as SheetOrder)).toEqual(sheet)
    }
  })

  it('has keys of its own for all that can be changed, each beginning with its section’s', () => {
    for (const { sections } of sheets) {
      const keys = sections.flatMap(({ blocks }) => blocks.flatMap(keysIn))
      expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([])
      const astray = sections.flatMap(({ key, blocks }) =>
        blocks.flatMap(keysIn).filter((inner) => inner !== key && !inner.startsWith(`${key}.`)),
      )
      expect(astray).toEqual([])
    }
  })

  it('says no two points of a list alike', () => {
    for (const { sections } of sheets) {
      for (const block of sections.flatMap(({ blocks }) => blocks)) {
        if (block.type !== 'list') continue
        const points = block.items.map(({ label = '', text }) => `${label} ${text}`)
        expect(points).toEqual([...new Set(points)])
      }
    }
  })

  it('says nothing unfinished: no slot is left, and no choice', () => {
    const unfinished = /#[a-z]|[{}|]|\bundefined\b|\bNaN\b|\[object/i
    expect(sheets.flatMap((sheet) => linesOf(sheet).filter((line) => unfinished.test(line)))).toEqual([])
  })
})
