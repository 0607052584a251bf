import { expect, it } from 'vitest'
import { ShopRequest } from '../../../contract/sheets/shop.ts'
import { TavernRequest } from '../../../contract/sheets/tavern.ts'
import { writeSheet } from '../index.ts'
import { blocksOf } from './testing/sheets.ts'

it.each(['tavern', 'shop'] as const)('nobody is named with a trade twice in one rumour of a %s', (kind) => {
  let named = 0
  for (let seed = 0; seed < 200; seed++) {
    const document =
      kind === 'tavern'
        ? writeSheet({ kind, request: TavernRequest.parse({}), seed })
        : writeSheet({ kind, request: ShopRequest.parse({}), seed })
    const heard = blocksOf(document).find(({ key }) => key === 'rumours.list')
    if (heard?.type !== 'list') throw new TypeError(`Rumours of ${kind} ${seed} are no list`)
    for (const { text } of heard.items) {
      const people = text.match(/\p{Lu}[\p{L}’-]+ the \p{Ll}[\p{L}-]+/gu) ?? []
      named += people.length
      expect(new Set(people).size, text).toBe(people.length)
    }
  }
  expect(named).toBeGreaterThan(400)
})
