import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openTestServer, type TestServer } from '../testing/server.ts'
import { openStandIn } from '../testing/stand-in.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer([openStandIn()])
})
afterAll(() => server.close())

const ask = async (url: string) => {
  const { statusCode, body } = await server.app.inject({ url })
  return { statusCode, body: JSON.parse(body) }
}

const isReady = () => ask('/readyz').then(({ statusCode }) => statusCode === 200)

test('a program that reaches everything is ready, and takes no more notice of being asked often', async () => {
  // On a machine that is busy with other tests the first look may take too long.
  await expect.poll(isReady, { timeout: 8000, interval: 500 }).toBe(true)
  const query = vi.spyOn(server.services.db.$client, 'query')
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask('/readyz')))
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  expect(query.mock.calls.length).toBeLessThanOrEqual(1)
  query.mockRestore()
})

test('without its storage it lives but is not ready, and says what is missing; nothing more', async () => {
  await rm(join(server.config.dataDir, 'media'), { recursive: true })
  await expect.poll(isReady, { timeout: 5000 }).toBe(false)
  expect(await ask('/readyz')).toEqual({ statusCode: 503, body: { status: 'not ready', missing: ['storage'] } })
  expect(await ask('/healthz')).toEqual({ statusCode: 200, body: { status: 'alive' } })
})

test('a database that does not answer within a second is missing', async () => {
  const query = vi.spyOn(server.services.db.$client, 'query').mockImplementation(() => new Promise(() => undefined))
  await expect.poll(async () => (await ask('/readyz')).body.missing, { timeout: 8000 }).toContain('database')
  query.mockRestore()
})

test('a program that is about to stop is no longer ready from that moment on', async () => {
  server.services.health.leave()
  expect(await ask('/readyz')).toEqual({ statusCode: 503, body: { status: 'not ready', missing: ['stopping'] } })
  expect((await ask('/healthz')).statusCode).toBe(200)
})
