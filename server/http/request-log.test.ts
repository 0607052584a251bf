import { Writable } from 'node:stream'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createApp } from '../app/app.ts'
import { logOptions } from '../log.ts'
import { openTestServer, type TestServer } from '../testing/server.ts'
import { openStandIn } from '../testing/stand-in.ts'

let server: TestServer
let written = ''
const capture = new Writable({
  write(chunk, _, done) {
    written += chunk
    done()
  },
})
const lines = () =>
  written
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>)

beforeAll(async () => {
  server = await openTestServer([openStandIn()], {}, pino(logOptions('trace'), capture))
})
afterAll(() => server.close())

test('every request is one line: id, method, pattern of the route, status, time and who called', async () => {
  const person = await server.person()
  written = ''
  await person.call('getImage', { params: { id: '3f0e8a52-6d0f-4f0b-9c7c-0d9a3a1d1c11' } })
  const [line, ...more] = lines().filter(({ msg }) => msg === 'Request')
  expect(more).toEqual([])
  expect(line).toMatchObject({ method: 'GET', route: '/v1/images/:id', status: 404, userId: person.id, level: 'info' })
  expect(line?.ms).toBeGreaterThan(0)
})

test('the answer names the request as the log does; a caller’s own id is taken when it is a plain word', async () => {
  const idFor = async (given?: string) => {
    written = ''
    const headers = given === undefined ? {} : { 'x-request-id': given }
    const answer = await server.app.inject({ url: '/v1/models', headers })
    expect(lines().find(({ msg }) => msg === 'Request')?.requestId).toBe(answer.headers['x-request-id'])
    return answer.headers['x-request-id']
  }
  expect(await idFor('proxy-0123.abc')).toBe('proxy-0123.abc')
  for (const given of [undefined, 'short', 'two words of it', '"},{"level":60', 'x'.repeat(65)]) {
    expect(await idFor(given)).toMatch(/^[0-9a-f-]{36}$/)
  }
})

test('no secret reaches the log: not from headers, bodies, cookies or addresses, answered well or badly', async () => {
  const person = await server.person()
  const secrets = [
    'a-very-secret-password',
    'Tok3nOfALetter',
    'cookie-of-a-session',
    'AsSignedAsCanBe',
    'bearer-of-n0-good',
  ]
  const [password, letter, cookie, sign, bearer] = secrets as [string, string, string, string, string]
  const send = (method: 'GET' | 'POST', url: string, payload?: object | string, headers = {}) =>
    server.app.inject({ method, url, payload, headers })
  const headers = { authorization: `Bearer ${bearer}`, cookie: `lanternkeep.session_token=${cookie}` }
  await send('POST', '/api/auth/sign-in/email', { email: person.email, password }, headers)
  await send('POST', '/api/auth/sign-up/email', { email: 'no', password, username: 'x' }, headers)
  await send('POST', '/api/auth/reset-password', { token: letter, newPassword: password })
  await send('GET', `/api/auth/reset-password/${letter}?callbackURL=/`, undefined, headers)
  await send('GET', `/api/auth/verify-email?token=${letter}`)
  await send('GET', `/reset-password?token=${letter}`)
  await send('GET', `/media/${'a'.repeat(64)}.webp?until=9999999999&sign=${sign}`, undefined, headers)
  await send('GET', `/_image?url=${encodeURIComponent(`/media/${'a'.repeat(64)}.webp?sign=${sign}`)}&w=64`)
  await send('POST', '/v2/image/generate', `{"password":"${password}"`, {
    ...headers,
    'content-type': 'application/json',
  })
  await send('GET', `/%E0%A4%A?token=${letter}`)
  await person.call('deleteAccount', { body: { password } })
  expect(lines().filter(({ msg }) => msg === 'Request').length).toBeGreaterThan(10)
  for (const secret of [...secrets, person.accessToken]) expect(written).not.toContain(secret)
})

test('a log that is to be silent stays so when an answer breaks', async () => {
  written = ''
  const silent = await createApp({ ...server.services, log: pino(logOptions('silent'), capture) }, { pages: false })
  const broken = vi.spyOn(server.services.providers, 'models').mockImplementation(() => {
    throw new Error('The list is lost')
  })
  expect((await silent.inject({ url: '/api/v1/models' })).statusCode).toBe(500)
  broken.mockRestore()
  expect(written).toBe('')
})
