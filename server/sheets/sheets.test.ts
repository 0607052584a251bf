import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { DELETE_UNDO_WITHIN } from '../../contract/limits.ts'
import type { SheetKind } from '../../contract/sheets/kinds.ts'
import { sheetRouteName } from '../../contract/sheets/route-name.ts'
import type { JobReply, JobStatus, Sheet, SheetsReply } from '../../contract/sheets.ts'
import { sheets } from '../db/schema.ts'
import { callRoute, openTestServer, type Person, type TestServer } from '../testing/server.ts'
import { sweepDeletedSheets } from './commands.ts'

let server: TestServer
let keeper: Person
let stranger: Person

beforeAll(async () => {
  server = await openTestServer([])
  await server.work()
  keeper = await server.person()
  stranger = await server.person()
})
afterAll(() => server.close())

async function write(body: Record<string, unknown> = {}, person = keeper, kind: SheetKind = 'loot'): Promise<Sheet> {
  const asked = { body: { seed: 7, ...body }, idempotencyKey: randomUUID() }
  const started = await person.call(sheetRouteName(kind, 'generate'), asked)
  expect(started.statusCode).toBe(201)
  const { jobId } = started.json<JobReply>()
  const ended = await server.ended(person, jobId)
  expect(ended).toMatchObject({ status: 'completed', type: kind })
  const poll = await person.call(sheetRouteName(kind, 'poll'), { params: { id: jobId } })
  const job = poll.json<JobStatus>()
  expect(job).toMatchObject({ status: 'COMPLETED', progress: 100, url: `/${kind}/${job.id}` })
  return (await person.call(sheetRouteName(kind, 'get'), { params: { id: job.id ?? '' } })).json()
}

it('a sheet is asked for, written, paid, and the same again by the same seed', async () => {
  const before = (await keeper.call('getUser')).json<{ gold: number }>().gold
  const sheet = await write({ prompt: 'a drowned smuggler queen' })
  expect(sheet).toMatchObject({ kind: 'loot', seed: 7, isOwner: true, owner: keeper.username })
  expect(sheet.document.sections.length).toBeGreaterThan(0)
  expect((await keeper.call('getUser')).json<{ gold: number }>().gold).toBe(before - 0.25)
  const again = await write({ prompt: 'a drowned smuggler queen' })
  expect(again.document).toEqual(sheet.document)
  expect(again.id).not.toBe(sheet.id)
})

it('of four sheets of which one cannot be written three are delivered and charged for, and its owner alone reads what was paid', async () => {
  const { writer } = server.services
  server.services.writer = {
    ...writer,
    write: (sheet, signal) =>
      sheet.seed === 41 ? Promise.reject(new Error('The ink has run out')) : writer.write(sheet, signal),
  }
  const asked = { body: { seed: 40, count: 4, prompt: 'a smuggler' }, idempotencyKey: randomUUID() }
  const { jobId, cost } = (await keeper.call('lootGenerate', asked)).json<JobReply>()
  expect(cost).toBe(1)
  const ended = await server.ended(keeper, jobId).finally(() => (server.services.writer = writer))
  const receipt = { held: 1, charged: 0.75, returned: 0.25 }
  expect(ended).toMatchObject({ status: 'completed', receipt })
  const job = (await keeper.call('lootPoll', { params: { id: jobId } })).json<JobStatus>()
  expect(job).toMatchObject({
    status: 'COMPLETED',
    error: '1 of 4 could not be made: Something went wrong on our side. You were not charged for it.',
    receipt,
  })
  const page = { params: { id: job.id ?? '' } }
  const sheet = (await keeper.call('lootGet', page)).json<Sheet>()
  expect(sheet.receipt).toEqual(receipt)
  expect(sheet.batch.map(({ id }) => id)).toHaveLength(3)
  expect((await stranger.call('lootGet', page)).json<Sheet>().receipt).toBeNull()
})

it('a private sheet is nobody’s to see, change or delete but its owner’s', async () => {
  const { id } = await write({ isVisible: false })
  const body = { edits: { title: 'Mine now' } }
  for (const act of ['lootGet', 'lootUpdate', 'lootReplace', 'lootRemove', 'lootRestore'] as const) {
    const refused = await stranger.call(act, { params: { id }, ...(/Update|Replace/.test(act) && { body }) })
    expect(refused.statusCode, act).toBe(404)
  }
  expect((await keeper.call('lootGet', { params: { id } })).statusCode).toBe(200)
  expect((await keeper.call('monsterGet', { params: { id } })).statusCode).toBe(404)
})

