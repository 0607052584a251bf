import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { like, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { transact } from '../db/database.ts'
import { rateLimits } from '../db/schema.ts'
import { openTestServer, type TestServer } from '../testing/server.ts'
import { openStandIn } from '../testing/stand-in.ts'

const PASSWORD = 'a long enough password'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer([openStandIn()], { rateLimits: true })
  // Hashing takes long by intent; what counts here is how often it is asked for.
  const { password } = await server.services.accounts.auth.$context
  password.hash = async (given) => `hash of ${given}`
  password.verify = async ({ hash, password: given }) => hash === `hash of ${given}`
})
afterAll(() => server.close())

let addresses = 0
/** Each from another address, as whoever has many of them asks. */
const post = (path: string, payload: object, remoteAddress = `203.0.113.${++addresses % 250}`) =>
  server.app.inject({ method: 'POST', url: `/api/auth/${path}`, remoteAddress, payload })

/** How often a password is hashed, or compared with a hash, during a call. */
async function countHashes() {
  const { password } = await server.services.accounts.auth.$context
  const [hash, verify] = [vi.spyOn(password, 'hash'), vi.spyOn(password, 'verify')]
  return {
    async during(call: Promise<unknown>) {
      const before = hash.mock.calls.length + verify.mock.calls.length
      await call
      return hash.mock.calls.length + verify.mock.calls.length - before
    },
    stop: () => [hash, verify].forEach((spy) => void spy.mockRestore()),
  }
}

test('signing up and logging in is the same work whether or not an address or a name is known', async () => {
  const person = await server.person(0)
  const hashes = await countHashes()
  const signUp = (email: string, username: string) =>
    hashes.during(post('sign-up/email', { email, username, name: username, password: PASSWORD }))
  expect([await signUp(person.email, 'somebodyelse1'), await signUp('new1@example.test', 'newcomer1')]).toEqual([1, 1])
  const logIn = (email: string) => hashes.during(post('sign-in/email', { email, password: 'not the password' }))
  expect([await logIn(person.email), await logIn('nowhere@example.test')]).toEqual([1, 1])
  const byName = (username: string) => hashes.during(post('sign-in/username', { username, password: 'a wrong one' }))
  expect([await byName(person.username), await byName('nobodyhere')]).toEqual([1, 1])
  hashes.stop()
})

test('a new password is promised before it is looked whether anybody has the address', async () => {
  const person = await server.person(0)
  // Nobody can look for an account, or write down a letter's token, until this transaction ends.
  const answers = await transact(server.services.db, async (tx) => {
    await tx.execute(sql`lock table users, verifications in access exclusive mode`)
    return [
      await post('request-password-reset', { email: person.email, redirectTo: '/reset-password' }),
      await post('request-password-reset', { email: 'nowhere2@example.test', redirectTo: '/reset-password' }),
    ]
  })
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  expect(answers[0]?.json()).toEqual(answers[1]?.json())
  await server.services.post.settled()
  const letters = await readdir(join(server.config.dataDir, 'outbox'))
  expect(letters.length).toBeGreaterThan(0)
})

test('one account’s password is guessed ten times from whatever addresses, then ever more seldom; a moment passes, and its owner gets in', async () => {
  const { services } = server
  const [person, other] = [await server.person(0), await server.person(0)]
  await services.db.delete(rateLimits).where(like(rateLimits.key, 'guess:%'))
  const logIn = ({ email, username }: typeof person, password: string, nth = 0, from?: string) =>
    nth % 2
      ? post('sign-in/username', { username: username.toUpperCase(), password }, from)
      : post('sign-in/email', { email, password }, from)
  const statuses: number[] = []
  for (let nth = 0; nth < 10; nth++) statuses.push((await logIn(person, 'a guess of mine', nth)).statusCode)
  expect(statuses).toEqual(Array(10).fill(401))
  const refused = await logIn(person, 'a guess of mine')
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(15)
  expect((await logIn(other, 'a guess of mine')).statusCode).toBe(401)
  // Where its owner is logged in, strangers' guesses count for nothing.
  expect((await logIn(person, PASSWORD, 0, '127.0.0.1')).statusCode).toBe(200)

  const { now } = services
  let later = 0
  services.now = () => new Date(now().getTime() + later)
  try {
    for (let nth = 0; nth < 10; nth++) await logIn(person, 'a guess of mine', nth)
    for (let wait = 15_000; later < 50 * 60_000; wait = Math.min(wait * 2, 15 * 60_000)) {
      expect((await logIn(person, PASSWORD)).statusCode, `after ${later}`).toBe(429)
      later += wait
      expect((await logIn(person, 'a guess of mine')).statusCode).toBe(401)
    }
    later += 15 * 60_000
    expect((await logIn(person, PASSWORD)).statusCode).toBe(200)
  } finally {
    services.now = now
  }
})

test('guesses that come all at once are counted one by one', async () => {
  const person = await server.person(0)
  const guesses = Array.from({ length: 14 }, () =>
    post('sign-in/email', { email: person.email, password: 'a wrong one' }),
  )
  const statuses = (await Promise.all(guesses)).map(({ statusCode }) => statusCode)
  expect(statuses.filter((status) => status === 401)).toHaveLength(10)
  expect(statuses.filter((status) => status === 429)).toHaveLength(4)
})

test('a name that nobody has is guessed at as often as one that somebody has', async () => {
  const statuses: number[] = []
  for (let nth = 0; nth < 11; nth++)
    statuses.push((await post('sign-in/username', { username: 'noone.here', password: 'a wrong one' })).statusCode)
  expect(statuses).toEqual([...Array(10).fill(401), 429])
})

test.each(['request-password-reset', 'send-verification-email'])(
  'one address gets five letters an hour (%s), whoever asks and whether or not it is known',
  async (path) => {
    const { db } = server.services
    const person = await server.person(0)
    for (const email of [person.email, 'nowhere3@example.test']) {
      await db.delete(rateLimits).where(like(rateLimits.key, 'letters:%'))
      const statuses: number[] = []
      for (let nth = 0; nth < 6; nth++)
        statuses.push((await post(path, { email: nth % 2 ? email.toUpperCase() : email })).statusCode)
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    }
  },
)

test.each(['a bearer’s token', 'a cookie'])(
  'a change of password, with %s, takes ten guesses at the old one from whatever addresses',
  async (way) => {
    const { email } = await server.person(0)
    const session = await post('sign-in/email', { email, password: PASSWORD })
    const headers: Record<string, string> =
      way === 'a cookie'
        ? { cookie: session.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ') }
        : { authorization: `Bearer ${session.json().token}` }
    const guess = (nth: number) =>
      server.app.inject({
        method: 'POST',
        url: '/api/auth/change-password',
        remoteAddress: `198.51.100.${nth + 1}`,
        headers: { ...headers, origin: 'http://localhost:3000', host: 'localhost:3000' },
        payload: { currentPassword: `a guess ${nth}`, newPassword: 'another long password' },
      })
    const statuses: number[] = []
    for (let nth = 0; nth < 12; nth++) statuses.push((await guess(nth)).statusCode)
    expect(statuses).toEqual([...Array(10).fill(400), 429, 429])
  },
)
