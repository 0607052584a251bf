import { randomUUID } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ADDRESS_ROOM } from '../../contract/trust.ts'
import { arrivals, featureFlags, leaderboardRows } from '../db/community.ts'
import { images, sheets, users } from '../db/schema.ts'
import { sweepLeaderboards } from '../leaderboards/commands.ts'
import { callRoute, openTestServer, type Person, type TestServer } from '../testing/server.ts'
import { openStandIn } from '../testing/stand-in.ts'

const PASSWORD = 'a long enough password'
const FARM = 30
const HONEST = 3

let server: TestServer
let makers: Person[]
let farm: Person[]
let honest: Person[]
beforeAll(async () => {
  server = await openTestServer([openStandIn()])
  await server.services.db
    .insert(featureFlags)
    .values({ name: 'trust-limits', isOn: true })
    .onConflictDoUpdate({ target: featureFlags.name, set: { isOn: true } })
  const some = (count: number) => Promise.all(Array.from({ length: count }, () => server.person(0)))
  makers = await some(2)
  farm = await some(FARM)
  honest = await some(HONEST)
  await cameFrom('one flat', farm)
  for (const [number, person] of [...honest, ...makers].entries()) await cameFrom(`street ${number}`, [person])
})
afterAll(() => server.close())

const maker = (number = 0) => makers[number] as Person
async function cameFrom(address: string, people: readonly Person[]) {
  for (const { id } of people)
    await server.services.db
      .insert(arrivals)
      .values({ userId: id, address })
      .onConflictDoUpdate({ target: arrivals.userId, set: { address } })
}
const looks = { type: 'LANDSCAPE', width: 1, height: 1, thumbhash: '', isVisible: true } as const
async function picture(title: string, ownerId = maker().id): Promise<string> {
  const id = randomUUID()
  await server.services.db.insert(images).values({ ...looks, id, mediaKey: id, title, ownerId })
  return id
}
async function sheet(): Promise<string> {
  const id = randomUUID()
  const written = { title: 'A hoard', kicker: '', summary: '', sections: [] } as never
  const words = { title: 'A hoard', kicker: '', summary: '', words: '', prompt: 'a hoard' }
  await server.services.db.insert(sheets).values({
    ...{ id, generationId: randomUUID(), ownerId: maker().id, kind: 'loot', seed: 1, request: {}, written },
    ...words,
    isVisible: true,
  })
  return id
}
const vote = (person: Person, id: string, isUpvote = true) =>
  person.call('voteImage', { params: { id }, body: { isUpvote } })
const votesOf = async (id: string) =>
  (await callRoute(server.app, 'getImage', { params: { id } })).json<{ votes: number }>().votes
const found = async (sort: string, q: string) => {
  const answer = await callRoute(server.app, 'searchImages', { query: { q, sort } })
  return answer.json<{ images: { id: string }[] }>().images.map(({ id }) => id)
}
/** Makes somebody as trusted as their days and works say. */
async function grown(person: Person, days: number, works: number) {
  const createdAt = new Date(Date.now() - days * 86_400_000)
  await server.services.db.update(users).set({ createdAt, emailVerified: true }).where(eq(users.id, person.id))
  for (let made = 0; made < works; made++) await picture(`Work ${made}`, person.id)
}

test('thirty new accounts of one address weigh as one against three honest people, in every order and on the leaderboard, and each sees their own vote', async () => {
  const [pushed, liked] = [await picture('Brigadefield pushed'), await picture('Brigadefield liked', maker(1).id)]
  const answers = await Promise.all(farm.map((person) => vote(person, pushed)))
  for (const person of honest) await vote(person, liked)
  expect([await votesOf(pushed), await votesOf(liked)]).toEqual([1, HONEST])
  for (const sort of ['top', 'trending']) expect(await found(sort, 'brigadefield'), sort).toEqual([liked, pushed])
  expect(await found('new', 'brigadefield votes>1')).toEqual([liked])
  const seen = answers.map((answer) => answer.json<{ votes: number; myVote: number }>())
  expect(seen.every(({ myVote }) => myVote === 1)).toBe(true)
  expect(seen.filter(({ votes }) => votes === 2)).toHaveLength(FARM - 1)
  await sweepLeaderboards(server.services)
  const rows = await server.services.db
    .select({ imageId: leaderboardRows.imageId, score: leaderboardRows.score })
    .from(leaderboardRows)
    .where(inArray(leaderboardRows.imageId, [pushed, liked]))
  const scores = new Map(rows.map(({ imageId, score }) => [imageId, score]))
  expect([scores.get(liked), scores.get(pushed)]).toEqual([HONEST, 1])
})

