import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { AccountData } from '../../contract/account-data.ts'
import type { Comparison, ComparisonCard, ModelFigures } from '../../contract/comparisons.ts'
import type { FullImage } from '../../contract/images.ts'
import { comparisons, generations } from '../db/schema.ts'
import { countFigures } from '../models/figures.ts'
import type { Provider } from '../providers/provider.ts'
import { ProviderError } from '../providers/provider.ts'
import { callRoute, openTestServer, type Person, removePerson, type TestServer } from '../testing/server.ts'
import { fullSize, openStandIn } from '../testing/stand-in.ts'
import { rateModels } from './ratings.ts'

const standIn = openStandIn()
const names = ['amber', 'birch', 'copper', 'dusk']
/** Four styles, each of a colour of its own for the same seed. */
const four: Provider = {
  ...standIn,
  models: () => standIn.models().flatMap((model) => names.map((id) => ({ ...model, id, name: `Style ${id}` }))),
  make: {
    async picture(order, watcher) {
      const seed = (order.seed + names.indexOf(order.model) * 40) % 256
      return fullSize(standIn)({ ...order, seed }, watcher)
    },
  },
}

let server: TestServer
beforeAll(async () => {
  server = await openTestServer([four])
  await server.work()
})
beforeEach(() => {
  standIn.before = async () => undefined
})
afterAll(() => server.close())

const asked = { category: 'landscapes', prompt: 'a mill by a pond', models: names.slice(0, 3), size: 512, seed: 9 }

const start = (person: Person, request: Record<string, unknown> = {}, idempotencyKey: string = randomUUID()) =>
  person.call('startComparison', { body: { ...asked, ...request }, idempotencyKey })

async function look(id: string, person?: Person, query: Record<string, unknown> = {}): Promise<Comparison> {
  const answer = await callRoute(server.app, 'getComparison', { params: { id }, query }, person?.accessToken)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}

const statusOf = async (id: string, person?: Person) =>
  (await callRoute(server.app, 'getComparison', { params: { id } }, person?.accessToken)).statusCode

/** A comparison of which everything has ended. */
async function compared(person: Person, request: Record<string, unknown> = {}): Promise<Comparison> {
  const started = await start(person, request)
  expect(started.statusCode, started.body).toBe(201)
  const { id, requests } = started.json<{ id: string; requests: { requestId: string }[] }>()
  for (const { requestId } of requests) await server.ended(person, requestId)
  return look(id, person)
}

const vote = (person: Person, id: string, picks: (string | undefined)[], isBlind = false) =>
  person.call('voteComparison', { params: { id }, body: { picks, isBlind } })

const goldOf = async (person: Person) => (await person.call('getUser')).json<{ gold: number }>().gold

test('one prompt and seed is made by each model, in the order asked, for the sum of their prices', async () => {
  const person = await server.person(10)
  const shown = await compared(person)
  expect(shown.columns.map(({ model, modelName }) => [model, modelName])).toEqual([
    ['amber', 'Style amber'],
    ['birch', 'Style birch'],
    ['copper', 'Style copper'],
  ])
  expect(shown).toMatchObject({ prompt: 'a mill by a pond', seed: 9, visibility: 'public', isOwner: true, votes: 0 })
  expect(shown.columns.every(({ status, picture }) => status === 'completed' && picture)).toBe(true)
  expect(await goldOf(person)).toBe(8.5)
  const image = (await person.call('getImage', { params: { id: shown.columns[1]?.imageId ?? '' } })).json<FullImage>()
  expect(image).toMatchObject({ model: 'birch', prompt: 'a mill by a pond', seed: 9 })
})

test('the same start again is the same comparison; the same key with other words is refused', async () => {
  const person = await server.person(10)
  const key = randomUUID()
  const [first, second] = await Promise.all([start(person, { seed: 31 }, key), start(person, { seed: 31 }, key)])
  expect([first.statusCode, second.statusCode]).toEqual([201, 201])
  expect(second.json().id).toBe(first.json().id)
  expect(second.json().requests.map((one: { requestId: string }) => one.requestId)).toEqual(
    first.json().requests.map((one: { requestId: string }) => one.requestId),
  )
  expect((await start(person, { seed: 32 }, key)).json().code).toBe('idempotency_mismatch')
  for (const { requestId } of first.json().requests) await server.ended(person, requestId)
  expect(await goldOf(person)).toBe(8.5)
})

