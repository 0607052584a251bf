import { monitorEventLoopDelay } from 'node:perf_hooks'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { understandPrompt } from '../../engine/index.ts'
import { callRoute, openTestServer, type TestServer } from '../testing/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer([])
})
afterAll(() => server.close())

const understand = (prompt: string) =>
  callRoute(server.app, 'understandPrompt', { body: { category: 'battlemaps', prompt } })

test('the event loop is free while a hostile prompt is read', async () => {
  const prompt = 'many torture racks, bookshelves, coffins, stalagmites, mushrooms, '.repeat(40).slice(0, 2000)
  await understand('a cave')
  // As long as reading it here would hold the loop, on this machine as it is just now.
  const since = performance.now()
  understandPrompt('battlemaps', prompt, '')
  const here = performance.now() - since
  const delay = monitorEventLoopDelay({ resolution: 5 })
  delay.enable()
  expect((await understand(prompt)).statusCode).toBe(200)
  delay.disable()
  expect(here).toBeGreaterThan(0)
  expect(delay.max / 1e6).toBeLessThan(here)
})