it('a public sheet is everybody’s to read and its owner’s alone to change', async () => {
  const { id } = await write()
  expect((await callRoute(server.app, 'lootGet', { params: { id } })).json()).toMatchObject({ id, isOwner: false })
  const change = await stranger.call('lootUpdate', { params: { id }, body: { isVisible: false } })
  expect(change.statusCode).toBe(403)
  expect((await stranger.call('lootRemove', { params: { id } })).statusCode).toBe(403)
  const nobody = await callRoute(server.app, 'lootUpdate', { params: { id }, body: { isVisible: false } })
  expect(nobody.json()).toMatchObject({ error: 'User is not logged in.' })
})

it('lists and searches show strangers what is public, and their owner the rest too', async () => {
  const { id } = await write({ prompt: 'the quillifer cache', isVisible: false })
  const query = { q: 'quillifer' }
  const count = async (answer: ReturnType<Person['call']>) => (await answer).json<{ totalCount: number }>().totalCount
  expect(await count(stranger.call('searchSheets', { query }))).toBe(0)
  expect(await count(keeper.call('searchSheets', { query }))).toBe(0)
  expect(await count(keeper.call('mySheets', { query }))).toBe(1)
  expect(await count(keeper.call('mySheets', { query: { ...query, kind: 'monster' } }))).toBe(0)
  expect(await count(keeper.call('mySheets', { query: { ...query, visibility: 'private' } }))).toBe(1)
  expect(await count(keeper.call('mySheets', { query: { ...query, visibility: 'public' } }))).toBe(0)
  await keeper.call('lootUpdate', { params: { id }, body: { isVisible: true } })
  expect(await count(keeper.call('mySheets', { query: { ...query, visibility: 'private' } }))).toBe(0)
  expect(await count(stranger.call('searchSheets', { query }))).toBe(1)
  await keeper.call('lootRemove', { params: { id } })
  expect(await count(stranger.call('searchSheets', { query }))).toBe(0)
  expect(await count(keeper.call('mySheets', { query }))).toBe(0)
})

it('a search of sheets knows kinds, systems, makers, votes and days, and says what each part of it asks for', async () => {
  const { id } = await write({ prompt: 'the brackenmoor cache' })
  const other = await write({ prompt: 'the brackenmoor hoard' })
  await server.services.db.update(sheets).set({ votes: 7, system: 'Pathfinder' }).where(eq(sheets.id, id))
  await server.services.db.update(sheets).set({ system: 'DnD5e' }).where(eq(sheets.id, other.id))
  const found = async (q: string) =>
    (await stranger.call('searchSheets', { query: { q: `brackenmoor ${q}` } })).json<SheetsReply>()
  const idsOf = async (q: string) => (await found(q)).sheets.map((sheet) => sheet.id).sort()
  const both = [id, other.id].sort()
  expect(await idsOf('kind:loot')).toEqual(both)
  expect(await idsOf('kind:monster')).toEqual([])
  expect(await idsOf('-kind:loot')).toEqual([])
  expect(await idsOf('system:pathfinder')).toEqual([id])
  expect(await idsOf('-system:pathfinder')).toEqual([other.id])
  expect(await idsOf(`by:${keeper.username}`)).toEqual(both)
  expect(await idsOf(`by:${stranger.username}`)).toEqual([])
  expect(await idsOf('votes>5')).toEqual([id])
  expect(await idsOf('since:2020 -cache')).toEqual([other.id])
  expect(await idsOf('before:2020')).toEqual([])
  expect((await found('style:inked')).explained).toMatchObject([
    { says: '“brackenmoor”', isUnderstood: true },
    { says: 'not understood: sheets have no style; works have', isUnderstood: false },
  ])
  expect((await found('')).explained).toBeUndefined()
})

it('a search tells nothing of the game master’s parts that are kept back, neither by a word nor by its absence', async () => {
  const { id, document } = await write({ prompt: 'the fennimore stash' })
  const [text] = document.sections.flatMap(({ blocks }) => blocks).filter(({ type }) => type === 'text')
  const edits = { [text?.key ?? '']: 'The butler is a vexilothrum.' }
  await keeper.call('lootUpdate', { params: { id }, body: { edits: { ...edits, title: 'The fennimore stash' } } })
  const count = async (person: Person, route: 'searchSheets' | 'mySheets', q: string) =>
    (await person.call(route, { query: { q } })).json<{ totalCount: number }>().totalCount
  expect(await count(stranger, 'searchSheets', 'fennimore vexilothrum votes>=0')).toBe(1)
  await server.services.db.update(sheets).set({ sharesSecrets: false }).where(eq(sheets.id, id))
  expect(await count(stranger, 'searchSheets', 'fennimore vexilothrum votes>=0')).toBe(0)
  expect(await count(stranger, 'searchSheets', 'fennimore "a vexilothrum"')).toBe(0)
  expect(await count(stranger, 'searchSheets', 'fennimore -vexilothrum')).toBe(1)
  expect(await count(keeper, 'mySheets', 'fennimore vexilothrum votes>=0')).toBe(1)
  expect(await count(keeper, 'mySheets', 'fennimore -vexilothrum')).toBe(0)
})

