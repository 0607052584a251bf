import { afterAll, beforeAll, expect, test } from 'vitest'
import type { BulkRequest, Image } from '../../contract/images.ts'
import { BULK_IMAGES_MAX, DELETE_UNDO_WITHIN } from '../../contract/limits.ts'
import { callRoute, openTestServer, type Person, type TestServer } from '../testing/server.ts'
import { openStandIn } from '../testing/stand-in.ts'
import { sweepDeleted } from './deletion.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer([openStandIn()])
  await server.work()
})
afterAll(() => server.close())

async function made(person: Person, request: Record<string, unknown> = {}): Promise<Image> {
  const started = await person.start(request)
  return (await server.ended(person, started.json().requestId)).image as Image
}

/** Does something as if this much later, ms. */
async function later<T>(ms: number, act: () => Promise<T>): Promise<T> {
  const { services } = server
  const { now } = services
  services.now = () => new Date(now().getTime() + ms)
  return act().finally(() => {
    services.now = now
  })
}

const seenBy = async (person: Person, { id }: Image) =>
  (await person.call('getImage', { params: { id } })).statusCode === 200
const bulk = (person: Person, body: BulkRequest) => person.call('bulkImages', { body })

test('a deleted picture is gone at once, its bytes too; its owner brings it back as it was, and nobody else does', async () => {
  const [owner, stranger] = [await server.person(), await server.person()]
  const image = await made(owner, { prompt: 'a heron in the reeds' })
  const params = { id: image.id }
  await stranger.call('voteImage', { params, body: { isUpvote: true } })
  await owner.call('deleteImage', { params })
  expect(await seenBy(owner, image)).toBe(false)
  expect((await owner.call('deleteImage', { params })).statusCode).toBe(404)
  expect((await stranger.call('voteImage', { params, body: { isUpvote: true } })).statusCode).toBe(404)
  expect((await callRoute(server.app, 'searchImages', { query: { q: 'heron' } })).json().totalCount).toBe(0)
  expect((await owner.call('myImages')).json().totalCount).toBe(0)
  expect((await stranger.call('restoreImage', { params })).statusCode).toBe(404)
  const restored = await owner.call('restoreImage', { params })
  expect(restored.json()).toMatchObject({ id: image.id, votes: 1, prompt: 'a heron in the reeds' })
  expect((await owner.call('restoreImage', { params })).statusCode).toBe(200)
  expect((await server.app.inject({ url: image.url })).statusCode).toBe(200)
})

test('after ten minutes a deleted picture cannot be brought back, and the sweep lets it go; before, it stays', async () => {
  const owner = await server.person()
  const image = await made(owner)
  const params = { id: image.id }
  await owner.call('deleteImage', { params })
  expect(await later(DELETE_UNDO_WITHIN - 1000, () => sweepDeleted(server.services))).toBe(0)
  const tooLate = await later(DELETE_UNDO_WITHIN + 1000, () => owner.call('restoreImage', { params }))
  expect(tooLate.json()).toEqual({ error: 'This picture can no longer be brought back.', code: 'not_found' })
  expect(await later(DELETE_UNDO_WITHIN + 1000, () => sweepDeleted(server.services))).toBe(1)
  expect((await owner.call('restoreImage', { params })).statusCode).toBe(404)
})

test('deleting all can be undone as well, and brings back nobody else’s', async () => {
  const [owner, other] = [await server.person(), await server.person()]
  const [, , others] = [await made(owner), await made(owner), await made(other)]
  await other.call('deleteImage', { params: { id: others.id } })
  expect((await owner.call('deleteAllImages')).json()).toEqual({ deleted: 2 })
  expect((await owner.call('restoreAllImages')).json()).toEqual({ restored: 2 })
  expect((await owner.call('myImages')).json().totalCount).toBe(2)
  expect(await seenBy(other, others)).toBe(false)
})

test('several pictures are hidden, deleted and brought back in one call; the same call again changes nothing more', async () => {
  const owner = await server.person()
  const pictures = [await made(owner), await made(owner)]
  const ids = pictures.map((image) => image.id).sort()
  const visible = async () => (await owner.call('myImages', { query: { visibility: 'public' } })).json().totalCount
  expect((await bulk(owner, { action: 'visibility', ids, isVisible: false })).json()).toEqual({ ids })
  expect(await visible()).toBe(0)
  expect((await owner.call('myImages', { query: { visibility: 'private' } })).json().totalCount).toBe(2)
  expect((await bulk(owner, { action: 'delete', ids })).json()).toEqual({ ids })
  expect((await bulk(owner, { action: 'delete', ids })).json()).toEqual({ ids: [] })
  expect((await bulk(owner, { action: 'visibility', ids, isVisible: true })).json()).toEqual({ ids: [] })
  expect((await bulk(owner, { action: 'restore', ids })).json()).toEqual({ ids })
  expect((await bulk(owner, { action: 'visibility', ids, isVisible: true })).json()).toEqual({ ids })
  expect(await visible()).toBe(2)
})

test('one picture of somebody else’s among them and none is changed; hidden ones are passed over without a word', async () => {
  const [owner, other] = [await server.person(), await server.person()]
  const [mine, theirs, hidden] = [await made(owner), await made(other), await made(other, { isVisible: false })]
  const refused = await bulk(owner, { action: 'delete', ids: [mine.id, theirs.id] })
  expect(refused.statusCode).toBe(403)
  expect(refused.json().error).toBe('Only their owner can change these pictures. None was changed.')
  expect(await seenBy(owner, mine)).toBe(true)
  expect((await bulk(owner, { action: 'delete', ids: [mine.id, hidden.id] })).json()).toEqual({ ids: [mine.id] })
  expect(await seenBy(other, hidden)).toBe(true)
  expect((await bulk(owner, { action: 'restore', ids: [hidden.id] })).json()).toEqual({ ids: [] })
})

test('a hundred pictures at once and no more, and only for those who are logged in', async () => {
  const owner = await server.person()
  const ids = Array.from({ length: BULK_IMAGES_MAX + 1 }, () => crypto.randomUUID())
  const refused = await bulk(owner, { action: 'delete', ids })
  expect(refused.statusCode).toBe(400)
  expect(refused.json().error).toContain('At most 100 pictures at once.')
  expect((await bulk(owner, { action: 'delete', ids: [] })).json().error).toContain('Name at least one picture.')
  const anonymous = await callRoute(server.app, 'bulkImages', { body: { action: 'delete', ids: ids.slice(0, 1) } })
  expect(anonymous.statusCode).toBe(401)
})
