import { afterAll, beforeAll, expect, test } from 'vitest'
import { bestFor } from '../../contract/best.ts'
import type { PictureModel } from '../../contract/models.ts'
import { readConfig } from '../config.ts'
import { featureFlags } from '../db/community.ts'
import { modelFigures, modelRatings } from '../db/schema.ts'
import { bestOf, byPrice, makeBest, rankedFor } from '../providers/best.ts'
import { type MadePicture, type PictureOrder, ProviderError } from '../providers/provider.ts'
import { openImageService } from '../providers/service/service.ts'
import { openStandings } from '../providers/standings.ts'
import {
  type Answer,
  failure,
  type ImageService,
  openImageServiceStandIn,
  picture,
  sends,
} from '../testing/image-service.ts'
import { quietLog } from '../testing/quiet-log.ts'
import { callRoute, openTestServer, type Person, type TestServer } from '../testing/server.ts'
import { openStandIn } from '../testing/stand-in.ts'
import { openWatcher } from '../testing/watcher.ts'
import { painterFor } from './painter.ts'

/** Two services, the dearer of which is the better, one whose day's budget holds nothing, and a dear one for the worst case. */
let far: ImageService
let near: ImageService
let server: TestServer
const builtIn = openStandIn()

function serviceOf(name: string, id: string, price: number, { url, key }: ImageService) {
  const model = { id, serviceId: id, name: `${name} model`, price: { 512: price, 768: price, 1024: price } }
  return openImageService({ url, key, name, models: [model], timeout: 1000, atOnce: 4 })
}

/** The best there is, on a budget that is spent. */
function openSpent() {
  const standIn = openStandIn()
  const [model] = standIn.models()
  const models = () =>
    model?.craft === 'picture'
      ? [
          {
            ...model,
            id: 'spent',
            name: 'Spent model',
            provider: 'Spent',
            categories: ['battlemaps' as const],
            price: { 512: 2, 768: 2, 1024: 2 },
          },
        ]
      : []
  return Object.assign(standIn, { name: 'Spent', terms: { atOnce: 2, timeout: 60_000 }, costOf: () => 1, models })
}

/** One that costs more than all others, and is not better; it answers in one test alone. */
let dearAnswers = false
function openDear() {
  const standIn = openStandIn()
  const [model] = standIn.models()
  const price = { 512: 9, 768: 9, 1024: 9 }
  const dear = { ...(model as PictureModel), id: 'dear', name: 'Dear model', provider: 'Dear', price }
  return Object.assign(standIn, {
    name: 'Dear',
    terms: { atOnce: 2, timeout: 60_000 },
    models: () => [{ ...dear, isAnswering: dearAnswers }],
  })
}

beforeAll(async () => {
  far = await openImageServiceStandIn()
  near = await openImageServiceStandIn()
  const { services } = readConfig({}, [])
  server = await openTestServer(
    [builtIn, serviceOf('Near', 'near', 2, near), openSpent(), serviceOf('Far', 'far', 4, far), openDear()],
    { services: { ...services, best: ['spent', 'far', 'near', 'dear'], daily: new Map([['Spent', 0.5]]) } },
  )
  await server.work()
})
afterAll(async () => {
  await server.close()
  await far.close()
  await near.close()
})

const goldOf = async (person: Person) => (await person.call('getUser')).json<{ gold: number }>().gold

async function best(prompt: string, fields: Record<string, unknown> = {}) {
  const person = await server.person(20)
  const started = await person.start({ prompt, model: 'best', ...fields })
  const ended = await server.ended(person, started.json().requestId)
  return {
    person,
    started: started.json(),
    ended,
    image: ended.image as Record<string, unknown> | null,
    gold: await goldOf(person),
  }
}

const dead: Answer = (_, response) => response.destroy()
const never: Answer = ({ over }) => over
const half: Answer = (_, response) =>
  response.writeHead(200, { 'content-type': 'application/json' }).end('{"data":[{"b64_json":"iVBORw0KGgoAAAANSUhEUg')
