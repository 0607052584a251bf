import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { transact } from '../db/database.ts'
import { openTestServer, type TestServer } from '../testing/server.ts'
import { openStandIn } from '../testing/stand-in.ts'
import { isSound } from './audit.ts'
import { debtOf, goldInPurse, goldOf, grantGold, heldGoldOf, takeBackGold } from './ledger.ts'

const PASSWORD = 'a long enough password'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer([openStandIn()])
})
afterAll(() => server.close())

test('whoever leaves takes nothing along and owes nothing any more: what was theirs is the house’s, and the books are sound', async () => {
  const { db } = server.services
  const [rich, indebted] = [await server.person(8), await server.person(2)]
  const about = { kind: 'returned-payment', order: null, why: 'dispute' } as const
  await transact(db, (tx) => takeBackGold(tx, { key: 'dispute', userId: indebted.id, amount: 5000, about }))
  // Under way, and paid for: it returns first.
  await rich.start({ count: 2 })
  expect([await goldOf(db, rich.id), await heldGoldOf(db, rich.id), await debtOf(db, indebted.id)]).toEqual([
    7000, 1000, 3000,
  ])
  for (const person of [rich, indebted]) {
    expect((await person.call('deleteAccount', { body: { password: PASSWORD } })).statusCode).toBe(200)
    expect([await goldOf(db, person.id), await heldGoldOf(db, person.id), await debtOf(db, person.id)]).toEqual([
      0, 0, 0,
    ])
  }
  const departed = await db.$client.query(
    `select sum(amount) as left from gold_postings where to_account = 'system:departures'`,
  )
  expect(Number(departed.rows[0].left)).toBe(8000)
  expect(isSound(await server.audit())).toBe(true)
})

test('what was in a purse that nobody else is in goes the same way', async () => {
  const { db } = server.services
  const person = await server.person(5)
  const { id } = (await person.call('createPurse', { body: { name: 'Mine' }, idempotencyKey: randomUUID() })).json()
  const filled = await person.call('fillPurse', { params: { id }, body: { gold: 4 }, idempotencyKey: randomUUID() })
  expect(filled.statusCode, filled.body).toBeLessThan(300)
  expect([await goldOf(db, person.id), await goldInPurse(db, id)]).toEqual([1000, 4000])
  expect((await person.call('deleteAccount', { body: { password: PASSWORD } })).statusCode).toBe(200)
  expect([await goldOf(db, person.id), await goldInPurse(db, id)]).toEqual([0, 0])
  expect(isSound(await server.audit())).toBe(true)
})

test('postings are written once: what is wrong is made good by another command, and never by changing what was', async () => {
  const { db } = server.services
  const person = await server.person(1)
  for (const change of [
    'update gold_postings set amount = 1',
    'delete from gold_postings',
    'delete from gold_commands',
  ])
    await expect(db.$client.query(change)).rejects.toThrow(/written once/)
  await transact(db, (tx) => grantGold(tx, { key: 'more', userId: person.id, amount: 1, reason: 'TASK' }))
  expect(await goldOf(db, person.id)).toBe(1001)
})
