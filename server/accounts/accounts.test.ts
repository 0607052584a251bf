import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from '../app/app.ts'
import { sessions, users } from '../db/schema.ts'
import { openServices } from '../program.ts'
import { callRoute, openTestServer, removePerson, type TestServer } from '../testing/server.ts'
import { openStandIn } from '../testing/stand-in.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer([openStandIn()])
})
afterAll(() => server.close())

const signUp = (payload: Record<string, unknown>) =>
  server.app.inject({ method: 'POST', url: '/api/auth/sign-up/email', payload })

test('a new account starts with no gold and no subscription', async () => {
  const person = await server.person(0)
  const user = await person.call('getUser')
  expect(user.statusCode).toBe(200)
  expect(user.json()).toEqual({
    email: person.email,
    role: 'member',
    username: person.username,
    referralCode: expect.stringMatching(/^[A-Z0-9]{8}$/),
    gold: 0,
    subscriptionType: 'NONE',
    dailyGoldBonus: 0,
    mustConfirmEmail: false,
    isCrowdedOut: false,
  })
})

test('a NUL in what is sent to the account service is refused in a sentence', async () => {
  const reset = { method: 'POST', url: '/api/auth/reset-password' } as const
  for (const request of [
    { ...reset, payload: { token: 'a\0b', newPassword: 'a long enough password' } },
    { url: '/api/auth/reset-password/a%00b?callbackURL=/' },
  ]) {
    const answer = await server.app.inject(request)
    expect([answer.statusCode, answer.json().error]).toEqual([400, 'What was sent holds a NUL character.'])
  }
})

test('the first full visit of a day brings twelve gold, the next ones none', async () => {
  const person = await server.person(0)
  const visits = await Promise.all([1, 2, 3].map(() => person.call('getFullUser')))
  expect(visits.map((visit) => visit.json().dailyGoldBonus).sort()).toEqual([0, 0, 12])
  expect((await person.call('getUser')).json().gold).toBe(12)
})

test('a call without a token, with a broken one or with somebody else’s signature is refused in the promised words', async () => {
  const person = await server.person(0)
  const [head, body, signature] = person.accessToken.split('.')
  const altered = Buffer.from(
    JSON.stringify({ ...JSON.parse(Buffer.from(body ?? '', 'base64url').toString()), sub: 'house' }),
  ).toString('base64url')
  for (const token of [undefined, 'nonsense', `${head}.${altered}.${signature}`]) {
    const answer = await callRoute(server.app, 'getUser', {}, token)
    expect(answer.statusCode).toBe(401)
    expect(answer.json()).toEqual({ error: 'User is not logged in.', code: 'not_logged_in' })
  }
})

test('the access token lasts fifteen minutes', async () => {
  const person = await server.person(0)
  const { iat, exp } = JSON.parse(Buffer.from(person.accessToken.split('.')[1] ?? '', 'base64url').toString())
  expect(exp - iat).toBe(900)
})

test('a person can log in by e-mail or by username, in any case', async () => {
  const person = await server.person(0)
  const password = 'a long enough password'
  const byMail = await server.app.inject({
    method: 'POST',
    url: '/api/auth/sign-in/email',
    payload: { email: person.email, password },
  })
  expect(byMail.statusCode).toBe(200)
  const byName = await server.app.inject({
    method: 'POST',
    url: '/api/auth/sign-in/username',
    payload: { username: person.username.toUpperCase(), password },
  })
  expect(byName.statusCode).toBe(200)
  const wrong = await server.app.inject({
    method: 'POST',
    url: '/api/auth/sign-in/email',
    payload: { email: person.email, password: 'something else' },
  })
  expect(wrong.statusCode).toBe(401)
  expect(wrong.json()).toMatchObject({ error: 'Invalid email or password.', code: 'not_logged_in' })
})

test('sign-up refuses what the contract refuses, each with its sentence', async () => {
  const good = { email: 'new@example.test', password: 'long enough', name: 'New', username: 'newcomer' }
  for (const [change, sentence] of [
    [{ username: undefined }, 'Choose a username.'],
    [{ username: 'ab' }, 'A username has at least 3 characters.'],
    [{ username: ' spacey ' }, 'Username is invalid.'],
    [{ displayUsername: 'Lanternkeep' }, 'The username shown is the username; send no other.'],
    [{ name: 'x'.repeat(101) }, 'A name has at most 100 characters, and none that cannot be seen.'],
    [{ name: 'nice\u202Eerom' }, 'A name has at most 100 characters, and none that cannot be seen.'],
    [{ username: 'ada\u202Enimda' }, 'A username is made of letters, digits, dots and underscores.'],
    [{ username: 'Lantern_Keep' }, 'That name is kept for the keep itself. Choose another.'],
    [{ username: 'm0derator' }, 'That name is kept for the keep itself. Choose another.'],
    [{ username: 'no spaces' }, 'A username is made of letters, digits, dots and underscores.'],
    [{ password: 'short' }, 'A password has at least 8 characters.'],
    [{ email: 'nowhere' }, 'That does not look like an e-mail address.'],
  ] as const) {
    const answer = await signUp({ ...good, ...change })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ error: sentence, code: 'invalid_request' })
  }
})