const noPicture = sends(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>'))

test('the best available stands behind the built-in styles, for the price of the dearest that answers', async () => {
  const { models } = (await callRoute(server.app, 'listModels', {})).json<{ models: PictureModel[] }>()
  expect(models.map(({ id }) => id)).toEqual(['painted', 'best', 'near', 'spent', 'far', 'dear'])
  expect(models[1]).toMatchObject({ name: 'Best available', price: { 512: 4 }, isAnswering: true })
  expect(models[1]?.description).toContain('now Far model of Far')
})

test('the best model makes it, and nothing is said of others', async () => {
  const { started, image, gold } = await best('a calm hill')
  expect(started).toMatchObject({ cost: 4 })
  expect(image).toMatchObject({ model: 'far', modelName: 'Far model' })
  expect(image?.wentOn).toBeUndefined()
  expect(near.asked('a calm hill')).toEqual([])
  expect(gold).toBe(16)
})

test.each<[string, Answer, string]>([
  ['dead', dead, 'was not answering'],
  ['slow', never, 'was not answering'],
  ['broken', failure(500, 'Oops.'), 'was not answering'],
  ['sending half a picture', half, 'was not answering'],
  ['sending no picture', noPicture, 'was not answering'],
  ['busy', failure(429, 'Rate limit reached.', 'rate_limit_exceeded', { 'retry-after': '3' }), 'had too much to do'],
  ['without credit', failure(429, 'You exceeded your quota.', 'insufficient_quota'), 'was not answering'],
  ['locked', failure(401, 'No.', 'invalid_api_key'), 'was not answering'],
  ['unable', failure(400, 'Unknown size.', 'invalid_value'), 'could not make it'],
])(
  'where the best is %s the next one makes it, says so, and the rest of the gold returns',
  async (kind, answer, said) => {
    far.script(`a hill past ${kind}`, answer)
    const { person, image, gold } = await best(`a hill past ${kind}`)
    expect(image).toMatchObject({
      model: 'near',
      modelName: 'Near model',
      wentOn: `Far model of Far ${said}; Near model of Near made this one.`,
    })
    expect(far.asked(`a hill past ${kind}`)).toHaveLength(1)
    expect(gold).toBe(18)
    const params = { id: String(image?.id) }
    const others = await (await server.person(0)).call('getImage', { params })
    expect(others.json().wentOn).toBeUndefined()
    expect((await person.call('getImage', { params })).json().wentOn).toContain('made this one')
    // It is there again: else so many faults in a row would have it left alone.
    await best(`a calm hill after ${kind}`)
  },
)

test('what is refused by policy goes on to nobody, is told plainly and costs nothing', async () => {
  far.script('a wicked hill', failure(400, 'Rejected by our safety system.', 'moderation_blocked'))
  const { ended, gold } = await best('a wicked hill')
  expect(ended).toMatchObject({ status: 'failed', error: expect.stringContaining('Far declines to make this') })
  expect(near.asked('a wicked hill')).toEqual([])
  expect(gold).toBe(20)
})

test('where no service answers the built-in engine makes it, for its own price', async () => {
  far.script('a lonely hill', dead)
  near.script('a lonely hill', failure(500, 'Oops.'))
  const { image, gold } = await best('a lonely hill')
  expect(image).toMatchObject({
    model: 'painted',
    wentOn:
      'Far model of Far was not answering, Near model of Near was not answering and Dear model of Dear was not answering; the built-in style Painted made this one.',
  })
  expect(gold).toBe(19.5)
})

test('while services are switched off the built-in style that the words ask for makes it, for its own price, and says so', async () => {
  const off = (isOn: boolean) =>
    server.services.db
      .insert(featureFlags)
      .values({ name: 'ai-services', isOn })
      .onConflictDoUpdate({ target: featureFlags.name, set: { isOn } })
  await off(false)
  try {
    const { started, image, gold } = await best('a shut hill')
    expect(started).toMatchObject({ cost: 0.5 })
    expect(image).toMatchObject({
      model: 'painted',
      wentOn: 'AI services are switched off at present; the built-in style Painted made this one.',
    })
    expect(gold).toBe(19.5)
    const asked = [...far.asked('a shut hill'), ...near.asked('a shut hill')]
    expect(asked).toEqual([])
    const person = await server.person(20)
    const named = await person.start({ prompt: 'a shut hill', model: 'near' })
    expect([named.statusCode, named.json()]).toMatchObject([503, { details: { flag: 'ai-services' } }])
    expect(await goldOf(person)).toBe(20)
  } finally {
    await off(true)
  }
})

test('one whose budget is spent is passed over', async () => {
  near.script('a budgeted hall', dead)
  const { started, image, gold } = await best('a budgeted hall', { category: 'battlemaps' })
  expect(image).toMatchObject({
    model: 'far',
    wentOn: 'Spent model of Spent has spent its budget for today; Far model of Far made this one.',
  })
  expect(started).toMatchObject({ cost: 4 })
  expect(gold).toBe(16)
})

test('what costs more than was said is not asked, for nobody would pay the rest', async () => {
  const person = await server.person(0)
  near.script('a thrifty hill', dead)
  far.script('a thrifty hill', dead)
  dearAnswers = true
  try {
    const { models } = (await callRoute(server.app, 'listModels', {})).json<{ models: PictureModel[] }>()
    expect(models[1]).toMatchObject({ id: 'best', price: { 512: 9 } })
    const asked = { category: 'landscapes', prompt: 'a thrifty hill', model: 'best', size: 512, loras: [] } as const
    const painter = await painterFor(server.services, person.id, { ...asked, said: 4000 })
    const hill = { ...order, category: 'landscapes', prompt: 'a thrifty hill' } as PictureOrder
    const { by } = await painter.make(hill, openWatcher())
    expect(by).toMatchObject({ id: 'painted' })
  } finally {
    dearAnswers = false
  }
})

test('where the best differs by category each is named, and the price in the list is that of the dearest of all', () => {
  const one = (id: string, gold: number, category: 'npcs' | 'battlemaps') => ({
    ...modelNamed(id),
    categories: [category],
    price: { 512: gold, 768: gold, 1024: gold },
  })
  const models = [one('faces', 2, 'npcs'), one('maps', 5, 'battlemaps')]
  const found = bestOf(models, byPrice)
  expect(found).toMatchObject({ price: { 512: 5, 768: 5, 1024: 5 } })
  expect(found?.description).toContain('now faces of faces or maps of maps;')
  const wanted = { category: 'npcs', isOver: false, worn: 0 } as const
  expect(found && bestFor(found, models, wanted).price).toEqual({ 512: 2, 768: 2, 1024: 2 })
})

const priced = (id: string, gold: number, more: Partial<PictureModel> = {}): PictureModel => ({
  ...modelNamed(id),
  price: { 512: gold, 768: gold, 1024: gold },
  ...more,
})
const idsOf = (models: readonly PictureModel[]) => models.map(({ id }) => id)

test('the best is what people voted for, where their votes say anything; else what is reliable, and then what is dearest', async () => {
  const { db } = server.services
  const rated = (model: string, rating: number, plusMinus: number, votes = 40) => ({
    category: 'npcs' as const,
    model,
    rating,
    plusMinus,
    votes,
  })
  const models = [
    priced('loved', 1),
    priced('disliked', 9),
    priced('unsure', 3),
    priced('hasty', 5),
    priced('shaky', 8),
    priced('new', 4),
  ]
  await db
    .insert(modelRatings)
    .values([
      rated('loved', 1640, 60),
      rated('disliked', 1380, 50),
      rated('unsure', 1560, 90),
      rated('hasty', 1900, 80, 3),
    ])
  const figures = (completed: number) => ({ completed, ended: 20, speeds: [] })
  await db.insert(modelFigures).values([
    { model: 'shaky', figures: figures(17) },
    { model: 'new', figures: figures(18) },
  ])
  try {
    const standings = openStandings(db, () => new Date(), quietLog)
    await standings.refresh()
    const { ratingOf, isReliable } = standings
    const ranked = (category: 'npcs' | 'battlemaps', order: string[] = []) =>
      idsOf(rankedFor(models, { category, isOver: false, worn: 0 }, { ...byPrice, order, ratingOf, isReliable }))
    expect(ranked('npcs')).toEqual(['loved', 'hasty', 'new', 'unsure', 'shaky', 'disliked'])
    expect(ranked('battlemaps')).toEqual(['disliked', 'hasty', 'new', 'unsure', 'loved', 'shaky'])
    expect(ranked('npcs', ['unsure'])[0]).toBe('unsure')
  } finally {
    await db.delete(modelRatings)
    await db.delete(modelFigures)
  }
})

test('of a site whose operator says nothing the votes decide who makes it, a minute after they are counted', async () => {
  const free = await openTestServer([builtIn, serviceOf('Near', 'near', 2, near), serviceOf('Far', 'far', 4, far)])
  try {
    await free.work()
    const person = await free.person(20)
    const made = async () => {
      const started = await person.start({ prompt: 'a disputed hill', model: 'best' })
      const { image } = await free.ended(person, started.json().requestId)
      return [started.json().cost, (image as { model: string }).model]
    }
    expect(await made()).toEqual([4, 'far'])
    const vote = { category: 'landscapes', plusMinus: 60, votes: 30 } as const
    await free.services.db.insert(modelRatings).values([
      { ...vote, model: 'near', rating: 1600 },
      { ...vote, model: 'far', rating: 1400 },
    ])
    free.services.now = () => new Date(Date.now() + 61_000)
    // What the next in line asks is said before, and the rest returns.
    expect(await made()).toEqual([4, 'near'])
    expect((await person.call('getUser')).json<{ gold: number }>().gold).toBe(14)
  } finally {
    await free.close()
  }
})

test('only those that can take a drawing or LoRAs are asked for what has them, and the price is theirs', () => {
  const models = [
    priced('dearest', 9),
    priced('painter', 4, { capabilities: ['text-to-image', 'guided'], guides: ['lines'] }),
    priced('wearer', 3, {
      capabilities: ['text-to-image', 'guided', 'lora'],
      guides: ['depth'],
      loras: { bases: ['flux-1'], from: 'address', most: 2 },
    }),
  ]
  const found = bestOf(models, byPrice) as PictureModel
  expect(found).toMatchObject({
    capabilities: ['text-to-image', 'guided', 'lora'],
    loras: { bases: ['flux-1'], from: 'others', most: 2, wearsOverDrawings: false },
  })
  const asked = (isOver: boolean, worn: number) => {
    const wanted = { category: 'landscapes', isOver, worn } as const
    return [idsOf(rankedFor(models, wanted, byPrice)), bestFor(found, models, wanted).price[1024]]
  }
  expect(asked(false, 0)).toEqual([['dearest', 'painter', 'wearer'], 9])
  expect(asked(true, 0)).toEqual([['painter', 'wearer'], 4])
  expect(asked(false, 1)).toEqual([['wearer'], 3])
  expect(asked(false, 3)).toEqual([[], 0])
  expect(asked(true, 1)).toEqual([[], 0])
})

test('of several pictures each is made by the best that could, and paid so', async () => {
  far.script('a mixed hill', dead, failure(500, 'Oops.'), picture)
  const { ended, gold } = await best('a mixed hill', { count: 3 })
  const by = (ended.images as { model: string }[]).map(({ model }) => model).toSorted()
  expect(by).toEqual(['far', 'near', 'near'])
  expect(gold).toBe(12)
})

test('one that is left alone after many faults is not asked', async () => {
  far.script('a quiet hill', dead)
  for (let time = 0; time < 6; time++) await best('a quiet hill')
  const { image, started } = await best('a hill in peace')
  expect(far.asked('a hill in peace')).toEqual([])
  expect(image).toMatchObject({
    model: 'near',
    wentOn: 'Far model of Far was not answering; Near model of Near made this one.',
  })
  expect(started).toMatchObject({ cost: 2 })
})

test('after all of this the ledger sums to zero, and nothing is held', async () => {
  expect(await server.audit()).toMatchObject({ sum: 0, wrong: [], wrongHolds: [] })
})

const order = {
  model: 'best',
  category: 'npcs',
  prompt: 'a hill',
  negativePrompt: '',
  width: 8,
  height: 8,
  seed: 1,
} as const
const modelNamed = (id: string): PictureModel => ({
  ...(builtIn.models()[0] as PictureModel),
  id,
  name: id,
  provider: id,
})
const made = async (): Promise<MadePicture> => builtIn.make.picture(order as PictureOrder, openWatcher())

test('a job that is under way is fetched from whoever has it, whoever is best by then', async () => {
  const watcher = openWatcher()
  const killed = new Error('The program is stopping')
  await expect(
    makeBest(
      [modelNamed('first'), modelNamed('second')],
      async () =>
        async (_, { job }) => {
          await job.keep({ number: 7 })
          throw killed
        },
      order,
      watcher,
    ),
  ).rejects.toBe(killed)
  const asked: string[] = []
  const result = await makeBest(
    [modelNamed('third'), modelNamed('first')],
    async ({ id }) =>
      async (_, { job }) => {
        asked.push(`${id} ${JSON.stringify(await job.kept())}`)
        return made()
      },
    order,
    watcher,
  )
  expect(asked).toEqual(['first {"number":7}'])
  expect(result).toMatchObject({ by: { id: 'first' }, wentOn: '' })
})

test('a job that cannot be heard of is asked after once more, and then another model is asked', async () => {
  const watcher = openWatcher()
  const asked: string[] = []
  const attempt = () =>
    makeBest(
      [modelNamed('first'), modelNamed('second')],
      async ({ id }) =>
        async (_, { job }) => {
          asked.push(`${id} ${(await job.kept()) === undefined ? 'orders' : 'asks'}`)
          if (id === 'second') return made()
          if ((await job.kept()) === undefined) await job.keep({ number: 7 })
          throw new ProviderError('first could not be reached.', { passing: true, isOutage: true })
        },
      order,
      watcher,
    )
  await expect(attempt()).rejects.toThrow('could not be reached')
  expect(await attempt()).toMatchObject({
    by: { id: 'second' },
    wentOn: 'First of first was not answering; second of second made this one.',
  })
  expect(asked).toEqual(['first orders', 'first asks', 'second orders'])
})
