import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ABANDONED_QUEUE } from '../jobs/queue.ts'
import { ProviderError } from '../providers/provider.ts'
import { openTestServer, type Person, type TestServer } from '../testing/server.ts'
import { openStandIn } from '../testing/stand-in.ts'

let server: TestServer
const painter = openStandIn()

beforeAll(async () => {
  server = await openTestServer([painter])
  await server.work()
})
afterAll(() => server.close())
beforeEach(() => {
  painter.before = async () => undefined
})

const goldOf = async (person: Person) => (await person.call('getUser')).json<{ gold: number }>().gold
const requestIdOf = (answer: { json(): { requestId: string } }) => answer.json().requestId

test('a start call answers 201 with request, status and cost, and the poll leads to the picture and its page', async () => {
  const person = await server.person(10)
  const started = await person.start({ prompt: 'A silver lake, at dawn', seed: 7 })
  expect(started.statusCode).toBe(201)
  expect(started.json()).toEqual({ requestId: expect.any(String), status: 'pending', cost: 0.5 })
  const ended = await server.ended(person, requestIdOf(started))
  expect(Object.keys(ended).sort()).toEqual([
    'error',
    'id',
    'image',
    'images',
    'progress',
    'receipt',
    'stage',
    'status',
    'type',
    'url',
  ])
  expect(ended).toMatchObject({ type: 'image', status: 'completed', progress: 100, error: null })
  expect(ended.image).toMatchObject({
    title: 'Silver lake, at dawn',
    prompt: 'A silver lake, at dawn',
    type: 'LANDSCAPE',
    seed: 7,
    isOwner: true,
  })
  expect(ended.url).toBe(`/images/${(ended.image as { id: string }).id}`)
  expect(ended.receipt).toEqual({ held: 0.5, charged: 0.5, returned: 0 })
  expect(await goldOf(person)).toBe(9.5)
})

test('of four of which one cannot be made three are delivered and charged for, and the person is told why', async () => {
  const person = await server.person(10)
  painter.before = async ({ seed }) => {
    if (seed === 10) throw new ProviderError('The painter refuses this one.', { passing: false })
  }
  const started = await person.start({ prompt: 'four hills', count: 4, seed: 8, size: 1024 })
  expect(started.json()).toMatchObject({ cost: 4 })
  const ended = await server.ended(person, requestIdOf(started))
  expect(ended).toMatchObject({
    status: 'completed',
    error: '1 of 4 could not be made: The painter refuses this one. You were not charged for it.',
    receipt: { held: 4, charged: 3, returned: 1 },
  })
  const made = ended.images as { id: string; seed: number }[]
  expect(made.map(({ seed }) => seed)).toEqual([8, 9, 11])
  expect(await goldOf(person)).toBe(7)

  // Its owner reads the same on the page of each; nobody else reads what was paid.
  const page = { params: { id: made[0]?.id ?? '' } }
  expect((await person.call('getImage', page)).json().receipt).toEqual({ held: 4, charged: 3, returned: 1 })
  const stranger = await server.person(0)
  expect((await stranger.call('getImage', page)).json().receipt).toBeNull()
})

test('a fault that may pass is tried again before a batch is delivered without what it hits', async () => {
  const person = await server.person(10)
  const tries: number[] = []
  painter.before = async ({ seed }) => {
    tries.push(seed)
    if (seed === 22 || (seed === 21 && tries.filter((one) => one === 21).length < 2))
      throw new ProviderError('Out of breath.', { passing: true })
  }
  const ended = await server.ended(person, requestIdOf(await person.start({ count: 3, seed: 20 })))
  expect(ended).toMatchObject({ status: 'completed', receipt: { held: 1.5, charged: 1, returned: 0.5 } })
  expect(ended.error).toBe('1 of 3 could not be made: Out of breath. You were not charged for it.')
  // What was made is kept for the next attempt, and not made again.
  expect(tries.toSorted()).toEqual([20, 21, 21, 22, 22, 22])
  expect(await goldOf(person)).toBe(9)
})

