import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { packs, subscriptionTerms } from '../../contract/economy.ts'
import type { PremiumLevel } from '../../contract/enums.ts'
import { fillPath, type RouteName, routes } from '../../contract/routes.ts'
import type { Order, ShopReply, TestPortal } from '../../contract/shop.ts'
import { paymentOrders, subscriptions } from '../db/economy.ts'
import { users } from '../db/schema.ts'
import { goldOf } from '../gold/ledger.ts'
import { callRoute, openTestServer, type Person, type TestServer } from '../testing/server.ts'
import { sweepShop } from './commands.ts'
import { monthsAfter } from './months.ts'

// Through the test checkout, as whoever tries the program out would buy.

let server: TestServer
beforeAll(async () => {
  server = await openTestServer([])
})
afterAll(() => server.close())
// Whatever was paid, paid back or disputed: the whole sums to zero.
afterEach(async () => {
  server.services.now = () => new Date()
  expect(await server.audit()).toMatchObject({ sum: 0, wrong: [], wrongHolds: [] })
})

const DAY = 24 * 60 * 60_000
const later = (from: Date, ms: number) => {
  const at = new Date(from.getTime() + ms)
  server.services.now = () => at
}

const pack = (id: string) => ({ item: { kind: 'pack', pack: id }, currency: 'eur' })
const subscribing = (level: string, period = 'month') => ({
  item: { kind: 'subscription', level, period },
  currency: 'eur',
})

const checkout = (person: Person, body: object, idempotencyKey = randomUUID()) =>
  person.call('startCheckout', { body, idempotencyKey })
const sessionIn = (url: string) => url.split('/').at(-1) ?? ''

async function act(person: Person, url: string, what: 'pay' | 'fail' | 'cancel' = 'pay') {
  return person.call('actAtTestCheckout', { params: { id: sessionIn(url) }, body: { act: what } })
}
async function buy(person: Person, body: object): Promise<void> {
  const opened = await checkout(person, body)
  expect(opened.statusCode, opened.body).toBe(200)
  const paid = await act(person, opened.json().url)
  expect(paid.statusCode, paid.body).toBe(200)
}
const portal = async (person: Person) => (await person.call('readTestPortal')).json<TestPortal>()
async function press(person: Person, what: string, id?: string): Promise<TestPortal> {
  const done = await person.call('actAtTestPortal', { body: { act: what, ...(id && { id }) } })
  expect(done.statusCode, done.body).toBe(200)
  return done.json()
}
const subscriptionId = async (person: Person) => (await portal(person)).subscriptions[0]?.id ?? ''
const lastPayment = async (person: Person) => (await portal(person)).payments[0]?.id ?? ''
const shop = async (person: Person) => (await person.call('readShop')).json<ShopReply>()
const orders = async (person: Person) => (await person.call('listOrders')).json<{ orders: Order[] }>().orders
/** What somebody has, whenever it is: nobody stays logged in for months. */
async function me({ id }: Person) {
  const { db } = server.services
  const [user] = await db.select({ level: users.premiumLevel }).from(users).where(eq(users.id, id))
  return { gold: (await goldOf(db, id)) / 1000, subscriptionType: user?.level }
}
const change = (person: Person, level: string, period = 'month') =>
  person.call('changeSubscription', { body: { level, period } })

const gold = (level: keyof typeof subscriptionTerms) => subscriptionTerms[level].monthlyGold / 1000

test('whoever looks sees what is sold and that nothing is paid for it here', async () => {
  const seen = await callRoute(server.app, 'readShop', {})
  expect(seen.json()).toMatchObject({
    state: 'test',
    currencies: ['usd', 'eur', 'gbp'],
    subscription: null,
    debt: 0,
    hasPortal: false,
  })
  expect(seen.json().packs[0]).toEqual({ id: 'pouch', gold: 500, price: packs.pouch.price })
})

