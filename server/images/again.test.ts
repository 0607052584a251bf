import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PollReply, StartReply } from '../../contract/generations.ts'
import type { FullImage, Image } from '../../contract/images.ts'
import type { Provider } from '../providers/provider.ts'
import { openTestServer, type Person, type TestServer } from '../testing/server.ts'
import { fullSize, openStandIn } from '../testing/stand-in.ts'

const standIn = openStandIn()
/** While it is there, whoever paints waits for it. */
let brush: Promise<void> | undefined
let waiting = 0
const painter: Provider = {
  ...standIn,
  make: {
    async picture(order, watcher) {
      waiting += 1
      await brush
      return fullSize(standIn)(order, watcher)
    },
  },
}

let server: TestServer
beforeAll(async () => {
  server = await openTestServer([painter])
  await server.work()
})
afterAll(() => server.close())

interface Made {
  cost: number
  ids: string[]
  images: Image[]
  had: string[] | undefined
}

async function made(person: Person, request: Record<string, unknown>, key = randomUUID()): Promise<Made> {
  const started = await person.start(request, key)
  expect(started.statusCode, started.body).toBe(201)
  const { requestId, cost } = started.json<StartReply>()
  const reply = (await server.ended(person, requestId)) as unknown as PollReply
  expect(reply.error).toBeNull()
  return { cost, ids: reply.images.map(({ id }) => id), images: reply.images, had: reply.had }
}

/** The picture of a request for one. */
function onlyOf({ images: [image, ...others] }: Made): Image {
  if (!image || others.length > 0) throw new Error('Not one picture')
  return image
}

const goldOf = async (person: Person) => (await person.call('getUser')).json<{ gold: number }>().gold

test('the same request with the same seed brings the picture that is there, and costs nothing', async () => {
  const person = await server.person(10)
  const first = await made(person, { seed: 8 })
  const painted = standIn.orders.length
  const key = randomUUID()
  const again = await made(person, { seed: 8 }, key)
  expect(again).toMatchObject({ cost: 0, ids: first.ids, had: first.ids })
  expect(standIn.orders.length).toBe(painted)
  expect((await person.start({ seed: 8 }, key)).json()).toMatchObject({ cost: 0, status: 'completed' })
  expect(await goldOf(person)).toBe(9.5)
  expect(await server.audit()).toMatchObject({ sum: 0, wrong: [], wrongHolds: [] })
})

test('other words, another style, size or seed, and a picture that was deleted, are made and paid for', async () => {
  const person = await server.person(10)
  const first = await made(person, { seed: 8 })
  for (const other of [
    { prompt: 'a loud hill' },
    { negativePrompt: 'trees' },
    { size: 768 },
    { seed: 9 },
    { shape: 'portrait' },
  ])
    expect((await made(person, { seed: 8, ...other })).had).toBeUndefined()
  await person.call('deleteImage', { params: { id: first.ids[0] ?? '' } })
  const anew = await made(person, { seed: 8 })
  expect(anew).toMatchObject({ cost: 0.5, had: undefined })
})

test('nobody is given what somebody else had made, be it public or private', async () => {
  const [one, other] = [await server.person(10), await server.person(10)]
  for (const isVisible of [true, false]) {
    const prompt = isVisible ? 'a shown hill' : 'a hidden hill'
    const theirs = await made(one, { prompt, seed: 12, isVisible })
    const own = await made(other, { prompt, seed: 12, isVisible })
    expect(own).toMatchObject({ cost: 0.5, had: undefined })
    expect(own.ids).not.toEqual(theirs.ids)
  }
})

test('of four pictures those that are there are free, each by its own seed', async () => {
  const person = await server.person(10)
  const first = await made(person, { seed: 5 })
  const four = await made(person, { seed: 4, count: 4 })
  expect(four.cost).toBe(1.5)
  expect(four.images.map(({ seed }) => seed)).toEqual([4, 5, 6, 7])
  expect(four.had).toEqual(first.ids)
  expect((await made(person, { seed: 6, count: 4 })).cost).toBe(0)
  expect(await goldOf(person)).toBe(8)
})

test('a little variation keeps the words, the style and the seed of its parent and adds a nudge; a lot takes another seed', async () => {
  const person = await server.person(10)
  const parent = onlyOf(await made(person, { seed: 21, shape: 'portrait' }))
  const variation = { of: parent.id, strength: 'little' }
  const little = onlyOf(await made(person, { prompt: 'whatever else', seed: 77, variation }))
  expect(little).toMatchObject({ prompt: 'a quiet hill', seed: 21, nudges: [77], width: 384, height: 512 })
  expect(standIn.orders.at(-1)).toMatchObject({ seed: 21, nudges: [77] })
  const nearer = await made(person, { seed: 90, count: 2, variation: { ...variation, of: little.id } })
  expect(nearer.images.map(({ nudges }) => nudges)).toEqual([
    [77, 90],
    [77, 91],
  ])
  const far = onlyOf(await made(person, { seed: 80, variation: { ...variation, strength: 'lot' } }))
  expect(far).toMatchObject({ prompt: 'a quiet hill', seed: 80, nudges: [] })
  const page = (await person.call('getImage', { params: { id: little.id } })).json<FullImage>()
  expect(page.variedFrom).toEqual({ id: parent.id, title: parent.title, strength: 'little' })
  // Its seed and nudges alone bring it back: it is offered free.
  expect(await made(person, { seed: 21, nudges: [77], shape: 'portrait' })).toMatchObject({
    cost: 0,
    had: [little.id],
  })
})

test('somebody’s private picture can be varied by nobody else, and is not named on what was made from it', async () => {
  const [owner, other] = [await server.person(10), await server.person(10)]
  const parent = onlyOf(await made(owner, { seed: 30, prompt: 'a tower' }))
  const variation = { of: parent.id, strength: 'little' }
  const child = onlyOf(await made(other, { variation }))
  await owner.call('setVisibility', { params: { id: parent.id }, body: { isVisible: false } })
  expect((await other.start({ variation })).statusCode).toBe(404)
  const page = (await other.call('getImage', { params: { id: child.id } })).json<FullImage>()
  expect(page.variedFrom).toBeNull()
  expect(await goldOf(other)).toBe(9.5)
})

test('a picture that was offered free and deleted before the work began is made again, and not charged', async () => {
  const person = await server.person(10)
  const first = await made(person, { seed: 40 })
  // Everybody who could paint is at work.
  const { promise, resolve: release } = Promise.withResolvers<void>()
  brush = promise
  waiting = 0
  for (const seed of [1, 5, 9, 13]) await (await server.person(10)).start({ seed })
  await expect.poll(() => waiting, { timeout: 20_000 }).toBe(4)
  const started = (await person.start({ seed: 40, count: 2 })).json<StartReply>()
  expect(started.cost).toBe(0.5)
  await person.call('deleteImage', { params: { id: first.ids[0] ?? '' } })
  release()
  brush = undefined
  const { images, had } = (await server.ended(person, started.requestId)) as unknown as PollReply
  expect(images.map(({ seed }) => seed)).toEqual([40, 41])
  expect(images.map(({ id }) => id)).not.toContain(first.ids[0])
  expect(had).toBeUndefined()
  expect(await goldOf(person)).toBe(9)
  expect(await server.audit()).toMatchObject({ sum: 0, wrong: [], wrongHolds: [] })
})