test('for want of gold nothing of it is started, and the price of all of it is named', async () => {
  const person = await server.person(1)
  const refused = await start(person, { seed: 33 })
  expect(refused.json()).toMatchObject({ code: 'not_enough_gold', details: { cost: 1.5, gold: 1, missing: 0.5 } })
  expect(await goldOf(person)).toBe(1)
  expect(await server.services.db.$count(generations, eq(generations.userId, person.id))).toBe(0)
  expect(await server.services.db.$count(comparisons, eq(comparisons.ownerId, person.id))).toBe(0)
})

test('a model is compared once, two of them at least, and only where it makes such pictures', async () => {
  const person = await server.person(10)
  for (const models of [['amber'], ['amber', 'amber'], ['amber', 'nobody'], ['amber', 'best']]) {
    expect((await start(person, { models })).statusCode, models.join()).toBe(400)
  }
  expect(await goldOf(person)).toBe(10)
})

test('one that failed says why in its column, to its owner alone, and costs nothing; when it is tried again its picture comes into the same column', async () => {
  const person = await server.person(10)
  standIn.before = async ({ model }) => {
    if (model === 'birch') throw new ProviderError('The brush is broken.', { passing: false })
  }
  const broken = await compared(person, { seed: 34 })
  expect(broken.columns[1]).toMatchObject({ status: 'failed', picture: null })
  expect(broken.columns[1]?.error).toBe('The brush is broken. You were not charged.')
  expect(broken.canVote).toBe(true)
  const seen = await look(broken.id, await server.person(0))
  expect(seen.columns[1]).toMatchObject({ status: 'failed', error: null })
  expect(await goldOf(person)).toBe(9)
  standIn.before = async () => undefined
  const again = await person.call('retryGeneration', {
    params: { id: broken.columns[1]?.requestId ?? '' },
    idempotencyKey: randomUUID(),
  })
  await server.ended(person, again.json().requestId)
  const whole = await look(broken.id, person)
  expect(whole.columns.map(({ id }) => id)).toEqual(broken.columns.map(({ id }) => id))
  expect(whole.columns[1]).toMatchObject({ status: 'completed', error: null })
  expect(whole.columns[1]?.picture).not.toBeNull()
  expect(await goldOf(person)).toBe(8.5)
})

test('however often one that failed was tried again, the last attempt is shown, and the database is asked for it once', async () => {
  const person = await server.person(10)
  standIn.before = async ({ model }) => {
    if (model === 'birch') throw new ProviderError('The brush is broken.', { passing: false })
  }
  const broken = await compared(person, { seed: 60 })
  const again = async (requestId: string): Promise<string> => {
    const retried = await person.call('retryGeneration', { params: { id: requestId }, idempotencyKey: randomUUID() })
    const { requestId: repeat } = retried.json<{ requestId: string }>()
    await server.ended(person, repeat)
    return repeat
  }
  const third = await again(await again(await again(broken.columns[1]?.requestId ?? '')))
  const asking = vi.spyOn(server.services.db.$client, 'query')
  const shown = await look(broken.id, person)
  const statements = asking.mock.calls.map(([asked]) => JSON.stringify(asked))
  asking.mockRestore()
  expect(shown.columns[1]).toMatchObject({ requestId: third, status: 'failed' })
  expect(statements.filter((text) => /retry_of\W+(=|in)/.test(text))).toHaveLength(1)
})

test('a picture that was there already is shown in its column and not paid for again', async () => {
  const person = await server.person(10)
  const made = await person.start({ prompt: 'a hut', model: 'amber', seed: 35 })
  await server.ended(person, made.json().requestId)
  const shown = await compared(person, { prompt: 'a hut', seed: 35 })
  expect(shown.columns.every(({ picture }) => picture)).toBe(true)
  expect(await goldOf(person)).toBe(8.5)
})