it('a search finds words in the body of a sheet, and no longer those that were taken back', async () => {
  const { id, document } = await write()
  const [text] = document.sections.flatMap(({ blocks }) => blocks).filter(({ type }) => type === 'text')
  const key = text?.key ?? ''
  const found = async () =>
    (await stranger.call('searchSheets', { query: { q: 'zanthorium' } })).json<{ totalCount: number }>().totalCount
  await keeper.call('lootUpdate', { params: { id }, body: { edits: { [key]: 'Under it all lay zanthorium.' } } })
  expect(await found()).toBe(1)
  await keeper.call('lootUpdate', { params: { id }, body: { edits: { [key]: null } } })
  expect(await found()).toBe(0)
})

it('a field is changed by hand, found by its new words, and taken back', async () => {
  const { id, document } = await write()
  const changed = await keeper.call('lootUpdate', {
    params: { id },
    body: { edits: { title: 'The Glimmerwick trove' } },
  })
  expect(changed.json<Sheet>()).toMatchObject({
    title: 'The Glimmerwick trove',
    originals: { title: document.title },
    edits: { title: 'The Glimmerwick trove' },
  })
  const found = await stranger.call('searchSheets', { query: { q: 'glimmerwick' } })
  expect(found.json()).toMatchObject({ totalCount: 1, sheets: [{ id }] })
  const back = await keeper.call('lootUpdate', { params: { id }, body: { edits: { title: null } } })
  expect(back.json<Sheet>()).toMatchObject({ title: document.title, edits: {}, originals: {} })
})

it('what is nowhere on a sheet is refused with a sentence that names it, and nothing is changed', async () => {
  const { id, title } = await write({}, keeper, 'settlement')
  const change = (edits: Record<string, string | null>) =>
    keeper.call('settlementUpdate', { params: { id }, body: { edits } })
  const refused = await change({ title: 'Elsewhere', 'no.such.field': 'x', 'nor.this': null })
  expect(refused.statusCode).toBe(400)
  expect(refused.json()).toMatchObject({
    error: '"no.such.field" is no field of this sheet that can be changed, nor "nor.this". Nothing was changed.',
    details: { issues: [{ path: 'edits.no.such.field' }, { path: 'edits.nor.this' }] },
  })
  expect((await change({ 'people.list.0.nothing': 'x' })).statusCode).toBe(400)
  expect((await keeper.call('settlementGet', { params: { id } })).json()).toMatchObject({ title, version: 0 })
  // Taken back twice is taken back once.
  expect((await change({ title: null })).statusCode).toBe(200)
})

it('words where a number belongs are refused with a sentence', async () => {
  const { id } = await write({}, keeper, 'monster')
  const edits = { 'stats.block.con': 'sturdy' }
  const refused = await keeper.call('monsterUpdate', { params: { id }, body: { edits } })
  expect(refused.statusCode).toBe(400)
  expect(refused.json()).toMatchObject({ error: '"stats.block.con" cannot become “sturdy”. Nothing was changed.' })
  expect((await keeper.call('monsterGet', { params: { id } })).json()).toMatchObject({ edits: {}, version: 0 })
})

it('names of people, districts and features are changed by hand, and taken back by an undo', async () => {
  const town = await write({}, keeper, 'settlement')
  const beast = await write({}, keeper, 'monster')
  const blocks = beast.document.sections.flatMap((section) => section.blocks)
  const feature = blocks.flatMap((block) =>
    block.type === 'stats' ? block.features.flatMap(({ items }) => items) : [],
  )[0]
  const cases = [
    ['settlement', town, 'people.list.0.label', 'Oxanthia Vrell'],
    ['settlement', town, 'districts.d0.label', 'Quandary Row'],
    ['monster', beast, `${feature?.key}.name`, 'Zephyrous Bite'],
  ] as const
  for (const [kind, { id, document }, key, text] of cases) {
    const update = sheetRouteName(kind, 'update')
    const named = (await keeper.call(update, { params: { id }, body: { edits: { [key]: text } } })).json<Sheet>()
    expect(JSON.stringify(named.document), key).toContain(text)
    expect(named.edits, key).toEqual({ [key]: text })
    expect(JSON.stringify(document), key).toContain(named.originals[key])
    const back = await keeper.call(update, { params: { id }, body: { step: 'undo' } })
    expect(back.json<Sheet>().document, key).toEqual(document)
  }
})