test('an e-mail address or username that is taken cannot be taken again', async () => {
  const person = await server.person(0)
  const password = 'long enough'
  const sameMail = await signUp({ email: person.email, password, name: 'x', username: 'somebodyelse' })
  expect(sameMail.statusCode).toBeGreaterThanOrEqual(400)
  const sameName = await signUp({ email: 'other@example.test', password, name: 'x', username: person.username })
  expect(sameName.statusCode).toBeGreaterThanOrEqual(400)
  expect(sameName.json().error).toMatch(/taken/i)
})

test('who comes by a referral code is remembered with it; one that nobody has turns nobody away', async () => {
  const friend = await server.person(0)
  const { referralCode } = (await friend.call('getUser')).json()
  const answers = []
  for (const [index, ref] of [` ${referralCode.toLowerCase()}`, 'NOBODYS1', "'; drop", 7].entries()) {
    const name = `referred${index}`
    const password = 'long enough'
    answers.push(await signUp({ email: `${name}@example.test`, password, name, username: name, ref }))
  }
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
  expect((await friend.call('getAccountData')).json().referral).toEqual({ referredBy: null, referred: 1 })
  const headers = { authorization: `Bearer ${answers[0]?.json().token}` }
  const update = { method: 'POST', url: '/api/auth/update-user', headers, payload: { referredBy: 'NOBODYS1' } } as const
  expect((await server.app.inject(update)).statusCode).toBe(400)
  const token = (await server.app.inject({ url: '/api/auth/token', headers })).json().token
  const { referral } = (await callRoute(server.app, 'getAccountData', {}, token)).json()
  expect(referral).toEqual({ referredBy: referralCode, referred: 0 })
})

test('an account cannot be made to show another name than its own', async () => {
  const signedUp = await signUp({
    email: 'mallory@example.test',
    password: 'long enough',
    name: 'mallory',
    username: 'mallory',
  })
  const update = (payload: Record<string, unknown>) =>
    server.app.inject({
      method: 'POST',
      url: '/api/auth/update-user',
      headers: { authorization: `Bearer ${signedUp.json().token}` },
      payload,
    })
  expect((await update({ displayUsername: 'Lanternkeep' })).statusCode).toBe(400)
  expect((await update({ username: 'mallory2' })).statusCode).toBe(400)
  expect((await update({ name: 'Lanternkeep' })).json().error).toBe('Only the username can be changed here.')
  expect((await update({ username: 'Admin.1', displayUsername: 'Admin.1' })).statusCode).toBe(400)
  const renamed = await update({ username: 'Mallory3', displayUsername: 'Mallory3' })
  expect(renamed.statusCode, renamed.body).toBe(200)
  const [row] = await server.services.db.select().from(users).where(eq(users.username, 'mallory3'))
  expect(row).toMatchObject({ name: 'Mallory3', displayUsername: 'Mallory3' })
})

test('without SMTP the verification letter lies in the outbox', async () => {
  const person = await server.person(0)
  const outbox = join(server.config.dataDir, 'outbox')
  await expect
    .poll(async () => Promise.all((await readdir(outbox)).map((file) => readFile(join(outbox, file), 'utf8'))))
    .toContainEqual(expect.stringContaining(person.email))
})

test('a link to confirm an address that has lapsed leads to where another letter can be had', async () => {
  for (const callback of ['', '&callbackURL=/', '&callbackURL=/profile?tab=1']) {
    const followed = await server.app.inject({ url: `/api/auth/verify-email?token=of.long.ago${callback}` })
    if (callback) expect(followed.headers.location).toBe('/confirm-email?error=INVALID_TOKEN')
    else expect(followed.json()).toMatchObject({ code: 'not_logged_in' })
  }
})

test('signing out ends the session: no new access token can be had with it', async () => {
  const email = 'leaver@example.test'
  const signedUp = await signUp({ email, password: 'long enough', name: 'leaver', username: 'leaver' })
  const session = { authorization: `Bearer ${signedUp.json().token}` }
  const token = await server.app.inject({ url: '/api/auth/token', headers: session })
  const left = await callRoute(server.app, 'signOut', {}, token.json().token)
  expect(left.json()).toEqual({ success: true })
  const after = await server.app.inject({ url: '/api/auth/token', headers: session })
  expect(after.statusCode).toBe(401)
})

