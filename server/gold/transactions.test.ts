import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { creditReasons } from '../../contract/enums.ts'
import type { GoldMonthsReply, Transaction } from '../../contract/gold.ts'
import { reasonLabels, storyInWords } from '../../contract/gold-words.ts'
import { transact } from '../db/database.ts'
import { callRoute, openTestServer, type Person, type TestServer } from '../testing/server.ts'
import { openStandIn } from '../testing/stand-in.ts'
import { transactionsFile } from './csv.ts'
import { adjustGold, grantGold, moveGold, purse, sellGold, spendable, system, takeBackGold } from './ledger.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer([openStandIn()])
  await server.work()
})
afterAll(() => server.close())

const listed = async (person: Person, query: Record<string, unknown> = {}) =>
  (await person.call('listTransactions', { query })).json<{
    transactions: Transaction[]
    nextCursor: number | null
    held: number
  }>()

test('gold that came and went is listed newest first, with its sign, the balance after it and the work it was for', async () => {
  const person = await server.person(5)
  await person.call('getFullUser')
  const { requestId } = (await person.start({ prompt: 'a quiet hill at dusk' })).json()
  const { image } = (await server.ended(person, requestId)) as { image: { id: string; title: string } }
  const { transactions, nextCursor, held } = await listed(person)
  expect(transactions.map(({ reason, amount, balance }) => ({ reason, amount, balance }))).toEqual([
    { reason: 'REQUEST', amount: -0.5, balance: 16.5 },
    { reason: 'DAILY_LOGIN', amount: 12, balance: 17 },
    { reason: 'TASK', amount: 5, balance: 5 },
  ])
  expect(transactions[0]?.work).toEqual({
    kind: 'image',
    title: image.title,
    url: `/images/${image.id}`,
    receipt: { held: 0.5, charged: 0.5, returned: 0 },
  })
  expect(transactions[1]?.work).toBeNull()
  expect({ nextCursor, held }).toEqual({ nextCursor: null, held: 0 })
  expect(transactions[0]?.balance).toBe((await person.call('getUser')).json().gold)
})

test('a reason picks its own movements and leaves the balances as they were', async () => {
  const person = await server.person(5)
  await server.ended(person, (await person.start()).json().requestId)
  await person.call('getFullUser')
  const { transactions } = await listed(person, { reason: 'REQUEST' })
  expect(transactions).toMatchObject([{ reason: 'REQUEST', amount: -0.5, balance: 4.5 }])
  expect((await listed(person, { reason: 'PURCHASE' })).transactions).toEqual([])
  expect((await person.call('listTransactions', { query: { reason: 'WHIM' } })).statusCode).toBe(400)
})

test('pages follow each other without a gap or a repeat, however small they are', async () => {
  const person = await server.person(5)
  for (let work = 0; work < 3; work++) await server.ended(person, (await person.start()).json().requestId)
  const all = (await listed(person)).transactions
  const paged: Transaction[] = []
  let cursor: number | null | undefined
  do {
    const page = await listed(person, { limit: 1, ...(cursor && { cursor }) })
    paged.push(...page.transactions)
    cursor = page.nextCursor
  } while (cursor !== null)
  expect(paged).toEqual(all)
  expect(all).toHaveLength(4)
})

test('nobody sees anybody else’s gold', async () => {
  const [person, stranger] = [await server.person(5), await server.person(7)]
  await server.ended(person, (await person.start()).json().requestId)
  const { transactions } = await listed(stranger)
  expect(transactions).toMatchObject([{ reason: 'TASK', amount: 7 }])
  expect((await callRoute(server.app, 'listTransactions', {})).statusCode).toBe(401)
})