test('it is seen by whoever may see all of its pictures, and its words where they are public', async () => {
  const [owner, other] = [await server.person(), await server.person()]
  const { id, columns } = await compared(owner, { seed: 36, visibility: 'private' })
  expect([await statusOf(id, owner), await statusOf(id, other), await statusOf(id)]).toEqual([200, 404, 404])
  const show = async (visibility: string, which: typeof columns) => {
    for (const { imageId } of which)
      await owner.call('setVisibility', { params: { id: imageId ?? '' }, body: { visibility } })
  }
  await show('unlisted', columns.slice(0, 2))
  expect(await statusOf(id, other)).toBe(404)
  await show('unlisted', columns)
  expect(await look(id)).toMatchObject({ visibility: 'unlisted', prompt: '', isOwner: false })
  expect((await look(id, owner)).prompt).toBe('a mill by a pond')
  await show('public', columns)
  expect(await look(id)).toMatchObject({ visibility: 'public', prompt: 'a mill by a pond' })
  expect((await other.call('deleteComparison', { params: { id } })).statusCode).toBe(403)
  expect((await owner.call('deleteComparison', { params: { id } })).json()).toEqual({ removed: 1 })
  expect(await statusOf(id, owner)).toBe(404)
  expect((await owner.call('getImage', { params: { id: columns[0]?.imageId ?? '' } })).statusCode).toBe(200)
})

test('blind, nothing of the answer tells who made what until one has voted; then the names and votes are there', async () => {
  const [owner, other] = [await server.person(), await server.person()]
  const { id } = await compared(owner, { seed: 37, models: names })
  const answer = await other.call('getComparison', { params: { id }, query: { blind: true } })
  for (const name of names) expect(answer.body).not.toContain(name)
  const blind = answer.json<Comparison>()
  expect(blind.isBlind).toBe(true)
  expect(blind.columns.every(({ imageId, votes, stage }) => imageId === null && votes === null && stage === '')).toBe(
    true,
  )
  const orders = new Set<string>()
  for (let seed = 50; seed < 58; seed++) {
    const one = await compared(owner, { seed, models: names })
    const seen = await look(one.id, other, { blind: true })
    orders.add(seen.columns.map(({ id: column }) => one.columns.findIndex((named) => named.id === column)).join())
  }
  expect(orders.size).toBeGreaterThan(2)
  const [pick] = blind.columns
  const voted = (await vote(other, id, [pick?.id], true)).json<Comparison>()
  expect(voted).toMatchObject({ isBlind: false, votes: 1, blindVotes: 1, myVote: [pick?.id] })
  expect(voted.columns.map(({ model }) => model)).toEqual(names)
  expect(voted.columns.find((column) => column.id === pick?.id)?.votes).toBe(1)
  expect((await look(id, other, { blind: true })).isBlind).toBe(false)
})

test('whatever people vote, change and take back, each has one vote and the columns count just those', async () => {
  const owner = await server.person()
  const people = [owner, ...(await Promise.all([1, 2, 3].map(() => server.person(0))))]
  const { id, columns } = await compared(owner, { seed: 38 })
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ who: fc.nat(3), picks: fc.uniqueArray(fc.nat(2), { maxLength: 3 }) }), { maxLength: 8 }),
      async (deeds) => {
        const model = new Map<number, number[]>()
        for (const person of people) await vote(person, id, [])
        for (const { who, picks } of deeds) {
          const voter = people[who] as Person
          const answer = await vote(
            voter,
            id,
            picks.map((pick) => columns[pick]?.id),
          )
          expect(answer.statusCode).toBe(200)
          if (picks.length > 0) model.set(who, picks)
          else model.delete(who)
          const shown = answer.json<Comparison>()
          expect(shown.votes).toBe(model.size)
          expect(shown.myVote).toEqual(picks.map((pick) => columns[pick]?.id))
          expect(shown.columns.map(({ votes }) => votes)).toEqual(
            columns.map((_, place) => [...model.values()].filter(([best]) => best === place).length),
          )
        }
      },
    ),
    { numRuns: 8, seed: 11 },
  )
})

test('nobody votes before all have come, nor for what is not there, nor without being known', async () => {
  const [owner, other] = [await server.person(), await server.person(0)]
  const held = Promise.withResolvers<void>()
  standIn.before = async ({ model }) => (model === 'copper' ? held.promise : undefined)
  const { id, requests } = (await start(owner, { seed: 39 })).json<{ id: string; requests: { requestId: string }[] }>()
  for (const { requestId } of requests.slice(0, 2)) await server.ended(owner, requestId)
  const early = await look(id, owner)
  expect(early.canVote).toBe(false)
  expect((await vote(owner, id, [early.columns[0]?.id])).json().code).toBe('conflict')
  held.resolve()
  await server.ended(owner, requests[2]?.requestId ?? '')
  expect((await look(id, owner)).canVote).toBe(true)
  expect((await vote(owner, id, [randomUUID()])).statusCode).toBe(400)
  expect((await vote(other, randomUUID(), [])).statusCode).toBe(404)
  const strange = await callRoute(server.app, 'voteComparison', { params: { id }, body: { picks: [] } })
  expect(strange.statusCode).toBe(401)
  expect((await look(id)).canVote).toBe(false)
})

