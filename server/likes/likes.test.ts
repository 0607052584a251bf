import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { NotificationsReply } from '../../contract/notifications.ts'
import type { Reactions } from '../../contract/reactions.ts'
import { blocks, likes, sheetVotes } from '../db/community.ts'
import { images, loras, sheets } from '../db/schema.ts'
import { callRoute, openTestServer, type Person, type TestServer } from '../testing/server.ts'
import { openStandIn } from '../testing/stand-in.ts'

const RACERS = 50

let server: TestServer
let owner: Person
let crowd: Person[]
beforeAll(async () => {
  server = await openTestServer([openStandIn()])
  owner = await server.person(0)
  crowd = await Promise.all(Array.from({ length: RACERS }, () => server.person(0)))
})
afterAll(() => server.close())

const fan = () => crowd[0] as Person

async function picture(isVisible = true): Promise<string> {
  const id = randomUUID()
  const looks = { width: 1, height: 1, mediaKey: id, thumbhash: '' }
  await server.services.db
    .insert(images)
    .values({ id, ownerId: owner.id, type: 'LANDSCAPE', title: 'The quiet hill', isVisible, ...looks })
  return id
}

async function sheet(isVisible = true): Promise<string> {
  const id = randomUUID()
  await server.services.db.insert(sheets).values({
    id,
    generationId: randomUUID(),
    ownerId: owner.id,
    kind: 'loot',
    prompt: 'a hoard',
    seed: 1,
    request: {},
    written: { title: 'A hoard', kicker: '', summary: '', sections: [] } as never,
    title: 'A hoard',
    kicker: '',
    summary: '',
    words: '',
    isVisible,
  })
  return id
}

const like = (person: Person, kind: string, id: string, isLiked = true) =>
  person.call('like', { body: { kind, id, isLiked } })
const vote = (person: Person, id: string, isUpvote = true) =>
  person.call('voteSheet', { params: { id }, body: { isUpvote } })
const reactions = async (person: Person, kind: string, id: string) =>
  (await person.call('getReactions', { query: { kind, id } })).json<Reactions>()

