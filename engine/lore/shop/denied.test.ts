import { expect, it } from 'vitest'
import { ShopRequest } from '../../../contract/sheets/shop.ts'
import { unusedWords, writeSheet } from '../index.ts'
import { blocksOf } from '../trade/testing/sheets.ts'

const SEEDS = Array.from({ length: 8 }, (_, seed) => seed)

it.each([
  ['a smithy without swords', 'DnD5e', /sword|rapier|scimitar/i],
  ['a smithy without swords', 'Pathfinder', /sword|rapier|scimitar/i],
  ['a shop of swords and shields, no axes or daggers', 'DnD5e', /axe|dagger/i],
  ['an apothecary, no poisons', 'DnD5e', /poison/i],
  ['a wealthy magic shop with no potions', 'DnD5e', /potion/i],
  ['a wealthy magic shop with no potions', 'Pathfinder', /potion/i],
  ['a wealthy general store without any magic items', 'DnD5e', /\b(?:common|uncommon|rare), attunement\b|wand|scroll/i],
] as const)('a shop has none of what its prompt keeps out: %s, %s', (prompt, system, denied) => {
  for (const seed of SEEDS) {
    const request = ShopRequest.parse({ prompt, system })
    const document = writeSheet({ kind: 'shop', request, seed })
    const goods = blocksOf(document).flatMap((block) =>
      block.type === 'table' ? block.rows.flatMap(({ cells, note = '' }) => [...cells, note]) : [],
    )
    expect(goods.length).toBeGreaterThan(20)
    expect(goods.filter((text) => denied.test(text))).toEqual([])
    expect(unusedWords({ kind: 'shop', request, seed }, document)).toEqual([])
  }
})
