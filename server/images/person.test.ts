import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PollReply, StartReply } from '../../contract/generations.ts'
import type { FullImage, Image } from '../../contract/images.ts'
import type { Provider } from '../providers/provider.ts'
import { openTestServer, type Person, type TestServer } from '../testing/server.ts'
import { fullSize, openStandIn } from '../testing/stand-in.ts'

const standIn = openStandIn()
/** Its people have a scene, by which they can be told again. */
const painter: Provider = {
  ...standIn,
  make: {
    async picture(order, watcher) {
      const made = await fullSize(standIn)(order, watcher)
      const scene = { kind: 'figure', version: 1, people: [{ name: `elf ${order.seed}` }] }
      return order.category === 'landscapes' ? made : { ...made, scene }
    },
  },
}

let server: TestServer
beforeAll(async () => {
  server = await openTestServer([painter])
  await server.work()
})
afterAll(() => server.close())

async function made(person: Person, request: Record<string, unknown>): Promise<Image> {
  const started = await person.start({ category: 'characters', prompt: 'an elf', ...request })
  expect(started.statusCode, started.body).toBe(201)
  const reply = (await server.ended(person, started.json<StartReply>().requestId)) as unknown as PollReply
  expect(reply.error).toBeNull()
  return reply.images[0] as Image
}
const pageOf = async (person: Person, { id }: Image) =>
  (await person.call('getImage', { params: { id } })).json<FullImage>()

test('the person of a picture is drawn again in other words, and both pictures say so', async () => {
  const person = await server.person(10)
  const elf = await made(person, { seed: 4 })
  expect(await pageOf(person, elf)).toMatchObject({ hasPerson: true, personOf: null })
  const again = await made(person, { prompt: 'reading in a library', category: 'npcs', personOf: elf.id, seed: 9 })
  expect(standIn.orders.at(-1)?.personOf).toMatchObject({ kind: 'figure', people: [{ name: 'elf 4' }] })
  expect(await pageOf(person, again)).toMatchObject({ hasPerson: true, personOf: { id: elf.id, title: elf.title } })
})

test('a variation of such a picture shows the same person', async () => {
  const person = await server.person(10)
  const elf = await made(person, { seed: 40 })
  const again = await made(person, { personOf: elf.id, seed: 41 })
  const varied = await made(person, { variation: { of: again.id, strength: 'lot' }, seed: 42 })
  expect(standIn.orders.at(-1)?.personOf).toMatchObject({ people: [{ name: 'elf 40' }] })
  expect(await pageOf(person, varied)).toMatchObject({ personOf: { id: elf.id } })
})

test('the same words and seed with another person are another picture, which is paid for', async () => {
  const person = await server.person(10)
  const [one, other] = [await made(person, { seed: 70 }), await made(person, { seed: 75 })]
  const first = await made(person, { personOf: one.id, seed: 80 })
  expect((await made(person, { personOf: other.id, seed: 80 })).id).not.toBe(first.id)
  expect((await made(person, { seed: 80 })).id).not.toBe(first.id)
  expect((await made(person, { personOf: one.id, seed: 80 })).id).toBe(first.id)
})

test('a stranger’s private person, and one that goes by a link, are not found; a public one may be drawn by everybody', async () => {
  const [owner, stranger] = await Promise.all([server.person(10), server.person(10)])
  for (const visibility of ['private', 'unlisted']) {
    const { id } = await made(owner, { visibility })
    const refused = await stranger.start({ category: 'characters', prompt: 'an elf', personOf: id })
    expect(refused.statusCode).toBe(404)
  }
  const open = await made(owner, { seed: 120 })
  const drawn = await made(stranger, { personOf: open.id, seed: 121 })
  await owner.call('setVisibility', { params: { id: open.id }, body: { visibility: 'private' } })
  expect(await pageOf(stranger, drawn)).toMatchObject({ personOf: null })
})

test('a picture without people, another category and a picture that is not there are refused at once, for nothing', async () => {
  const person = await server.person(10)
  const hill = await made(person, { category: 'landscapes', prompt: 'a hill' })
  const elf = await made(person, { seed: 140 })
  const gold = async () => (await person.call('getUser')).json<{ gold: number }>().gold
  const before = await gold()
  const start = (request: Record<string, unknown>) =>
    person.start({ category: 'characters', prompt: 'an elf', ...request })
  expect((await start({ personOf: hill.id })).statusCode).toBe(409)
  expect((await start({ personOf: elf.id, category: 'landscapes' })).statusCode).toBe(400)
  expect((await start({ personOf: '00000000-0000-4000-8000-000000000000' })).statusCode).toBe(404)
  expect(await gold()).toBe(before)
  expect(await pageOf(person, hill)).toMatchObject({ hasPerson: false, personOf: null })
})