test('fifty who like at once, some of them again, are counted as many as there are', async () => {
  const id = await picture()
  const answers = await Promise.all(crowd.map((person) => like(person, 'image', id)))
  const again = await Promise.all(
    crowd.slice(0, 5).flatMap((person) => [like(person, 'image', id), like(person, 'image', id)]),
  )
  expect(new Set([...answers, ...again].map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  expect(await reactions(fan(), 'image', id)).toMatchObject({ likes: RACERS, isLiked: true, owner: owner.username })
  expect(await server.services.db.$count(likes, eq(likes.imageId, id))).toBe(RACERS)
  await Promise.all(
    crowd.slice(0, 20).flatMap((person) => [like(person, 'image', id, false), like(person, 'image', id, false)]),
  )
  expect((await reactions(fan(), 'image', id)).likes).toBe(RACERS - 20)
  expect(await server.services.db.$count(likes, eq(likes.imageId, id))).toBe(RACERS - 20)
})

test('fifty who vote on a sheet at once are counted as many as there are; a vote is changed, and taken back', async () => {
  const id = await sheet()
  const answers = await Promise.all(crowd.map((person, index) => vote(person, id, index % 5 > 0)))
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  const cast = RACERS - 2 * (RACERS / 5)
  expect(await reactions(fan(), 'sheet', id)).toMatchObject({ votes: cast, myVote: -1 })
  expect((await vote(fan(), id, true)).json()).toEqual({ votes: cast + 2, myVote: 1 })
  expect((await vote(fan(), id, true)).json()).toEqual({ votes: cast + 1, myVote: 0 })
  const rows = await server.services.db.select().from(sheetVotes).where(eq(sheetVotes.sheetId, id))
  expect(rows.reduce((sum, { value }) => sum + value, 0)).toBe(cast + 1)
})

test('the owner is told once of those who like something, and not again when they like it anew', async () => {
  const id = await picture()
  const [one, other] = [crowd[1] as Person, crowd[2] as Person]
  await like(one, 'image', id)
  await like(other, 'image', id)
  await like(other, 'image', id, false)
  await like(other, 'image', id)
  await like(owner, 'image', id)
  const told = (await owner.call('getNotifications')).json<NotificationsReply>().notifications
  expect(told.filter(({ subject }) => subject?.id === id)).toMatchObject([
    { type: 'LIKE', actorCount: 2, actors: [other.username, one.username], facts: { times: 2 } },
  ])
})

test('a LoRA that is liked is told as one', async () => {
  const id = randomUUID()
  await server.services.db.insert(loras).values({
    id,
    ownerId: owner.id,
    kind: 'safetensors',
    title: 'Inked',
    base: 'sdxl' as never,
    licence: 'own' as never,
    source: '',
    isVisible: true,
  })
  await like(fan(), 'lora', id)
  const [newest] = (await owner.call('getNotifications')).json<NotificationsReply>().notifications
  expect(newest).toMatchObject({ type: 'LORA_LIKED', subject: { kind: 'lora', page: `/loras/${id}` } })
  expect(await reactions(fan(), 'lora', id)).toMatchObject({ likes: 1, isLiked: true, votes: 0 })
})

test('whoever is blocked can neither like nor vote; what is hidden is liked by nobody else', async () => {
  const [shown, hidden, loot] = [await picture(), await picture(false), await sheet()]
  const blocked = crowd[3] as Person
  await server.services.db.insert(blocks).values({ blockerId: owner.id, blockedId: blocked.id })
  expect((await like(blocked, 'image', shown)).json()).toMatchObject({ code: 'forbidden' })
  expect((await vote(blocked, loot)).json()).toMatchObject({ code: 'forbidden' })
  expect((await like(fan(), 'image', hidden)).statusCode).toBe(404)
  expect((await like(owner, 'image', hidden)).statusCode).toBe(200)
  expect((await vote(fan(), await sheet(false))).statusCode).toBe(404)
  expect((await like(fan(), 'comment', randomUUID())).statusCode).toBe(404)
  const stranger = await callRoute(server.app, 'like', { body: { kind: 'image', id: shown, isLiked: true } })
  expect(stranger.statusCode).toBe(401)
})

test('a look counts once a day and reader, the owner’s own do not, and what is counted is written together', async () => {
  const id = await picture()
  const look = (person?: Person, agent = 'a browser') =>
    person
      ? person.call('countView', { body: { kind: 'image', id } })
      : callRoute(server.app, 'countView', {
          payload: {
            bytes: Buffer.from(JSON.stringify({ kind: 'image', id })),
            headers: { 'content-type': 'application/json', 'user-agent': agent },
          },
        })
  const counted = []
  for (const who of [fan(), fan(), crowd[1], owner]) counted.push((await look(who)).json().isCounted)
  for (const agent of ['a browser', 'a browser', 'another'])
    counted.push((await look(undefined, agent)).json().isCounted)
  expect(counted).toEqual([true, false, true, true, true, false, true])
  expect((await reactions(fan(), 'image', id)).views).toBe(0)
  await server.services.views.flush()
  expect((await reactions(fan(), 'image', id)).views).toBe(4)
  const { now } = server.services
  server.services.now = () => new Date(Date.now() + 24 * 3_600_000)
  const tomorrow = server.services.views.seen({ kind: 'image', id, reader: fan().id, readerId: fan().id })
  server.services.now = now
  expect(tomorrow).toBe(true)
  await server.services.views.flush()
  expect((await reactions(fan(), 'image', id)).views).toBe(5)
})

test('looks at what is not there are written to nobody’s harm', async () => {
  const id = await picture()
  for (const one of [randomUUID(), id]) {
    await fan().call('countView', { body: { kind: 'image', id: one } })
    await fan().call('countView', { body: { kind: 'sheet', id: one } })
  }
  await server.services.views.flush()
  expect((await reactions(fan(), 'image', id)).views).toBe(1)
})
