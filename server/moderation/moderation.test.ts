import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Act, ADDRESS_SHARE, actLimits, trustOf } from '../../contract/trust.ts'
import { featureFlags } from '../db/community.ts'
import { transact } from '../db/database.ts'
import { users } from '../db/schema.ts'
import type { AppError } from '../errors.ts'
import { openTestServer, type Person, type TestServer } from '../testing/server.ts'
import { openStandIn } from '../testing/stand-in.ts'
import { assertMayAct, FOR_GOOD } from './policy.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer([openStandIn()])
  await server.work()
  await switched('trust-limits', true)
})
afterAll(() => server.close())

const switched = (name: string, isOn: boolean) =>
  server.services.db
    .insert(featureFlags)
    .values({ name, isOn })
    .onConflictDoUpdate({ target: featureFlags.name, set: { isOn } })
const act = (person: Person, what: Act) => transact(server.services.db, (tx) => assertMayAct(tx, person.id, what))
const refusal = (attempt: Promise<unknown>) =>
  attempt.then(
    () => undefined,
    (error: AppError) => error,
  )
const become = (person: Person, changes: Partial<typeof users.$inferInsert>) =>
  server.services.db.update(users).set(changes).where(eq(users.id, person.id))
const commentLimit = actLimits.comment ?? { new: 0, known: 0, trusted: 0 }

test('trust follows from days, a confirmed address, works and what was upheld against somebody', () => {
  const known = { days: 40, confirmedEmail: true, works: 12, upheld: 0 }
  expect(trustOf(known)).toBe('trusted')
  expect(trustOf({ ...known, works: 3 })).toBe('known')
  expect(trustOf({ ...known, upheld: 1 })).toBe('known')
  for (const lacking of [{ days: 1 }, { confirmedEmail: false }, { works: 0 }, { upheld: 2 }])
    expect(trustOf({ ...known, ...lacking }), JSON.stringify(lacking)).toBe('new')
})

test('a new account does so much an hour and no more, however many tabs do it at once, and is told how that grows', async () => {
  const eager = await server.person()
  const attempts = await Promise.all(Array.from({ length: commentLimit.new + 4 }, () => refusal(act(eager, 'comment'))))
  const refused = attempts.filter((one) => one !== undefined)
  expect(refused).toHaveLength(4)
  expect(refused[0]).toMatchObject({ code: 'too_many_requests' })
  expect(refused[0]?.message).toContain('grows')
  expect(await refusal(act(eager, 'like'))).toBeUndefined()
})

test('what was undone was never counted', async () => {
  const careful = await server.person()
  for (let times = 0; times < commentLimit.new + 3; times++) {
    const undone = transact(server.services.db, async (tx) => {
      await assertMayAct(tx, careful.id, 'comment')
      throw new Error('Changed my mind')
    })
    await expect(undone).rejects.toThrow('Changed my mind')
  }
  expect(await refusal(act(careful, 'comment'))).toBeUndefined()
})

test('an account of some days, with an address confirmed and a work, does more', async () => {
  const known = await server.person()
  const { requestId } = (await known.start()).json<{ requestId: string }>()
  await server.ended(known, requestId)
  await become(known, { emailVerified: true, createdAt: new Date(Date.now() - 3 * 86_400_000) })
  for (let times = 0; times <= commentLimit.new; times++) expect(await refusal(act(known, 'comment'))).toBeUndefined()
})

test('new accounts of one address share a few times what one may do', async () => {
  await server.services.db.execute(sql`delete from rate_limits where key like 'act:suggest:%'`)
  const each = actLimits.suggest?.new ?? 0
  const farm = await Promise.all(Array.from({ length: ADDRESS_SHARE + 1 }, () => server.person(0)))
  const attempts: (AppError | undefined)[] = []
  for (const one of farm) for (let times = 0; times < each; times++) attempts.push(await refusal(act(one, 'suggest')))
  expect(attempts.filter((one) => one === undefined)).toHaveLength(each * ADDRESS_SHARE)
  expect(attempts.at(-1)?.message).toContain('at your address')
})

test('somebody suspended starts nothing and says nothing, is told why and until when, and is charged nothing', async () => {
  const bad = await server.person()
  await become(bad, { suspendedUntil: new Date('2099-03-01T12:00:00Z'), suspendedFor: 'Spam.' })
  const answer = await bad.start()
  expect([answer.statusCode, answer.json()]).toMatchObject([403, { details: { reason: 'SUSPENDED' } }])
  expect(answer.json().error).toMatch(/until 1 March 2099.*Spam\..*nothing was charged/)
  expect((await refusal(act(bad, 'comment')))?.message).toBe(answer.json().error)
  expect((await server.audit()).wrong).toEqual([])
  expect((await bad.call('getUser')).json()).toMatchObject({ gold: 100 })
  await become(bad, { suspendedUntil: FOR_GOOD })
  expect((await refusal(act(bad, 'vote')))?.message).toContain('for good')
  await become(bad, { suspendedUntil: new Date(Date.now() - 1000) })
  expect((await bad.start()).statusCode).toBe(201)
})

test('what is switched off is refused in a sentence, but to administrators', async () => {
  const [member, admin] = [await server.person(), await server.person()]
  await become(admin, { role: 'admin' })
  await switched('comments', false)
  expect(await refusal(act(member, 'comment'))).toMatchObject({ code: 'unavailable', details: { flag: 'comments' } })
  expect(await refusal(act(admin, 'comment'))).toBeUndefined()
  await switched('comments', true)
  expect(await refusal(act(member, 'comment'))).toBeUndefined()
})

test('while sign-ups are closed nobody signs up, and is told so', async () => {
  await switched('sign-ups', false)
  const payload = {
    email: 'late@example.test',
    password: 'a long enough password',
    name: 'late',
    username: 'late_comer',
  }
  const signUp = () => server.app.inject({ method: 'POST', url: '/api/auth/sign-up/email', payload })
  const refused = await signUp()
  expect([refused.statusCode, refused.json().error]).toEqual([403, expect.stringContaining('no new accounts')])
  expect(await server.services.db.$count(users, and(eq(users.username, 'late_comer')))).toBe(0)
  await switched('sign-ups', true)
  expect((await signUp()).statusCode).toBe(200)
})