test('a batch of which nothing can be made fails, and all of its gold returns', async () => {
  const person = await server.person(10)
  painter.before = async () => {
    throw new ProviderError('The painter refuses.', { passing: false })
  }
  const ended = await server.ended(person, requestIdOf(await person.start({ count: 4 })))
  expect(ended).toMatchObject({ status: 'failed', receipt: { held: 2, charged: 0, returned: 2 } })
  expect(await goldOf(person)).toBe(10)
})

test('asking for four makes four with the seeds of one family and charges for four', async () => {
  const person = await server.person(10)
  const started = await person.start({ count: 4, seed: 4_294_967_294, size: 1024 })
  expect(started.json()).toMatchObject({ cost: 4 })
  const ended = await server.ended(person, requestIdOf(started))
  const seeds = (ended.images as { seed: number }[]).map((image) => image.seed)
  expect(seeds).toEqual([4_294_967_294, 4_294_967_295, 4_294_967_292, 4_294_967_293])
  expect(await goldOf(person)).toBe(6)
})

test('a price that changes while work waits changes nothing for the person who was told the old one', async () => {
  const person = await server.person(10)
  const { models } = painter
  const dearer = () => models().map((model) => ({ ...model, price: { 512: 3, 768: 3, 1024: 3 } }))
  painter.before = async () => {
    painter.before = async () => undefined
    painter.models = dearer
    throw new ProviderError('Out of breath.', { passing: true })
  }
  const ended = await server.ended(person, requestIdOf(await person.start()))
  painter.models = models
  expect(ended).toMatchObject({ status: 'completed', error: null })
  expect(await goldOf(person)).toBe(9.5)
})

test('the same Idempotency-Key starts one piece of work however often it is sent, even all at once', async () => {
  const person = await server.person(10)
  const key = randomUUID()
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => person.start({ prompt: 'a repeated hill' }, key)))
  expect(new Set(answers.map(requestIdOf)).size).toBe(1)
  expect(answers.map((answer) => answer.statusCode)).toEqual([201, 201, 201, 201, 201])
  await server.ended(person, requestIdOf(answers[0] as never))
  expect(await goldOf(person)).toBe(9.5)
  expect(painter.orders.filter((order) => order.prompt === 'a repeated hill')).toHaveLength(1)
})

test('many different requests of one person at the same moment all start', async () => {
  const person = await server.person(10)
  const answers = await Promise.all(Array.from({ length: 12 }, (_, index) => person.start({ seed: index })))
  expect(answers.map((answer) => answer.statusCode)).toEqual(new Array(12).fill(201))
  for (const answer of answers) await server.ended(person, requestIdOf(answer))
  expect(await goldOf(person)).toBe(4)
})

test('a used Idempotency-Key with another request is refused, and nothing is charged', async () => {
  const person = await server.person(10)
  const key = randomUUID()
  await server.ended(person, requestIdOf(await person.start({ prompt: 'one hill' }, key)))
  const clash = await person.start({ prompt: 'another hill' }, key)
  expect(clash.statusCode).toBe(409)
  expect(clash.json()).toMatchObject({ code: 'idempotency_mismatch' })
  expect(await goldOf(person)).toBe(9.5)
})

test('a start call without an Idempotency-Key is refused with a sentence', async () => {
  const person = await server.person(10)
  const answer = await person.call('generateImage', { body: { category: 'landscapes', prompt: 'a hill' } })
  expect(answer.statusCode).toBe(400)
  expect(answer.json().error).toContain('Idempotency-Key')
})

test('too little gold is refused before anything starts and says what is missing', async () => {
  const person = await server.person(1.25)
  const answer = await person.start({ size: 1024, count: 3 })
  expect(answer.statusCode).toBe(402)
  expect(answer.json()).toMatchObject({ code: 'not_enough_gold', details: { cost: 3, gold: 1.25, missing: 1.75 } })
  expect(answer.json().error).toContain('This costs 3 gold and you have 1.25 gold: 1.75 gold more is needed.')
  expect((await person.call('unfinishedGenerations')).json()).toEqual({ generations: [] })
  expect(await goldOf(person)).toBe(1.25)
})

