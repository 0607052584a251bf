import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FullImage, Image } from '../../contract/images.ts'
import type { JobReply, JobStatus, Sheet } from '../../contract/sheets.ts'
import { callRoute, openTestServer, type Person, type TestServer } from '../testing/server.ts'
import { openStandIn } from '../testing/stand-in.ts'

let server: TestServer
let keeper: Person
beforeAll(async () => {
  server = await openTestServer([openStandIn()])
  await server.work()
  keeper = await server.person()
})
afterAll(() => server.close())

async function made(kind: 'settlement' | 'npc', body: Record<string, unknown>): Promise<Sheet> {
  const started = await keeper.call(`${kind}Generate`, { body, idempotencyKey: randomUUID() })
  const { jobId } = started.json<JobReply>()
  await server.ended(keeper, jobId)
  const job = (await keeper.call(`${kind}Poll`, { params: { id: jobId } })).json<JobStatus>()
  return (await keeper.call(`${kind}Get`, { params: { id: job.id ?? '' } })).json()
}

test('a map that goes with a town bears its name and leads back to its sheet, for whoever may see that', async () => {
  const town = await made('settlement', { seed: 7 })
  const named = { title: 'Saltmere' }
  await keeper.call('settlementUpdate', { params: { id: town.id }, body: { edits: named } })
  const started = await keeper.start({ category: 'battlemaps', prompt: 'a plan of the town hall', sheetId: town.id })
  const image = (await server.ended(keeper, started.json().requestId)).image as Image
  const full = (await keeper.call('getImage', { params: { id: image.id } })).json<FullImage>()
  expect(full).toMatchObject({ title: 'Saltmere', sheet: { kind: 'settlement', id: town.id, title: 'Saltmere' } })
  await keeper.call('settlementUpdate', { params: { id: town.id }, body: { isVisible: false } })
  const seen = (await callRoute(server.app, 'getImage', { params: { id: image.id } })).json<FullImage>()
  expect(seen.sheet).toBe(null)
})

test('somebody made from a town keeps their name and side there, and both sheets know of each other', async () => {
  const town = await made('settlement', { seed: 3, prompt: 'a salt town run by a drowned cult' })
  const brief = town.document.kin.find(({ request }) => (request.known as { faction?: string }).faction)
  if (!brief) throw new Error('Nobody leads anything there.')
  const known = brief.request.known as { name: string; faction: string }
  const person = await made('npc', { ...brief.request, madeFor: { id: town.id, key: brief.key } })
  expect(person.title).toBe(known.name)
  expect(JSON.stringify(person.document)).toContain(known.faction)
  expect(person.request.known).toEqual(brief.request.known)
  expect(person.kin).toMatchObject([{ key: '', card: { id: town.id, title: town.title } }])
  const again = (await keeper.call('settlementGet', { params: { id: town.id } })).json<Sheet>()
  expect(again.kin).toMatchObject([{ key: brief.key, card: { id: person.id } }])
})

test('what goes with a sheet is seen by whoever sees the sheet, where nothing is said of it', async () => {
  const town = await made('settlement', { seed: 5, visibility: 'private' })
  const picture = { category: 'battlemaps', prompt: 'a plan of the town hall', sheetId: town.id }
  const paint = async (said: Record<string, unknown>) => {
    const started = await keeper.start({ ...picture, ...said })
    return ((await server.ended(keeper, started.json().requestId)).image as Image).visibility
  }
  expect(await paint({})).toBe('private')
  expect(await paint({ visibility: 'unlisted' })).toBe('unlisted')
  expect(await paint({ isVisible: true })).toBe('public')
  const [brief] = town.document.kin
  if (!brief) throw new Error('Nobody lives there.')
  const madeFor = { id: town.id, key: brief.key }
  const kind = brief.kind as 'npc'
  expect((await made(kind, { ...brief.request, madeFor })).visibility).toBe('private')
  await keeper.call('settlementUpdate', { params: { id: town.id }, body: { visibility: 'unlisted' } })
  expect((await made(kind, { ...brief.request, madeFor })).visibility).toBe('unlisted')
  expect((await made('settlement', { seed: 5 })).visibility).toBe('public')
})
