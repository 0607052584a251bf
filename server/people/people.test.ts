import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FeedReply, PeopleReply, Person } from '../../contract/people.ts'
import { blocks, follows } from '../db/community.ts'
import { images, users } from '../db/schema.ts'
import { callRoute, openTestServer, type Person as Somebody, type TestServer } from '../testing/server.ts'
import { openStandIn } from '../testing/stand-in.ts'
import { startFollowerNews, tellFollowers } from './follower-news.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer([openStandIn()])
  await server.work()
})
afterAll(() => server.close())

const params = ({ username }: Somebody) => ({ params: { username } })

async function pageOf(person: Somebody, viewer?: Somebody): Promise<Person> {
  const answer = viewer
    ? await viewer.call('getPerson', params(person))
    : await callRoute(server.app, 'getPerson', params(person))
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}

/** What the counters say, and what the rows do. */
async function countersOf(person: Somebody) {
  const { db } = server.services
  const [row] = await db.select().from(users).where(eq(users.id, person.id))
  const rows = {
    followers: await db.$count(follows, eq(follows.followedId, person.id)),
    following: await db.$count(follows, eq(follows.followerId, person.id)),
  }
  expect({ followers: row?.followers, following: row?.following }).toEqual(rows)
  return rows
}

async function picture(person: Somebody, request: Record<string, unknown> = {}): Promise<string> {
  const started = await person.start(request)
  const ended = await server.ended(person, started.json().requestId)
  return (ended.image as { id: string }).id
}

test('a public page tells what somebody made in public, and nothing of the rest', async () => {
  const person = await server.person()
  const shown = await picture(person)
  await picture(person, { visibility: 'private' })
  const hidden = await picture(person, { visibility: 'unlisted' })
  await person.call('toggleNsfw', { params: { id: await picture(person) } })
  const page = await pageOf(person)
  expect(page).toMatchObject({ username: person.username, works: 1, isYou: false, isFollowed: false, avatar: null })
  expect(JSON.stringify(page)).not.toContain(person.email)
  const works = await callRoute(server.app, 'worksOfPerson', params(person))
  expect(works.json().images.map(({ id }: { id: string }) => id)).toEqual([shown])
  expect(works.json().totalCount).toBe(1)
  expect(works.body).not.toContain(hidden)
})

test('a name is found in whatever case it is written, and one that nobody has is not', async () => {
  const person = await server.person(0)
  const found = await callRoute(server.app, 'getPerson', { params: { username: person.username.toUpperCase() } })
  expect(found.json().username).toBe(person.username)
  const missing = await callRoute(server.app, 'getPerson', { params: { username: 'nobody.of.that.name' } })
  expect(missing.statusCode).toBe(404)
})

test('fifty follows at once, and a double click, are one follow', async () => {
  const [star, fan] = [await server.person(0), await server.person(0)]
  const answers = await Promise.all(Array.from({ length: 50 }, () => fan.call('followPerson', params(star))))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(50).fill(200))
  expect(await countersOf(star)).toEqual({ followers: 1, following: 0 })
  expect(await countersOf(fan)).toEqual({ followers: 0, following: 1 })
  expect(await pageOf(star, fan)).toMatchObject({ followers: 1, isFollowed: true })
  await Promise.all([fan.call('unfollowPerson', params(star)), fan.call('unfollowPerson', params(star))])
  expect(await countersOf(star)).toEqual({ followers: 0, following: 0 })
})

test('two who follow each other at the same moment both do, and nobody waits for ever', async () => {
  const [one, other] = [await server.person(0), await server.person(0)]
  for (let round = 0; round < 5; round++) {
    await Promise.all([one.call('followPerson', params(other)), other.call('followPerson', params(one))])
    expect(await countersOf(one)).toEqual({ followers: 1, following: 1 })
    await Promise.all([one.call('unfollowPerson', params(other)), other.call('unfollowPerson', params(one))])
  }
  expect(await countersOf(other)).toEqual({ followers: 0, following: 0 })
})

