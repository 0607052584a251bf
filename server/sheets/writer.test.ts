import { afterAll, expect, test } from 'vitest'
import { LootRequest } from '../../contract/sheets/loot.ts'
import { writeSheet } from '../../engine/lore/index.ts'
import type { Queuer } from '../line/fair-line.ts'
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
const hasty = open({ sheet: 1 })
afterAll(async () => {
  await Promise.all([writer.close(), hasty.close()])
  // A thread that is stopped in the midst of work has no fault of its own.
  expect(faults).toEqual([])
})

const sheetOrder = { kind: 'loot' as const, request: LootRequest.parse({}), seed: 1 }
const written = writeSheet(sheetOrder)
const sheet = {
  id: 'a',
  kind: 'loot' as const,
  prompt: '',
  request: {},
  written,
  edits: {},
  rolls: {},
  view: 'gm' as const,
  name: 'Loot',
}
const order = (format: ExportOrder['query']['format'], sheets = 1): ExportOrder => ({
  sheets: Array.from({ length: sheets }, () => sheet),
  zipped: sheets > 1,
  query: { format, paper: 'a4', layout: 'sheet' },
})
const stays = () => new AbortController().signal
const member = (name: string): Queuer => ({ name, isStranger: false })
const stranger = (at: number): Queuer => ({ name: `10.0.0.${at}`, isStranger: true })
/** A file that the slow thread works on until nobody waits for it. */
const held = { ...order('pdf'), sheets: [{ ...sheet, name: 'held' }] }

test('what takes too long ends with a sentence for whoever waits', async () => {
  await expect(hasty.exportFile(order('pdf'), member('ada'), stays())).rejects.toMatchObject({
    code: 'unavailable',
    message: expect.stringMatching(/^Making this file took too long and was stopped\./),
  })
  const slow = openSlow({ writing: 20 })
  await expect(slow.rollAgain(sheetOrder, written, { coins: 1 }, {}, member('ada'))).rejects.toMatchObject({
    code: 'unavailable',
    message: expect.stringContaining('Nothing was changed.'),
  })
  await slow.close()
})

test('those who left take nobody’s place, and too many at once are told so', async () => {
  const leaving = new AbortController()
  const left = Array.from({ length: 13 }, (_, at) =>
    writer.exportFile(order('pdf'), member(`person ${at}`), leaving.signal),
  )
  await expect(writer.exportFile(order('text'), member('ada'), stays())).rejects.toMatchObject({
    code: 'unavailable',
    message: 'Many sheets are being exported just now. Try again in a minute.',
  })
  leaving.abort()
  for (const { status } of await Promise.allSettled(left)) expect(status).toBe('rejected')
  const file = await writer.exportFile(order('text'), member('ada'), stays())
  expect(file.toString().toLowerCase()).toContain(written.title.toLowerCase())
})

test('a member has three files on the way and a stranger two; who has them is told so, and others have theirs', async () => {
  const slow = openSlow()
  const leaving = new AbortController()
  for (const [caller, most] of [[member('ada'), 3] as const, [stranger(1), 2] as const]) {
    const theirs = Array.from({ length: most }, () => slow.exportFile(held, caller, leaving.signal))
    for (const file of theirs) file.catch(() => undefined)
    await expect(slow.exportFile(order('pdf'), caller, stays())).rejects.toMatchObject({
      code: 'too_many_requests',
      message: `You have ${most} files on the way already. Wait until one of them is there.`,
    })
  }
  const others = slow.exportFile(order('pdf'), member('bob'), stays())
  leaving.abort()
  expect([...(await others)]).toEqual([1])
  await slow.exportFile(order('pdf'), member('ada'), stays())
  await slow.close()
})

test('one caller’s many files do not come before another’s first, and a member’s comes before strangers’', async () => {
  const slow = openSlow()
  const leaving = new AbortController()
  const busy = slow.exportFile(held, stranger(0), leaving.signal).catch(() => undefined)
  const made: string[] = []
  const ask = (name: string, caller: Queuer) =>
    slow.exportFile(order('pdf'), caller, stays()).then(() => made.push(name))
  const asked = [
    ask('attacker’s first', stranger(1)),
    ask('attacker’s second', stranger(1)),
    ask('stranger’s', stranger(2)),
    ask('member’s', member('ada')),
  ]
  leaving.abort()
  await busy
  await Promise.all(asked)
  expect(made).toEqual(['member’s', 'attacker’s first', 'stranger’s', 'attacker’s second'])
  await slow.close()
})

test('a member has eight changes on the way and no more, which keep nobody else from changing', async () => {
  const slow = openSlow({ writing: 20 })
  const roll = (caller: Queuer) => slow.rollAgain(sheetOrder, written, { find: 1 }, {}, caller)
  const eight = Array.from({ length: 8 }, () => roll(member('ada')).catch(() => 'stopped'))
  await expect(roll(member('ada'))).rejects.toMatchObject({
    code: 'too_many_requests',
    message: 'You have 8 changes on the way already. Wait until one of them is there; nothing was changed.',
  })
  const listed = await slow.listAgain(
    { kind: 'loot', prompt: '', request: {}, seed: 1, document: written },
    member('bob'),
  )
  expect(listed.title).toBe('Listed')
  expect(await Promise.all(eight)).toEqual(eight.map(() => 'stopped'))
  await slow.close()
})

test('twelve batches at once are all made, for each is timed from its own turn', async () => {
  // A batch takes 200 ms by itself and 400 beside another; all of them take 2,400.
  const slow = openSlow({ whole: 1500 })
  const since = Date.now()
  const zips = await Promise.all(
    Array.from({ length: 12 }, (_, at) => slow.exportFile(order('pdf', 4), member(`person ${at}`), stays())),
  )
  expect(Date.now() - since).toBeGreaterThan(2000)
  expect(zips.map((zip) => [...zip])).toEqual(zips.map(() => [4]))
  await slow.close()
})

test('a batch whose turn does not come is told so in time, and a single sheet passes by', async () => {
  const slow = openSlow({ waiting: 800 })
  // The thread stands, so that what is waited for is one's turn.
  await slow.exportFile(order('pdf'), member('ada'), stays())
  const long = ['ada', 'bob'].map((who) => slow.exportFile(order('pdf', 30), member(who), stays()))
  const late = slow.exportFile(order('pdf', 2), member('eve'), stays())
  expect([...(await slow.exportFile(order('pdf'), member('eve'), stays()))]).toEqual([1])
  await expect(late).rejects.toMatchObject({
    code: 'unavailable',
    message:
      'Many sheets are being exported just now, and the turn of yours did not come in time. Try again in a minute.',
  })
  expect((await Promise.all(long)).map((zip) => [...zip])).toEqual([[30], [30]])
  await slow.close()
})
