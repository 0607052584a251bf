import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Route, type RouteName, routes } from '../../contract/routes.ts'
import { auditLog } from '../db/community.ts'
import { transact } from '../db/database.ts'
import { callRoute, openTestServer, type Person, type TestServer } from '../testing/server.ts'
import { openStandIn } from '../testing/stand-in.ts'
import { giveRole } from './roles.ts'

let server: TestServer
let admin: Person
let member: Person
beforeAll(async () => {
  server = await openTestServer([openStandIn()])
  ;[admin, member] = [await server.person(), await server.person()]
  await transact(server.services.db, (tx) => giveRole(tx, 'operator', { username: admin.username, role: 'admin' }))
})
afterAll(() => server.close())

const id = '3f0e8a52-6d0f-4f0b-9c7c-0d9a3a1d1c11'
const ofAdmins = Object.entries(routes as Record<string, Route>).filter(([, { auth }]) => auth === 'admin')

test.each(ofAdmins)('%s is not there for a member nor for a stranger, whatever they send', async (name) => {
  const input = {
    params: { id, name: 'comments' },
    body: { isOn: false, reason: 'mine now' },
    idempotencyKey: 'key-12345',
  }
  for (const ask of [member.call, (route: RouteName, given: object = {}) => callRoute(server.app, route, given)]) {
    const answer = await ask(name as 'adminFlags', input)
    expect([answer.statusCode, answer.json()]).toEqual([404, { error: 'This call was not found.', code: 'not_found' }])
  }
})

test('an administrator who is made a member again has lost the calls at once, with the token they had', async () => {
  const short = await server.person()
  const role = (to: 'admin' | 'member') =>
    transact(server.services.db, (tx) => giveRole(tx, 'operator', { username: short.username.toUpperCase(), role: to }))
  expect([await role('admin'), await role('admin')]).toEqual(['changed', 'unchanged'])
  expect((await short.call('adminFlags')).statusCode).toBe(200)
  await role('member')
  expect((await short.call('adminFlags')).statusCode).toBe(404)
})

test('what an administrator switches is switched for everybody, and stands in the audit log with its reason', async () => {
  const flags = async () => (await admin.call('adminFlags')).json<{ flags: { name: string; isOn: boolean }[] }>().flags
  const isOn = async () => (await flags()).find(({ name }) => name === 'competitions')?.isOn
  expect(await isOn()).toBe(true)
  const body = { isOn: false, reason: 'The prizes are being counted.' }
  expect((await admin.call('adminSwitchFlag', { params: { name: 'competitions' }, body })).statusCode).toBe(200)
  expect(await isOn()).toBe(false)
  const audit = await admin.call('adminAudit', { query: { subjectId: 'competitions' } })
  expect(audit.json().deeds).toMatchObject([
    { actor: admin.username, action: 'flag', reason: 'The prizes are being counted.', facts: { isOn: false } },
  ])
})

test('nothing is switched without a reason', async () => {
  const refused = await admin.call('adminSwitchFlag', {
    params: { name: 'uploads' },
    body: { isOn: false, reason: ' \u200b' },
  })
  expect([refused.statusCode, refused.json().error]).toEqual([400, 'Say why: it stands in the audit log.'])
})

test('the audit log cannot be changed, shortened or emptied, not even at the database', async () => {
  const { db } = server.services
  const before = await db.$count(auditLog)
  expect(before).toBeGreaterThan(0)
  for (const attempt of [
    sql`update audit_log set reason = 'nothing'`,
    sql`delete from audit_log`,
    sql`truncate audit_log`,
  ]) {
    await expect(db.execute(attempt)).rejects.toMatchObject({
      cause: { message: 'The audit log is only ever added to' },
    })
  }
  expect(await db.$count(auditLog)).toBe(before)
})
