import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase, transact } from '../db/database.ts'
import { goldOf, heldGoldOf, settleHold } from '../gold/ledger.ts'
import { openTestServer, type Person, removePerson, type TestServer } from '../testing/server.ts'
import { openStandIn } from '../testing/stand-in.ts'
import { type Reconciled, reconcileLedger } from './reconcile.ts'
import { startWorker } from './worker.ts'

// Each state is what a kill -9 would leave between two statements, were they not one transaction: made by hand, one statement at a time.

let server: TestServer
const lines: string[] = []

beforeAll(async () => {
  server = await openTestServer([openStandIn()])
})
afterAll(() => server.close())

const db = () => server.services.db

/** Starts work that nobody takes up,. */
async function begun(person: Person, request: Record<string, unknown> = {}): Promise<string> {
  const answer = await person.start(request)
  expect(answer.statusCode).toBe(201)
  const { requestId } = answer.json<{ requestId: string }>()
  return requestId
}
const dropJobOf = (id: string) => db().execute(sql`delete from pgboss.job where data ->> 'generationId' = ${id}`)
const endBy = (id: string, status: string) =>
  db().execute(sql`update generations set status = ${status}, ended_at = now() where id = ${id}`)
const keepPartOf = (id: string) =>
  db().execute(sql`insert into generation_parts (generation_id, position, result)
    select ${id}, 0, jsonb_build_object('mediaKey', media_key, 'thumbhash', thumbhash, 'width', width, 'height', height,
      'seed', 7, 'understood', '[]'::jsonb, 'unused', '[]'::jsonb, 'faces', '[]'::jsonb) from images limit 1`)

/** Two machines look at the same moment, over connections of their own, and once more. What they did is told together. */
async function reconciled(): Promise<Reconciled> {
  lines.length = 0
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) })
  const other = openDatabase(server.databaseUrl, () => undefined)
  const { services } = server
  try {
    const told = await Promise.all([
      reconcileLedger({ ...services, log }),
      reconcileLedger({ ...services, db: other, log }),
    ])
    told.push(await reconcileLedger({ ...services, log }))
    expect(await server.audit()).toMatchObject({ sum: 0, wrong: [], wrongHolds: [] })
    const total = (what: keyof Reconciled) => told.reduce((sum, one) => sum + one[what], 0)
    return {
      holds: total('holds'),
      undelivered: total('undelivered'),
      jobless: total('jobless'),
      left: total('left'),
    }
  } finally {
    await other.$client.end()
  }
}
const nothing: Reconciled = { holds: 0, undelivered: 0, jobless: 0, left: 0 }
const said = () => lines.map((line) => JSON.parse(line) as { level: number; msg: string; id: string })
const both = async ({ id }: Person) => [await goldOf(db(), id), await heldGoldOf(db(), id)]

/** Somebody's work, made and delivered, by a worker that leaves again. */
async function delivered(person: Person, ids: string[]): Promise<void> {
  const leaving = new AbortController()
  await startWorker(server.services, server.services.queue, 2, leaving.signal)
  for (const id of ids) await server.ended(person, id)
  leaving.abort()
  for (const { name } of await server.services.queue.getQueues()) await server.services.queue.offWork(name)
}

test('what is under way and what has ended well is left alone', async () => {
  const person = await server.person(5)
  const id = await begun(person, { seed: 3 })
  expect(await reconciled()).toEqual(nothing)
  await delivered(person, [id])
  expect(await reconciled()).toEqual(nothing)
  expect(await both(person)).toEqual([4500, 0])
})

test('gold held for work that failed returns, once, and the log says so', async () => {
  const person = await server.person(5)
  const id = await begun(person)
  await dropJobOf(id)
  await endBy(id, 'failed')
  expect(await both(person)).toEqual([4500, 500])
  expect(await reconciled()).toEqual({ ...nothing, holds: 1 })
  expect(await both(person)).toEqual([5000, 0])
  expect(said()).toMatchObject([{ level: 40, id, msg: 'A hold was open whose work had ended', held: 500, captured: 0 }])
})

