import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Image } from '../../contract/images.ts'
import type { SheetDocument } from '../../contract/sheets/document.ts'
import { secretsOf } from '../../contract/sheets/players-view.ts'
import type { Sheet, SheetsReply } from '../../contract/sheets.ts'
import { visibilities } from '../../contract/visibility.ts'
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

const get = async (who: Person, id: string) => (await who.call('npcGet', { params: { id } })).json<Sheet>()
const found = async (who: Person, q: string) =>
  (await who.call('searchSheets', { query: { q } })).json<SheetsReply>().sheets

test('lists and searches tell others no more of a sheet than its players may know', async () => {
  const id = await makeNpc()
  const { title, kicker } = await get(owner, id)
  const edits = { title: 'Zanthe Quillifer', 'heart.secret': 'Zanthorium lies under the anvil.' }
  await owner.call('npcUpdate', { params: { id }, body: { edits, sharesSecrets: false } })
  expect(kicker).toMatch(/level \d/)
  const [card] = await found(other, 'Quillifer')
  expect(card).toMatchObject({ id, summary: '' })
  expect(card?.kicker).not.toContain('level')
  expect(await found(other, 'Zanthorium')).toEqual([])
  expect((await owner.call('mySheets', { query: { q: 'Zanthorium' } })).json()).toMatchObject({ totalCount: 1 })
  await owner.call('npcUpdate', { params: { id }, body: { sharesSecrets: true } })
  expect((await found(other, 'Zanthorium')).map((one) => one.id)).toEqual([id])
  expect(title).not.toBe('Zanthe Quillifer')
})

test('no file that others are given has a sentence of the game master’s, and players’ Foundry gets a journal alone', async () => {
  const id = await makeNpc()
  const { document } = await get(owner, id)
  await owner.call('npcUpdate', { params: { id }, body: { sharesSecrets: false } })
  const started = await owner.start({ category: 'npcs', prompt: 'a smith who hides a crown', sheetId: id })
  await server.ended(owner, started.json().requestId)
  const secrets = secretsOf('npc', document)
  expect(secrets.length).toBeGreaterThan(5)
  for (const format of ['markdown', 'text', 'json', 'foundry']) {
    const file = await other.call('npcExport', { params: { id }, query: { format, view: 'gm' } })
    expect(file.headers['content-type'], format).not.toContain('zip')
    for (const secret of secrets) expect(file.body).not.toContain(secret)
  }
})

test('the pictures of a sheet that goes by its link go with it, without their words', async () => {
  const id = await makeNpc()
  await owner.call('npcUpdate', { params: { id }, body: { visibility: 'unlisted' } })
  const started = await owner.start({ category: 'npcs', prompt: 'a smith who hides a crown', sheetId: id })
  const { image } = await server.ended(owner, started.json().requestId)
  const params = { id: (image as Image).id }
  await owner.call('setVisibility', { params, body: { visibility: 'unlisted' } })
  const { pictures } = await get(other, id)
  expect(pictures).toMatchObject([{ id: params.id, prompt: '', understood: [], unused: [] }])
  expect((await other.call('getImage', { params })).json()).toMatchObject({ prompt: '', sheet: { id } })
  // In the gallery the picture is no way to the sheet.
  await owner.call('setVisibility', { params, body: { isVisible: true } })
  expect((await other.call('getImage', { params })).json()).toMatchObject({ isVisible: true, sheet: null })
  await owner.call('setVisibility', { params, body: { visibility: 'private' } })
  expect((await get(other, id)).pictures).toEqual([])
})

test('a sheet is asked for in all three ways, and the three-way name goes before the two-way one', async () => {
  for (const visibility of visibilities) {
    const body = { seed: 6, visibility, isVisible: visibility !== 'public' }
    const started = await owner.call('npcGenerate', { body, idempotencyKey: crypto.randomUUID() })
    const { jobId } = started.json<{ jobId: string }>()
    await server.ended(owner, jobId)
    const job = (await owner.call('npcPoll', { params: { id: jobId } })).json<{ id: string }>()
    expect((await get(owner, job.id)).visibility).toBe(visibility)
    expect((await other.call('npcGet', { params: { id: job.id } })).statusCode).toBe(
      visibility === 'private' ? 404 : 200,
    )
  }
})

test('people linked with a sheet that goes by its link are shown on it where it shares its secrets, and keep their own; on a public one they are shown to nobody', async () => {
  const write = async (kind: 'shop' | 'npc', body: object) => {
    const started = await owner.call(`${kind}Generate`, { body, idempotencyKey: crypto.randomUUID() })
    const { jobId } = started.json<{ jobId: string }>()
    await server.ended(owner, jobId)
    return (await owner.call(`${kind}Poll`, { params: { id: jobId } })).json<{ id: string }>().id
  }
  const id = await write('shop', { seed: 3, visibility: 'unlisted' })
  const params = { id }
  const { document } = (await owner.call('shopGet', { params })).json<Sheet>()
  const brief = document.kin.find(({ kind }) => kind === 'npc')
  if (!brief) throw new Error('Nobody keeps the shop.')
  const madeFor = { id, key: brief.key }
  const keeper = await write('npc', { ...brief.request, visibility: 'unlisted', madeFor })
  await write('npc', { ...brief.request, visibility: 'private', madeFor })
  const kin = async () => (await other.call('shopGet', { params })).json<Sheet>().kin.map(({ card }) => card.id)
  // Who is linked with whom is the game master's to tell.
  expect(await kin()).toEqual([])
  await owner.call('shopUpdate', { params, body: { sharesSecrets: true } })
  expect(await kin()).toEqual([keeper])
  const seen = (await other.call('npcGet', { params: { id: keeper } })).json<Sheet>()
  expect(seen.view).toBe('players')
  expect(seen.document.sections.map(({ key }) => key)).not.toContain('heart')
  await owner.call('shopUpdate', { params, body: { visibility: 'public' } })
  expect(await kin()).toEqual([])
})

test('a picture is asked for by its link, and its sheet’s link shows it', async () => {
  const id = await makeNpc()
  await owner.call('npcUpdate', { params: { id }, body: { visibility: 'unlisted' } })
  const asked = { category: 'npcs', prompt: 'a smith with a hammer', sheetId: id, visibility: 'unlisted' } as const
  const { image } = await server.ended(owner, (await owner.start(asked)).json().requestId)
  expect(image).toMatchObject({ visibility: 'unlisted', isVisible: false })
  expect((await get(other, id)).pictures.map((picture) => picture.id)).toEqual([(image as Image).id])
})
