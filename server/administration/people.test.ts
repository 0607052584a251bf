import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Route, routes } from '../../contract/routes.ts'
import { auditLog, cases, roadmapItems } from '../db/community.ts'
import { images, users } from '../db/schema.ts'
import { openTestServer, type Person, type TestServer } from '../testing/server.ts'
import { openStandIn } from '../testing/stand-in.ts'

let server: TestServer
let admin: Person
let member: Person
beforeAll(async () => {
  server = await openTestServer([openStandIn()])
  ;[admin, member] = [await server.person(0), await server.person(10)]
  await server.services.db.update(users).set({ role: 'admin' }).where(eq(users.id, admin.id))
})
afterAll(() => server.close())

const give = (gold: number, key: string = randomUUID()) =>
  admin.call('adminGiveGold', {
    params: { id: member.id },
    body: { gold, reason: 'For the broken map.' },
    idempotencyKey: key,
  })
const goldOf = async (person: Person) => (await person.call('getUser')).json<{ gold: number }>().gold

test('people are found by the beginning of a name or an address, and what means something to a pattern is only a character', async () => {
  const found = async (q: string) =>
    (await admin.call('adminPeople', { query: { q } })).json<{ people: { id: string }[] }>().people.map(({ id }) => id)
  expect(await found(member.username.slice(0, 8))).toEqual([member.id])
  expect(await found(member.email.toUpperCase())).toEqual([member.id])
  expect(await found(member.id)).toEqual([member.id])
  expect(await found('%')).toEqual([])
  expect((await found('')).length).toBeGreaterThan(1)
})

test('gold is given once for a key, taken only as far as there is some, and the books stay sound', async () => {
  const key = randomUUID()
  expect((await give(2.5, key)).json()).toMatchObject({ gold: 12.5 })
  expect((await give(2.5, key)).json()).toMatchObject({ gold: 12.5 })
  expect((await give(-12)).json()).toMatchObject({ gold: 0.5 })
  const refused = await give(-1)
  expect([refused.statusCode, refused.json().code]).toEqual([402, 'not_enough_gold'])
  expect(await goldOf(member)).toBe(0.5)
  const { sum, wrong } = await server.audit()
  expect([sum, wrong]).toEqual([0, []])
  const told = (await member.call('listTransactions')).json()
  expect(told.transactions[0]).toMatchObject({ reason: 'REFUND', amount: -12 })
})

test('somebody suspended is told why, and let in again starts as before; administrators are not suspended', async () => {
  const suspend = (id: string, days?: number) =>
    admin.call('adminSuspend', { params: { id }, body: { days, reason: 'Spam in every comment.' } })
  expect((await suspend(member.id, 3)).json()).toMatchObject({ suspendedFor: 'Spam in every comment.' })
  expect((await member.start()).json().error).toContain('Spam in every comment.')
  expect((await suspend(member.id, 0)).json()).toMatchObject({ suspendedUntil: null })
  expect((await member.start()).json().code).not.toBe('forbidden')
  expect((await suspend(admin.id)).statusCode).toBe(403)
  expect((await suspend('nobody')).statusCode).toBe(404)
})

test('the health of queue and services is told', async () => {
  expect((await admin.call('adminHealth')).json()).toMatchObject({
    isReady: true,
    missing: [],
    failed: 0,
    openCases: expect.any(Number),
    services: [{ isAnswering: true }],
  })
})

/** What each call by which administrators change something is tried with; a call that is missing here fails the test below. */
async function tries(): Promise<Record<string, { params?: Record<string, string>; body: unknown }>> {
  const { db } = server.services
  const reason = 'As agreed.'
  const picture = async () => {
    const id = randomUUID()
    const bare = { type: 'LANDSCAPE', title: 'A hill', width: 1, height: 1, mediaKey: id, thumbhash: '' } as const
    await db.insert(images).values({ ...bare, id, ownerId: member.id, isVisible: true })
    return { kind: 'image', id } as const
  }
  const open = async (appealed = false) => {
    const [id, subject] = [randomUUID(), await picture()]
    const decided = { decision: 'kept', decidedAt: new Date(), appeal: 'No!', appealedAt: new Date() } as const
    await db.insert(cases).values({
      id,
      subjectKind: subject.kind,
      subjectId: subject.id,
      ownerId: member.id,
      ...(appealed && decided),
    })
    return { id }
  }
  const [opensAt, closesAt, endsAt] = [1, 2, 3].map((days) => new Date(Date.now() + days * 86_400_000).toISOString())
  const item = async () => {
    const id = randomUUID()
    await db.insert(roadmapItems).values({ id, title: 'Hex maps', status: 'SUGGESTED', idempotencyKey: id })
    return { id }
  }
  return {
    createCompetition: { body: { title: 'Dawn', theme: 'First light over a pass', opensAt, closesAt, endsAt } },
    adminSwitchFlag: { params: { name: 'comments' }, body: { isOn: true, reason } },
    adminSuspend: { params: { id: member.id }, body: { days: 0, reason } },
    adminGiveGold: { params: { id: member.id }, body: { gold: 1, reason } },
    adminCreatePromotion: { body: { code: 'LOGGED1', title: 'For the log', gold: 1 } },
    adminEndPromotion: { params: { code: 'LOGGED1' }, body: undefined },
    adminRateImage: { params: { id: (await picture()).id }, body: { axes: { gore: 1 }, reason } },
    adminOpenCase: { body: { subject: await picture(), reason } },
    adminAddToRoadmap: { body: { title: 'Dice', status: 'PLANNED', reason } },
    adminMoveRoadmap: { params: await item(), body: { status: 'PLANNED', reason } },
    adminDecide: { params: await open(), body: { decision: 'kept', reason } },
    adminDecideAppeal: { params: await open(true), body: { decision: 'kept', reason } },
  }
}

test('every call by which administrators change something writes it into the audit log, with who and why', async () => {
  const { db } = server.services
  const given = await tries()
  const changing = Object.entries(routes as Record<string, Route>)
    .filter(([, { auth, method, changes }]) => auth === 'admin' && (method !== 'GET' || changes))
    .map(([name]) => name)
  for (const name of changing) {
    const input = given[name]
    expect(input, `${name} has no try here`).toBeDefined()
    const before = await db.$count(auditLog)
    const answer = await admin.call(name as 'adminGiveGold', { ...input, idempotencyKey: randomUUID() })
    expect(answer.statusCode, `${name}: ${answer.body}`).toBeLessThan(300)
    expect(await db.$count(auditLog), name).toBe(before + 1)
  }
  const { deeds } = (await admin.call('adminAudit')).json<{
    deeds: { actor: string; reason: string; subjectKind: string }[]
  }>()
  const written = deeds.slice(0, changing.length)
  expect(written.every(({ actor }) => actor === admin.username)).toBe(true)
  // What is opened speaks for itself.
  expect(written.filter(({ reason }) => reason === '').map(({ subjectKind }) => subjectKind)).toEqual(['competition'])
})

test('what was refused is in no log, for nothing was done', async () => {
  const before = await server.services.db.$count(auditLog)
  expect((await give(-1e6)).statusCode).toBe(402)
  expect(await server.services.db.$count(auditLog)).toBe(before)
})
