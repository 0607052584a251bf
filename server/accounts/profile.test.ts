import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { transact } from '../db/database.ts'
import { generations, images, imageVotes, mediaGarbage, users } from '../db/schema.ts'
import { deleteAccount } from '../leaving/commands.ts'
import { openTestServer, type Person, type TestServer } from '../testing/server.ts'
import { openStandIn } from '../testing/stand-in.ts'

const PASSWORD = 'a long enough password'
const work = {
  type: 'LANDSCAPE',
  title: '',
  width: 1,
  height: 1,
  mediaKey: 'k',
  thumbhash: '',
  isVisible: true,
} as const

let server: TestServer
beforeAll(async () => {
  server = await openTestServer([openStandIn()])
})
afterAll(() => server.close())

/** Logs in on another device; returns its session. */
async function another(person: Person): Promise<string> {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/auth/sign-in/email',
    headers: { 'user-agent': 'Another Browser/1.0' },
    payload: { email: person.email, password: PASSWORD },
  })
  return answer.json<{ token: string }>().token
}

const isLoggedIn = async (session: string) =>
  (await server.app.inject({ url: '/api/auth/token', headers: { authorization: `Bearer ${session}` } })).statusCode ===
  200

test('a profile shows the account and its devices, and no one else’s', async () => {
  const [person, stranger] = [await server.person(0), await server.person(0)]
  await another(person)
  const profile = (await person.call('getProfile')).json()
  expect(profile).toMatchObject({ email: person.email, emailVerified: false, subscriptionType: 'NONE' })
  expect(profile.sessions).toHaveLength(2)
  expect(profile.sessions.filter((session: { isCurrent: boolean }) => session.isCurrent)).toHaveLength(1)
  expect(JSON.stringify(profile)).not.toContain('token')
  expect((await stranger.call('getProfile')).json().sessions).toHaveLength(1)
})

test('other devices are signed out together, the one asking stays', async () => {
  const person = await server.person(0)
  const sessions = [await another(person), await another(person)]
  expect((await person.call('endOtherSessions')).json()).toEqual({ ended: 2 })
  expect(await Promise.all(sessions.map(isLoggedIn))).toEqual([false, false])
  expect((await person.call('getProfile')).json().sessions).toHaveLength(1)
})

test('a device can be signed out by its owner alone', async () => {
  const [person, stranger] = [await server.person(0), await server.person(0)]
  const session = await another(person)
  const { sessions } = (await person.call('getProfile')).json()
  const { id } = sessions.find((one: { isCurrent: boolean }) => !one.isCurrent)
  const refused = await stranger.call('endSession', { params: { id } })
  expect(refused.statusCode).toBe(404)
  expect(await isLoggedIn(session)).toBe(true)
  expect((await person.call('endSession', { params: { id } })).json()).toEqual({ ended: 1 })
  expect(await isLoggedIn(session)).toBe(false)
})

test('an address nobody has confirmed is changed at once, but only with the password', async () => {
  const person = await server.person(0)
  const email = `${person.username}@elsewhere.test`
  const refused = await person.call('changeEmail', { body: { email, password: 'not the password' } })
  expect(refused.statusCode).toBe(403)
  expect(refused.json().error).toBe('That is not your password. Nothing was changed.')
  expect((await person.call('changeEmail', { body: { email: 'nowhere', password: PASSWORD } })).json().error).toBe(
    'That does not look like an e-mail address.',
  )
  const changed = await person.call('changeEmail', { body: { email, password: PASSWORD } })
  expect(changed.json()).toMatchObject({ email, emailVerified: false })
})

test('the account service takes no other address by itself: it would not ask for the password', async () => {
  const person = await server.person(0)
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/auth/change-email',
    headers: { authorization: `Bearer ${await another(person)}` },
    payload: { newEmail: 'mallory@example.test' },
  })
  expect(answer.statusCode).toBe(404)
  expect((await person.call('getProfile')).json().email).toBe(person.email)
})

test('a confirmed address stays until the link sent to the new one is followed', async () => {
  const person = await server.person(0)
  await server.services.db.update(users).set({ emailVerified: true }).where(eq(users.id, person.id))
  const email = `${person.username}@newer.test`
  const asked = await person.call('changeEmail', { body: { email, password: PASSWORD } })
  expect(asked.json()).toMatchObject({ email: person.email, emailVerified: true })
  await server.services.post.settled()
  const outbox = join(server.config.dataDir, 'outbox')
  const letters = await Promise.all((await readdir(outbox)).map((file) => readFile(join(outbox, file), 'utf8')))
  const letter = letters
    .map((text) => text.replace(/=\r?\n/g, '').replaceAll('=3D', '='))
    .find((text) => text.includes(email))
  const link = new URL(/http\S+verify-email\?token=\S+/.exec(letter ?? '')?.[0] ?? '')
  const followed = await server.app.inject({ url: link.pathname + link.search })
  expect(followed.headers.location).toBe('/profile')
  expect((await person.call('getProfile')).json()).toMatchObject({ email, emailVerified: true })
})

test('somebody takes along everything that is kept about them, and nothing of others', async () => {
  const [person, other] = [await server.person(5), await server.person(5)]
  void server.work()
  const { requestId } = (await person.start({ prompt: 'a hill of my own', isVisible: false })).json()
  const ended = await server.ended(person, requestId)
  await server.ended(other, (await other.start({ prompt: 'a hill of another' })).json().requestId)
  const { image } = ended as { image: { id: string } }
  await person.call('voteImage', { params: { id: image.id }, body: { isUpvote: true } })
  const data = (await person.call('getAccountData')).json()
  expect(data).toMatchObject({
    account: { email: person.email },
    works: [{ prompt: 'a hill of my own' }],
    requests: [{ status: 'completed', request: { prompt: 'a hill of my own' } }],
    votes: [{ imageId: image.id, isUpvote: true }],
  })
  expect(data.transactions.length).toBeGreaterThan(1)
  expect(JSON.stringify(data)).not.toContain('a hill of another')
})