test('whoever was signed out changes nothing more, though the token still holds; what everybody may see is still shown', async () => {
  const [person, other] = [await server.person(5), await server.person(5)]
  const end: ((one: typeof person) => Promise<unknown>)[] = [
    ({ id }) => server.services.db.delete(sessions).where(eq(sessions.userId, id)),
    ({ id }) =>
      server.services.db
        .update(sessions)
        .set({ expiresAt: new Date(0) })
        .where(eq(sessions.userId, id)),
  ]
  for (const [index, one] of [person, other].entries()) {
    await end[index]?.(one)
    const id = randomUUID()
    const writes = [
      await one.start(),
      await one.call('voteImage', { params: { id }, body: { isUpvote: true } }),
      await one.call('toggleNsfw', { params: { id } }),
      await one.call('deleteImage', { params: { id } }),
      await one.call('getFullUser'),
    ]
    for (const answer of writes) {
      expect([answer.statusCode, answer.json().error]).toEqual([401, 'User is not logged in.'])
    }
    expect((await one.call('searchImages')).statusCode).toBe(200)
  }
  expect((await server.audit()).wrong).toEqual([])
})

test('a change of password signs the other devices out of every change at once', async () => {
  const person = await server.person(5)
  const payload = { email: person.email, password: 'a long enough password' }
  const session = (await server.app.inject({ method: 'POST', url: '/api/auth/sign-in/email', payload })).json().token
  const headers = { authorization: `Bearer ${session}` }
  // Whether or not that is asked for.
  const body = { currentPassword: payload.password, newPassword: 'another long password', revokeOtherSessions: false }
  const changed = await server.app.inject({ method: 'POST', url: '/api/auth/change-password', headers, payload: body })
  expect(changed.statusCode).toBe(200)
  expect((await person.start()).statusCode).toBe(401)
})

test.each([
  ['verify-password', { password: 'a guess of mine' }],
  ['is-username-available', { username: 'somebody' }],
  ['revoke-sessions', {}],
  ['list-sessions', undefined],
])('the account service has a door %s that nobody needs: it is shut', async (door, payload) => {
  const { email } = await server.person(0)
  const login = { email, password: 'a long enough password' }
  const session = await server.app.inject({ method: 'POST', url: '/api/auth/sign-in/email', payload: login })
  const headers = { authorization: `Bearer ${session.json().token}` }
  const method = payload ? 'POST' : 'GET'
  const answer = await server.app.inject({ method, url: `/api/auth/${door}`, headers, payload })
  expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found'])
})

test('an account that is gone is not logged in, though its token still holds', async () => {
  const person = await server.person(0)
  await removePerson(server.services, person.id)
  expect((await person.call('getUser')).json()).toEqual({ error: 'User is not logged in.', code: 'not_logged_in' })
})

test('a door that takes a password closes for an address that keeps knocking', async () => {
  const strict = await openTestServer([openStandIn()], { rateLimits: true })
  try {
    const knock = () =>
      strict.app.inject({
        method: 'POST',
        url: '/api/auth/sign-in/email',
        payload: { email: 'a@example.test', password: 'wrong wrong' },
      })
    const statuses: number[] = []
    for (let attempt = 0; attempt < 12; attempt++) statuses.push((await knock()).statusCode)
    expect(statuses.slice(0, 10)).toEqual(new Array(10).fill(401))
    expect(statuses.slice(10)).toEqual([429, 429])
  } finally {
    await strict.close()
  }
})

test('after AUTH_SECRET was changed people log in as before, and the log says once what was set aside', async () => {
  const person = await server.person(0)
  const lines: string[] = []
  const log = pino({ level: 'warn' }, { write: (line) => lines.push(line) })
  const config = { ...server.config, authSecret: 'another secret of more than thirty-two characters' }
  const { services, close } = await openServices(config, server.databaseUrl, log, [openStandIn()])
  const app = await createApp(services, { pages: false })
  try {
    const payload = { email: person.email, password: 'a long enough password' }
    const loggedIn = await app.inject({ method: 'POST', url: '/api/auth/sign-in/email', payload })
    const headers = { authorization: `Bearer ${loggedIn.json().token}` }
    const tokens = [1, 2].map(async () => (await app.inject({ url: '/api/auth/token', headers })).json().token)
    for (const token of await Promise.all(tokens)) {
      expect((await callRoute(app, 'getUser', {}, token)).json()).toMatchObject({ username: person.username })
    }
    expect((await callRoute(app, 'getUser', {}, person.accessToken)).statusCode).toBe(401)
    expect(lines.filter((line) => line.includes('another AUTH_SECRET'))).toHaveLength(1)
    expect((await person.call('getUser')).statusCode).toBe(200)
  } finally {
    await app.close()
    await close()
  }
})