it('a price that is worked out is put by hand, marked, stays when the mark-up changes, and is taken back', async () => {
  const { id, document } = await write({}, keeper, 'shop')
  const table = document.sections
    .flatMap(({ blocks }) => blocks)
    .find((block) => block.type === 'table' && block.columns.some(({ derived }) => derived))
  if (table?.type !== 'table') throw new Error('A shop has no prices')
  const column = table.columns.findIndex(({ derived }) => derived)
  const key = `${table.rows[0]?.key}.${column}`
  const change = async (body: Record<string, unknown>) =>
    (await keeper.call('shopUpdate', { params: { id }, body })).json<Sheet>()
  const priceIn = (sheet: Pick<Sheet, 'document'>, row: number) => {
    const block = sheet.document.sections.flatMap(({ blocks }) => blocks).find((one) => one.key === table.key)
    return block?.type === 'table' ? block.rows[row]?.cells[column] : undefined
  }
  const put = await change({ edits: { [key]: '7 gp for friends' } })
  expect(priceIn(put, 0)).toBe('7 gp for friends')
  expect(put.originals).toEqual({ [key]: priceIn({ document }, 0) })
  const dearer = await change({ edits: { 'terms.facts.markup': '700 %' } })
  expect(priceIn(dearer, 0)).toBe('7 gp for friends')
  expect(priceIn(dearer, 1)).not.toBe(priceIn({ document }, 1))
  expect(dearer.originals[key]).not.toBe(priceIn({ document }, 0))
  await change({ step: 'undo' })
  expect((await change({ step: 'undo' })).document).toEqual(document)
})

it('a part is rolled again alone, and back to the very same words', async () => {
  const { id, document } = await write()
  const [part] = document.sections.filter((section) => section.canReroll)
  const key = part?.key ?? ''
  const rolled = (await keeper.call('lootUpdate', { params: { id }, body: { rolls: { [key]: 1 } } })).json<Sheet>()
  const others = (sheet: Pick<Sheet, 'document'>) => sheet.document.sections.filter((section) => section.key !== key)
  expect(others(rolled)).toEqual(others({ document }))
  expect(rolled.document.sections).not.toEqual(document.sections)
  const back = (await keeper.call('lootUpdate', { params: { id }, body: { rolls: { [key]: 0 } } })).json<Sheet>()
  expect(back.document).toEqual(document)
})

it('a part that cannot be rolled is refused with a sentence', async () => {
  const { id } = await write()
  const refused = await keeper.call('lootUpdate', { params: { id }, body: { rolls: { nowhere: 1 } } })
  expect(refused.statusCode).toBe(400)
  expect(refused.json()).toMatchObject({ error: '"nowhere" is no part that can be rolled again.' })
})

it('a story that breaks while a part is rolled again is a fault of ours: logged, and not shown', async () => {
  const { id, document } = await write()
  const key = document.sections.find((section) => section.canReroll)?.key ?? ''
  const { writer } = server.services
  server.services.writer = {
    ...writer,
    rollAgain: () => Promise.reject(new RangeError('Nothing to choose from in #plot#')),
  }
  const answer = await keeper
    .call('lootUpdate', { params: { id }, body: { rolls: { [key]: 1 } } })
    .finally(() => (server.services.writer = writer))
  expect(answer.statusCode).toBe(500)
  expect(answer.body).not.toContain('#plot#')
})

/** A sheet with words of its owner's in a part that can be rolled again, and in its title. */
async function writtenInto() {
  const sheet = await write()
  const part = sheet.document.sections.find(
    ({ canReroll, blocks }) => canReroll && blocks.some(({ type }) => type === 'text'),
  )
  const key = part?.blocks.find(({ type }) => type === 'text')?.key ?? ''
  const change = async (body: Record<string, unknown>) =>
    (await keeper.call('lootUpdate', { params: { id: sheet.id }, body })).json<Sheet>()
  const edits = { [key]: 'By my own hand.', title: 'Kept' }
  const before = await change({ edits })
  return { before, change, edits, part: part?.key ?? '' }
}

const saysMine = ({ document }: Sheet) => JSON.stringify(document).includes('By my own hand.')