test('another person’s work is not found', async () => {
  const [owner, stranger] = await Promise.all([server.person(5), server.person(5)])
  const id = requestIdOf(await owner.start())
  const poll = await stranger.call('pollImage', { params: { id } })
  expect(poll.statusCode).toBe(404)
  expect(poll.json()).toMatchObject({ code: 'not_found' })
  expect((await stranger.call('retryGeneration', { params: { id }, idempotencyKey: randomUUID() })).statusCode).toBe(
    404,
  )
})

test('a passing fault is tried again, and parts already made are not made again', async () => {
  const person = await server.person(5)
  let failed = false
  painter.before = async (order) => {
    if (order.prompt !== 'two hills' || order.seed !== 2 || failed) return
    await expect.poll(() => painter.orders.filter((one) => one.prompt === 'two hills').length).toBe(2)
    failed = true
    throw new ProviderError('The service did not answer.', { passing: true })
  }
  const ended = await server.ended(person, requestIdOf(await person.start({ prompt: 'two hills', count: 2, seed: 1 })))
  expect(ended.status).toBe('completed')
  const seeds = painter.orders.filter((order) => order.prompt === 'two hills').map((order) => order.seed)
  expect(seeds.filter((seed) => seed === 2)).toHaveLength(2)
  expect(await goldOf(person)).toBe(4)
})

test('three faults end the work: the person is told, and was not charged', async () => {
  const person = await server.person(5)
  painter.before = async () => {
    throw new Error('connect ECONNREFUSED 10.0.0.1')
  }
  const ended = await server.ended(person, requestIdOf(await person.start({ prompt: 'a doomed hill' })))
  expect(ended).toMatchObject({ status: 'failed', image: null, images: [], url: null })
  expect(ended.error).toBe('Failed to create image. Something went wrong on our side. You were not charged.')
  expect(painter.orders.filter((order) => order.prompt === 'a doomed hill')).toHaveLength(3)
  expect(await goldOf(person)).toBe(5)
})

test('a lasting fault ends the work at once with the provider’s own sentence', async () => {
  const person = await server.person(5)
  painter.before = async () => {
    throw new ProviderError('The service does not paint that.', { passing: false })
  }
  const ended = await server.ended(person, requestIdOf(await person.start({ prompt: 'a forbidden hill' })))
  expect(ended.error).toBe('The service does not paint that. You were not charged.')
  expect(painter.orders.filter((order) => order.prompt === 'a forbidden hill')).toHaveLength(1)
})

test('a retry repeats the stored request without a body, as new work, and charges only for what is delivered', async () => {
  const person = await server.person(5)
  let broken = true
  painter.before = async () => {
    if (broken) throw new ProviderError('Closed for the night.', { passing: false })
  }
  const first = requestIdOf(await person.start({ prompt: 'a patient hill', seed: 99 }))
  await server.ended(person, first)
  broken = false
  const again = await person.call('retryGeneration', { params: { id: first }, idempotencyKey: randomUUID() })
  expect(again.statusCode).toBe(201)
  const ended = await server.ended(person, requestIdOf(again))
  expect(ended.image).toMatchObject({ prompt: 'a patient hill', seed: 99 })
  expect(await goldOf(person)).toBe(4.5)
  const unneeded = await person.call('retryGeneration', {
    params: { id: requestIdOf(again) },
    idempotencyKey: randomUUID(),
  })
  expect(unneeded.statusCode).toBe(409)
})

