import { expect, it } from 'vitest'
import { FieldKey } from '../../contract/sheets/document.ts'
import { sheetKinds } from '../../contract/sheets/kinds.ts'
import { sheetRequests } from '../../contract/sheets/requests.ts'
import { fieldsOf } from './fields.ts'
import { rollAgain, writeSheet } from './index.ts'
import { editSheet } from './written.ts'

const seed = 5

for (const kind of sheetKinds)
  for (const system of ['DnD5e', 'Pathfinder'] as const)
    it(`every text of a sheet is changed under its key, or the rules say why not: ${kind}, ${system}`, () => {
      const written = writeSheet({ kind, request: sheetRequests[kind].parse({ seed, system }), seed })
      for (const [key, text] of fieldsOf(written)) {
        expect(FieldKey.safeParse(key).success, key).toBe(true)
        const other = `${text} quux`
        const { document, originals, unknown, unread } = editSheet(kind, written, { [key]: other })
        expect(unknown, key).toEqual([])
        if (unread.includes(key)) continue
        expect(fieldsOf(document).get(key), key).not.toBe(text)
        expect(originals, key).toEqual({ [key]: text })
      }
    })

it('names, remarks and prices are among them; a place’s number on the map is not', () => {
  const request = sheetRequests.settlement.parse({ seed })
  const written = writeSheet({ kind: 'settlement', request, seed })
  const keys = [...fieldsOf(written).keys()]
  expect(keys).toEqual(
    expect.arrayContaining([
      'people.list.0.label',
      'districts.d0.label',
      'districts.d0.0.1',
      'prices.table.0.2',
      'brief.facts.size.label',
      'trouble.title',
      'summary',
    ]),
  )
  expect(keys).not.toContain('districts.d0.0.0')
  expect(editSheet('settlement', written, { 'districts.d0.0.0': '99' })).toMatchObject({
    document: written,
    unknown: ['districts.d0.0.0'],
  })
})

it('no two texts of a sheet have one key', () => {
  for (const kind of sheetKinds)
    for (const system of ['DnD5e', 'Pathfinder'] as const) {
      const { sections } = writeSheet({ kind, request: sheetRequests[kind].parse({ seed, system }), seed })
      const headings = new Set(sections.map(({ key }) => `${key}.title`))
      const inBlocks = sections.flatMap(({ blocks }) => JSON.stringify(blocks).match(/(?<="key":")[^"]+/g) ?? [])
      expect(inBlocks.filter((key) => headings.has(key))).toEqual([])
      expect(new Set(inBlocks).size).toBe(inBlocks.length)
    }
})

it('a hoard’s line below the title names what it comes to now, until it is put by hand', () => {
  for (let at = 0; at < 20; at++) {
    const written = writeSheet({ kind: 'loot', request: sheetRequests.loot.parse({ level: 5 }), seed: at })
    const totalOf = ({ sections }: typeof written) =>
      sections.flatMap(({ blocks }) => blocks.flatMap((block) => (block.type === 'table' && block.total) || [])).at(-1)
    const edits = { 'find.lines.0.1': '900 gp' }
    const { document, originals } = editSheet('loot', written, edits)
    expect(totalOf(document)).not.toBe(totalOf(written))
    expect(document.kicker).toBe(written.kicker.replace(totalOf(written) ?? '', totalOf(document) ?? ''))
    expect(Object.keys(originals)).toEqual(Object.keys(edits))
    const mine = `Mine, ${totalOf(written)}`
    expect(editSheet('loot', written, { ...edits, kicker: mine }).document.kicker).toBe(mine)
    const again = rollAgain({ kind: 'loot', request: sheetRequests.loot.parse({ level: 5 }), seed: at }, written, {
      'find.lines.1': 1,
    })
    expect(again.kicker).toContain(totalOf(again))
  }
})

it('a creature’s block goes by the sheet’s title until it has a name of its own', () => {
  for (const kind of ['npc', 'monster'] as const) {
    const written = writeSheet({ kind, request: sheetRequests[kind].parse({ seed }), seed })
    const nameOf = (edits: Record<string, string>) =>
      fieldsOf(editSheet(kind, written, edits).document).get('stats.block.name')
    expect(nameOf({ title: 'Old Marta' })).toBe('Old Marta')
    expect(nameOf({ title: 'Old Marta', 'stats.block.name': 'Marta' })).toBe('Marta')
    expect(editSheet(kind, written, { title: 'Old Marta' }).originals).toEqual({ title: written.title })
  }
})

it('a Pathfinder creature’s traits are put in words: its rarity and size among them', () => {
  const request = sheetRequests.monster.parse({ seed, system: 'Pathfinder' })
  const written = writeSheet({ kind: 'monster', request, seed })
  const { document, originals } = editSheet('monster', written, { 'stats.block.traits': 'rare, Tiny, Undead, ghost' })
  const [block] = document.sections.flatMap(({ blocks }) => blocks.filter(({ type }) => type === 'stats'))
  expect(block).toMatchObject({ traits: ['Rare', 'Tiny', 'Undead', 'Ghost'] })
  expect(Object.keys(originals)).toEqual(['stats.block.traits'])
})