it('what was written by hand into a part stays when the part is rolled again, and stays marked', async () => {
  const { before, change, edits, part } = await writtenInto()
  const rolled = await change({ rolls: { [part]: 1 } })
  expect(rolled.edits).toEqual(edits)
  expect(saysMine(rolled)).toBe(true)
  const back = await change({ step: 'undo' })
  expect({ ...back, version: 0, redo: null }).toEqual({ ...before, version: 0 })
})

it('a line written into a list that was longer before a roll stays at its end, until it is taken back', async () => {
  const { id, document } = await write({}, keeper, 'monster')
  const listOf = (sheet: Pick<Sheet, 'document'>) =>
    sheet.document.sections
      .flatMap(({ blocks }) => blocks)
      .find((block) => block.type === 'list' && block.items.every(({ label }) => label === undefined))
  const list = listOf({ document })
  if (list?.type !== 'list') throw new Error('A monster has no list')
  const key = `${list.key}.${list.items.length + 1}`
  const change = async (text: string | null) =>
    (await keeper.call('monsterUpdate', { params: { id }, body: { edits: { [key]: text } } })).json<Sheet>()
  const kept = await change('By my own hand.')
  expect(listOf(kept)).toMatchObject({ items: [...list.items, { key, text: 'By my own hand.' }] })
  expect(kept).toMatchObject({ edits: { [key]: 'By my own hand.' }, originals: { [key]: '' } })
  expect((await change(null)).document).toEqual(document)
})

it('it goes with the part only where that is asked for, and comes back with the undo', async () => {
  const { before, change, part } = await writtenInto()
  const rolled = await change({ rolls: { [part]: 1 }, replacesEdits: true })
  expect(rolled.edits).toEqual({ title: 'Kept' })
  expect(saysMine(rolled)).toBe(false)
  const back = await change({ step: 'undo' })
  expect({ ...back, version: 0, redo: null }).toEqual({ ...before, version: 0 })
  expect((await change({ step: 'redo' })).document).toEqual(rolled.document)
})

it('changes are taken back and done again one after the other, by whoever opens the sheet next too', async () => {
  const { id, document } = await write()
  const change = async (body: Record<string, unknown>) =>
    (await keeper.call('lootUpdate', { params: { id }, body })).json<Sheet>()
  const part = document.sections.find(({ canReroll }) => canReroll)?.key ?? ''
  await change({ edits: { title: 'One' }, label: 'Title changed' })
  const rolled = await change({ rolls: { [part]: 1 } })
  await change({ edits: { title: 'Two' }, isVisible: false })
  const opened = (await keeper.call('lootGet', { params: { id } })).json<Sheet>()
  expect(opened).toMatchObject({ undo: 'Words changed', redo: null, version: 3, title: 'Two' })
  // Taking words back shows nobody what was hidden meanwhile.
  expect(await change({ step: 'undo' })).toMatchObject({ isVisible: false, title: 'One', document: rolled.document })
  await change({ step: 'undo' })
  expect(await change({ step: 'undo' })).toMatchObject({ document, undo: null, redo: 'Title changed', rolls: {} })
  expect(await change({ step: 'redo' })).toMatchObject({ title: 'One', undo: 'Title changed', redo: 'Rolled again' })
  expect(await change({ edits: { title: 'Three' } })).toMatchObject({ redo: null, undo: 'Words changed' })
  expect(await change({ isVisible: true })).toMatchObject({ undo: 'Words changed' })
  expect((await stranger.call('lootGet', { params: { id } })).json()).toMatchObject({ undo: null, redo: null })
})

it('an undo brings back the very words that stood there, even where the workshop would write otherwise by now', async () => {
  const { id, document } = await write()
  const part = document.sections.find(({ canReroll }) => canReroll)?.key ?? ''
  await keeper.call('lootUpdate', { params: { id }, body: { rolls: { [part]: 1 } } })
  const { writer } = server.services
  server.services.writer = { ...writer, rollAgain: () => Promise.reject(new Error('It is not asked')) }
  const back = await keeper.call('lootUpdate', { params: { id }, body: { step: 'undo' } })
  server.services.writer = writer
  expect(back.json<Sheet>().document).toEqual(document)
})

it('where nothing was changed there is nothing to take back, and a change that changes nothing is none', async () => {
  const { id, title } = await write()
  const change = (body: Record<string, unknown>) => keeper.call('lootUpdate', { params: { id }, body })
  for (const step of ['undo', 'redo']) expect((await change({ step })).statusCode).toBe(409)
  for (const body of [{ edits: { title } }, { isVisible: true }]) {
    expect((await change(body)).json()).toMatchObject({ undo: null, version: 0, edits: {} })
  }
  for (const body of [
    { step: 'undo', edits: { title: 'x' } },
    { version: 0 },
    { label: 'Nothing' },
    { step: 'over' },
    { edits: { title: ' ' } },
  ]) {
    expect((await change(body)).statusCode).toBe(400)
  }
})

