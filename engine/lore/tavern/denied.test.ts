import { expect, it } from 'vitest'
import { TavernRequest } from '../../../contract/sheets/tavern.ts'
import { writeSheet } from '../index.ts'
import { blocksOf } from '../trade/testing/sheets.ts'

const SEEDS = Array.from({ length: 8 }, (_, seed) => seed)

it.each([
  ['an inn that serves no ale', /\bale\b/i],
  ['a tavern without any wine', /\bwines?\b/i],
  ['a rich inn with no eel or mutton', /\beel|mutton/i],
] as const)('a board has none of what its prompt keeps out: %s', (prompt, denied) => {
  for (const system of ['DnD5e', 'Pathfinder'] as const)
    for (const seed of SEEDS) {
      const document = writeSheet({ kind: 'tavern', request: TavernRequest.parse({ prompt, system }), seed })
      const board = blocksOf(document).find(({ key }) => key === 'menu.board')
      const cells = board?.type === 'table' ? board.rows.flatMap((row) => row.cells) : []
      expect(cells.length).toBeGreaterThan(12)
      expect(cells.filter((text) => denied.test(text))).toEqual([])
    }
})
