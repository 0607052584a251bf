import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestServer, type TestServer } from '../testing/server.ts'
import { openStandIn } from '../testing/stand-in.ts'
import { openWatcher } from '../testing/watcher.ts'
import { type PictureOrder, ProviderError } from './provider.ts'
import { openProviders } from './providers.ts'
import { openSpending } from './spending.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer([openStandIn()])
})
afterAll(() => server.close())

const order: PictureOrder = {
  category: 'npcs',
  prompt: 'a miser',
  negativePrompt: '',
  model: 'painted',
  width: 512,
  height: 512,
  seed: 1,
}

/** A service whose pictures cost a dollar each, on a budget of three a day. */
function opened(name: string) {
  const standIn = Object.assign(openStandIn(), { name, costOf: () => 1 })
  const [model] = standIn.models()
  if (model?.craft !== 'picture') throw new Error('The stand-in paints')
  let now = new Date('2026-05-01T23:00:00Z')
  const spending = openSpending(server.services.db, new Map([[name, 3]]), () => now)
  const providers = openProviders([standIn], { spending })
  const make = (more: Partial<PictureOrder> = {}, watcher = openWatcher()) =>
    providers.makerOf({ ...model, provider: name })({ ...order, ...more }, watcher)
  return { standIn, make, setNow: (moment: string) => (now = new Date(moment)) }
}

test('a day’s budget is spent and not exceeded, however many ask at once, and is there again the next day', async () => {
  const { make, setNow, standIn } = opened('Thrifty')
  const ends = await Promise.allSettled(Array.from({ length: 8 }, () => make()))
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  expect(standIn.orders).toHaveLength(3)
  const [refused] = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason as ProviderError] : []))
  expect(refused).toMatchObject({ passing: false, message: expect.stringContaining('has spent its budget for today') })
  setNow('2026-05-02T00:01:00Z')
  expect(await make()).toMatchObject({ width: 8 })
})

test('what came to nothing costs nothing, nor does what is paid with a person’s own key', async () => {
  const { make, standIn } = opened('Careful')
  standIn.before = async () => {
    throw new ProviderError('Gone.', { passing: true })
  }
  for (let attempt = 0; attempt < 5; attempt++) await expect(make()).rejects.toThrow('Gone.')
  standIn.before = async () => undefined
  for (let picture = 0; picture < 3; picture++) await make()
  await expect(make()).rejects.toThrow('budget')
  expect(await make({ ownKey: 'mine' })).toMatchObject({ width: 8 })
})

test('a job that another worker ordered is not paid for again', async () => {
  const { make } = opened('Patient')
  for (let picture = 0; picture < 3; picture++) await make()
  const watcher = openWatcher()
  watcher.handle = { id: '1' }
  expect(await make({}, watcher)).toMatchObject({ width: 8 })
})
