import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/database.ts'
import { type Database, openDatabase, transact } from './database.ts'

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

test('a connection that dies within a transaction fails that transaction alone', async () => {
  const work = transact(db, async (tx) => {
    const { rows } = await tx.$client.query('select pg_backend_pid() as pid')
    const gone = new Promise((resolve) => tx.$client.once('end', resolve))
    await db.$client.query('select pg_terminate_backend($1)', [rows[0].pid])
    await gone
    await tx.$client.query('select 1')
  })
  await expect(work).rejects.toThrow()
  await expect(transact(db, (tx) => tx.$client.query('select 1 as one'))).resolves.toMatchObject({ rows: [{ one: 1 }] })
})