test('a pack that is paid gives its gold once, and is an order with what was paid', async () => {
  const person = await server.person(0)
  const key = randomUUID()
  const opened = await checkout(person, pack('pouch'), key)
  const again = await checkout(person, pack('pouch'), key)
  expect(again.json()).toEqual(opened.json())
  expect((await checkout(person, pack('chest'), key)).json().code).toBe('idempotency_mismatch')
  expect((await me(person)).gold).toBe(0)
  await act(person, opened.json().url)
  await act(person, opened.json().url)
  expect((await me(person)).gold).toBe(500)
  expect(await orders(person)).toMatchObject([
    { kind: 'pack', pack: 'pouch', state: 'paid', amount: 500, currency: 'eur', gold: 500, returned: 0, isTest: true },
  ])
  // The key leads to what became of it.
  expect((await checkout(person, pack('pouch'), key)).json().url).toContain('/shop/done?order=')
})

test('a payment that is declined or cancelled gives nothing, and says so', async () => {
  const person = await server.person(0)
  const { url } = (await checkout(person, pack('pouch'))).json()
  const declined = await act(person, url, 'fail')
  expect([declined.statusCode, declined.json().error]).toEqual([
    409,
    'The payment was declined. Nothing was paid; you can try again.',
  ])
  expect((await act(person, url)).statusCode).toBe(200)
  const other = (await checkout(person, pack('chest'))).json()
  await act(person, other.url, 'cancel')
  await act(person, other.url)
  expect((await me(person)).gold).toBe(500)
  expect((await orders(person)).map(({ state }) => state)).toEqual(['expired', 'paid'])
})

test('a payment page and its buttons are there for whoever opened it alone', async () => {
  const person = await server.person(0)
  const stranger = await server.person(0)
  await buy(stranger, pack('pouch'))
  const { url } = (await checkout(person, pack('pouch'))).json()
  expect((await act(stranger, url)).statusCode).toBe(404)
  expect((await stranger.call('readTestCheckout', { params: { id: sessionIn(url) } })).statusCode).toBe(404)
  await act(person, url)
  const theirs = await lastPayment(person)
  expect((await stranger.call('actAtTestPortal', { body: { act: 'refund', id: theirs } })).statusCode).toBe(404)
  const order = (await orders(person))[0]?.id ?? ''
  expect((await stranger.call('readOrder', { params: { id: order } })).statusCode).toBe(404)
  expect((await person.call('readOrder', { params: { id: order } })).json()).toMatchObject({ id: order, state: 'paid' })
})

test('a refund takes gold back in proportion, and what was spent is owed and repaid by what comes next', async () => {
  const person = await server.person(0)
  await buy(person, pack('pouch'))
  await press(person, 'refund-half', await lastPayment(person))
  expect(await me(person)).toMatchObject({ gold: 250 })
  expect(await orders(person)).toMatchObject([{ state: 'paid', returned: 250 }])
  await person.start({ size: 512 })
  const left = (await me(person)).gold
  await press(person, 'refund', await lastPayment(person))
  expect(await me(person)).toMatchObject({ gold: 0 })
  expect((await shop(person)).debt).toBe(250 - left)
  expect(await orders(person)).toMatchObject([{ state: 'returned', returned: 500 }])
  await buy(person, pack('pouch'))
  expect(await me(person)).toMatchObject({ gold: 500 - (250 - left) })
  expect((await shop(person)).debt).toBe(0)
})

test('a dispute takes the gold while it lasts and for good when it is lost, and gives it again when it is won', async () => {
  const person = await server.person(0)
  await buy(person, pack('pouch'))
  const won = await lastPayment(person)
  await press(person, 'dispute', won)
  expect([(await me(person)).gold, (await orders(person))[0]?.state]).toEqual([0, 'disputed'])
  await press(person, 'win-dispute', won)
  expect([(await me(person)).gold, (await orders(person))[0]?.state]).toEqual([500, 'paid'])
  await buy(person, pack('pouch'))
  const lost = await lastPayment(person)
  await press(person, 'dispute', lost)
  await press(person, 'lose-dispute', lost)
  expect([(await me(person)).gold, (await orders(person))[0]?.state]).toEqual([500, 'returned'])
})