test('gold held for work that is done is taken for what is there, and the rest returns', async () => {
  const person = await server.person(5)
  const [whole, id] = [await begun(person, { count: 3, seed: 12 }), await begun(person, { count: 4, seed: 16 })]
  await dropJobOf(id)
  await delivered(person, [whole])
  await db().execute(sql`update images set generation_id = ${id} where generation_id = ${whole}`)
  await endBy(id, 'completed')
  expect(await both(person)).toEqual([1500, 2000])
  expect(await reconciled()).toEqual({ ...nothing, holds: 1 })
  expect(await both(person)).toEqual([2000, 0])
  expect((await server.ended(person, id)).receipt).toEqual({ held: 2, charged: 1.5, returned: 0.5 })
})

test('gold held for work that is not there returns; of somebody who has gone it is the house’s', async () => {
  const [person, leaver] = [await server.person(5), await server.person(5)]
  const [id, theirs] = [await begun(person), await begun(leaver)]
  for (const one of [id, theirs]) await dropJobOf(one)
  await db().execute(sql`delete from generations where id = ${id}`)
  await removePerson(server.services, leaver.id)
  expect(await reconciled()).toEqual({ ...nothing, holds: 2, left: 1 })
  expect(await both(person)).toEqual([5000, 0])
  expect(await both(leaver)).toEqual([0, 0])
})

test('work that is said to be done and was never delivered is taken up again from what was kept, and paid for once', async () => {
  const person = await server.person(5)
  const id = await begun(person, { seed: 7 })
  await dropJobOf(id)
  await keepPartOf(id)
  await endBy(id, 'completed')
  expect(await reconciled()).toEqual({ ...nothing, undelivered: 1 })
  expect(await both(person)).toEqual([4500, 500])
  await delivered(person, [id])
  const ended = await server.ended(person, id)
  expect(ended).toMatchObject({ status: 'completed', receipt: { held: 0.5, charged: 0.5, returned: 0 } })
  expect(ended.images).toHaveLength(1)
  expect(await both(person)).toEqual([4500, 0])
  expect(await reconciled()).toEqual(nothing)
})

test('what was taken for work of which nothing was ever delivered returns, once, and its owner can ask for it again', async () => {
  const person = await server.person(5)
  const [id, empty] = [await begun(person), await begun(person)]
  for (const one of [id, empty]) await dropJobOf(one)
  await keepPartOf(id)
  await transact(db(), (tx) => settleHold(tx, id, 500))
  await endBy(id, 'completed')
  // Of this one nothing is kept either.
  await endBy(empty, 'completed')
  expect(await both(person)).toEqual([4000, 500])
  expect(await reconciled()).toEqual({ ...nothing, undelivered: 2 })
  expect(await both(person)).toEqual([5000, 0])
  for (const one of [id, empty]) {
    const ended = await server.ended(person, one)
    expect(ended).toMatchObject({
      status: 'failed',
      error: 'It ended without being delivered. You were not charged.',
      receipt: { held: 0.5, charged: 0, returned: 0.5 },
    })
  }
})

test('works that their owner has deleted were delivered all the same: nothing returns', async () => {
  const person = await server.person(5)
  const id = await begun(person, { seed: 21 })
  await delivered(person, [id])
  await db().execute(sql`delete from images where generation_id = ${id}`)
  expect(await reconciled()).toEqual(nothing)
  expect(await both(person)).toEqual([4500, 0])
})

test('work whose job is gone is put into the line again, once, and is delivered', async () => {
  const person = await server.person(5)
  const id = await begun(person, { seed: 23 })
  await dropJobOf(id)
  // What has only just begun is given a moment.
  expect(await reconciled()).toEqual(nothing)
  await db().execute(sql`update generations set created_at = now() - interval '2 minutes' where id = ${id}`)
  expect(await reconciled()).toEqual({ ...nothing, jobless: 1 })
  const { rows } = await db().execute(sql`select from pgboss.job where data ->> 'generationId' = ${id}`)
  expect(rows).toHaveLength(1)
  await delivered(person, [id])
  expect(await both(person)).toEqual([4500, 0])
})
