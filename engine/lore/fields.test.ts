import { expect, it } from 'vitest'
import { FieldKey } from '../../contract/sheets/document.ts'
import { sheetKinds } from '../../contract/sheets/kinds.ts'
import { sheetRequests } from '../../contract/sheets/requests.ts'
import { fieldsOf } from './fields.ts'
import { editSheet, writeSheet } from './index.ts'

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
    expect.arrayContaining(['people.list.0.label', 'districts.d0.label', 'districts.d0.0.1', 'prices.table.0.2']),
  )
  expect(keys).not.toContain('districts.d0.0.0')
  expect(editSheet('settlement', written, { 'districts.d0.0.0': '99' })).toMatchObject({
    document: written,
    unknown: ['districts.d0.0.0'],
  })
})
