import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { OWN_STYLE_PRICE, toGold } from '../../contract/economy.ts'
import type { Image } from '../../contract/images.ts'
import type { Lora } from '../../contract/loras.ts'
import type { PictureModel } from '../../contract/models.ts'
import { OwnStyle } from '../../contract/own-styles.ts'
import { loras } from '../db/schema.ts'
import { openTestServer, type Person, type TestServer } from '../testing/server.ts'
import { openStandIn } from '../testing/stand-in.ts'

// The engine's own tests look at what pictures in a style are like; here it is enough that they are asked for.
const standIn = openStandIn()
const [painted] = standIn.models() as [PictureModel]
const hands = ['painted', 'inked', 'poster'].map((id) => ({
  ...painted,
  id,
  categories: [...painted.categories, 'monsters' as const],
}))

let server: TestServer
beforeAll(async () => {
  server = await openTestServer([{ ...standIn, models: () => hands }])
  await server.work()
})
afterAll(() => server.close())

/** Five works of a person's own, four of them amber and one brown: the stand-in paints the bytes of a seed. */
async function five(person: Person): Promise<string[]> {
  const ids: string[] = []
  for (const [seed, count] of [
    [0x20_a0_e0, 4],
    [0x08_18_30, 1],
  ]) {
    const started = await person.start({ seed, count })
    const ended = await server.ended(person, started.json().requestId)
    ids.push(...(ended.images as Image[]).map(({ id }) => id))
  }
  return ids
}

const learn = (person: Person, imageIds: string[], idempotencyKey: string = randomUUID(), title = 'Amber') =>
  person.call('learnStyle', { body: { imageIds, title }, idempotencyKey })

const idOf = (url: unknown) => String(url).split('/').at(-1) ?? ''

test('a style of one’s own is learnt from five pictures, tried on three works, and paid for as the making of a LoRA', async () => {
  const person = await server.person(10)
  const ids = await five(person)
  standIn.orders.length = 0
  const started = await learn(person, ids)
  expect(started.statusCode, started.body).toBe(201)
  expect(started.json()).toMatchObject({ cost: toGold(OWN_STYLE_PRICE) })
  const ended = await server.ended(person, started.json().requestId)
  expect(ended).toMatchObject({ status: 'completed', type: 'own-style' })
  const tried = ended.images as Image[]
  expect(tried.map(({ type, visibility }) => [type, visibility])).toEqual([
    ['CHARACTER', 'private'],
    ['LANDSCAPE', 'private'],
    ['MONSTER', 'private'],
  ])
  const lora = (await person.call('getLora', { params: { id: idOf(ended.url) } })).json<Lora>()
  expect(lora).toMatchObject({
    kind: 'own-style',
    title: 'Amber',
    base: 'built-in',
    visibility: 'private',
    source: 'Learnt from 5 pictures',
    file: null,
  })
  const samples = async (who: Person) =>
    (await who.call('loraSamples', { params: { id: lora.id } })).json<{ images: Image[] }>().images.map(({ id }) => id)
  expect((await samples(person)).sort()).toEqual(tried.map(({ id }) => id).sort())
  const [row] = await server.services.db.select().from(loras)
  const style = OwnStyle.parse(row?.style)
  // Its pictures are nothing but amber on brown.
  expect(style.palette.every(({ colour }) => colour[2] > 0)).toBe(true)
  expect(standIn.orders.map(({ model, worn }) => [model, worn])).toEqual(
    ['painted', 'inked', 'poster'].map((model) => [model, [{ style, strength: 1 }]]),
  )
  const { transactions } = (await person.call('listTransactions', { query: { reason: 'LORA_CREATION' } })).json()
  expect(transactions).toMatchObject([{ amount: -toGold(OWN_STYLE_PRICE) }])
})

test('a style is learnt from five pictures of one’s own at least, from nobody else’s, once, and for what it costs', async () => {
  const [person, other, poor] = [await server.person(10), await server.person(10), await server.person(3)]
  const ids = await five(person)
  const [theirs = ''] = await five(other)
  const few = await learn(person, [...ids.slice(0, 4), ids[0] ?? ''])
  expect([few.statusCode, few.json().error]).toEqual([400, expect.stringContaining('at least 5 different pictures')])
  expect((await learn(person, [...ids.slice(0, 4), theirs])).json()).toMatchObject({ code: 'not_found' })
  expect((await learn(poor, await five(poor))).json()).toMatchObject({ code: 'not_enough_gold' })
  const key = randomUUID()
  const first = (await learn(person, ids, key)).json()
  await server.ended(person, first.requestId)
  expect((await learn(person, ids, key)).json()).toMatchObject({ requestId: first.requestId, status: 'completed' })
  const mine = (await person.call('myLoras', {})).json<{ loras: Lora[] }>()
  expect(mine.loras).toHaveLength(1)
  // It is private: others are not told that it is there.
  expect((await other.call('getLora', { params: { id: mine.loras[0]?.id ?? '' } })).statusCode).toBe(404)
})