it('the last fifty changes can be taken back', async () => {
  const { id } = await write()
  await server.services.db.execute(sql`
    update sheets set history = jsonb_build_object('future', '[]'::jsonb, 'past', (
      select jsonb_agg(jsonb_build_object('label', 'No. ' || n, 'edits', '{}'::jsonb)) from generate_series(1, 50) n))
    where id = ${id}`)
  await keeper.call('lootUpdate', { params: { id }, body: { edits: { title: 'Once more' }, label: 'No. 51' } })
  const { rows } = await server.services.db.execute<{ labels: string[] }>(
    sql`select jsonb_path_query_array(history, '$.past[*].label') as labels from sheets where id = ${id}`,
  )
  expect(rows[0]?.labels).toEqual(Array.from({ length: 50 }, (_, at) => `No. ${at + 2}`))
})

it('of two who change a sheet as they found it the second is told so, and neither overwrites the other', async () => {
  const { id, version, document } = await write()
  const part = document.sections.find(({ canReroll }) => canReroll)?.key ?? ''
  const change = (body: Record<string, unknown>) => keeper.call('lootUpdate', { params: { id }, body })
  const first = await change({ edits: { title: 'In one tab' }, version })
  expect(first.json()).toMatchObject({ version: version + 1 })
  const late = [{ edits: { title: 'In another' } }, { rolls: { [part]: 1 } }, { isVisible: false }, { step: 'undo' }]
  for (const body of late) {
    const refused = await change({ ...body, version })
    expect(refused.statusCode).toBe(409)
    expect(refused.json()).toEqual({
      error: 'This sheet was changed elsewhere in the meantime. Look at it as it stands now, and try once more.',
      code: 'conflict',
    })
  }
  expect((await keeper.call('lootGet', { params: { id } })).json()).toMatchObject({ title: 'In one tab', rolls: {} })
  const again = await change({ edits: { title: 'In another' }, version: version + 1 })
  expect(again.json()).toMatchObject({ title: 'In another' })
})

it('what is changed by hand on a sheet has a limit, and what goes past it changes nothing', async () => {
  const { id, document } = await write({}, keeper, 'settlement')
  const keys = document.sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.type === 'list' ? block.items : block.type === 'text' ? [block] : [])),
  )
  expect(keys.length).toBeGreaterThan(25)
  const fill = (some: readonly { key: string }[]) => {
    const edits = Object.fromEntries(some.map(({ key }) => [key, 'x'.repeat(4000)]))
    return keeper.call('settlementUpdate', { params: { id }, body: { edits } })
  }
  const filled = await fill(keys.slice(0, 25))
  const refused = await fill(keys.slice(25, 26))
  expect(refused.json()).toMatchObject({
    error: 'The changes of a sheet are 100,000 characters at most. Nothing was changed.',
    code: 'invalid_request',
  })
  expect((await keeper.call('settlementGet', { params: { id } })).json()).toEqual(filled.json())
})

it('a sheet tells which words of its prompt it made nothing of, and no longer once they are in it', async () => {
  const { writer } = server.services
  server.services.writer = {
    ...writer,
    write: (order, signal) => writer.write({ ...order, request: { ...order.request, prompt: '' } }, signal),
  }
  const sheet = await write({ prompt: 'Please make me loot with a Quokka, marmalade and a quokka, but no xylophones' })
  server.services.writer = writer
  expect(sheet.unused).toEqual(['Quokka', 'marmalade'])
  const seen = await stranger.call('lootGet', { params: { id: sheet.id } })
  expect(seen.json()).toMatchObject({ id: sheet.id, unused: [] })
  const change = async (body: Record<string, unknown>) =>
    (await keeper.call('lootUpdate', { params: { id: sheet.id }, body })).json<Sheet>()
  const changed = await change({ edits: { title: 'The hoard of two quokkas' } })
  expect(changed.unused).toEqual(['marmalade'])
  expect((await change({ step: 'undo' })).unused).toEqual(['Quokka', 'marmalade'])
})