test('a subscription gives its level and gold when it is paid, each month again, and there is one at a time', async () => {
  const person = await server.person(0)
  await buy(person, subscribing('PLUS'))
  expect(await me(person)).toEqual(expect.objectContaining({ gold: gold('PLUS'), subscriptionType: 'PLUS' }))
  expect((await checkout(person, subscribing('PRO'))).json().code).toBe('conflict')
  await press(person, 'next-period', await subscriptionId(person))
  expect(await me(person)).toMatchObject({ gold: 2 * gold('PLUS'), subscriptionType: 'PLUS' })
  expect((await orders(person)).map(({ kind, state }) => [kind, state])).toEqual([
    ['renewal', 'paid'],
    ['subscription', 'paid'],
  ])
  expect((await shop(person)).subscription).toMatchObject({
    state: 'active',
    level: 'PLUS',
    period: 'month',
    cancelsAtEnd: false,
  })
})

test('of several payment pages for subscriptions only the last that was opened can be paid', async () => {
  const person = await server.person(0)
  const first = (await checkout(person, subscribing('BASIC'))).json().url
  const second = (await checkout(person, subscribing('PLUS'))).json().url
  await act(person, first)
  await act(person, second)
  expect(await me(person)).toEqual({ gold: gold('PLUS'), subscriptionType: 'PLUS' })
  expect((await orders(person)).map(({ state }) => state).sort()).toEqual(['expired', 'paid'])
})

test('of two payment pages that are opened at once only one can be paid', async () => {
  const person = await server.person(0)
  const opened = await Promise.all(['BASIC', 'PLUS', 'PRO'].map((level) => checkout(person, subscribing(level))))
  for (const answer of opened) await act(person, answer.json().url)
  expect((await portal(person)).subscriptions).toHaveLength(1)
  expect((await orders(person)).map(({ state }) => state).sort()).toEqual(['expired', 'expired', 'paid'])
})

test('a payment page that was left open is closed to whoever has a subscription by now', async () => {
  const person = await server.person(0)
  const { db, payments } = server.services
  const key = randomUUID()
  await checkout(person, subscribing('BASIC'), key)
  const left = await db.select().from(paymentOrders).where(eq(paymentOrders.userId, person.id))
  // As if it had been opened on another machine, which had not yet stored it as the next one was.
  await db.update(paymentOrders).set({ sessionId: null }).where(eq(paymentOrders.userId, person.id))
  await buy(person, subscribing('PLUS'))
  await db
    .update(paymentOrders)
    .set({ sessionId: left[0]?.sessionId })
    .where(eq(paymentOrders.id, left[0]?.id ?? ''))
  expect((await checkout(person, subscribing('BASIC'), key)).json().code).toBe('conflict')
  expect((await payments?.stripe.checkout.sessions.retrieve(left[0]?.sessionId ?? ''))?.status).toBe('expired')
})