test('public ones are offered to others until they have voted, never private or marked ones; one’s own are a list of their own', async () => {
  const [owner, other] = [await server.person(), await server.person(0)]
  const open = await compared(owner, { seed: 40, prompt: 'a bridge' })
  const hidden = await compared(owner, { seed: 41, visibility: 'private' })
  const marked = await compared(owner, { seed: 42 })
  await owner.call('toggleNsfw', { params: { id: marked.columns[0]?.imageId ?? '' } })
  const listed = async (person: Person, whose: string) => {
    const answer = await person.call('listComparisons', { query: { whose, limit: 24 } })
    return answer.json<{ comparisons: ComparisonCard[] }>().comparisons
  }
  const offered = await listed(other, 'others')
  expect(offered.find(({ id }) => id === open.id)).toMatchObject({ prompt: 'a bridge', votes: 0, isUnfinished: false })
  expect(offered.find(({ id }) => id === open.id)?.pictures).toHaveLength(3)
  expect(offered.filter(({ id }) => [hidden.id, marked.id].includes(id))).toEqual([])
  await vote(other, open.id, [open.columns[0]?.id])
  expect((await listed(other, 'others')).map(({ id }) => id)).not.toContain(open.id)
  expect((await listed(owner, 'others')).map(({ id }) => id)).not.toContain(open.id)
  expect((await listed(owner, 'mine')).map(({ id }) => id)).toEqual([marked.id, hidden.id, open.id])
  const nobody = await callRoute(server.app, 'listComparisons', { query: { whose: 'mine' } })
  expect(nobody.statusCode).toBe(401)
})

test('the same again under another key is the comparison that is there, at no cost, until one of its pictures is gone', async () => {
  const person = await server.person(10)
  const first = await compared(person, { seed: 61 })
  const again = await start(person, { seed: 61 })
  expect([again.statusCode, again.json().id, again.json().cost]).toEqual([201, first.id, 0])
  expect(again.json().requests.map((one: { requestId: string }) => one.requestId)).toEqual(
    first.columns.map(({ requestId }) => requestId),
  )
  expect(await goldOf(person)).toBe(8.5)
  await person.call('deleteImage', { params: { id: first.columns[0]?.imageId ?? '' } })
  const anew = await compared(person, { seed: 61 })
  expect(anew.id).not.toBe(first.id)
  expect(anew.columns.every(({ picture }) => picture)).toBe(true)
})

test('of one owner a single comparison is offered at a time, the next once it is voted on; what cannot be voted on keeps no place', async () => {
  const [owner, other] = [await server.person(), await server.person(0)]
  const [old, fresh] = [await compared(owner, { seed: 62 }), await compared(owner, { seed: 63 })]
  standIn.before = async () => {
    throw new ProviderError('The brush is broken.', { passing: false })
  }
  const broken = await start(owner, { seed: 64 })
  for (const { requestId } of broken.json().requests) await server.ended(owner, requestId)
  const offered = async () => {
    const answer = await other.call('listComparisons', { query: { limit: 24 } })
    const known = [old.id, fresh.id, broken.json().id]
    return answer
      .json<{ comparisons: ComparisonCard[] }>()
      .comparisons.flatMap(({ id }) => known.filter((one) => one === id))
  }
  expect(await offered()).toEqual([fresh.id])
  await vote(other, fresh.id, [fresh.columns[0]?.id])
  expect(await offered()).toEqual([old.id])
})

test('what costs nothing, for all its pictures were there, is not offered to others, and is voted on by whoever has its link', async () => {
  const [owner, other] = [await server.person(), await server.person(0)]
  const paid = await compared(owner, { seed: 65, models: ['amber', 'dusk'] })
  const free = await compared(owner, { seed: 65, models: ['dusk', 'amber'] })
  expect(free.id).not.toBe(paid.id)
  const { comparisons } = (await other.call('listComparisons', { query: { limit: 24 } })).json<{
    comparisons: ComparisonCard[]
  }>()
  const ids = comparisons.map(({ id }) => id)
  expect([ids.includes(paid.id), ids.includes(free.id)]).toEqual([true, false])
  expect((await vote(other, free.id, [free.columns[0]?.id])).statusCode).toBe(200)
})