test('nobody follows or blocks themselves', async () => {
  const person = await server.person(0)
  expect((await person.call('followPerson', params(person))).statusCode).toBe(409)
  expect((await person.call('blockPerson', params(person))).statusCode).toBe(409)
  expect(await countersOf(person)).toEqual({ followers: 0, following: 0 })
})

test('blocking ends follows both ways, and neither can follow the other until it is taken back', async () => {
  const [one, other] = [await server.person(0), await server.person(0)]
  await one.call('followPerson', params(other))
  await other.call('followPerson', params(one))
  expect((await one.call('blockPerson', params(other))).json()).toMatchObject({ isBlocked: true, isFollowed: false })
  expect(await countersOf(one)).toEqual({ followers: 0, following: 0 })
  expect(await countersOf(other)).toEqual({ followers: 0, following: 0 })
  for (const [who, whom] of [
    [one, other],
    [other, one],
  ] as const) {
    expect((await who.call('followPerson', params(whom))).statusCode).toBe(403)
  }
  const list: PeopleReply = (await one.call('myBlocks')).json()
  expect(list.people.map(({ username }) => username)).toEqual([other.username])
  expect((await other.call('myBlocks')).json().people).toEqual([])
  await one.call('unblockPerson', params(other))
  expect((await other.call('followPerson', params(one))).statusCode).toBe(200)
})

test('a hidden page is its owner’s alone, and its owner can hide and show it', async () => {
  const [person, viewer] = [await server.person(0), await server.person(0)]
  await viewer.call('followPerson', params(person))
  await person.call('updatePage', { body: { isHidden: true } })
  for (const name of ['getPerson', 'worksOfPerson', 'sheetsOfPerson', 'followersOfPerson'] as const) {
    expect((await viewer.call(name, params(person))).statusCode, name).toBe(404)
    expect((await person.call(name, params(person))).statusCode, name).toBe(200)
  }
  const followed: PeopleReply = (await viewer.call('followedByPerson', params(viewer))).json()
  expect(followed.people).toEqual([])
  expect((await viewer.call('unfollowPerson', params(person))).statusCode).toBe(200)
  await person.call('updatePage', { body: { isHidden: false } })
  expect((await viewer.call('getPerson', params(person))).statusCode).toBe(200)
})

test('an avatar is a picture of one’s own that others may see, and goes with it', async () => {
  const [person, other] = [await server.person(), await server.person()]
  const [own, secret, theirs] = [
    await picture(person),
    await picture(person, { visibility: 'private' }),
    await picture(other),
  ]
  for (const id of [secret, theirs])
    expect((await person.call('updatePage', { body: { avatarImageId: id } })).statusCode).toBe(400)
  const page: Person = (await person.call('updatePage', { body: { avatarImageId: own } })).json()
  expect(page.avatar).toMatchObject({ imageId: own })
  await person.call('setVisibility', { params: { id: own }, body: { visibility: 'private' } })
  expect((await pageOf(person)).avatar).toBeNull()
  await person.call('setVisibility', { params: { id: own }, body: { visibility: 'public' } })
  await person.call('deleteImage', { params: { id: own } })
  expect((await pageOf(person)).avatar).toBeNull()
  await server.services.db.delete(images).where(eq(images.id, own))
  expect((await pageOf(person)).avatar).toBeNull()
})

test('what somebody says of themselves is text without what nobody sees, and links are whole https addresses', async () => {
  const person = await server.person(0)
  const about = 'I draw \u202Emaps\u202C <script>alert(1)</script>\u0007'
  const page: Person = (await person.call('updatePage', { body: { about, pages: ['https://example.com/me'] } })).json()
  expect(page).toMatchObject({
    about: 'I draw maps <script>alert(1)</script>',
    pages: ['https://example.com/me'],
  })
  for (const bad of ['javascript:alert(1)', 'http://example.com', 'https://name:word@example.com', 'https://localhost'])
    expect((await person.call('updatePage', { body: { pages: [bad] } })).statusCode, bad).toBe(400)
})