test('a test checkout that nobody asked for is closed to everybody who is not on this machine', async () => {
  const person = await server.person(0)
  await buy(person, pack('pouch'))
  const { url } = (await checkout(person, pack('chest'))).json()
  const from = (name: RouteName, remoteAddress: string, more: Record<string, string> = {}, body?: object, id = '') =>
    server.app.inject({
      method: routes[name].method,
      url: fillPath(routes[name].path, { id }),
      remoteAddress,
      headers: {
        host: 'localhost:3000',
        authorization: `Bearer ${person.accessToken}`,
        'idempotency-key': randomUUID(),
        ...more,
      },
      payload: body,
    })
  const here = [
    ['127.0.0.1', {}],
    ['::1', { host: '[::1]:3000' }],
    ['::ffff:127.0.0.1', { host: '127.0.0.1' }],
  ] as const
  for (const [address, headers] of here) {
    expect((await from('readShop', address, headers)).json()).toMatchObject({ state: 'test', hasPortal: true })
    expect((await from('getSite', address, headers)).json().isSelling).toBe(true)
  }
  const elsewhere = [
    ['192.168.0.9', {}],
    ['127.0.0.1', { host: 'keep.example' }],
    ['127.0.0.1', { host: 'localhost.keep.example' }],
    ['127.0.0.1', { 'x-forwarded-for': '203.0.113.4' }],
  ] as const
  for (const [address, headers] of elsewhere) {
    const call = (name: RouteName, body?: object, id?: string) => from(name, address, headers, body, id)
    expect((await call('readShop')).json()).toMatchObject({ state: 'closed', hasPortal: false })
    expect((await call('getSite')).json().isSelling).toBe(false)
    expect((await call('startCheckout', pack('pouch'))).json().code).toBe('unavailable')
    expect((await call('changeSubscription', { level: 'PRO', period: 'month' })).json().code).toBe('unavailable')
    expect((await call('readTestCheckout', undefined, sessionIn(url))).statusCode).toBe(404)
    expect((await call('actAtTestCheckout', { act: 'pay' }, sessionIn(url))).statusCode).toBe(404)
    expect((await call('readTestPortal')).statusCode).toBe(404)
    expect((await call('actAtTestPortal', { act: 'fail-next' })).statusCode).toBe(404)
  }
  expect((await me(person)).gold).toBe(500)
  server.config.shop.isNearOnly = false
  expect((await from('readShop', '192.168.0.9')).json().state).toBe('test')
  server.config.shop.isNearOnly = true
})

test('a higher level counts at once, for the part of the month that is left, in money and in gold', async () => {
  const start = new Date('2026-03-01T12:00:00Z')
  later(start, 0)
  const person = await server.person(0)
  await buy(person, subscribing('BASIC'))
  // 31 days: 15.5 are left.
  later(start, 15.5 * DAY)
  const changed = await change(person, 'PRO')
  expect(changed.json(), changed.body).toMatchObject({ url: null, subscription: { level: 'PRO', nextLevel: null } })
  expect(await me(person)).toMatchObject({
    gold: gold('BASIC') + (gold('PRO') - gold('BASIC')) / 2,
    subscriptionType: 'PRO',
  })
  const [upgrade] = await orders(person)
  expect(upgrade).toMatchObject({ kind: 'change', level: 'PRO', state: 'paid', amount: (2000 - 500) / 2 })
  await press(person, 'refund', await lastPayment(person))
  expect(await me(person)).toMatchObject({ gold: gold('BASIC'), subscriptionType: 'BASIC' })
})

test('an upgrade whose payment fails changes nothing until it is paid', async () => {
  const person = await server.person(0)
  await buy(person, subscribing('BASIC'))
  await press(person, 'fail-next')
  const changed = (await change(person, 'PRO')).json()
  expect(changed).toMatchObject({ subscription: { level: 'BASIC' }, url: expect.stringContaining('/shop/test/portal') })
  expect(await me(person)).toMatchObject({ gold: gold('BASIC'), subscriptionType: 'BASIC' })
  const { unpaid } = await portal(person)
  await press(person, 'pay', unpaid[0]?.id)
  expect((await me(person)).subscriptionType).toBe('PRO')
  expect((await me(person)).gold).toBeCloseTo(gold('PRO'), 0)
})