it('of two who roll at the same moment one is told so, and nothing is lost', async () => {
  const { id, document } = await write()
  const [one, two] = document.sections.filter(({ canReroll }) => canReroll).map(({ key }) => key)
  const roll = (key = '') => keeper.call('lootUpdate', { params: { id }, body: { rolls: { [key]: 1 } } })
  const { writer } = server.services
  let first: Awaited<ReturnType<typeof roll>> | undefined
  server.services.writer = {
    ...writer,
    async rollAgain(...order) {
      server.services.writer = writer
      first = await roll(one)
      return writer.rollAgain(...order)
    },
  }
  const second = await roll(two)
  expect([first?.statusCode, second.statusCode]).toEqual([200, 409])
  expect((await keeper.call('lootGet', { params: { id } })).json()).toMatchObject({ rolls: { [one ?? '']: 1 } })
})

it('a sheet made for another is linked with it, for those who may see both, and only with one’s own', async () => {
  const { id } = await write({}, keeper, 'npc')
  const madeFor = { id, key: 'kin.other' }
  const refused = await stranger.call('lootGenerate', { body: { madeFor }, idempotencyKey: randomUUID() })
  expect(refused.statusCode).toBe(404)
  expect(refused.json<{ error: string }>().error).toContain('nothing was charged')
  const nobody = await keeper.call('lootGenerate', {
    body: { madeFor: { id, key: 'kin.nobody' } },
    idempotencyKey: randomUUID(),
  })
  expect(nobody.statusCode).toBe(404)
  expect(nobody.json<{ error: string }>().error).toMatch(
    /names nobody and nothing as "kin.nobody".*nothing was charged/,
  )
  const kin = await write({ madeFor, isVisible: false })
  expect(kin.kin).toMatchObject([{ key: '', card: { id } }])
  expect(kin.request).not.toHaveProperty('madeFor')
  const seen = async (person: Person) => (await person.call('npcGet', { params: { id } })).json<Sheet>().kin
  expect(await seen(keeper)).toMatchObject([{ key: 'kin.other', card: { id: kin.id } }])
  expect(await seen(stranger)).toEqual([])
})

it('a start that is repeated is answered as the first was, even if the sheet it was for has gone since', async () => {
  const { id } = await write({}, keeper, 'npc')
  const goldOf = async () => (await keeper.call('getUser')).json<{ gold: number }>().gold
  const idempotencyKey = randomUUID()
  const body = { seed: 3, madeFor: { id, key: 'kin.other' } }
  const start = () => keeper.call('lootGenerate', { body, idempotencyKey })
  const first = await start()
  await server.ended(keeper, first.json<JobReply>().jobId)
  const before = await goldOf()
  await keeper.call('npcRemove', { params: { id } })
  const again = await start()
  expect(again.statusCode).toBe(201)
  expect(again.json<JobReply>()).toMatchObject({ jobId: first.json<JobReply>().jobId, status: 'COMPLETED' })
  expect(await goldOf()).toBe(before)
  const anew = await keeper.call('lootGenerate', { body, idempotencyKey: randomUUID() })
  expect(anew.statusCode).toBe(404)
  expect(await goldOf()).toBe(before)
})

it('a start that is repeated after what it made was deleted is no new start, and its job leads nowhere', async () => {
  const idempotencyKey = randomUUID()
  const body = { seed: 4, prompt: 'a purse' }
  const start = async () => (await keeper.call('lootGenerate', { body, idempotencyKey })).json<JobReply>()
  const { jobId } = await start()
  await server.ended(keeper, jobId)
  const job = async () => (await keeper.call('lootPoll', { params: { id: jobId } })).json<JobStatus>()
  const { id } = await job()
  const goldOf = async () => (await keeper.call('getUser')).json<{ gold: number }>().gold
  const before = await goldOf()
  await keeper.call('lootRemove', { params: { id: id ?? '' } })
  expect(await start()).toMatchObject({ jobId, status: 'COMPLETED' })
  expect(await job()).toMatchObject({ status: 'COMPLETED', id: null, url: null })
  expect(await goldOf()).toBe(before)
  await keeper.call('lootRestore', { params: { id: id ?? '' } })
  expect(await job()).toMatchObject({ id, url: `/loot/${id}` })
})

it('a sheet shows the newest of its pictures, newest first, and of hidden ones none to others', async () => {
  const { id } = await write()
  await server.services.db.execute(sql`
    insert into images (id, owner_id, type, title, width, height, media_key, thumbhash, is_visible, sheet_id, created_at)
    select gen_random_uuid(), ${keeper.id}, 'ITEM', 'No. ' || n, 8, 8, md5(n::text) || md5(n::text) || '.png', '',
      n % 2 = 0, ${id}, now() + n * interval '1 second'
    from generate_series(1, 30) n`)
  const titles = async (person: Person) =>
    (await person.call('lootGet', { params: { id } })).json<Sheet>().pictures.map(({ title }) => title)
  expect(await titles(keeper)).toEqual(Array.from({ length: 12 }, (_, at) => `No. ${30 - at}`))
  expect(await titles(stranger)).toEqual(Array.from({ length: 12 }, (_, at) => `No. ${30 - 2 * at}`))
})

