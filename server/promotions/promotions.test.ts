import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { users } from '../db/schema.ts'
import { openTestServer, type Person, type TestServer } from '../testing/server.ts'
import { openStandIn } from '../testing/stand-in.ts'

let server: TestServer
let admin: Person
beforeAll(async () => {
  server = await openTestServer([openStandIn()])
  admin = await server.person(0)
  await server.services.db.update(users).set({ role: 'admin' }).where(eq(users.id, admin.id))
})
afterAll(async () => {
  expect(await server.audit()).toMatchObject({ sum: 0, wrong: [], wrongHolds: [] })
  await server.close()
})

const make = (body: Record<string, unknown>) =>
  admin.call('adminCreatePromotion', { body: { title: 'A gift of the season', gold: 5, ...body } })
const redeem = (person: Person, code: string) => person.call('redeemCode', { body: { code } })
const goldOf = async (person: Person): Promise<number> => (await person.call('getUser')).json().gold
const people = (count: number) => Promise.all(Array.from({ length: count }, () => server.person(0)))

test('a code gives once to each, however it is typed and however often at once', async () => {
  expect((await make({ code: 'winter-2026' })).statusCode).toBe(201)
  expect((await make({ code: 'WINTER2026' })).statusCode).toBe(409)
  const [person] = (await people(1)) as [Person]
  const answers = await Promise.all([1, 2, 3, 4].map(() => redeem(person, ' Winter 2026 ')))
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  expect(await goldOf(person)).toBe(5)
  expect((await person.call('listTransactions')).json().transactions).toMatchObject([
    { reason: 'PROMOTION', amount: 5 },
  ])
})

test('a code that is bounded is used so often and no more, also by many at once', async () => {
  await make({ code: 'FIRSTTHREE', usesMax: 3 })
  const answers = await Promise.all((await people(8)).map((person) => redeem(person, 'FIRSTTHREE')))
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(3)
  expect(answers.find(({ statusCode }) => statusCode === 409)?.json().error).toMatch(/used up. Nothing has changed/)
  const { promotions } = (await admin.call('adminPromotions')).json()
  expect(promotions).toContainEqual(expect.objectContaining({ code: 'FIRSTTHREE', uses: 3 }))
})

test('a code that has ended, has not begun, is for others, or is not there gives nothing, and tries are counted', async () => {
  const [person] = (await people(1)) as [Person]
  await make({ code: 'TOCOME', startsAt: new Date(Date.now() + 86_400_000).toISOString() })
  await make({ code: 'ENDED1' })
  await admin.call('adminEndPromotion', { params: { code: 'ENDED1' } })
  await make({ code: 'NEWCOMERS', isForNewcomers: true })
  const told = [/no code TOCOME/, /has ended/, /came after it began/, /no code NOSUCH/]
  for (const [k, code] of ['TOCOME', 'ENDED1', 'NEWCOMERS', 'NOSUCH'].entries())
    expect((await redeem(person, code)).json().error).toMatch(told[k] as RegExp)
  const [newcomer] = (await people(1)) as [Person]
  expect((await redeem(newcomer, 'NEWCOMERS')).statusCode).toBe(200)
  for (let k = 0; k < 6; k++) await redeem(person, `GUESS${k}`)
  expect((await redeem(person, 'WINTER2026')).statusCode).toBe(429)
  expect(await goldOf(person)).toBe(0)
})

test('codes are administrators’ to make and to see', async () => {
  const [person] = (await people(1)) as [Person]
  expect((await person.call('adminPromotions')).statusCode).toBe(404)
  expect((await person.call('adminCreatePromotion', { body: { code: 'MINE', title: 'x', gold: 9 } })).statusCode).toBe(
    404,
  )
})