/** What came to somebody, or went, in each of the ways that gold moves beside work; with what the ledger was told of it. */
async function moveInAllWays(person: Person, friend: Person) {
  const { db } = server.services
  const [me, other] = [person.id, friend.id]
  const [order, gift, group, contest] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()]
  const code = `WINTER${gift.slice(0, 6).toUpperCase()}`
  await db.execute(sql`insert into payment_orders (id, user_id, kind, pack, currency, amount, gold, state, is_test, receipt_url)
    values (${order}, ${me}, 'pack', 'satchel', 'eur', 1000, 1030000, 'paid', true, 'https://pay.example/receipt')`)
  await db.execute(sql`insert into gifts (id, from_id, to_id, amount, note, idempotency_key)
    values (${gift}, ${other}, ${me}, 2000, 'For the ranger, with love', ${gift})`)
  await db.execute(sql`insert into purses (id, name, keeper_id) values (${group}, 'The Tuesday group', ${other})`)
  await db.execute(
    sql`insert into promotions (code, gold, starts_at, title) values (${code}, 1000, now(), 'Winter fair')`,
  )
  await db.execute(sql`insert into competitions (id, title, theme, opens_at, closes_at, ends_at, prizes)
    values (${contest}, 'Dragons of spring', 'dragons', now(), now(), now(), '[]')`)
  await transact(db, async (tx) => {
    const grant = (reason: (typeof creditReasons)[number], about: Parameters<typeof grantGold>[1]['about']) =>
      grantGold(tx, { key: randomUUID(), userId: me, amount: 1000, reason, about })
    await sellGold(tx, {
      key: randomUUID(),
      userId: me,
      amount: 1_030_000,
      reason: 'PURCHASE',
      about: { kind: 'pack', order, pack: 'satchel' },
    })
    await grant('SUBSCRIPTION', { kind: 'subscription', order: null, level: 'PRO', period: 'year', change: false })
    await moveGold(tx, {
      key: randomUUID(),
      reason: 'GIFT',
      postings: [{ from: spendable(me), to: spendable(other), amount: 1 }],
      about: { kind: 'gift', gift: randomUUID() },
    })
    await moveGold(tx, {
      key: randomUUID(),
      reason: 'PURSE',
      postings: [{ from: spendable(me), to: purse(group), amount: 3000 }],
      about: { kind: 'purse', purse: group, how: 'filled' },
    })
    await grant('GIFT', { kind: 'gift', gift })
    await grant('PROMOTION', { kind: 'promotion', code })
    await grant('TASK', { kind: 'task', task: 'first-map' })
    await grant('COMPETITION', { kind: 'competition', competition: contest })
    await grant('LEADERBOARD', { kind: 'leaderboard', board: 'works', stretch: '2026-W48' })
    await grant('STREAK_BONUS', { kind: 'streak', days: 5 })
    await adjustGold(tx, { key: randomUUID(), userId: me, amount: -500, why: 'Sent twice' })
    await takeBackGold(tx, {
      key: randomUUID(),
      userId: me,
      amount: 1_030_000,
      about: { kind: 'returned-payment', order, why: 'refund' },
    })
  })
  return { order, contest, code }
}

test('every movement says what it was for: the pack and its order, the level, who gave it, the purse, the code, the prize', async () => {
  const [person, friend] = [await server.person(0), await server.person(0)]
  const { contest, code } = await moveInAllWays(person, friend)
  const { transactions } = await listed(person)
  const name = friend.username
  const told = transactions.map((one) => [one.reason, storyInWords(one).replace(/^Pro, .*/, 'Pro, this month')])
  expect(told).toEqual([
    ['PAYMENT_RETURNED', 'Money was paid back: the Satchel for €10.00 (a test: nothing was paid)'],
    ['REFUND', 'An administrator: Sent twice'],
    ['STREAK_BONUS', '5 days in a row'],
    ['LEADERBOARD', 'Leading works, week 48 of 2026'],
    ['COMPETITION', '“Dragons of spring”'],
    ['TASK', 'Make your first map'],
    ['PROMOTION', `Winter fair (${code})`],
    ['GIFT', `From ${name}: “For the ranger, with love”`],
    ['PURSE', 'Put into “The Tuesday group”'],
    ['GIFT', 'To somebody who has left'],
    ['SUBSCRIPTION', 'Pro, this month'],
    ['PURCHASE', 'Satchel, €10.00 (a test: nothing was paid)'],
  ])
  expect(transactions.at(-1)?.story).toMatchObject({ order: { receiptUrl: 'https://pay.example/receipt' } })
  expect(transactions[4]?.story).toEqual({
    kind: 'competition',
    competition: { id: contest, title: 'Dragons of spring' },
  })
  for (const reason of creditReasons) expect(reasonLabels[reason]).toMatch(/^[A-Z]/)
})