it('a search finds what a creature’s abilities and the points of a list are called', async () => {
  const started = await keeper.call('monsterGenerate', {
    body: { seed: 5, prompt: 'a marsh hag of Wuthermere' },
    idempotencyKey: randomUUID(),
  })
  const { jobId } = started.json<JobReply>()
  await server.ended(keeper, jobId)
  const { id } = (await keeper.call('monsterPoll', { params: { id: jobId } })).json<JobStatus>()
  const { document } = (await keeper.call('monsterGet', { params: { id: id ?? '' } })).json<Sheet>()
  const blocks = document.sections.flatMap((section) => section.blocks)
  const names = blocks.flatMap((block) =>
    block.type === 'stats' ? block.features.flatMap(({ items }) => items.map(({ name }) => name)) : [],
  )
  expect(names.length).toBeGreaterThan(2)
  for (const name of names) {
    const found = await stranger.call('searchSheets', { query: { q: `Wuthermere ${name}` } })
    expect(found.json(), name).toMatchObject({ totalCount: 1, sheets: [{ id }] })
  }
})

it('names that mean something to JavaScript change nothing', async () => {
  const { id, document } = await write()
  for (const key of ['constructor', 'toString', 'hasOwnProperty']) {
    const refused = await keeper.call('lootUpdate', { params: { id }, body: { edits: { [key]: 'x' } } })
    expect(refused.statusCode).toBe(400)
    const after = (await keeper.call('lootGet', { params: { id } })).json<Sheet>()
    expect(after).toMatchObject({ document, edits: {}, originals: {} })
    expect((await keeper.call('lootUpdate', { params: { id }, body: { rolls: { [key]: 1 } } })).statusCode).toBe(400)
  }
  const bytes = Buffer.from('{"edits":{"__proto__":"x"}}')
  const payload = { bytes, headers: { 'content-type': 'application/json' } }
  expect((await keeper.call('lootUpdate', { params: { id }, payload })).statusCode).toBe(400)
})

it('a deleted sheet comes back within ten minutes, and is gone for good after them', async () => {
  const [kept, lost] = [await write(), await write()]
  for (const { id } of [kept, lost]) {
    expect((await keeper.call('lootRemove', { params: { id } })).json()).toEqual({ deleted: 1 })
    expect((await keeper.call('lootGet', { params: { id } })).statusCode).toBe(404)
  }
  const back = await keeper.call('lootRestore', { params: { id: kept.id } })
  expect(back.json<Sheet>().document).toEqual(kept.document)
  const later = () => new Date(Date.now() + DELETE_UNDO_WITHIN + 1000)
  expect(await sweepDeletedSheets({ ...server.services, now: later })).toBeGreaterThan(0)
  expect((await keeper.call('lootRestore', { params: { id: lost.id } })).statusCode).toBe(404)
  expect((await keeper.call('lootGet', { params: { id: kept.id } })).statusCode).toBe(200)
})

it('who leaves takes their sheets along, and leaves none behind', async () => {
  const leaver = await server.person()
  const { id } = await write({ prompt: 'a purse of my own' }, leaver)
  await leaver.call('lootUpdate', { params: { id }, body: { edits: { title: 'Not to be forgotten' } } })
  const data = (await leaver.call('getAccountData')).json<{ sheets: { id: string }[] }>()
  expect(data.sheets).toMatchObject([{ id, prompt: 'a purse of my own', document: { title: 'Not to be forgotten' } }])
  const gone = await leaver.call('deleteAccount', { body: { password: 'a long enough password' } })
  expect(gone.json()).toEqual({ deleted: true })
  expect((await stranger.call('lootGet', { params: { id } })).statusCode).toBe(404)
})

it('whoever is not logged in starts nothing, and what makes no sense is refused', async () => {
  const nobody = await callRoute(server.app, 'lootGenerate', { body: {}, idempotencyKey: randomUUID() })
  expect(nobody.json()).toEqual({ error: 'User is not logged in.', code: 'not_logged_in' })
  for (const body of [{ level: 99 }, { count: 21 }, { prompt: 'x'.repeat(2001) }, { source: 'a pocket dimension' }]) {
    const refused = await keeper.call('lootGenerate', { body, idempotencyKey: randomUUID() })
    expect(refused.statusCode).toBe(400)
  }
  const { id } = await write()
  expect((await keeper.call('lootUpdate', { params: { id }, body: {} })).statusCode).toBe(400)
})