test('votes come to ratings by category; a person’s votes on the same words, seed and models count once', async () => {
  const [one, two] = [await server.person(), await server.person()]
  const figuresOf = async (model: string) => {
    const { figures } = (await callRoute(server.app, 'modelFigures', {})).json<{ figures: ModelFigures[] }>()
    return figures.find((figure) => figure.model === model)?.ratings.find(({ category }) => category === 'npcs')
  }
  const request = { category: 'npcs', prompt: 'a cook', models: ['amber', 'dusk'], seed: 43 }
  const first = await compared(one, request)
  const again = await compared(one, { ...request, prompt: 'A cook' })
  const other = await compared(one, { ...request, seed: 44 })
  for (const { id, columns } of [first, again, other]) {
    await vote(one, id, [columns[1]?.id])
    await vote(two, id, [columns[1]?.id])
  }
  await rateModels(server.services)
  const [amber, dusk] = [await figuresOf('amber'), await figuresOf('dusk')]
  expect([amber?.votes, dusk?.votes]).toEqual([4, 4])
  expect(dusk?.rating).toBeGreaterThan(1500)
  expect((dusk?.rating ?? 0) + (amber?.rating ?? 0)).toBe(3000)
  expect(dusk?.plusMinus).toBeGreaterThan(100)
  await vote(two, other.id, [])
  await rateModels(server.services)
  expect((await figuresOf('dusk'))?.votes).toBe(3)
})

test('a model’s figures are of its last works: how long one picture took, by size, and how many ended well', async () => {
  const person = await server.person()
  await compared(person, { seed: 45 })
  const { db } = server.services
  const before = { status: 'failed', faults: 3, kind: 'image', requestHash: '', cost: 0, userId: person.id } as const
  const request = { category: 'landscapes', prompt: 'x', model: 'dusk', size: 768, count: 1 }
  const at = (seconds: number) => new Date(Date.now() - 60_000 + seconds * 1000)
  const works = [2, 4, 9].map((seconds) => ({ status: 'completed', startedAt: at(0), endedAt: at(seconds) }) as const)
  const ended = [
    ...works,
    { errorCode: 'unavailable', endedAt: at(1) } as const,
    // Stopped by its owner, and refused for what was asked: nothing that the model has failed at.
    { errorCode: 'conflict', endedAt: at(1) } as const,
    { errorCode: 'invalid_request', endedAt: at(1) } as const,
  ]
  const rows = ended.map((work) => ({ ...before, ...work, request, id: randomUUID(), idempotencyKey: randomUUID() }))
  await db.insert(generations).values(rows)
  standIn.before = async () => {
    throw new ProviderError('Not under our policy.', { passing: false, why: 'policy' })
  }
  const refused = await person.start({ model: 'dusk', seed: 47 })
  expect((await server.ended(person, refused.json().requestId)).status).toBe('failed')
  await countFigures(server.services)
  const { figures } = (await callRoute(server.app, 'modelFigures', {})).json<{ figures: ModelFigures[] }>()
  const dusk = figures.find(({ model }) => model === 'dusk')
  expect(dusk?.speeds.find(({ size }) => size === 768)).toEqual({ size: 768, ms: 4000, works: 3 })
  const others = await db.$count(generations, eq(generations.id, rows[0]?.id ?? ''))
  expect(others).toBe(1)
  expect((dusk?.ended ?? 0) - (dusk?.completed ?? 0)).toBe(1)
  const amber = figures.find(({ model }) => model === 'amber')
  expect(amber?.speeds[0]).toMatchObject({ size: 512, works: expect.any(Number) })
})

test('what one compared and how one voted is among what one may take along, and goes with the account', async () => {
  const [owner, other] = [await server.person(), await server.person()]
  const { id, columns } = await compared(owner, { seed: 46 })
  await vote(other, id, [columns[2]?.id, columns[0]?.id])
  const kept = (await other.call('getAccountData')).json<AccountData>()
  expect(kept.comparisonVotes).toEqual([{ comparisonId: id, picks: ['copper', 'amber'] }])
  const own = (await owner.call('getAccountData')).json<AccountData>()
  expect(own.comparisons).toMatchObject([{ id, category: 'landscapes', models: names.slice(0, 3) }])
  expect((await look(id, owner)).votes).toBe(1)
  await removePerson(server.services, other.id)
  expect((await look(id, owner)).votes).toBe(0)
})
