import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Transaction } from '../../contract/gold.ts'
import { callRoute, openTestServer, type Person, type TestServer } from '../testing/server.ts'
import { openStandIn } from '../testing/stand-in.ts'

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
  expect(transactions[0]?.work).toEqual({ title: image.title, url: `/images/${image.id}` })
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
