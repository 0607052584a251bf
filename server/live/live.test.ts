import { connect } from 'node:net'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { LiveEvent } from '../../contract/live.ts'
import { createApp } from '../app/app.ts'
import { transact } from '../db/database.ts'
import { grantGold } from '../gold/ledger.ts'
import { openLog } from '../log.ts'
import { openServices } from '../program.ts'
import type { Services } from '../services.ts'
import { openTestServer, type Person, type TestServer } from '../testing/server.ts'
import { openStandIn } from '../testing/stand-in.ts'
import { publish } from './commands.ts'
import { readEvents } from './testing.ts'

/** Web A, which starts work and whose process works too; web B, another process's like on the same database. */
let a: TestServer
let b: { app: FastifyInstance; services: Services; url: string; close(): Promise<void> }
const painter = openStandIn()
const opened: { close(): void }[] = []

async function openWeb(): Promise<typeof b> {
  const config = { ...a.config, roles: ['web' as const] }
  const { services, close } = await openServices(config, a.databaseUrl, openLog(config), [openStandIn()])
  const app = await createApp(services, { pages: false })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  return { app, services, url, close: () => app.close().then(close) }
}

beforeAll(async () => {
  a = await openTestServer([painter])
  b = await openWeb()
  await a.work()
})
afterEach(() => {
  for (const stream of opened.splice(0)) stream.close()
})
afterAll(async () => {
  await b.close()
  await a.close()
})

async function listen(person: Pick<Person, 'accessToken'>, url = b.url) {
  const stream = await readEvents(url, person.accessToken)
  opened.push(stream)
  return stream
}

const isGold = (event: LiveEvent) => event.kind === 'gold'
const grant = (person: Person, key: string) =>
  transact(a.services.db, (tx) => grantGold(tx, { key, userId: person.id, amount: 1000, reason: 'TASK' }))

test('a page on one web process hears of work that was started through another, from its start to its end, and of its gold', async () => {
  const person = await a.person(10)
  const stream = await listen(person)
  await stream.until((event) => event.kind === 'connected')
  const id = (await person.start()).json().requestId
  await stream.until((event) => event.kind === 'generation' && event.status === 'completed')
  const works = stream.events.filter((event) => event.kind === 'generation')
  expect(works[0]).toEqual({ kind: 'generation', id, type: 'image', status: 'pending', progress: 0, stage: 'Queued' })
  expect(works.at(-1)).toMatchObject({ id, status: 'completed', progress: 100 })
  expect(works.map((event) => event.status)).toContain('processing')
  expect(stream.events).toContainEqual({ kind: 'gold', gold: 9.5 })
  expect(JSON.stringify(stream.events)).not.toContain('quiet hill')
})

