import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { JobReply, JobStatus } from '../../../contract/sheets.ts'
import { quietLog } from '../../testing/quiet-log.ts'
import { openTestServer, type Person, type TestServer } from '../../testing/server.ts'
import { openWriter } from '../writer.ts'

const slow = openWriter({ log: quietLog, thread: new URL('../testing/slow-thread.ts', import.meta.url) })
let server: TestServer
let owner: Person
beforeAll(async () => {
  server = await openTestServer([], { trustProxy: true })
  await server.work()
  owner = await server.person()
})
afterAll(async () => {
  await server.close()
  await slow.close()
})

/** The address of a public sheet's file. */
async function published(title: string): Promise<string> {
  const body = { seed: 7, isVisible: true }
  const started = await owner.call('lootGenerate', { body, idempotencyKey: randomUUID() })
  const { jobId } = started.json<JobReply>()
  expect(await server.ended(owner, jobId)).toMatchObject({ status: 'completed' })
  const { id } = (await owner.call('lootPoll', { params: { id: jobId } })).json<JobStatus>()
  await owner.call('lootUpdate', { params: { id: id ?? '' }, body: { edits: { title } } })
  return `/api/loot/${id}/export?format=text`
}

test('an anonymous caller who asks for many files shuts nobody out, and hanging up gives the places back', async () => {
  const [long, short] = [await published('Held'), await published('Short')]
  server.services.writer = { ...slow, close: server.services.writer.close }
  const url = await server.app.listen({ port: 0, host: '127.0.0.1' })
  const from = (address: string) => ({ 'x-forwarded-for': address })
  const leaving = new AbortController()
  const refused: number[] = []
  const all = Promise.withResolvers<void>()
  const asked = Array.from({ length: 12 }, async () => {
    const answer = await fetch(url + long, { headers: from('203.0.113.1'), signal: leaving.signal })
    refused.push(answer.status)
    if (refused.length === 10) all.resolve()
  })
  await all.promise
  expect(new Set(refused)).toEqual(new Set([429]))
  // The two that are left stand in the line; another caller’s comes in beside them, the attacker’s does not.
  const [others, another] = ['203.0.113.2', '203.0.113.3'].map((address) =>
    server.app.inject({ url: short, headers: from(address) }),
  )
  const more = await server.app.inject({ url: short, headers: from('203.0.113.1') })
  expect(more.statusCode).toBe(429)
  expect(more.headers['retry-after']).toBeDefined()
  leaving.abort()
  expect((await Promise.allSettled(asked)).filter(({ status }) => status === 'rejected')).toHaveLength(2)
  expect((await others)?.statusCode).toBe(200)
  expect((await another)?.statusCode).toBe(200)
  expect((await server.app.inject({ url: short, headers: from('203.0.113.1') })).statusCode).toBe(200)
})
