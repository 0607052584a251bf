import { afterAll, expect, test } from 'vitest'
import { LootRequest } from '../../contract/sheets/loot.ts'
import { writeSheet } from '../../engine/lore/index.ts'
import type { ExportOrder } from './exports/export-file.ts'
import { openWriter } from './writer.ts'

const patience = { writing: 30_000, sheet: 20_000, waiting: 20_000, whole: 20_000 }
const faults: unknown[] = []
const log = { warn: (fault: unknown) => faults.push(fault) }
const open = (changed: Partial<typeof patience> = {}) => openWriter({ log, patience: { ...patience, ...changed } })
const openSlow = (changed: Partial<typeof patience> = {}) =>
  openWriter({
    log,
    patience: { ...patience, ...changed },
    thread: new URL('./testing/slow-thread.ts', import.meta.url),
  })
const writer = open()
const hasty = open({ writing: 1, sheet: 1 })
afterAll(async () => {
  await Promise.all([writer.close(), hasty.close()])
  // A thread that is stopped in the midst of work has no fault of its own.
  expect(faults).toEqual([])
})

const sheetOrder = { kind: 'loot' as const, request: LootRequest.parse({}), seed: 1 }
const written = writeSheet(sheetOrder)
const sheet = { id: 'a', kind: 'loot' as const, prompt: '', request: {}, written, edits: {}, rolls: {}, name: 'Loot' }
const order = (format: ExportOrder['query']['format'], sheets = 1): ExportOrder => ({
  sheets: Array.from({ length: sheets }, () => sheet),
  zipped: sheets > 1,
  query: { format, paper: 'a4', layout: 'sheet' },
})
const stays = () => new AbortController().signal

test('what takes too long ends with a sentence for whoever waits', async () => {
  await expect(hasty.exportFile(order('pdf'), 'ada', stays())).rejects.toMatchObject({
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
  const left = Array.from({ length: 12 }, (_, at) => writer.exportFile(order('pdf'), `person ${at}`, leaving.signal))
  await expect(writer.exportFile(order('text'), 'ada', stays())).rejects.toMatchObject({
    code: 'unavailable',
    message: 'Many sheets are being exported just now. Try again in a minute.',
  })
  leaving.abort()
  for (const { status } of await Promise.allSettled(left)) expect(status).toBe('rejected')
  const file = await writer.exportFile(order('text'), 'ada', stays())
  expect(file.toString().toLowerCase()).toContain(written.title.toLowerCase())
})

test('one person has three files on the way and no more, and leaves room for the others', async () => {
  const slow = openSlow()
  const three = Array.from({ length: 3 }, () => slow.exportFile(order('pdf'), 'ada', stays()))
  await expect(slow.exportFile(order('pdf'), 'ada', stays())).rejects.toMatchObject({
    code: 'too_many_requests',
    message: 'You have 3 files on the way already. Wait until one of them is there.',
  })
  await slow.exportFile(order('pdf'), 'bob', stays())
  await Promise.all(three)
  await slow.exportFile(order('pdf'), 'ada', stays())
  await slow.close()
})

test('twelve batches at once are all made, for each is timed from its own turn', async () => {
  // A batch takes 200 ms by itself and 400 beside another; all of them take 2,400.
  const slow = openSlow({ whole: 1500 })
  const since = Date.now()
  const zips = await Promise.all(
    Array.from({ length: 12 }, (_, at) => slow.exportFile(order('pdf', 4), `person ${at}`, stays())),
  )
  expect(Date.now() - since).toBeGreaterThan(2000)
  expect(zips.map((zip) => [...zip])).toEqual(zips.map(() => [4]))
  await slow.close()
})

test('a batch whose turn does not come is told so in time, and a single sheet passes by', async () => {
  const slow = openSlow({ waiting: 800 })
  // The thread stands, so that what is waited for is one's turn.
  await slow.exportFile(order('pdf'), 'ada', stays())
  const long = ['ada', 'bob'].map((who) => slow.exportFile(order('pdf', 30), who, stays()))
  const late = slow.exportFile(order('pdf', 2), 'eve', stays())
  expect([...(await slow.exportFile(order('pdf'), 'eve', stays()))]).toEqual([1])
  await expect(late).rejects.toMatchObject({
    code: 'unavailable',
    message:
      'Many sheets are being exported just now, and the turn of yours did not come in time. Try again in a minute.',
  })
  expect((await Promise.all(long)).map((zip) => [...zip])).toEqual([[30], [30]])
  await slow.close()
})
