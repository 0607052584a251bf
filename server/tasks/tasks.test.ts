import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { BONUSES_AN_ADDRESS } from '../../contract/economy.ts'
import { streakBonuses, taskRewards } from '../../contract/rewards.ts'
import type { TasksReply } from '../../contract/tasks.ts'
import { arrivals, featureFlags, taskCompletions } from '../db/community.ts'
import { transact } from '../db/database.ts'
import { goldCommands, users } from '../db/schema.ts'
import { grantDailyBonus } from '../gold/daily-bonus.ts'
import { openTestServer, type Person, type TestServer } from '../testing/server.ts'
import { openStandIn } from '../testing/stand-in.ts'
import { settleTasks, sweepReferrals, sweepTasks } from './commands.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer([openStandIn()])
  await server.work()
})
afterAll(async () => {
  const { sum, wrong, wrongHolds } = await server.audit()
  expect({ sum, wrong, wrongHolds }).toEqual({ sum: 0, wrong: [], wrongHolds: [] })
  await server.close()
})

const goldOf = async (person: Person): Promise<number> => (await person.call('getUser')).json().gold
const tasksOf = async (person: Person): Promise<TasksReply> => (await person.call('getTasks')).json()
const doneOf = ({ tasks }: TasksReply) => tasks.filter(({ doneAt }) => doneAt !== null).map(({ task }) => task)
const picture = async (person: Person) => server.ended(person, (await person.start()).json().requestId)

test('what somebody has done for the first time is paid once, whatever is asked twice, at once, or swept beside it', async () => {
  const [person, other] = [await server.person(0), await server.person(0)]
  expect(doneOf(await tasksOf(person))).toEqual([])
  await person.call('followPerson', { params: { username: other.username } })
  const { services } = server
  await Promise.all([
    ...Array.from({ length: 20 }, () => tasksOf(person)),
    ...Array.from({ length: 20 }, () => transact(services.db, (tx) => settleTasks(tx, services, person.id))),
  ])
  expect(doneOf(await tasksOf(person))).toEqual(['first-follow'])
  expect(await goldOf(person)).toBe(taskRewards['first-follow'] / 1000)
  const { notifications } = (await person.call('getNotifications')).json()
  expect(notifications).toMatchObject([{ type: 'TASK', facts: { task: 'first-follow', gold: 1 } }])
})

test('what was paid stays paid once when its note is lost, as after a crash between the two', async () => {
  const [person, other] = [await server.person(0), await server.person(0)]
  await person.call('followPerson', { params: { username: other.username } })
  await tasksOf(person)
  await server.services.db.delete(taskCompletions).where(eq(taskCompletions.userId, person.id))
  expect(doneOf(await tasksOf(person))).toEqual(['first-follow'])
  expect(await goldOf(person)).toBe(taskRewards['first-follow'] / 1000)
})

test('a sweep on two machines at once pays those who came today, each task once', async () => {
  const person = await server.person(5)
  await picture(person)
  await person.call('getFullUser')
  const before = await goldOf(person)
  await Promise.all([sweepTasks(server.services), sweepTasks(server.services)])
  expect(doneOf(await tasksOf(person))).toEqual(['first-picture', 'first-public-work'])
  const earned = (taskRewards['first-picture'] + taskRewards['first-public-work']) / 1000
  expect(await goldOf(person)).toBe(before + earned)
})

test('where letters go out, nothing is paid before the address is confirmed', async () => {
  const [person, other] = [await server.person(0), await server.person(0)]
  await person.call('followPerson', { params: { username: other.username } })
  const services = { ...server.services, config: { ...server.config, smtpUrl: 'smtp://localhost' } }
  const settle = () => transact(services.db, (tx) => settleTasks(tx, services, person.id))
  expect(await settle()).toBe(0)
  await services.db.update(users).set({ emailVerified: true }).where(eq(users.id, person.id))
  expect(await settle()).toBe(2)
})

test('days in a row bring more each day and begin anew after a gap; a day counts once, at fifty visits too', async () => {
  const person = await server.person(0)
  const day = (number: number) => new Date(Date.UTC(2031, 0, number, 23, 59))
  const visit = (number: number) => transact(server.services.db, (tx) => grantDailyBonus(tx, person.id, day(number)))
  const brought: number[] = []
  for (let number = 1; number <= 8; number++) {
    const amounts = await Promise.all(Array.from({ length: number === 3 ? 50 : 2 }, () => visit(number)))
    brought.push(amounts.reduce((sum, amount) => sum + amount, 0) - 12_000)
  }
  expect(brought).toEqual([...streakBonuses, streakBonuses[0]])
  expect((await visit(11)) - 12_000).toBe(0)
  expect((await visit(12)) - 12_000).toBe(streakBonuses[1])
  // A machine whose clock is behind neither counts the day again nor ends the row.
  await visit(10)
  expect((await visit(13)) - 12_000).toBe(streakBonuses[2])
  expect((await tasksOf(person)).streak).toMatchObject({ best: 8 })
  expect(doneOf(await tasksOf(person))).toContain('week-streak')
})

let visitors = 0
/** Somebody who came by a friend's code, from an address of their own, with a confirmed e-mail address. */
async function friendOf(referrer: Person | undefined, address = `203.0.${++visitors}.7`): Promise<Person> {
  const code = referrer && (await tasksOf(referrer)).referral.code
  const inject = server.app.inject.bind(server.app)
  const app = server.app as { inject: unknown }
  // Everybody else here signs up from the same machine.
  app.inject = (options: Record<string, unknown>) => {
    const payload = options.payload as Record<string, unknown> | undefined
    return inject({
      ...options,
      remoteAddress: address,
      ...(options.url === '/api/auth/sign-up/email' && { payload: { ...payload, ref: code, gclid: 'ad-7' } }),
    })
  }
  try {
    const friend = await server.person(5)
    await server.services.db.update(users).set({ emailVerified: true }).where(eq(users.id, friend.id))
    return friend
  } finally {
    app.inject = inject
  }
}

