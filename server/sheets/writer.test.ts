import { afterAll, expect, test } from 'vitest'
import { LootRequest } from '../../contract/sheets/loot.ts'
import { writeSheet } from '../../engine/lore/index.ts'
import type { ExportOrder } from './exports/export-file.ts'
import { openWriter } from './writer.ts'

const writer = openWriter()
const hasty = openWriter({ writing: 1, sheet: 1, whole: 20_000 })
afterAll(() => Promise.all([writer.close(), hasty.close()]))

const sheetOrder = { kind: 'loot' as const, request: LootRequest.parse({}), seed: 1 }
const written = writeSheet(sheetOrder)
const order = (format: ExportOrder['query']['format']): ExportOrder => ({
  sheets: [{ id: 'a', kind: 'loot', prompt: '', request: {}, written, edits: {}, rolls: {}, name: 'Loot' }],
  zipped: false,
  query: { format, paper: 'a4', layout: 'sheet' },
})
const stays = () => new AbortController().signal

test('what takes too long ends with a sentence for whoever waits', async () => {
  await expect(hasty.exportFile(order('pdf'), stays())).rejects.toMatchObject({
    code: 'unavailable',
    message: expect.stringMatching(/^Making this file took too long and was stopped\./),
  })
  await expect(hasty.rollAgain(sheetOrder, written, { coins: 1 }, {})).rejects.toMatchObject({
    code: 'unavailable',
    message: expect.stringContaining('Nothing was changed.'),
  })
})

test('those who left take nobody’s place, and too many at once are told so', async () => {
  const leaving = new AbortController()
  const left = Array.from({ length: 12 }, () => writer.exportFile(order('pdf'), leaving.signal))
  await expect(writer.exportFile(order('text'), stays())).rejects.toMatchObject({
    code: 'unavailable',
    message: 'Many sheets are being exported just now. Try again in a minute.',
  })
  leaving.abort()
  for (const { status } of await Promise.allSettled(left)) expect(status).toBe('rejected')
  const file = await writer.exportFile(order('text'), stays())
  expect(file.toString().toLowerCase()).toContain(written.title.toLowerCase())
})