test('unfinished work is listed for its owner, with what the tracker shows', async () => {
  const person = await server.person(5)
  let release: () => void = () => expect.unreachable('The painter was not asked')
  painter.before = () =>
    new Promise((resolve) => {
      release = resolve
    })
  const id = requestIdOf(await person.start({ prompt: 'a slow hill' }))
  await expect
    .poll(async () => (await person.call('pollImage', { params: { id } })).json())
    .toMatchObject({ status: 'processing', progress: 50, stage: 'Painting', image: null, images: [], url: null })
  const { generations } = (await person.call('unfinishedGenerations')).json()
  expect(generations).toEqual([
    expect.objectContaining({
      id,
      type: 'image',
      status: 'processing',
      description: 'a slow hill',
      modelName: 'Painted',
      cost: 0.5,
    }),
  ])
  release()
  await server.ended(person, id)
})

test('work whose stored request can no longer be read fails alone, with a sentence and its gold back', async () => {
  const person = await server.person(5)
  const releases: (() => void)[] = []
  painter.before = () => new Promise((resolve) => releases.push(resolve))
  const others = [await person.start({ prompt: 'a first hill' }), await person.start({ prompt: 'a second hill' })]
  await expect.poll(() => releases.length).toBe(2)
  // The person's two hands are busy: this one waits, and the program is changed under it.
  const id = requestIdOf(await person.start({ prompt: 'an outdated hill' }))
  await server.services.db.execute(sql`update generations set request = '{"category": "weather"}' where id = ${id}`)
  const { generations } = (await person.call('unfinishedGenerations')).json()
  expect(generations.map((one: { description: string }) => one.description).sort()).toEqual([
    '',
    'a first hill',
    'a second hill',
  ])
  for (const release of releases) release()
  const ended = await server.ended(person, id)
  expect(ended).toMatchObject({
    status: 'failed',
    error: 'Failed to create image. What was asked for can no longer be read; ask for it anew. You were not charged.',
  })
  for (const other of others) expect((await server.ended(person, requestIdOf(other))).status).toBe('completed')
  expect(await goldOf(person)).toBe(4)
  const repeat = await person.call('retryGeneration', { params: { id }, idempotencyKey: randomUUID() })
  expect(repeat.statusCode).toBe(409)
  expect(repeat.json().error).toContain('can no longer be read')
})

test('work whose machines all died is given up in the words of its kind, with its gold back', async () => {
  const person = await server.person(5)
  const releases: (() => void)[] = []
  painter.before = () => new Promise((resolve) => releases.push(resolve))
  const id = requestIdOf(await person.start({ prompt: 'an abandoned hill' }))
  await expect.poll(() => releases.length).toBe(1)
  await server.services.queue.send(ABANDONED_QUEUE, { generationId: id })
  const ended = await server.ended(person, id)
  expect(ended.error).toBe('Failed to create image. The machines making it stopped too often. You were not charged.')
  expect(await goldOf(person)).toBe(5)
  for (const release of releases) release()
})

test('an NPC portrait is an image of the npcs category through the same corridor', async () => {
  const person = await server.person(5)
  const started = await person.call('generateNpcImage', {
    body: { prompt: 'an old innkeeper', size: 512 },
    idempotencyKey: randomUUID(),
  })
  expect(started.statusCode).toBe(201)
  await server.ended(person, requestIdOf(started))
  const poll = await person.call('pollNpcImage', { params: { id: requestIdOf(started) } })
  expect(poll.json().image).toMatchObject({ type: 'NPC' })
})

test('nobody may have more unfinished work than their level allows', async () => {
  const person = await server.person(100)
  await server.services.db.execute(sql`
    insert into generations (id, user_id, kind, request, request_hash, idempotency_key, cost)
    select gen_random_uuid(), ${person.id}, 'image', '{}', '', 'waiting-' || n, 0 from generate_series(1, 60) n`)
  const answer = await person.start()
  expect(answer.statusCode).toBe(429)
  expect(answer.json().error).toContain('You have 60 works waiting already')
  expect(await goldOf(person)).toBe(100)
})

test('after all of this the ledger sums to zero and every balance re-derives', async () => {
  expect(await server.audit()).toMatchObject({ sum: 0, wrong: [], wrongHolds: [] })
})
