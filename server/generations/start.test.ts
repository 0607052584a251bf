import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { transact } from '../db/database.ts'
import { settleHold } from '../gold/ledger.ts'
import { openTestServer, type TestServer } from '../testing/server.ts'
import { openStandIn } from '../testing/stand-in.ts'
import { changeGeneration, unfinished } from './change.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer([openStandIn()])
})
afterAll(() => server.close())

/** Resolves once a connection waits for another's lock. */
const somebodyWaits = () =>
  expect
    .poll(async () => {
      const { rows } = await server.services.db.execute(
        sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
      return rows.length
    })
    .toBeGreaterThan(0)

test('a start repeated in the very moment its work is delivered waits for that, and answers with the first reply', async () => {
  const { db } = server.services
  const person = await server.person(10)
  const key = randomUUID()
  const first = (await person.start({}, key)).json()
  const repeated = await transact(db, async (tx) => {
    await changeGeneration(tx, unfinished(first.requestId), { status: 'completed', endedAt: sql`now()` })
    const answer = person.start({}, key)
    await somebodyWaits()
    await settleHold(tx, first.requestId, 500)
    return { answer }
  })
  expect((await repeated.answer).json()).toEqual({ ...first, status: 'completed' })
  expect((await person.call('getUser')).json()).toMatchObject({ gold: 9.5 })
})
