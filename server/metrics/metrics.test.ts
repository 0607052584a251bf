import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorkerApp } from '../app/worker-app.ts'
import { transact } from '../db/database.ts'
import { holdGold, moveGold, purse, spendable, takeBackGold } from '../gold/ledger.ts'
import { openTestServer, type TestServer } from '../testing/server.ts'
import { openStandIn } from '../testing/stand-in.ts'

const TOKEN = 'a-token-for-the-metrics'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer([openStandIn()], { metricsToken: TOKEN })
})
afterAll(() => server.close())

const authorization = `Bearer ${TOKEN}`
const gaugesOfGold = async () => {
  const printed = await numbers()
  const of = (name: string) => Number(new RegExp(`lanternkeep_gold_${name} (\\S+)`).exec(printed)?.[1])
  return { spendable: of('spendable'), held: of('held'), shared: of('shared'), owed: of('owed') }
}
const numbers = async () => (await server.app.inject({ url: '/metrics', headers: { authorization } })).body

test('work is counted by its end, requests by route and status, gold by the ledger', async () => {
  const person = await server.person(10)
  const started = await person.start()
  await server.work()
  await server.ended(person, started.json().requestId)
  await person.call('getImage', { params: { id: '3f0e8a52-6d0f-4f0b-9c7c-0d9a3a1d1c11' } })
  const printed = await numbers()
  expect(printed).toContain('lanternkeep_generation_seconds_count{kind="image",status="completed"} 1')
  expect(printed).toContain(
    'lanternkeep_http_request_seconds_count{method="GET",route="/v1/images/:id",status="404"} 1',
  )
  expect(printed).toMatch(/lanternkeep_generations_waiting 0\n/)
  expect(printed).toMatch(/lanternkeep_gold_spendable \d/)
  expect(printed).toContain('process_cpu_seconds_total')
})

test('gold is counted once, whoever has it: to spend, set aside, in a purse, or owed', async () => {
  const { db } = server.services
  const before = await gaugesOfGold()
  const person = await server.person(10)
  await transact(db, async (tx) => {
    const key = (what: string) => `${what}:${person.id}`
    const about = { kind: 'returned-payment', order: null, why: 'refund' } as const
    const share = { from: spendable(person.id), to: purse(randomUUID()), amount: 4000 }
    await holdGold(tx, { generationId: randomUUID(), userId: person.id, amount: 5000 })
    await moveGold(tx, { key: key('fill'), reason: 'PURSE', postings: [share] })
    await takeBackGold(tx, { key: key('refund'), userId: person.id, amount: 3000, about })
  })
  await expect.poll(gaugesOfGold, { timeout: 12_000, interval: 500 }).toEqual({
    spendable: before.spendable,
    held: before.held + 5,
    shared: before.shared + 4,
    owed: before.owed + 2,
  })
}, 20_000)

test('with a token set nobody without it is told anything, wherever they call from', async () => {
  for (const headers of [{}, { authorization: 'Bearer wrong' }, { authorization: TOKEN }]) {
    const { statusCode, body } = await server.app.inject({ url: '/metrics', headers })
    expect(statusCode).toBe(404)
    expect(body).not.toContain('lanternkeep_')
  }
})

test('without a token only the machine itself reads them, and no proxy on it', async () => {
  const { app, config } = server
  config.metricsToken = undefined
  try {
    const ask = async (remoteAddress: string, headers = {}) =>
      (await app.inject({ url: '/metrics', remoteAddress, headers })).statusCode
    expect(await ask('127.0.0.1')).toBe(200)
    expect(await ask('::1')).toBe(200)
    expect(await ask('203.0.113.7')).toBe(404)
    expect(await ask('127.0.0.1', { 'x-forwarded-for': '203.0.113.7' })).toBe(404)
  } finally {
    config.metricsToken = TOKEN
  }
})

test('a worker without the web role tells its health and its numbers, and nothing else', async () => {
  const worker = createWorkerApp(server.services)
  expect((await worker.inject({ url: '/healthz' })).statusCode).toBe(200)
  expect((await worker.inject({ url: '/readyz' })).statusCode).toBe(200)
  expect((await worker.inject({ url: '/metrics', headers: { authorization } })).body).toContain('lanternkeep_')
  expect((await worker.inject({ url: '/metrics' })).statusCode).toBe(404)
  expect((await worker.inject({ url: '/v1/images/search' })).statusCode).toBe(404)
})
