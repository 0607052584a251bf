import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database, openDatabase, transact } from '../db/database.ts'
import { AppError } from '../errors.ts'
import { createTestDatabase, type TestDatabase } from '../testing/database.ts'
import { auditLedger } from './audit.ts'
import { debtOf, goldOf, grantGold, heldGoldOf, holdGold, sellGold, settleHold, takeBackGold } from './ledger.ts'

let database: TestDatabase
let db: Database

beforeAll(async () => {
  database = await createTestDatabase()
  db = openDatabase(database.url, () => undefined)
})

afterAll(async () => {
  await db.$client.end()
  await database.drop()
})

interface Model {
  gold: Map<string, number>
  held: Map<string, { userId: string; amount: number }>
  settled: Set<string>
  granted: Set<string>
}

const userOf = (run: number, who: number) => `${run}-${who}`
const generationOf = (run: number, which: number) =>
  `00000000-0000-4000-8000-${String(run).padStart(8, '0')}${String(which).padStart(4, '0')}`

type Step =
  | { do: 'grant'; key: number; who: number; amount: number }
  | { do: 'hold'; which: number; who: number; amount: number }
  | { do: 'settle'; which: number; share: number }

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    do: fc.constant('grant' as const),
    key: fc.nat(9),
    who: fc.nat(2),
    amount: fc.integer({ min: 1, max: 20_000 }),
  }),
  fc.record({
    do: fc.constant('hold' as const),
    which: fc.nat(9),
    who: fc.nat(2),
    amount: fc.integer({ min: 0, max: 9000 }),
  }),
  fc.record({
    do: fc.constant('settle' as const),
    which: fc.nat(9),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
  }),
)

async function play(run: number, model: Model, one: Step): Promise<void> {
  if (one.do === 'grant') {
    const userId = userOf(run, one.who)
    const key = `grant:${run}:${one.key}`
    const fresh = !model.granted.has(key)
    const granted = await transact(db, (tx) => grantGold(tx, { key, userId, amount: one.amount, reason: 'TASK' }))
    expect(granted).toBe(fresh)
    if (fresh) model.gold.set(userId, (model.gold.get(userId) ?? 0) + one.amount)
    model.granted.add(key)
    return
  }
  const generationId = generationOf(run, one.which)
  const hold = model.held.get(generationId)
  if (one.do === 'hold') {
    const userId = userOf(run, one.who)
    const work = transact(db, (tx) => holdGold(tx, { generationId, userId, amount: one.amount }))
    if (hold) return work
    if ((model.gold.get(userId) ?? 0) < one.amount) {
      await expect(work).rejects.toMatchObject({ code: 'not_enough_gold' })
      return
    }
    await work
    model.gold.set(userId, (model.gold.get(userId) ?? 0) - one.amount)
    model.held.set(generationId, { userId, amount: one.amount })
    return
  }
  const captured = Math.floor((hold?.amount ?? 0) * one.share)
  await transact(db, (tx) => settleHold(tx, generationId, captured))
  if (!hold || model.settled.has(generationId)) return
  model.settled.add(generationId)
  model.gold.set(hold.userId, (model.gold.get(hold.userId) ?? 0) + hold.amount - captured)
}

test('the ledger agrees with a plain model over any sequence of grants, holds and settlements, repeats included', async () => {
  let run = 0
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 30 }), async (steps) => {
      run++
      const model: Model = { gold: new Map(), held: new Map(), settled: new Set(), granted: new Set() }
      for (const one of steps) await play(run, model, one)
      for (const who of [0, 1, 2]) {
        const userId = userOf(run, who)
        expect(await goldOf(db, userId)).toBe(model.gold.get(userId) ?? 0)
        const open = [...model.held].filter(([id, hold]) => hold.userId === userId && !model.settled.has(id))
        expect(await heldGoldOf(db, userId)).toBe(open.reduce((sum, [, hold]) => sum + hold.amount, 0))
      }
    }),
    { numRuns: 40 },
  )
  const audit = await auditLedger(db)
  expect(audit).toMatchObject({ sum: 0, wrong: [], wrongHolds: [] })
  expect(audit.postings).toBeGreaterThan(50)
})

test('of many holds at once against one balance, only as many succeed as there is gold for', async () => {
  const userId = 'crowd'
  await transact(db, (tx) => grantGold(tx, { key: 'crowd', userId, amount: 5000, reason: 'TASK' }))
  const tries = Array.from({ length: 12 }, (_, index) =>
    transact(db, (tx) => holdGold(tx, { generationId: generationOf(9999, index), userId, amount: 1000 })),
  )
  const results = await Promise.allSettled(tries)
  expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(5)
  const refusal = results.find((result) => result.status === 'rejected')
  expect(refusal?.reason).toBeInstanceOf(AppError)
  expect(await goldOf(db, userId)).toBe(0)
  expect((await auditLedger(db)).sum).toBe(0)
})

