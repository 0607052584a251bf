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

test('a word that is not drawn is answered with the nearest that is', async () => {
  const body = { category: 'landscapes', prompt: 'a helicopter above a misty lake' } as const
  const answer = await callRoute(server.app, 'understandPrompt', { body })
  expect(answer.json()).toMatchObject({
    unused: ['helicopter'],
    nearest: [{ words: 'helicopter', nearest: 'airship', prompt: 'an airship above a misty lake' }],
  })
})

test('the words a category can draw are told to anybody, and sent again only to whoever does not have them', async () => {
  const ask = (category: string, headers = {}) =>
    server.app.inject({ url: `/api/v1/prompt/words?category=${category}`, headers })
  const first = await ask('landscapes')
  expect(first.json().words).toEqual(expect.arrayContaining(['castle', 'lighthouse', 'misty']))
  const { etag } = first.headers
  expect(first.headers['cache-control']).toContain('public')
  const known = await ask('landscapes', { 'if-none-match': `W/${etag}` })
  expect([known.statusCode, known.body]).toEqual([304, ''])
  expect((await ask('items', { 'if-none-match': etag })).statusCode).toBe(200)
  expect((await ask('sheep')).statusCode).toBe(400)
})
