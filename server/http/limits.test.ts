import { afterAll, beforeAll, expect, test } from 'vitest'
import { countAttempt } from '../accounts/attempts.ts'
import { openTestServer, type TestServer } from '../testing/server.ts'
import { openStandIn } from '../testing/stand-in.ts'
import { bodyMax, rates } from './limits.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer([openStandIn()], { rateLimits: true })
})
afterAll(() => server.close())

const from = (remoteAddress: string) => (url: string) => server.app.inject({ url, remoteAddress })

test('whoever asks too often is told when to come back, and nobody else is kept out', async () => {
  const [eager, calm] = [from('203.0.113.1'), from('203.0.113.2')]
  let answer = await eager('/metrics')
  for (let asked = 0; asked < rates.found && answer.statusCode !== 429; asked++) answer = await eager('/metrics')
  expect(answer.statusCode).toBe(429)
  expect(answer.json()).toMatchObject({ code: 'too_many_requests' })
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  expect((await calm('/metrics')).statusCode).not.toBe(429)
  expect((await eager('/healthz')).statusCode).toBe(200)
})

test('everything that is kept about somebody is gathered a few times a minute, while other calls go on', async () => {
  const { accessToken } = await server.person(0)
  const ask = (url: string) =>
    server.app.inject({ url, remoteAddress: '203.0.113.5', headers: { authorization: `Bearer ${accessToken}` } })
  for (let asked = 0; asked < rates.gathering; asked++) expect((await ask('/api/v1/user/data')).statusCode).toBe(200)
  expect((await ask('/api/v1/user/data')).statusCode).toBe(429)
  expect((await ask('/api/v1/user')).statusCode).toBe(200)
})

test('boards are kept once a second and more, and no oftener, while other calls go on', async () => {
  const { accessToken } = await server.person(0)
  const ask = (method: 'GET' | 'PUT', path = '') =>
    server.app.inject({
      method,
      url: `/api/v1/boards${path}`,
      remoteAddress: '203.0.113.6',
      headers: { authorization: `Bearer ${accessToken}` },
      ...(method === 'PUT' && { payload: { revision: 0 } }),
    })
  const one = '/00000000-0000-4000-8000-000000000000'
  expect(rates.document).toBeGreaterThan(60)
  for (let asked = 0; asked < rates.document; asked++) expect((await ask('PUT', one)).statusCode).toBe(400)
  const answer = await ask('PUT', one)
  expect(answer.statusCode).toBe(429)
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  expect((await ask('GET')).statusCode).toBe(200)
})

test('guesses at a password are refused after ten with a Retry-After, counted over all processes', async () => {
  const guess = () =>
    server.app.inject({
      method: 'POST',
      url: '/api/auth/sign-in/email',
      remoteAddress: '203.0.113.3',
      payload: { email: 'nobody@example.test', password: 'not the password' },
    })
  const answers = []
  for (let guesses = 0; guesses <= 10; guesses++) answers.push(await guess())
  expect(answers.slice(0, 10).map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(401))
  expect(answers[10]?.statusCode).toBe(429)
  expect(Number(answers[10]?.headers['retry-after'])).toBeGreaterThan(0)
})

test('one account’s password is asked for ten times an hour, from whatever addresses, and no letters go out beyond', async () => {
  const { services } = server
  const [person, other] = [await server.person(0), await server.person(0)]
  const change = ({ accessToken }: typeof person, nth: number) =>
    server.app.inject({
      method: 'PUT',
      url: '/api/v1/user/email',
      remoteAddress: `203.0.114.${nth}`,
      headers: { authorization: `Bearer ${accessToken}` },
      payload: { email: `somebody${nth}@example.test`, password: nth % 2 ? 'a long enough password' : 'a guess' },
    })
  const statuses: number[] = []
  for (let nth = 1; nth <= 10; nth++) statuses.push((await change(person, nth)).statusCode)
  expect(statuses).toEqual(Array(5).fill([200, 403]).flat())
  const refused = await change(person, 11)
  expect(refused.statusCode).toBe(429)
  expect(refused.json().error).toMatch(/try again in (59|60) minutes\.$/)
  expect(Math.abs(Number(refused.headers['retry-after']) - 3570)).toBeLessThanOrEqual(30)
  expect((await change(other, 12)).statusCode).toBe(403)
  const { now } = services
  services.now = () => new Date(now().getTime() + 61 * 60_000)
  const laterOn = await countAttempt(services, person.id).finally(() => (services.now = now))
  expect(laterOn).toBeUndefined()
})

test('a body larger than its call could need is refused unread', async () => {
  const send = (url: string, bytes: number) =>
    server.app.inject({
      method: 'POST',
      url,
      remoteAddress: '203.0.113.4',
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify({ text: 'x'.repeat(bytes) }),
    })
  expect((await send('/api/auth/sign-in/email', bodyMax.account)).statusCode).toBe(413)
  expect((await send('/api/auth/sign-in/email', 100)).statusCode).not.toBe(413)
})