test('what is rolled back is told to nobody', async () => {
  const person = await a.person(0)
  const stream = await listen(person)
  await stream.until((event) => event.kind === 'connected')
  const undone = transact(a.services.db, async (tx) => {
    await publish(tx, person.id, { kind: 'gold', gold: 99 })
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  await grant(person, 'kept')
  await stream.until(isGold)
  expect(stream.events.filter((event) => event.kind === 'gold')).toEqual([{ kind: 'gold', gold: 1 }])
})

test('nobody hears of another person’s work or gold', async () => {
  const [iris, tobin] = [await a.person(10), await a.person(0)]
  const [hers, his] = [await listen(iris), await listen(tobin)]
  await Promise.all([hers, his].map((stream) => stream.until((event) => event.kind === 'connected')))
  const id = (await iris.start()).json().requestId
  await hers.until((event) => event.kind === 'generation' && event.status === 'completed')
  // Sent later than all of hers: once it has come, hers would have come too.
  await grant(tobin, 'afterwards')
  await his.until(isGold)
  expect(his.events.filter((event) => event.kind === 'generation')).toEqual([])
  expect(his.events.filter((event) => event.kind === 'gold')).toEqual([{ kind: 'gold', gold: 1 }])
  expect(hers.events.every((event) => event.kind !== 'generation' || event.id === id)).toBe(true)
})

test('a stranger gets no stream, and an unknown token neither', async () => {
  const answers = await Promise.all([
    fetch(`${b.url}/api/v1/events`),
    fetch(`${b.url}/api/v1/events`, { headers: { authorization: 'Bearer made-up' } }),
  ])
  expect(answers.map((answer) => answer.status)).toEqual([401, 401])
})

test('the stream passes proxies unbuffered and uncompressed, whatever the caller accepts', async () => {
  const { headers } = await listen(await a.person(0))
  expect(headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
  expect(headers.get('content-encoding')).toBeNull()
  expect(headers.get('x-accel-buffering')).toBe('no')
  expect(headers.get('cache-control')).toContain('no-store')
})

test('when the database cuts the connection that listens, pages are told so, and told again once changes are heard', async () => {
  const person = await a.person(0)
  const stream = await listen(person)
  await stream.until((event) => event.kind === 'connected')
  await a.services.db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'lanternkeep-live' and datname = current_database()`,
  )
  await stream.until((event) => event.kind === 'interrupted')
  await stream.until((event, index) => event.kind === 'connected' && index > 1)
  await grant(person, 'after the cut')
  await stream.until(isGold)
})

test('the stream ends when the access token lapses', async () => {
  const { now } = b.services
  const person = await a.person(0)
  // A quarter of an hour less a moment has passed since the token was made.
  b.services.now = () => new Date(Date.now() + 15 * 60_000 - 1300)
  const stream = await listen(person).finally(() => {
    b.services.now = now
  })
  await stream.until((event) => event.kind === 'connected')
  await stream.ended
})

test('of many streams of one person the oldest ends, saying why, and the others go on', async () => {
  const person = await a.person(0)
  const streams = []
  for (let index = 0; index < 9; index++) streams.push(await listen(person))
  const [first, ...others] = streams
  await first?.until((event) => event.kind === 'crowded')
  await first?.ended
  await grant(person, 'to the others')
  for (const other of others) await other.until(isGold)
})

test('a reader who takes nothing is cut off', async () => {
  const [sleeper, other] = [await a.person(0), await a.person(0)]
  const socket = connect(Number(new URL(b.url).port), '127.0.0.1')
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  socket.write(`GET /api/v1/events HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${sleeper.accessToken}\r\n\r\n`)
  await new Promise<void>((resolve) =>
    socket.once('data', () => {
      socket.pause()
      resolve()
    }),
  )
  // More than the system itself keeps for a reader.
  await a.services.db.execute(sql`
    select pg_notify('lanternkeep_live', json_build_object('to', ${sleeper.id}::text, 'event', json_build_object(
      'kind', 'generation', 'id', gen_random_uuid(), 'type', 'image', 'status', 'processing', 'progress', 1,
      'stage', repeat('x', 7500)))::text)
    from generate_series(1, 2000)`)
  const stream = await listen(other)
  await grant(other, 'after the flood')
  await stream.until(isGold)
  socket.resume()
  await closed
  expect(socket.bytesRead).toBeLessThan(2000 * 7500)
})

test('an event too long for the database is told as a reason to ask anew, and breaks nothing', async () => {
  const person = await a.person(0)
  const stream = await listen(person)
  await stream.until((event) => event.kind === 'connected')
  const work = {
    kind: 'generation',
    id: crypto.randomUUID(),
    type: 'image',
    status: 'processing',
    progress: 1,
  } as const
  await transact(a.services.db, (tx) => publish(tx, person.id, { ...work, stage: '🐉'.repeat(3000) }))
  await stream.until((event, index) => event.kind === 'connected' && index > 0)
})

test('a web process that stops ends its streams at once', async () => {
  const c = await openWeb()
  const stream = await listen(await a.person(0), c.url)
  const since = Date.now()
  await c.close()
  await stream.ended
  expect(Date.now() - since).toBeLessThan(3000)
})