test('somebody who gave gold and has gone is told as such, and so is a purse that is no more', async () => {
  const [person, friend] = [await server.person(0), await server.person(0)]
  await moveInAllWays(person, friend)
  await server.services.db.execute(sql`delete from purses where keeper_id = ${friend.id}`)
  await server.services.db.execute(sql`delete from users where id = ${friend.id}`)
  const told = (await listed(person)).transactions.map(storyInWords)
  expect(told).toContain('From somebody who has left: “For the ranger, with love”')
  expect(told).toContain('Put into a purse that is no more')
})

test('what came in and what went out is listed apart, and a month by itself', async () => {
  const person = await server.person(5)
  await server.ended(person, (await person.start()).json().requestId)
  const month = new Date().toISOString().slice(0, 7)
  expect((await listed(person, { way: 'in' })).transactions.map(({ amount }) => amount)).toEqual([5])
  expect((await listed(person, { way: 'out', month })).transactions.map(({ amount }) => amount)).toEqual([-0.5])
  expect((await listed(person, { month: '2024-02' })).transactions).toEqual([])
  expect((await person.call('listTransactions', { query: { month: '2024-13' } })).statusCode).toBe(400)
})

test('each month tells what came in and went out, by reason', async () => {
  const person = await server.person(5)
  await person.call('getFullUser')
  await server.ended(person, (await person.start()).json().requestId)
  const month = new Date().toISOString().slice(0, 7)
  const { months, nextBefore } = (await person.call('listGoldMonths')).json<GoldMonthsReply>()
  expect({ months, nextBefore }).toEqual({
    months: [
      {
        month,
        cameIn: 17,
        wentOut: 0.5,
        reasons: [
          { reason: 'DAILY_LOGIN', cameIn: 12, wentOut: 0 },
          { reason: 'TASK', cameIn: 5, wentOut: 0 },
          { reason: 'REQUEST', cameIn: 0, wentOut: 0.5 },
        ],
      },
    ],
    nextBefore: null,
  })
  const before = (await person.call('listGoldMonths', { query: { before: month } })).json<GoldMonthsReply>()
  expect(before.months).toEqual([])
})

test('the table has every movement once, as the list has them, and no text in it is a formula', async () => {
  const person = await server.person(5)
  await server.ended(person, (await person.start({ prompt: '=1+1 "hills"' })).json().requestId)
  await server.services.db.execute(
    sql`update images set title = '=HYPERLINK("x"), hills' where owner_id = ${person.id}`,
  )
  const file = await person.call('downloadTransactions')
  expect(file.headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(file.headers['content-disposition']).toMatch(/attachment; filename="lanternkeep-gold-\d{4}-\d\d-\d\d\.csv"/)
  const lines = file.body.replace('\ufeff', '').trimEnd().split('\r\n')
  expect(lines).toHaveLength(1 + (await listed(person)).transactions.length)
  expect(lines[0]).toBe('When (UTC),Why,What for,Gold,Balance after,Held,Charged,Returned,Page,Number')
  expect(lines[1]).toMatch(
    /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,Work asked for,"'=HYPERLINK\(""x""\), hills",-0\.5,4\.5,0\.5,0\.5,0,http\S+\/images\/\S+,\d+$/,
  )
  const only = await person.call('downloadTransactions', { query: { way: 'in' } })
  expect(only.body.trimEnd().split('\r\n')).toHaveLength(2)
  expect((await callRoute(server.app, 'downloadTransactions', {})).statusCode).toBe(401)
})

test('a table is no longer than it may be, and has no gap where one reading ends', async () => {
  const person = await server.person(5)
  const userId = person.id
  const { db } = server.services
  const one = { from: system.bonuses, to: spendable(userId), amount: 1 }
  await transact(db, (tx) => moveGold(tx, { key: `many:${userId}`, reason: 'TASK', postings: Array(1205).fill(one) }))
  const read = async (most?: number) => {
    const pieces: string[] = []
    for await (const piece of transactionsFile(db, userId, {}, { origin: '', most })) pieces.push(String(piece))
    return pieces.join('').trimEnd().split('\r\n').slice(1)
  }
  const all = await read()
  expect(all).toHaveLength(1206)
  expect(new Set(all).size).toBe(1206)
  expect(await read(1100)).toEqual(all.slice(0, 1100))
})
