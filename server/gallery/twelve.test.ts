import { and, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SamplesReply, SearchReply, TwelveReply } from '../../contract/gallery.ts'
import { HOUSE_ID } from '../accounts/house.ts'
import { generations } from '../db/schema.ts'
import type { Provider } from '../providers/provider.ts'
import { ProviderError } from '../providers/provider.ts'
import { callRoute, openTestServer, type TestServer } from '../testing/server.ts'
import { openStandIn } from '../testing/stand-in.ts'
import { fillSamples, missingSamples, orderSample, priceOfSample, twelve } from './twelve.ts'

const builtIn = openStandIn()
const standIn = openStandIn()
/** A company's model that makes items alone, at two gold a picture. */
const company: Provider = {
  ...standIn,
  name: 'Company',
  models: () =>
    standIn.models().map((model) => ({
      ...model,
      id: 'company-1',
      provider: 'Company',
      categories: ['items', 'spells'],
      price: { 512: 2, 768: 2, 1024: 2 },
    })),
}

let server: TestServer
beforeAll(async () => {
  server = await openTestServer([builtIn, company], { seedGallery: true })
  await server.work()
})
afterAll(() => server.close())

const settled = () =>
  expect
    .poll(
      () => server.services.db.$count(generations, and(eq(generations.userId, HOUSE_ID), isNull(generations.endedAt))),
      { timeout: 20_000 },
    )
    .toBe(0)

const samplesOf = async (model: string) =>
  (await callRoute(server.app, 'twelveSamples', { params: { model } })).json<TwelveReply>().samples

test('a built-in style makes those of the twelve that it can by itself, each once, and they hang in no gallery', async () => {
  const [painted] = server.services.providers.models()
  const own = twelve.filter(({ category }) => painted?.categories.includes(category))
  expect(await fillSamples(server.services)).toBe(own.length)
  await settled()
  expect(await fillSamples(server.services)).toBe(0)
  const shown = await samplesOf('painted')
  expect(shown.map(({ prompt }) => prompt)).toEqual(own.map(({ prompt }) => prompt))
  expect(shown.every(({ image }) => image)).toBe(true)
  const hung = (await callRoute(server.app, 'searchImages', { query: {} })).json<SearchReply>()
  expect(hung.totalCount).toBe(0)
})

test('a service’s are ordered by its operator alone, who is told the price before; what failed can be ordered again', async () => {
  const { services } = server
  expect((await samplesOf('company-1')).map(({ image }) => image)).toEqual([null, null])
  const models = services.providers.models().filter(({ provider }) => provider === 'Company')
  const missing = await missingSamples(services, models)
  expect(missing.map(priceOfSample)).toEqual([2000, 2000])
  standIn.before = async ({ category }) => {
    if (category === 'spells') throw new ProviderError('Out of fire.', { passing: false })
  }
  for (const sample of missing) await orderSample(services, sample)
  await settled()
  expect((await samplesOf('company-1')).map(({ image }) => image !== null)).toEqual([true, false])
  expect(await missingSamples(services, models)).toEqual([])
  standIn.before = async () => undefined
  const [failed, ...others] = await missingSamples(services, models, { again: true })
  expect(others).toEqual([])
  if (failed) await orderSample(services, failed)
  await settled()
  expect((await samplesOf('company-1')).map(({ image }) => image !== null)).toEqual([true, true])
  expect((await server.audit()).sum).toBe(0)
  const { samples } = (await callRoute(server.app, 'modelSamples', {})).json<SamplesReply>()
  const shown = samples.find(({ model }) => model === 'company-1')?.images.map(({ type }) => type)
  expect(shown).toEqual(['ITEM', 'SPELL'])
  const items = (await callRoute(server.app, 'modelSamples', { query: { category: 'items' } })).json<SamplesReply>()
  expect(items.samples.find(({ model }) => model === 'company-1')?.images).toHaveLength(1)
})

test('a model that is not on offer has no samples', async () => {
  expect((await callRoute(server.app, 'twelveSamples', { params: { model: 'crayon' } })).statusCode).toBe(404)
})