test('the same grant sent twice at once is granted once', async () => {
  const grant = { key: 'twice', userId: 'twin', amount: 700, reason: 'TASK' } as const
  const results = await Promise.all([1, 2, 3, 4].map(() => transact(db, (tx) => grantGold(tx, grant))))
  expect(results.filter(Boolean)).toHaveLength(1)
  expect(await goldOf(db, 'twin')).toBe(700)
})

test('capturing more than was held is refused and changes nothing', async () => {
  const userId = 'careful'
  const generationId = generationOf(9998, 1)
  await transact(db, async (tx) => {
    await grantGold(tx, { key: 'careful', userId, amount: 1000, reason: 'TASK' })
    await holdGold(tx, { generationId, userId, amount: 400 })
  })
  await expect(transact(db, (tx) => settleHold(tx, generationId, 401))).rejects.toThrow(RangeError)
  expect(await goldOf(db, userId)).toBe(600)
  expect(await heldGoldOf(db, userId)).toBe(400)
})

test('gold of a payment that was paid back is taken as far as it is there; the rest is a debt that later gold repays first', async () => {
  const userId = 'debtor'
  const about = { kind: 'returned-payment', order: null, why: 'refund' } as const
  const takeBack = () => transact(db, (tx) => takeBackGold(tx, { key: 'refund', userId, amount: 1000, about }))
  await transact(db, async (tx) => {
    await sellGold(tx, { key: 'bought', userId, amount: 1000, reason: 'PURCHASE' })
    await holdGold(tx, { generationId: generationOf(9997, 1), userId, amount: 700 })
  })
  expect([await takeBack(), await takeBack()]).toEqual([true, false])
  expect([await goldOf(db, userId), await debtOf(db, userId)]).toEqual([0, 700])

  // What returns from work, what is given and what is won: all of it, until nothing is owed.
  await transact(db, (tx) => settleHold(tx, generationOf(9997, 1), 600))
  expect([await goldOf(db, userId), await debtOf(db, userId)]).toEqual([0, 600])
  const grant = (key: string) => transact(db, (tx) => grantGold(tx, { key, userId, amount: 400, reason: 'TASK' }))
  await grant('debtor-1')
  await Promise.all(['debtor-2', 'debtor-2', 'debtor-3'].map(grant))
  expect([await goldOf(db, userId), await debtOf(db, userId)]).toEqual([600, 0])
  expect(await auditLedger(db)).toMatchObject({ sum: 0, wrong: [], wrongHolds: [] })
})

test('an audit finds a balance somebody tampered with', async () => {
  await transact(db, (tx) => grantGold(tx, { key: 'honest', userId: 'honest', amount: 500, reason: 'TASK' }))
  await db.$client.query(`update gold_accounts set balance = balance + 1 where id = 'user:honest'`)
  expect(await auditLedger(db)).toMatchObject({
    sum: 1,
    wrong: [{ account: 'user:honest', stored: 501, derived: 500 }],
  })
  await db.$client.query(`update gold_accounts set balance = balance - 1 where id = 'user:honest'`)
})

test('an audit finds a posting that somebody slipped past the ledger, and balances that do not follow from each other', async () => {
  const { $client } = db
  const tampered = async (...changes: string[]) => {
    const client = await $client.connect()
    try {
      // What the triggers refuse, the owner of the database can do all the same.
      await client.query(`set session_replication_role = replica`)
      for (const change of changes) await client.query(change)
    } finally {
      await client.query(`set session_replication_role = default`)
      client.release()
    }
  }
  const slip = (from: string, to: string, amount: number, balance: string) => `insert into gold_postings
    (command_key, from_account, to_account, amount, reason, to_balance) values ('slipped', '${from}', '${to}', ${amount}, 'TASK', ${balance})`
  await transact(db, (tx) => grantGold(tx, { key: 'steady', userId: 'steady', amount: 500, reason: 'TASK' }))
  await tampered(`update gold_postings set to_balance = 499 where command_key = 'steady'`)
  expect(await auditLedger(db)).toMatchObject({ sum: 0, wrong: [], broken: ['user:steady'] })
  await tampered(`update gold_postings set to_balance = 500 where command_key = 'steady'`)
  expect(await auditLedger(db)).toMatchObject({ wrong: [], broken: [], negative: [] })

  await tampered(slip('debt:steady', 'user:steady', 40, '540'))
  const told = await auditLedger(db)
  expect(told.wrong).toContainEqual({ account: 'user:steady', stored: 500, derived: 540 })
  expect(told.negative).toEqual([{ account: 'debt:steady', derived: -40 }])
  await tampered(`delete from gold_postings where command_key = 'slipped'`)
})
