import { and, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { imageCategories } from '../../contract/categories.ts'
import type { SamplesReply } from '../../contract/gallery.ts'
import type { FullImage, Image } from '../../contract/images.ts'
import { makePicture } from '../../engine/index.ts'
import { HOUSE_ID } from '../accounts/house.ts'
import { generations } from '../db/schema.ts'
import { openBuiltIn } from '../providers/builtin.ts'
import type { Provider } from '../providers/provider.ts'
import { openProviders } from '../providers/providers.ts'
import { quietLog } from '../testing/quiet-log.ts'
import { callRoute, openTestServer, type Person, type TestServer } from '../testing/server.ts'
import { openStandIn } from '../testing/stand-in.ts'
import { fillGallery } from './fill.ts'

const standIn = openStandIn()
/** Whether maps have their scene, which says what their numbers stand for; the many works of the house need none. */
let hasScenes = false
/** The built-in styles, but squares. */
const hasty: Provider = {
  ...standIn,
  models: openBuiltIn({ log: quietLog }).models,
  make: {
    async picture({ model: style, ...order }, watcher) {
      const square = await standIn.make.picture({ ...order, model: style }, watcher)
      if (!hasScenes) return square
      const { scene } = makePicture({ ...order, style, width: 64, height: 64 }, () => undefined)
      return { ...square, scene }
    },
  },
}

let server: TestServer
let keeper: Person
beforeAll(async () => {
  server = await openTestServer([hasty])
  await server.work()
  keeper = await server.person()
})
afterAll(() => server.close())

async function made(request: Record<string, unknown>): Promise<Image> {
  const started = await keeper.start(request)
  return (await server.ended(keeper, started.json().requestId)).image as Image
}

const unfinished = () =>
  server.services.db.$count(generations, and(eq(generations.userId, HOUSE_ID), isNull(generations.endedAt)))

const samplesOf = async (model: string, category?: string) => {
  const { samples } = (
    await callRoute(server.app, 'modelSamples', { query: category ? { category } : {} })
  ).json<SamplesReply>()
  return samples.find((sample) => sample.model === model)?.images.map((image) => image.id)
}

test('every style is shown by the works the house opens with, and never by a person’s', async () => {
  const before = await made({ category: 'battlemaps', prompt: 'a small crypt', model: 'blueprint' })
  await keeper.call('voteImage', { params: { id: before.id }, body: { isUpvote: true } })
  expect(await samplesOf('blueprint')).toEqual([])
  await fillGallery(server.services)
  await expect.poll(() => unfinished(), { timeout: 100_000 }).toBe(0)
  const { samples } = (await callRoute(server.app, 'modelSamples', {})).json<SamplesReply>()
  const { models } = openProviders([hasty])
  for (const { model, images } of samples) {
    expect(images.length, model).toBeGreaterThan(0)
    expect(new Set(images.map(({ owner }) => owner)).size).toBe(1)
  }
  for (const category of imageCategories)
    for (const { id, categories } of models())
      if (categories.includes(category)) expect(await samplesOf(id, category), `${id} ${category}`).not.toEqual([])
  expect(await samplesOf('blueprint', 'items')).toBeUndefined()
  expect(await samplesOf('blueprint')).not.toContain(before.id)
}, 120_000)

test('a sample stays when others are liked more', async () => {
  const shown = await samplesOf('woodcut', 'items')
  const own = await made({ category: 'items', prompt: 'a ring', model: 'woodcut' })
  await keeper.call('voteImage', { params: { id: own.id }, body: { isUpvote: true } })
  expect(await samplesOf('woodcut', 'items')).toEqual(shown)
})

test('a style has a page of facts; one that is not on offer is not found', async () => {
  const inked = await callRoute(server.app, 'getModel', { params: { model: 'inked' } })
  expect(inked.json()).toMatchObject({ id: 'inked', name: 'Watercolour & ink', provider: 'built-in' })
  expect((await callRoute(server.app, 'getModel', { params: { model: 'crayon' } })).statusCode).toBe(404)
})

test('the numbers on a battlemap are explained to everybody, what is hidden behind them to its owner alone', async () => {
  hasScenes = true
  const { id } = await made({ category: 'battlemaps', prompt: 'a dungeon of three rooms', seed: 5 })
  const own = (await keeper.call('getImage', { params: { id } })).json<FullImage>().mapKey
  const others = (await callRoute(server.app, 'getImage', { params: { id } })).json<FullImage>().mapKey
  expect(own?.entries.length).toBeGreaterThanOrEqual(3)
  expect(own?.entries.map((entry) => entry.number)).toEqual(own?.entries.map((_, index) => index + 1))
  for (const entry of own?.entries ?? []) expect(entry.text).toMatch(/\.$/)
  expect(others?.entries).toEqual(own?.entries.map(({ number, name }) => ({ number, name })))
})

test('a town map names its town and its landmarks; a picture that is no map has no key', async () => {
  hasScenes = true
  const town = await made({ category: 'townmaps', prompt: 'a walled market town with a temple and an inn' })
  const { mapKey } = (await keeper.call('getImage', { params: { id: town.id } })).json<FullImage>()
  expect(mapKey?.title).toMatch(/^[A-Z]/)
  expect(mapKey?.entries.map((entry) => entry.number)).toEqual(mapKey?.entries.map((_, index) => index + 1))
  expect(mapKey?.entries.length).toBeGreaterThan(0)
  const item = await made({ category: 'items', prompt: 'a rusty key' })
  expect((await keeper.call('getImage', { params: { id: item.id } })).json<FullImage>().mapKey).toBeNull()
})