test('the feed shows what the followed made in public, newest first, page by page without a gap or a repeat', async () => {
  const [reader, one, other, stranger] = [
    await server.person(0),
    await server.person(),
    await server.person(),
    await server.person(),
  ]
  await reader.call('followPerson', params(one))
  await reader.call('followPerson', params(other))
  const made: string[] = []
  for (const person of [one, other, one, other, one]) made.unshift(await picture(person))
  await picture(one, { visibility: 'private' })
  await picture(stranger)
  const seen: string[] = []
  let cursor: string | null = null
  do {
    const page: FeedReply = (
      await reader.call('followingFeed', { query: { limit: 2, ...(cursor && { cursor }) } })
    ).json()
    seen.push(...page.images.map(({ id }) => id))
    cursor = page.nextCursor
  } while (cursor !== null)
  expect(seen).toEqual(made)
  await reader.call('blockPerson', params(one))
  const left: FeedReply = (await reader.call('followingFeed')).json()
  expect(left.following).toBe(1)
  expect(left.images.every(({ owner }) => owner === other.username)).toBe(true)
  const odd = await reader.call('followingFeed', { query: { cursor: "1_'; drop table users" } })
  expect(odd.json().images.length).toBe(left.images.length)
})

test('who leaves is no longer counted, and two who follow each other can leave at once', async () => {
  const [one, other, third] = [await server.person(0), await server.person(0), await server.person(0)]
  for (const [who, whom] of [
    [one, other],
    [other, one],
    [third, one],
    [third, other],
    [one, third],
  ] as const)
    await who.call('followPerson', params(whom))
  const body = { password: 'a long enough password' }
  const answers = await Promise.all([one.call('deleteAccount', { body }), other.call('deleteAccount', { body })])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  expect(await countersOf(third)).toEqual({ followers: 0, following: 0 })
  expect(await server.services.db.$count(blocks, and(eq(blocks.blockerId, one.id)))).toBe(0)
})

test('whoever is followed is told once, however often somebody follows and lets go', async () => {
  const [star, fan] = [await server.person(0), await server.person(0)]
  for (let round = 0; round < 3; round++) {
    await fan.call('followPerson', params(star))
    await fan.call('unfollowPerson', params(star))
  }
  const { notifications } = (await star.call('getNotifications')).json()
  expect(notifications).toMatchObject([{ type: 'FOLLOW', actors: [fan.username], actorCount: 1, facts: { times: 1 } }])
})

test('followers are told of a new public work, once a day, also when the job is done again', async () => {
  const [star, fan, other] = [await server.person(), await server.person(0), await server.person(0)]
  await fan.call('followPerson', params(star))
  await startFollowerNews(server.services)
  await picture(star, { visibility: 'private' })
  const shown = await picture(star)
  const told = async (person: Somebody) => (await person.call('getNotifications')).json().notifications
  await expect.poll(() => told(fan), { timeout: 15_000 }).toHaveLength(1)
  for (const imageId of [shown, await picture(star)])
    await tellFollowers(server.services, { ownerId: star.id, imageId })
  expect(await told(fan)).toMatchObject([
    { type: 'FOLLOWER_IMAGE', actors: [star.username], subject: { kind: 'image', id: shown }, facts: { times: 1 } },
  ])
  expect(await told(other)).toEqual([])
})

test('of a work that is private again by then nobody is told', async () => {
  const [star, fan] = [await server.person(), await server.person(0)]
  await fan.call('followPerson', params(star))
  const imageId = await picture(star, { visibility: 'private' })
  expect(await tellFollowers(server.services, { ownerId: star.id, imageId })).toBe(0)
  expect((await fan.call('getNotifications')).json().notifications).toEqual([])
})