const settledOf = async (...people: Person[]) =>
  server.services.db
    .select({ refusedFor: arrivals.refusedFor, settledAt: arrivals.settledAt, gclid: arrivals.gclid })
    .from(arrivals)
    .where(
      inArray(
        arrivals.userId,
        people.map(({ id }) => id),
      ),
    )

test('a friend’s first delivered work pays both, once, with the sweep on two machines; how they came is kept by hashes', async () => {
  const referrer = await friendOf(undefined)
  const friend = await friendOf(referrer)
  expect(await sweepReferrals(server.services)).toBe(0)
  await picture(friend)
  const before = [await goldOf(referrer), await goldOf(friend)]
  const paid = await Promise.all([sweepReferrals(server.services), sweepReferrals(server.services)])
  expect(paid.reduce((sum, one) => sum + one, 0)).toBe(1)
  await sweepReferrals(server.services)
  expect([await goldOf(referrer), await goldOf(friend)]).toEqual(before.map((gold) => gold + 25))
  expect((await tasksOf(referrer)).referral).toMatchObject({ came: 1, paid: 1, paidThisMonth: 1 })
  expect(await settledOf(friend)).toMatchObject([{ refusedFor: null, gclid: 'ad-7' }])
  const [kept] = await server.services.db.select().from(arrivals).where(eq(arrivals.userId, friend.id))
  expect(JSON.stringify(kept)).not.toContain('203.0.')
})

test('oneself again and farms bring nothing: the referrer’s own address, or one address for several friends', async () => {
  const referrer = await friendOf(undefined, '198.51.100.4')
  const self = await friendOf(referrer, '198.51.100.4')
  const [one, two] = [await friendOf(referrer, '192.0.2.60'), await friendOf(referrer, '192.0.2.60')]
  const sixth = await friendOf(referrer, '2001:db8:1:2::1')
  const sameNetwork = await friendOf(referrer, '2001:db8:1:2:ffff::9')
  for (const person of [self, one, two, sixth, sameNetwork]) await picture(person)
  await sweepReferrals(server.services)
  const settled = await settledOf(self, one, two, sixth, sameNetwork)
  expect(settled.every(({ settledAt }) => settledAt !== null)).toBe(true)
  // Two accounts of one network are one person as far as anybody can tell: neither is paid for.
  expect(settled.filter(({ refusedFor }) => refusedFor === 'same-place').length).toBe(5)
  expect((await tasksOf(referrer)).referral.paid).toBe(0)
})

test('who leaves before their friend’s work is delivered leaves nobody to pay, and no friend is paid for without a confirmed address', async () => {
  const referrer = await friendOf(undefined)
  const [friend, unconfirmed] = [await friendOf(referrer), await friendOf(referrer)]
  await server.services.db.update(users).set({ emailVerified: false }).where(eq(users.id, unconfirmed.id))
  await picture(unconfirmed)
  await picture(friend)
  await referrer.call('deleteAccount', { body: { password: 'a long enough password' } })
  await sweepReferrals(server.services)
  expect(await settledOf(friend)).toMatchObject([{ refusedFor: 'gone' }])
  expect(await settledOf(unconfirmed)).toMatchObject([{ settledAt: null }])
  const keys = await server.services.db
    .select()
    .from(goldCommands)
    .where(eq(goldCommands.key, `referral:${friend.id}`))
  expect(keys).toEqual([])
})

test('a month pays for so many friends and no more, also when they are settled at once', async () => {
  const referrer = await friendOf(undefined)
  const friends: Person[] = []
  for (let number = 0; number < 12; number++) friends.push(await friendOf(referrer))
  await Promise.all(friends.map(picture))
  await Promise.all([sweepReferrals(server.services), sweepReferrals(server.services)])
  expect((await tasksOf(referrer)).referral).toMatchObject({ paid: 10, paidThisMonth: 10 })
  const refused = (await settledOf(...friends)).filter(({ refusedFor }) => refusedFor === 'cap')
  expect(refused).toHaveLength(2)
})

test('of the new accounts of one address so many are given the daily gold as a household has, also when they are made anew', async () => {
  const { services } = server
  const flag = (isOn: boolean) =>
    services.db.update(featureFlags).set({ isOn }).where(eq(featureFlags.name, 'trust-limits'))
  const visit = async (person: Person) => (await person.call('getFullUser')).json()
  await flag(true)
  try {
    const given: number[] = []
    let last: Person | undefined
    for (let k = 0; k < BONUSES_AN_ADDRESS + 2; k++) {
      last = await friendOf(undefined, '203.0.113.99')
      given.push((await visit(last)).dailyGoldBonus)
      if (k === 1) await last.call('deleteAccount', { body: { password: 'a long enough password' } })
    }
    expect(given).toEqual([12, 12, 12, 12, 12, 0, 0])
    expect(await visit(last as Person)).toMatchObject({ isCrowdedOut: true, gold: 5 })
    // Neighbours, and whoever is not new any more, are given it.
    expect(await visit(await friendOf(undefined, '203.0.114.99'))).toMatchObject({
      dailyGoldBonus: 12,
      isCrowdedOut: false,
    })
    await services.db
      .update(users)
      .set({ createdAt: new Date(Date.now() - 5 * 86_400_000) })
      .where(eq(users.id, (last as Person).id))
    await picture(last as Person)
    expect(await visit(last as Person)).toMatchObject({ dailyGoldBonus: 12, isCrowdedOut: false })
  } finally {
    await flag(false)
  }
})
