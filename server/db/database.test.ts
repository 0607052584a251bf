import { connect, createServer, type Socket } from 'node:net'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { toAppError } from '../http/failures.ts'
import { createTestDatabase, type TestDatabase } from '../testing/database.ts'
import { type Database, openDatabase, sendLast, together, transact } from './database.ts'
import { goldAccounts } from './schema.ts'

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

/** Stands between a program and its database; told to, it swallows everything, as a network does whose other end is lost. */
async function openWire(url: string) {
  const { hostname, port } = new URL(url)
  const ends = new Set<Socket>()
  let isSilent = false
  const wire = createServer((near) => {
    const far = connect(Number(port), hostname)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(from)
      from.on('data', (bytes) => isSilent || to.write(bytes))
      from.on('error', () => to.destroy())
      from.on('close', () => to.destroy())
    }
  })
  await new Promise<void>((listening) => wire.listen(0, '127.0.0.1', listening))
  const address = new URL(url)
  const here = wire.address()
  if (here && typeof here === 'object') address.port = String(here.port)
  return {
    url: address.href,
    silence: (silent: boolean) => {
      isSilent = silent
    },
    async close() {
      for (const end of ends) end.destroy()
      await new Promise((closed) => wire.close(closed))
    },
  }
}

test('a database that falls silent is given up on, told as away, and asked over a new connection when it is back', async () => {
  const wire = await openWire(database.url)
  const far = openDatabase(`${wire.url}?query_timeout=300`, () => undefined)
  const one = () => far.$client.query('select 1 as one')
  for (const work of [one, () => transact(far, (tx) => tx.$client.query('select 1'))]) {
    await one()
    wire.silence(true)
    const fault = await work().catch((error: unknown) => error)
    expect(toAppError(fault).code).toBe('unavailable')
    wire.silence(false)
    await expect(one()).resolves.toMatchObject({ rows: [{ one: 1 }] })
  }
  await far.$client.end()
  await wire.close()
})

test('statements sent together are carried out in their order, whatever they are', async () => {
  const balance = (id: string) => sql<number>`(select balance from ${goldAccounts} where id = ${id})`
  const answers = await transact(db, (tx) =>
    together([
      tx.insert(goldAccounts).values({ id: 'user:order', balance: 1 }),
      tx.select({ seen: goldAccounts.balance }).from(goldAccounts),
      tx.update(goldAccounts).set({ balance: 2 }).returning({ seen: goldAccounts.balance }),
      tx.execute<{ seen: string }>(sql`select ${balance('user:order')} as seen`),
      tx.delete(goldAccounts).returning({ seen: goldAccounts.balance }),
    ]),
  )
  expect(answers[1]).toEqual([{ seen: 1 }])
  expect(answers[2]).toEqual([{ seen: 2 }])
  expect(answers[3].rows).toEqual([{ seen: '2' }])
  expect(answers[4]).toEqual([{ seen: 2 }])
})

test('of statements sent together that fail, the first is told, and nothing of any of them is left', async () => {
  const work = transact(db, (tx) =>
    together([
      tx.insert(goldAccounts).values({ id: 'user:whole', balance: 1 }),
      tx.insert(goldAccounts).values({ id: 'user:short', balance: -1 }),
      tx.insert(goldAccounts).values({ id: 'user:late', balance: 1 }),
    ]),
  )
  await expect(work).rejects.toMatchObject({ cause: { constraint: 'gold_accounts_never_negative' } })
  await expect(db.select().from(goldAccounts)).resolves.toEqual([])
})

const account = (id: string) => ({ id, balance: 1 })
const accountsLike = async (name: string) =>
  (await db.select().from(goldAccounts)).map(({ id }) => id).filter((id) => id.startsWith(name))

test('what is sent last is committed with all before it', async () => {
  await transact(db, async (tx) => {
    await tx.insert(goldAccounts).values(account('last:before'))
    await sendLast(tx, (handle) =>
      handle.executeSql('insert into gold_accounts (id, balance) values ($1, 1)', ['last:itself']),
    )
  })
  expect(await accountsLike('last:')).toEqual(['last:before', 'last:itself'])
})

test('what is sent last and fails, before or in the database, undoes the transaction and says why', async () => {
  const failing = (send: Parameters<typeof sendLast>[1]) =>
    transact(db, async (tx) => {
      await tx.insert(goldAccounts).values(account('undone:before'))
      await sendLast(tx, send)
    })
  await expect(failing((handle) => handle.executeSql('select 1 / 0'))).rejects.toThrow('division by zero')
  const gone = new Error('The queue is not there')
  await expect(failing(() => Promise.reject(gone))).rejects.toThrow(gone)
  expect(await accountsLike('undone:')).toEqual([])
  await expect(db.execute(sql`select 1 as one`)).resolves.toMatchObject({ rows: [{ one: 1 }] })
})