test('a lower level or another period begins when what is paid for ends, and can be taken back until then', async () => {
  const person = await server.person(0)
  await buy(person, subscribing('PRO'))
  expect((await change(person, 'BASIC')).json().subscription).toMatchObject({
    level: 'PRO',
    nextLevel: 'BASIC',
    nextPeriod: 'month',
  })
  expect((await change(person, 'PRO')).json().subscription).toMatchObject({ level: 'PRO', nextLevel: null })
  expect((await change(person, 'BASIC', 'year')).json().subscription).toMatchObject({
    nextLevel: 'BASIC',
    nextPeriod: 'year',
  })
  expect(await me(person)).toMatchObject({ gold: gold('PRO'), subscriptionType: 'PRO' })
  await press(person, 'next-period', await subscriptionId(person))
  expect(await me(person)).toMatchObject({ gold: gold('PRO') + gold('BASIC'), subscriptionType: 'BASIC' })
  expect((await shop(person)).subscription).toMatchObject({ level: 'BASIC', period: 'year', nextLevel: null })
})

test('a payment that fails leaves the level for a week, and is made up for by paying', async () => {
  const person = await server.person(0)
  await buy(person, subscribing('PLUS'))
  await press(person, 'fail-next')
  const { unpaid } = await press(person, 'next-period', await subscriptionId(person))
  expect((await shop(person)).subscription?.state).toBe('past-due')
  expect(await me(person)).toMatchObject({ gold: gold('PLUS'), subscriptionType: 'PLUS' })
  expect((await change(person, 'PRO')).json().code).toBe('conflict')
  await press(person, 'pay', unpaid[0]?.id)
  expect((await shop(person)).subscription?.state).toBe('active')
  expect(await me(person)).toMatchObject({ gold: 2 * gold('PLUS'), subscriptionType: 'PLUS' })
})

test('a level whose payment goes on failing lapses seven days after what was paid for', async () => {
  const person = await server.person(0)
  await buy(person, subscribing('PLUS'))
  const until = new Date((await shop(person)).subscription?.paidUntil ?? '')
  await press(person, 'fail-next')
  await press(person, 'next-period', await subscriptionId(person))
  later(until, 7 * DAY - 1000)
  await sweepShop(server.services)
  expect((await me(person)).subscriptionType).toBe('PLUS')
  later(until, 7 * DAY + 1000)
  await sweepShop(server.services)
  expect((await me(person)).subscriptionType).toBe('NONE')
})

test('a cancelled subscription stays until what is paid for ends, can go on until then, and ends then', async () => {
  const person = await server.person(0)
  await buy(person, subscribing('PLUS'))
  expect((await person.call('cancelSubscription')).json().subscription).toMatchObject({
    cancelsAtEnd: true,
    level: 'PLUS',
  })
  expect((await person.call('resumeSubscription')).json().subscription).toMatchObject({ cancelsAtEnd: false })
  await person.call('cancelSubscription')
  expect((await me(person)).subscriptionType).toBe('PLUS')
  await press(person, 'next-period', await subscriptionId(person))
  expect(await me(person)).toMatchObject({ gold: gold('PLUS'), subscriptionType: 'NONE' })
  expect((await shop(person)).subscription).toBeNull()
  expect((await person.call('resumeSubscription')).statusCode).toBe(404)
  await buy(person, subscribing('BASIC'))
  expect((await me(person)).subscriptionType).toBe('BASIC')
})

test('a year is paid at once and gives its gold month by month, and none for what was paid back', async () => {
  const start = new Date('2026-01-31T10:00:00Z')
  later(start, 0)
  const person = await server.person(0)
  await buy(person, subscribing('BASIC', 'year'))
  expect((await me(person)).gold).toBe(gold('BASIC'))
  const sweepIn = async (months: number, before = 0) => {
    later(monthsAfter(start, months), -before)
    await Promise.all([sweepShop(server.services), sweepShop(server.services)])
    return (await me(person)).gold / gold('BASIC')
  }
  expect(await sweepIn(1, 60_000)).toBe(1)
  expect(await sweepIn(1)).toBe(2)
  expect(await sweepIn(4)).toBe(5)
  expect(await sweepIn(4)).toBe(5)
  await press(person, 'refund-half', await lastPayment(person))
  expect((await me(person)).gold).toBe(2.5 * gold('BASIC'))
  expect(await sweepIn(5)).toBe(3)
  await press(person, 'refund', await lastPayment(person))
  expect(await sweepIn(6)).toBe(0)
  expect((await me(person)).subscriptionType).toBe('NONE')
})

