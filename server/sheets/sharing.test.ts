import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SheetDocument } from '../../contract/sheets/document.ts'
import { callRoute, openTestServer, type Person, type TestServer } from '../testing/server.ts'
import { openStandIn } from '../testing/stand-in.ts'

let server: TestServer
let owner: Person
let other: Person
beforeAll(async () => {
  server = await openTestServer([openStandIn()])
  await server.work()
  owner = await server.person()
  other = await server.person()
})
afterAll(() => server.close())

async function makeNpc(): Promise<string> {
  const started = await owner.call('npcGenerate', {
    body: { prompt: 'a smith who hides a crown', seed: 5 },
    idempotencyKey: crypto.randomUUID(),
  })
  const { jobId } = started.json<{ jobId: string }>()
  await expect
    .poll(async () => (await owner.call('npcPoll', { params: { id: jobId } })).json().status, { timeout: 15_000 })
    .toBe('COMPLETED')
  return (await owner.call('npcPoll', { params: { id: jobId } })).json<{ id: string }>().id
}

test('a sheet that goes by its link is listed nowhere, opens for whoever has it, and keeps its secrets to its owner', async () => {
  const id = await makeNpc()
  const params = { id }
  const set = await owner.call('npcUpdate', { params, body: { visibility: 'unlisted' } })
  expect(set.json()).toMatchObject({ visibility: 'unlisted', isVisible: false, sharesSecrets: false, view: 'gm' })
  const seen = (await other.call('npcGet', { params })).json()
  expect(seen).toMatchObject({ view: 'players', prompt: '', seed: 0, request: {}, edits: {}, originals: {}, kin: [] })
  expect(JSON.stringify({ ...seen, document: { ...seen.document, title: '' }, title: '' })).not.toContain('crown')
  expect(seen.document.sections.map((section: { key: string }) => section.key)).not.toContain('heart')
  expect((await callRoute(server.app, 'npcGet', { params })).statusCode).toBe(200)
  const listed = (await callRoute(server.app, 'searchSheets', {})).json<{ sheets: { id: string }[] }>()
  expect(listed.sheets.map((card) => card.id)).not.toContain(id)
  const text = await callRoute(server.app, 'npcExport', { params, query: { format: 'text', view: 'gm' } })
  expect(text.body).not.toContain('Secret')
  const own = await owner.call('npcExport', { params, query: { format: 'text' } })
  expect(own.body).toContain('Secret')
  const handout = await owner.call('npcExport', { params, query: { format: 'text', view: 'players' } })
  expect(handout.body).not.toContain('Secret')

  await owner.call('npcUpdate', { params, body: { sharesSecrets: true } })
  expect((await other.call('npcGet', { params })).json().view).toBe('gm')
  expect((await other.call('npcGet', { params, query: { view: 'players' } })).json().view).toBe('players')
  await owner.call('npcUpdate', { params, body: { visibility: 'private' } })
  expect((await other.call('npcGet', { params })).statusCode).toBe(404)
})

test('the parts that are the game master’s say so, each by itself', async () => {
  const id = await makeNpc()
  const { document } = (await owner.call('npcGet', { params: { id } })).json<{ document: SheetDocument }>()
  const audienceOf = (key: string) => document.sections.find((section) => section.key === key)?.audience
  expect([audienceOf('heart'), audienceOf('stats'), audienceOf('sight')]).toEqual(['gm', 'gm', undefined])
})
