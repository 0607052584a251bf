import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { JobReply, JobStatus, Sheet } from '../../contract/sheets.ts'
import { openTestServer, type Person, type TestServer } from '../testing/server.ts'

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

async function write(body: Record<string, unknown> = {}, person = keeper): Promise<Sheet> {
  const started = await person.call('lootGenerate', { body: { seed: 7, ...body }, idempotencyKey: randomUUID() })
  expect(started.statusCode).toBe(201)
  const { jobId } = started.json<JobReply>()
  const ended = await server.ended(person, jobId)
  expect(ended).toMatchObject({ status: 'completed', type: 'loot' })
  const poll = await person.call('lootPoll', { params: { id: jobId } })
  const job = poll.json<JobStatus>()
  expect(job).toMatchObject({ status: 'COMPLETED', progress: 100, url: `/loot/${job.id}` })
  return (await person.call('lootGet', { params: { id: job.id ?? '' } })).json()
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

it('a private sheet is nobody’s to see but its owner’s', async () => {
  const { id } = await write({ isVisible: false })
  expect((await stranger.call('lootGet', { params: { id } })).statusCode).toBe(404)
  const change = { params: { id }, body: { edits: { title: 'Mine now' } } }
  expect((await stranger.call('lootUpdate', change)).statusCode).toBe(404)
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
