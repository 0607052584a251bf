import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { featureFlags } from '../db/community.ts'
import { users } from '../db/schema.ts'
import { openTestServer, type Person, type TestServer } from '../testing/server.ts'
import { openStandIn } from '../testing/stand-in.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer([openStandIn()])
})
afterEach(async () => {
  expect(await server.audit()).toMatchObject({ sum: 0, wrong: [], wrongHolds: [] })
})
afterAll(() => server.close())

const give = (from: Person, to: Person, gold: number, { note = '', key = randomUUID() as string } = {}) =>
  from.call('giveGold', { params: { username: to.username }, body: { gold, note }, idempotencyKey: key })
const goldOf = async (person: Person): Promise<number> => (await person.call('getUser')).json().gold
const people = (...gold: number[]) => Promise.all(gold.map((amount) => server.person(amount)))

async function withTrustLimits(work: () => Promise<void>): Promise<void> {
  const { db } = server.services
  const set = (isOn: boolean) => db.update(featureFlags).set({ isOn }).where(eq(featureFlags.name, 'trust-limits'))
  await set(true)
  try {
    await work()
  } finally {
    await set(false)
  }
}

test('gold is given once for a key, and whoever gets it is told by whom', async () => {
  const [giver, friend] = (await people(10, 1)) as [Person, Person]
  const key = randomUUID()
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => give(giver, friend, 2.5, { note: 'For the bard', key })),
  )
  expect(answers.map((answer) => [answer.statusCode, answer.json().gold])).toEqual(answers.map(() => [201, 7.5]))
  expect([await goldOf(giver), await goldOf(friend)]).toEqual([7.5, 3.5])
  const { notifications } = (await friend.call('getNotifications')).json()
  expect(notifications).toMatchObject([{ type: 'GOLD', actors: [giver.username], facts: { what: 'gift', gold: 2.5 } }])
  const told = (person: Person) => person.call('listTransactions').then((reply) => reply.json().transactions[0])
  expect(await told(giver)).toMatchObject({ reason: 'GIFT', amount: -2.5 })
  expect(await told(friend)).toMatchObject({ reason: 'GIFT', amount: 2.5 })
  expect((await give(giver, friend, 3, { key })).json()).toMatchObject({ code: 'idempotency_mismatch' })
})

test('nothing is given beyond what there is, to oneself, to nobody, across a block, or in crumbs', async () => {
  const [giver, friend] = (await people(5, 0)) as [Person, Person]
  expect((await give(giver, friend, 6)).json()).toMatchObject({ code: 'not_enough_gold' })
  expect((await give(giver, giver, 1)).statusCode).toBe(409)
  expect((await give(giver, { ...friend, username: 'nobodyhere' }, 1)).statusCode).toBe(404)
  for (const gold of [0, -3, 0.1, 1.0005, 1e9, Number.NaN])
    expect((await give(giver, friend, gold)).statusCode).toBe(400)
  await friend.call('blockPerson', { params: { username: giver.username } })
  expect((await give(giver, friend, 1)).statusCode).toBe(403)
  expect([await goldOf(giver), await goldOf(friend)]).toEqual([5, 0])
})

test('of many gifts at once so many pass as there is gold for, both ways', async () => {
  const [one, other] = (await people(10, 10)) as [Person, Person]
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, k) => (k % 2 ? give(one, other, 4) : give(other, one, 4))),
  )
  for (const { statusCode } of answers) expect([201, 402]).toContain(statusCode)
  expect((await goldOf(one)) + (await goldOf(other))).toBe(20)
})

test('new accounts give nothing away, and others so much a day', async () => {
  const [fresh, known, friend] = (await people(20, 500, 0)) as [Person, Person, Person]
  await server.services.db
    .update(users)
    .set({ emailVerified: true, createdAt: new Date(Date.now() - 5 * 86_400_000) })
    .where(eq(users.id, known.id))
  await server.work()
  await server.ended(known, (await known.start()).json().requestId)
  await withTrustLimits(async () => {
    const refused = await give(fresh, friend, 1)
    expect(refused.statusCode).toBe(403)
    expect(refused.json().error).toMatch(/New accounts cannot hand gold on yet.*Nothing was taken/)
    expect((await give(known, friend, 150)).statusCode).toBe(201)
    const over = await give(known, friend, 60)
    expect(over.statusCode).toBe(429)
    expect(over.json().error).toMatch(/200 gold within a day, and 50 gold of that is left/)
    expect((await give(known, friend, 50)).statusCode).toBe(201)
  })
  expect([await goldOf(fresh), await goldOf(friend)]).toEqual([20, 200])
})