test('an account is deleted with its password: works, votes and log-in go, and the books still add up', async () => {
  const [person, other] = [await server.person(5), await server.person(5)]
  const session = await another(person)
  const mine = await server.ended(person, (await person.start()).json().requestId)
  const theirs = (await server.ended(other, (await other.start()).json().requestId)) as { image: { id: string } }
  await person.call('voteImage', { params: { id: theirs.image.id }, body: { isUpvote: true } })

  const refused = await person.call('deleteAccount', { body: { password: 'not the password' } })
  expect(refused.statusCode).toBe(403)
  expect(refused.json().error).toBe('That is not your password. Nothing was changed.')
  expect((await person.call('getUser')).statusCode).toBe(200)

  const gone = await person.call('deleteAccount', { body: { password: PASSWORD } })
  expect(gone.json()).toEqual({ deleted: true })
  expect((await person.call('getUser')).statusCode).toBe(401)
  expect(await isLoggedIn(session)).toBe(false)
  const { image } = mine as { image: { id: string } }
  expect((await other.call('getImage', { params: { id: image.id } })).statusCode).toBe(404)
  expect((await other.call('getImage', { params: { id: theirs.image.id } })).json().votes).toBe(0)
  expect(await server.services.db.select().from(mediaGarbage)).not.toHaveLength(0)
  expect(await server.audit()).toMatchObject({ sum: 0, wrong: [], wrongHolds: [] })
})

test('work under way is no obstacle to leaving: its gold returns to the books and it is never delivered', async () => {
  const idle = await openTestServer([openStandIn()])
  try {
    const person = await idle.person(5)
    await person.start()
    expect((await person.call('deleteAccount', { body: { password: PASSWORD } })).statusCode).toBe(200)
    expect(await idle.audit()).toMatchObject({ sum: 0, wrong: [], wrongHolds: [] })
    const other = await idle.person(5)
    await idle.work()
    await idle.ended(other, (await other.start({}, randomUUID())).json().requestId)
    expect(await idle.audit()).toMatchObject({ sum: 0, wrong: [], wrongHolds: [] })
  } finally {
    await idle.close()
  }
})

test('leaving and delivering wait for each other one way round, and who is leaving starts nothing more', async () => {
  const idle = await openTestServer([openStandIn()])
  try {
    const { db } = idle.services
    const person = await idle.person(5)
    const { requestId } = (await person.start()).json()
    const asleep = async () =>
      (
        await db.execute(
          sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        )
      ).rows.length
    const [left, late] = await transact(db, async (tx) => {
      await tx.update(generations).set({ progress: 99 }).where(eq(generations.id, requestId))
      const leaving = person.call('deleteAccount', { body: { password: PASSWORD } })
      await expect.poll(asleep).toBe(1)
      const starting = person.start()
      await expect.poll(asleep).toBe(2)
      await tx.insert(images).values({ ...work, id: randomUUID(), generationId: requestId, ownerId: person.id })
      return [leaving, starting]
    })
    expect((await left).json()).toEqual({ deleted: true })
    expect((await late).statusCode).toBe(401)
    expect(await db.$count(images)).toBe(0)
    expect(await idle.audit()).toMatchObject({ sum: 0, wrong: [], wrongHolds: [] })
  } finally {
    await idle.close()
  }
})

test('work in the making when its owner leaves is abandoned without a word of a fault', async () => {
  const lines: string[] = []
  const log = pino({ level: 'info' }, { write: (line) => lines.push(line) })
  const painter = openStandIn()
  const busy = await openTestServer([painter], {}, log)
  try {
    const person = await busy.person(5)
    const left = new Promise<void>((resolve) => {
      painter.before = async () => {
        await person.call('deleteAccount', { body: { password: PASSWORD } })
        resolve()
      }
    })
    await person.start()
    await busy.work()
    await left
    await expect.poll(() => lines.join()).toContain('The work was abandoned: its owner has left')
    expect(lines.filter((line) => JSON.parse(line).level >= 40)).toEqual([])
  } finally {
    await busy.close()
  }
})

test('who has left starts and votes on nothing with a token that still holds', async () => {
  const [person, other] = [await server.person(5), await server.person(5)]
  const theirs = (await server.ended(other, (await other.start()).json().requestId)) as { image: { id: string } }
  expect((await person.call('deleteAccount', { body: { password: PASSWORD } })).statusCode).toBe(200)
  const vote = await person.call('voteImage', { params: { id: theirs.image.id }, body: { isUpvote: true } })
  for (const answer of [vote, await person.start()]) {
    expect(answer.json()).toEqual({ error: 'User is not logged in.', code: 'not_logged_in' })
  }
})

test('people who voted on each other’s works can all leave at the same moment', async () => {
  const people = await Promise.all([1, 2, 3].map(() => server.person(0)))
  const works = people.flatMap(({ id: ownerId }) =>
    Array.from({ length: 300 }, () => ({ ...work, id: randomUUID(), ownerId })),
  )
  const votes = people.flatMap(({ id: userId }) =>
    works.map(({ id: imageId }) => ({ imageId, userId, value: 1 as const })),
  )
  await server.services.db.insert(images).values(works)
  await server.services.db.insert(imageVotes).values(votes)
  const leave = ({ id }: Person) => transact(server.services.db, (tx) => deleteAccount(tx, id))
  await Promise.all(people.map(leave))
  expect(await Promise.all(people.map((person) => server.services.db.$count(users, eq(users.id, person.id))))).toEqual([
    0, 0, 0,
  ])
})
