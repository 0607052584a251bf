import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Collection, CollectionCard } from '../../contract/collections.ts'
import { collections, collectionWorks } from '../db/community.ts'
import { images } from '../db/schema.ts'
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

async function make(body: Record<string, unknown> = {}, key: string = randomUUID()): Promise<CollectionCard> {
  const answer = await owner.call('createCollection', { body: { title: 'Ships', ...body }, idempotencyKey: key })
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json()
}

async function picture(person: Person, request: Record<string, unknown> = {}): Promise<string> {
  const started = await person.start(request)
  return ((await server.ended(person, started.json().requestId)).image as { id: string }).id
}

const put = (id: string, work: string, person = owner) =>
  person.call('collectWork', { params: { id, kind: 'image', work } })

async function read(id: string, person?: Person): Promise<Collection> {
  const answer = person
    ? await person.call('getCollection', { params: { id } })
    : await callRoute(server.app, 'getCollection', { params: { id } })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}
const idsOf = ({ items }: Collection) => items.map(({ id }) => id)

test('the same request sent twice at once makes one collection', async () => {
  const key = randomUUID()
  const made = await Promise.all(Array.from({ length: 8 }, () => make({}, key)))
  expect(new Set(made.map(({ id }) => id)).size).toBe(1)
  expect(await server.services.db.$count(collections, eq(collections.ownerId, owner.id))).toBe(1)
})

test('works are put in once, first in the list, by fifty clicks at once too, and can be moved and taken out', async () => {
  const { id } = await make()
  const [one, two, three] = [await picture(owner), await picture(other), await picture(owner)]
  for (const work of [one, two, three]) await put(id, work)
  const answers = await Promise.all(Array.from({ length: 50 }, () => put(id, one)))
  expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true)
  expect(idsOf(await read(id))).toEqual([three, two, one])
  const move = (work: string, to: string) =>
    owner.call('moveCollected', { params: { id, kind: 'image', work }, body: { to } })
  await move(one, 'first')
  expect(idsOf(await read(id))).toEqual([one, three, two])
  await move(one, 'later')
  expect(idsOf(await read(id))).toEqual([three, one, two])
  await move(three, 'last')
  await move(three, 'later')
  expect(idsOf(await read(id))).toEqual([one, two, three])
  await move(two, 'earlier')
  await owner.call('uncollectWork', { params: { id, kind: 'image', work: one } })
  await put(id, one)
  const whole = await read(id)
  expect(idsOf(whole)).toEqual([one, two, three])
  expect(whole).toMatchObject({ works: 3, owner: owner.username, isOwner: false })
})

test('a private collection is its owner’s alone, an unlisted one whoever’s has the link, and only public ones are listed', async () => {
  const own = await server.person(0)
  const madeBy = async (visibility: string) =>
    (
      await own.call('createCollection', { body: { title: visibility, visibility }, idempotencyKey: randomUUID() })
    ).json()
  const [open, linked, secret] = [await madeBy('public'), await madeBy('unlisted'), await madeBy('private')]
  expect((await callRoute(server.app, 'getCollection', { params: { id: secret.id } })).statusCode).toBe(404)
  expect((await read(linked.id)).title).toBe('unlisted')
  const listed = await other.call('collectionsOfPerson', { params: { username: own.username } })
  expect(listed.json().collections.map(({ id }: CollectionCard) => id)).toEqual([open.id])
  expect((await own.call('myCollections')).json().collections).toHaveLength(3)
  for (const name of ['updateCollection', 'deleteCollection'] as const) {
    expect((await other.call(name, { params: { id: open.id }, body: { title: 'Mine' } })).statusCode).toBe(403)
    expect((await other.call(name, { params: { id: secret.id }, body: { title: 'Mine' } })).statusCode).toBe(404)
  }
})

test('what nobody else may see stays hidden in a collection too, and what is gone leaves it', async () => {
  const { id } = await make()
  const [shown, secret, nsfw] = [
    await picture(owner),
    await picture(owner, { visibility: 'private' }),
    await picture(owner),
  ]
  const theirs = await picture(other, { visibility: 'private' })
  await owner.call('toggleNsfw', { params: { id: nsfw } })
  for (const work of [shown, secret, nsfw]) expect((await put(id, work)).statusCode).toBe(200)
  expect((await put(id, theirs)).statusCode).toBe(404)
  expect(await read(id)).toMatchObject({ works: 1 })
  expect(idsOf(await read(id))).toEqual([shown])
  expect(idsOf(await read(id, owner))).toEqual([nsfw, secret, shown])
  await owner.call('setVisibility', { params: { id: shown }, body: { visibility: 'private' } })
  expect(idsOf(await read(id))).toEqual([])
  await owner.call('deleteImage', { params: { id: shown } })
  expect(idsOf(await read(id, owner))).toEqual([nsfw, secret])
  await server.services.db.delete(images).where(eq(images.id, nsfw))
  expect(idsOf(await read(id, owner))).toEqual([secret])
  expect(await server.services.db.$count(collectionWorks, eq(collectionWorks.collectionId, id))).toBe(2)
})

test('one’s own collections say which of them hold a work', async () => {
  const [{ id }, work] = [await make({ title: 'Holds it' }), await picture(other)]
  await put(id, work)
  const mine = await owner.call('myCollections', { query: { kind: 'image', work } })
  const holding = mine.json().collections.filter(({ holds }: { holds: boolean }) => holds)
  expect(holding.map((one: CollectionCard) => one.id)).toEqual([id])
})

test('a name is text without what nobody sees, and there is one', async () => {
  expect((await make({ title: ' \u202EShips\u200B <b> ' })).title).toBe('Ships <b>')
  const bad = await owner.call('createCollection', { body: { title: '\u200B' }, idempotencyKey: randomUUID() })
  expect(bad.statusCode).toBe(400)
})

test('who leaves takes their collections along; the works of others stay', async () => {
  const leaver = await server.person(0)
  const work = await picture(other)
  const made = await leaver.call('createCollection', { body: { title: 'Gone' }, idempotencyKey: randomUUID() })
  await put(made.json().id, work, leaver)
  expect((await leaver.call('getAccountData')).json()).toMatchObject({
    collections: [{ id: made.json().id, title: 'Gone', works: [{ kind: 'image', id: work }] }],
    following: [],
    streak: null,
    competitionEntries: [],
  })
  await leaver.call('deleteAccount', { body: { password: 'a long enough password' } })
  expect((await callRoute(server.app, 'getCollection', { params: { id: made.json().id } })).statusCode).toBe(404)
  expect((await callRoute(server.app, 'getImage', { params: { id: work } })).statusCode).toBe(200)
})