test('down as up: they push nothing down either, and taking votes back leaves the count of those that count', async () => {
  const id = await picture('A quiet field')
  for (const person of honest) await vote(person, id)
  await Promise.all(farm.map((person) => vote(person, id, false)))
  expect(await votesOf(id)).toBe(HONEST - 1)
  await Promise.all(farm.map((person) => vote(person, id, false)))
  expect(await votesOf(id)).toBe(HONEST)
})

test('likes and votes on sheets are held to the same', async () => {
  const [work, page] = [await picture('A liked field'), await sheet()]
  const like = (person: Person, id: string) => person.call('like', { body: { kind: 'image', id, isLiked: true } })
  const answers = await Promise.all(farm.map((person) => like(person, work)))
  expect(answers.map((answer) => answer.json().likes).sort()).toEqual([1, ...Array(FARM - 1).fill(2)])
  await Promise.all(farm.map((person) => person.call('voteSheet', { params: { id: page }, body: { isUpvote: true } })))
  const reactions = async (person: Person, kind: string, id: string) =>
    (await person.call('getReactions', { query: { kind, id } })).json()
  expect(await reactions(maker(), 'image', work)).toMatchObject({ likes: 1, isLiked: false })
  expect(await reactions(maker(), 'sheet', page)).toMatchObject({ votes: 1, myVote: 0 })
  const last = farm.at(-1) as Person
  expect(await reactions(last, 'image', work)).toMatchObject({ isLiked: true })
  // Two of them: one that counts, and one's own.
  const uncounted = await Promise.all(farm.map((person) => reactions(person, 'sheet', page)))
  expect(uncounted.filter(({ votes }) => votes === 2)).toHaveLength(FARM - 1)
  const away = await last.call('like', { body: { kind: 'image', id: work, isLiked: false } })
  expect(away.json()).toEqual({ likes: 1, isLiked: false })
})

test('a household whose members are known has three voices, and one each once they are trusted', async () => {
  const family = await Promise.all(Array.from({ length: ADDRESS_ROOM.known + 1 }, () => server.person(0)))
  await cameFrom('one house', family)
  for (const person of family) await grown(person, 4, 1)
  const id = await picture('A family field')
  for (const person of family) await vote(person, id)
  expect(await votesOf(id)).toBe(ADDRESS_ROOM.known)
  const other = await picture('Another family field')
  for (const person of family) await grown(person, 40, 10)
  for (const person of family) await vote(person, other)
  expect(await votesOf(other)).toBe(family.length)
})

test('new accounts made where a work’s maker lives do not count for it', async () => {
  const puppet = await server.person(0)
  await cameFrom('street 3', [puppet, maker()])
  const id = await picture('My own field')
  expect((await vote(puppet, id)).json()).toMatchObject({ votes: 1, myVote: 1 })
  expect(await votesOf(id)).toBe(0)
})

test('a brigade that leaves takes along what counted of its votes, and no more', async () => {
  const leavers = await Promise.all([server.person(0), server.person(0)])
  await cameFrom('a hotel', leavers)
  const id = await picture('A field for a week')
  for (const person of [...leavers, ...honest]) await vote(person, id)
  expect(await votesOf(id)).toBe(HONEST + 1)
  for (const person of leavers.toReversed())
    expect((await person.call('deleteAccount', { body: { password: PASSWORD } })).statusCode).toBe(200)
  expect(await votesOf(id)).toBe(HONEST)
})
