import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type Answer,
  failure,
  type ImageService,
  openImageServiceStandIn,
  picture,
} from '../../testing/image-service.ts'
import { openTestServer, type Person, type TestServer } from '../../testing/server.ts'
import { openStandIn } from '../../testing/stand-in.ts'
import { openImageService } from './service.ts'

let service: ImageService
let server: TestServer

const PRICE = { 512: 2, 768: 3, 1024: 4 }

beforeAll(async () => {
  service = await openImageServiceStandIn()
  const settings = { url: service.url, key: service.key, atOnce: 4 }
  const model = (id: string) => ({ id, serviceId: 'gpt-image-1', name: 'GPT Image', price: PRICE })
  server = await openTestServer([
    openStandIn(),
    openImageService({ ...settings, name: 'Farsight', models: [model('gpt-image-1')], timeout: 20_000 }),
    openImageService({ ...settings, name: 'Shortsight', models: [model('impatient')], timeout: 1000 }),
  ])
  await server.work()
})
afterAll(async () => {
  await server.close()
  await service.close()
})

const goldOf = async (person: Person) => (await person.call('getUser')).json<{ gold: number }>().gold

/** Someone with 10 gold asks the service for a picture of these words, and waits for the end. */
async function orderOf(prompt: string, fields: Record<string, unknown> = {}) {
  const person = await server.person(10)
  const started = await person.start({ prompt, model: 'gpt-image-1', size: 1024, ...fields })
  const held = await goldOf(person)
  const ended = await server.ended(person, started.json().requestId)
  return { person, ended, held, gold: await goldOf(person), asked: service.asked(prompt) }
}

const dead: Answer = (_, response) => response.destroy()
const never: Answer = ({ over }) => over
const garbled: Answer = (_, response) =>
  response.writeHead(200, { 'content-type': 'application/json' }).end('{"data":[{"b64_json":"iVBORw0KGgoAAAANSUhEUg')

test('the models of a configured service stand beside the built-in styles, with what a page needs to know', async () => {
  const answer = await (await server.person(0)).call('listModels')
  const { models } = answer.json()
  expect(models.map((model: { id: string }) => model.id)).toEqual(['painted', 'best', 'gpt-image-1', 'impatient'])
  expect(models[2]).toMatchObject({ name: 'GPT Image', provider: 'Farsight', price: { 512: 2, 768: 3, 1024: 4 } })
  expect(models[2].description).toContain('Farsight')
  expect(models[2].strengths.length).toBeGreaterThan(0)
})

test.concurrent('an order is put into the category’s words, asked for in a size the model takes, cut to what was ordered and charged once', async () => {
  const { person, ended, gold, asked } = await orderOf('a lamplighter', {
    category: 'npcs',
    negativePrompt: 'hats',
    shape: 'portrait',
  })
  expect(asked).toEqual([
    expect.objectContaining({ model: 'gpt-image-1', size: '1024x1536', authorization: `Bearer ${service.key}` }),
  ])
  expect(asked[0]?.prompt).toBe(
    'Portrait of a character for a fantasy tabletop role-playing game, head and shoulders: a lamplighter\nAvoid: hats',
  )
  expect(ended).toMatchObject({ status: 'completed', progress: 100 })
  expect(ended.image).toMatchObject({
    width: 768,
    height: 1024,
    model: 'gpt-image-1',
    modelName: 'GPT Image',
    seed: null,
  })
  expect(gold).toBe(6)
  const { id } = (ended.image ?? {}) as { id: string }
  const own = (await person.call('getImage', { params: { id } })).json()
  expect(own.sent).toEqual({ prompt: asked[0]?.prompt, negativePrompt: '', width: 1024, height: 1536, seed: null })
  const stranger = (await (await server.person()).call('getImage', { params: { id } })).json()
  expect(stranger.sent).toBeNull()
})

test.concurrent('a service slower than the time allowed is asked again, and only the picture that came is charged', async () => {
  service.script('a tardy hill', never, picture)
  const { ended, held, gold, asked } = await orderOf('a tardy hill', { model: 'impatient' })
  expect(asked).toHaveLength(2)
  expect(ended).toMatchObject({ status: 'completed', error: null })
  expect([held, gold]).toEqual([6, 6])
})

test.concurrent('a service that is too busy is left alone for as long as it asks', async () => {
  service.script(
    'a busy hill',
    failure(429, 'Rate limit reached.', 'rate_limit_exceeded', { 'retry-after': '4' }),
    picture,
  )
  const { ended, gold, asked } = await orderOf('a busy hill')
  const [first, second, ...more] = asked.map(({ at }) => at)
  expect(more).toEqual([])
  expect(Number(second) - Number(first)).toBeGreaterThanOrEqual(4000)
  expect(ended.status).toBe('completed')
  expect(gold).toBe(6)
})

test.concurrent('what the service refuses by its policy is not asked again, told plainly and not charged', async () => {
  const refusal = 'Your request was rejected as a result of our safety system.'
  service.script('a wicked hill', failure(400, refusal, 'moderation_blocked'))
  const { ended, held, gold, asked } = await orderOf('a wicked hill')
  expect(asked).toHaveLength(1)
  expect(ended).toMatchObject({ status: 'failed', image: null, images: [] })
  expect(ended.error).toBe(
    'Farsight declines to make this under its content policy. Word it differently, or choose another style. You were not charged.',
  )
  expect([held, gold]).toEqual([6, 10])
})

test.concurrent('half an answer is asked for again, and charged once when it is whole', async () => {
  service.script('half a hill', garbled, picture)
  const { ended, held, gold, asked } = await orderOf('half a hill')
  expect(asked).toHaveLength(2)
  expect(ended).toMatchObject({ status: 'completed', error: null })
  expect([held, gold]).toEqual([6, 6])
})

test.concurrent('a service that hangs up is asked three times, and then the gold is back', async () => {
  service.script('a lost hill', dead)
  const { ended, held, gold, asked } = await orderOf('a lost hill')
  expect(asked).toHaveLength(3)
  expect(ended.error).toBe('Failed to create image. Farsight could not be reached. You were not charged.')
  expect([held, gold]).toEqual([6, 10])
})

test.concurrent('of four pictures the three that came are kept when the fourth is asked for again', async () => {
  service.script('a mixed hill', picture, picture, dead, picture)
  const { ended, held, gold, asked } = await orderOf('a mixed hill', { count: 4, size: 512 })
  expect(asked).toHaveLength(5)
  expect(ended).toMatchObject({ error: null, images: { length: 4 } })
  expect([held, gold]).toEqual([2, 2])
})

test('after all of this the ledger sums to zero, every balance re-derives and nothing is held', async () => {
  expect(await server.audit()).toMatchObject({ sum: 0, wrong: [], wrongHolds: [] })
  const { rows } = await server.services.db.execute(sql`select from generations where ended_at is null`)
  expect(rows).toEqual([])
})

test('what a service made is looked at before it hangs in the gallery', async () => {
  const faces = [{ x: 0.4, y: 0.1, width: 0.2, height: 0.3 }]
  server.services.vision = {
    look: async () => ({ nsfw: 0.97, faces }),
    mark: async () => [],
    close: async () => undefined,
  }
  try {
    const { ended } = await orderOf('a bather by the lamplit lake')
    expect(ended.image).toMatchObject({ isNsfw: true, nsfwMarkedBy: 'rating', faces })
  } finally {
    server.services.vision = undefined
  }
})
