import { expect, it } from 'vitest'
import type { Block, SheetDocument } from '../../../contract/sheets/document.ts'
import type { SheetKind } from '../../../contract/sheets/kinds.ts'
import { unusedWords } from '../index.ts'

const block = {
  tale: (text: string): Block => ({ type: 'text', key: 'hold.tale', text }),
  stock: (...goods: string[]): Block => ({
    type: 'table',
    key: 'hold.stock',
    columns: [{ label: 'Goods' }],
    rows: goods.map((name, at) => ({ key: `hold.stock.${at}`, cells: [name] })),
  }),
  facts: (text: string): Block => ({
    type: 'facts',
    key: 'hold.facts',
    rows: [{ key: 'hold.facts.known', label: 'Known as', text }],
  }),
}

const sheet = (blocks: Block[], kicker = ''): SheetDocument => ({
  title: 'Maren’s',
  kicker,
  summary: '',
  system: 'DnD5e',
  sections: [{ key: 'hold', title: '', place: 'main', canReroll: false, blocks }],
  pictures: [],
  kin: [],
})

const unused = (prompt: string, blocks: Block[], kind: SheetKind = 'shop', kicker?: string) =>
  unusedWords({ kind, request: { prompt } }, sheet(blocks, kicker))

it.each<[prompt: string, Block[], told: string[]]>([
  ['a smithy without swords', [block.stock('A smithy’s hammer', 'Greatsword')], ['without swords']],
  ['a smithy, no axes or swords', [block.stock('Smithy', 'Swords')], ['no axes or swords']],
  ['a smithy without a sword', [block.tale('The smithy has lost its last sword.')], []],
  ['a smithy without swords', [block.facts('A smithy without swords'), block.stock('Axe')], []],
  ['a cheese shop with no cheese', [block.stock('Cheese')], []],
  ['a smithy, no matter how small, without a name', [block.stock('Small matter', 'Name of the smithy')], []],
])('a sheet that has what its prompt keeps out tells of it: %s', (prompt, blocks, told) => {
  expect(unused(prompt, blocks)).toEqual(told)
})

it('what a sheet is counts too', () => {
  expect(unused('a village, no river', [], 'settlement', 'Modest village on a river')).toEqual(['no river'])
  expect(unused('a village, no river', [], 'settlement', 'Modest village in the hills')).toEqual([])
})