test('the months of a year give what was sold, whatever is asked and given for it by then', async () => {
  const start = new Date('2026-02-01T00:00:00Z')
  later(start, 0)
  const person = await server.person(0)
  await buy(person, subscribing('BASIC', 'year'))
  const { prices } = server.config.shop
  const basic = { ...prices.levels.BASIC, monthlyGold: 1000 }
  server.config.shop.prices = { ...prices, levels: { ...prices.levels, BASIC: basic } }
  try {
    for (const months of [1, 4]) {
      later(monthsAfter(start, months), 0)
      await sweepShop(server.services)
      expect((await me(person)).gold).toBe((months + 1) * gold('BASIC'))
    }
    await press(person, 'next-period', await subscriptionId(person))
    expect((await me(person)).gold).toBe(5 * gold('BASIC') + 1)
  } finally {
    server.config.shop.prices = prices
  }
})

test('a level that was given by hand does not sink by a lower one that is bought, or that ends', async () => {
  const { db } = server.services
  const given = async (level: PremiumLevel) => {
    const person = await server.person(0)
    await db.update(users).set({ premiumLevel: level }).where(eq(users.id, person.id))
    return person
  }
  const level = async (person: Person) => (await me(person)).subscriptionType
  const person = await given('PRO')
  await buy(person, subscribing('BASIC'))
  expect(await level(person)).toBe('PRO')
  await person.call('cancelSubscription')
  await press(person, 'next-period', await subscriptionId(person))
  expect(await level(person)).toBe('PRO')
  const raised = await given('BASIC')
  await buy(raised, subscribing('PLUS'))
  expect(await level(raised)).toBe('PLUS')
})

test('a higher level within a year counts for the rest of its month, and for the months to come', async () => {
  const start = new Date('2026-04-01T00:00:00Z')
  later(start, 0)
  const person = await server.person(0)
  await buy(person, subscribing('BASIC', 'year'))
  // Half of May, of 31 days, is left; the sweep has not been by since March.
  later(start, 30 * DAY + 15.5 * DAY)
  await change(person, 'PLUS', 'year')
  const half = (gold('PLUS') - gold('BASIC')) / 2
  expect((await me(person)).gold).toBe(2 * gold('BASIC') + half)
  later(start, 61 * DAY)
  await sweepShop(server.services)
  expect((await me(person)).gold).toBe(2 * gold('BASIC') + half + gold('PLUS'))
})

test('whoever leaves pays no more, and what they paid stays in the books without them', async () => {
  const person = await server.person(0)
  await buy(person, subscribing('PLUS'))
  const data = (await person.call('getAccountData')).json()
  expect(data).toMatchObject({ orders: [{ kind: 'subscription', state: 'paid' }], subscriptions: [{ level: 'PLUS' }] })
  const id = await subscriptionId(person)
  const left = await person.call('deleteAccount', { body: { password: 'a long enough password' } })
  expect(left.statusCode, left.body).toBe(200)
  await server.services.payments?.told?.()
  const { payments } = server.services
  expect((await payments?.stripe.subscriptions.retrieve(id))?.status).toBe('canceled')
  const { db } = server.services
  expect(await db.select().from(subscriptions).where(eq(subscriptions.id, id))).toMatchObject([
    { state: 'ended', userId: null },
  ])
  expect(await db.select().from(paymentOrders).where(eq(paymentOrders.subscriptionId, id))).toMatchObject([
    { state: 'paid', userId: null, amount: 1000 },
  ])
})
