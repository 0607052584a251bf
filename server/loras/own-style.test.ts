import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { OWN_STYLE_PRICE, toGold } from '../../contract/economy.ts'
import type { FullImage, Image } from '../../contract/images.ts'
import type { Lora } from '../../contract/loras.ts'
import type { PictureModel } from '../../contract/models.ts'
import { OwnStyle } from '../../contract/own-styles.ts'
import { loras } from '../db/schema.ts'
import type { Provider } from '../providers/provider.ts'
import { openTestServer, type Person, type TestServer } from '../testing/server.ts'
import { fullSize, openStandIn } from '../testing/stand-in.ts'

// The engine's own tests look at what pictures in a style are like; here it is enough that they are asked for.
const standIn = openStandIn()
const [painted] = standIn.models() as [PictureModel]
const hands = ['painted', 'inked', 'poster'].map((id) => ({
  ...painted,
  id,
  loras: { bases: ['built-in' as const], from: 'here' as const, most: 3 },
  categories: [...painted.categories, 'monsters' as const],
}))

const painter: Provider = { ...standIn, models: () => hands, make: { picture: fullSize(standIn) } }

let server: TestServer
beforeAll(async () => {
  server = await openTestServer([painter])
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
    receipt: { held: toGold(OWN_STYLE_PRICE), charged: toGold(OWN_STYLE_PRICE), returned: 0 },
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
}, 60_000)

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

/** A style that a person has learnt. */
async function learnt(person: Person): Promise<{ id: string; style: OwnStyle }> {
  const { requestId } = (await learn(person, await five(person))).json()
  const id = idOf((await server.ended(person, requestId)).url)
  const [row] = await server.services.db.select().from(loras).where(eq(loras.id, id))
  return { id, style: OwnStyle.parse(row?.style) }
}

test('every built-in style wears it as strongly as asked: the same request again is had already, and no other is', async () => {
  const person = await server.person(20)
  const { id, style } = await learnt(person)
  const asked = async (worn: object[]) => {
    const started = await person.start({ seed: 77, loras: worn })
    expect(started.statusCode, started.body).toBe(201)
    const ended = await server.ended(person, started.json().requestId)
    return { had: ended.had as string[] | undefined, image: ended.image as FullImage, cost: started.json().cost }
  }
  const bare = await asked([])
  const half = await asked([{ id, weight: 0.5 }])
  expect(half.had).toBeUndefined()
  // Twice as much of it as there is, is all of it; nobody is told a word or an address.
  const all = await asked([{ id, weight: 2 }])
  expect(standIn.orders.slice(-2).map(({ worn, loras: told, prompt }) => [worn, told, prompt])).toEqual([
    [[{ style, strength: 0.5 }], undefined, 'a quiet hill'],
    [[{ style, strength: 1 }], undefined, 'a quiet hill'],
  ])
  expect(await asked([{ id, weight: 0.5 }])).toMatchObject({ had: [half.image.id], cost: 0 })
  expect(await asked([])).toMatchObject({ had: [bare.image.id], cost: 0 })
  const shown = (await person.call('getImage', { params: { id: all.image.id } })).json<FullImage>()
  expect(shown.loras).toEqual([{ id, title: 'Amber', weight: 2 }])
})

test('variations keep the style of the picture they vary, for those who may wear it, and as long as it is there', async () => {
  const [person, other] = [await server.person(20), await server.person(20)]
  const { id, style } = await learnt(person)
  const started = await person.start({ seed: 5, loras: [{ id, weight: 0.75 }], visibility: 'public' })
  const { image } = await server.ended(person, started.json().requestId)
  const varied = (who: Person) => who.start({ variation: { of: (image as Image).id, strength: 'little' } })
  const variation = (await varied(person)).json()
  const ended = await server.ended(person, variation.requestId)
  expect(standIn.orders.at(-1)?.worn).toEqual([{ style, strength: 0.75 }])
  expect((ended.image as Image).nudges).toHaveLength(1)
  const refused = await varied(other)
  expect([refused.statusCode, refused.json().error]).toEqual([409, expect.stringContaining('not yours to wear')])
  await person.call('deleteLora', { params: { id } })
  expect((await varied(person)).statusCode).toBe(409)
})
