import { expect, it } from 'vitest'
import { sheetKinds } from '../../contract/sheets/kinds.ts'
import { sheetRequests } from '../../contract/sheets/requests.ts'
import { rollAgain, type SheetOrder, writeSheet } from './index.ts'

const SEEDS = [0, 3, 6, 8, 11]
/** What goes along with a part: prices with the mark-up, what is told of a poem with the poem. */
const along: Readonly<Record<string, readonly string[]>> = {
  terms: ['stock', 'specials', 'services', 'menu', 'rooms'],
  piece: ['table', 'answer'],
}

it.each(sheetKinds)('every part of a %s that can be rolled again becomes another, and it alone', (kind) => {
  const rolls = new Map<string, boolean[]>()
  for (const seed of SEEDS) {
    const order = { kind, request: sheetRequests[kind].parse({ level: undefined }), seed } as SheetOrder
    const written = writeSheet(order)
    for (const { key } of written.sections.filter(({ canReroll }) => canReroll)) {
      const { sections } = rollAgain(order, written, { [key]: 1 })
      const changed = sections.filter((section, at) => JSON.stringify(section) !== JSON.stringify(written.sections[at]))
      const others = changed.map((section) => section.key).filter((other) => other !== key)
      expect(
        others.filter((other) => !along[key]?.includes(other)),
        `seed ${seed}, ${key}`,
      ).toEqual([])
      rolls.set(key, [...(rolls.get(key) ?? []), changed.length > 0])
    }
  }
  // A short one may fall as it lay now and then.
  const dull = [...rolls].filter(([, all]) => !all.some(Boolean)).map(([key]) => key)
  expect(dull).toEqual([])
})

it('a line rolled alone leaves the others of its table, and once more is another again', () => {
  for (const seed of SEEDS) {
    const order: SheetOrder<'loot'> = { kind: 'loot', request: sheetRequests.loot.parse({ level: 5 }), seed }
    const written = writeSheet(order)
    const rowsOf = ({ sections }: typeof written) =>
      sections.flatMap(({ blocks }) => blocks.flatMap((block) => (block.type === 'table' ? block.rows : [])))
    const rolled = rollAgain(order, written, { 'find.lines.2': 1 })
    const others = (document: typeof written) => rowsOf(document).filter(({ key }) => key !== 'find.lines.2')
    expect(others(rolled)).toEqual(others(written))
    const twice = rollAgain(order, rolled, { 'find.lines.2': 2 }, { 'find.lines.2': 1 })
    expect(others(twice)).toEqual(others(written))
  }
})
