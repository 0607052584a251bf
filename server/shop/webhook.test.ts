import { randomBytes, randomUUID } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { and, eq, sql } from 'drizzle-orm'
import Stripe from 'stripe'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createApp } from '../app/app.ts'
import { readConfig } from '../config.ts'
import { paymentEvents, paymentOrders, subscriptions } from '../db/economy.ts'
import { users } from '../db/schema.ts'
import { debtOf, goldOf } from '../gold/ledger.ts'
import { openTestServer, type Person, type TestServer } from '../testing/server.ts'
import { sweepShop } from './commands.ts'
import { answerCall, type TestCall } from './test-checkout/calls.ts'
import { readForm } from './test-checkout/form.ts'
import { openStandIn, type StandIn, type TestEvent } from './test-checkout/stand-in.ts'
import { openStore } from './test-checkout/store.ts'
import { WEBHOOK_PATH } from './webhook.ts'

// With a key, as Stripe is asked and as it tells: its API stands in over HTTP, its events are signed by its own library.

const SECRET = 'whsec_of_the_tests'
let server: TestServer
let api: Server
let service: StandIn
/** What happened and was not told yet. */
let untold: TestEvent[] = []
/** Whether Stripe's API answers at all. */
let isDown = false
/** What it does not answer. */
let isRefused = (_: TestCall) => false

async function openApi(): Promise<string> {
  api = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const { pathname, search } = new URL(request.url ?? '', 'http://stripe')
    const { method = 'GET' } = request
    const form = readForm(method === 'GET' ? search : Buffer.concat(chunks).toString())
    const key = request.headers['idempotency-key']
    const idempotencyKey = typeof key === 'string' ? key : undefined
    const call = { method, path: pathname, form, idempotencyKey }
    const { status, body } =
      isDown || isRefused(call)
        ? { status: 500, body: { error: { type: 'api_error', message: 'down' } } }
        : await answerCall(service, call)
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  await new Promise<void>((done) => api.listen(0, '127.0.0.1', done))
  return `http://127.0.0.1:${(api.address() as AddressInfo).port}`
}

beforeAll(async () => {
  const url = await openApi()
  const shop = readConfig({ STRIPE_SECRET_KEY: 'sk_test_key', STRIPE_WEBHOOK_SECRET: SECRET }, []).shop
  server = await openTestServer([], {
    shop: { ...shop, stripe: { secretKey: 'sk_test_key', webhookSecret: SECRET, url } },
  })
  service = openStandIn({
    store: openStore(server.services.db),
    now: () => new Date(),
    baseUrl: 'http://stripe.test',
    tell: (event) => untold.push(event),
  })
})
afterAll(async () => {
  await server.close()
  api.closeAllConnections()
  api.close()
})
afterEach(async () => {
  untold = []
  isDown = false
  isRefused = () => false
  server.services.now = () => new Date()
  expect(await server.audit()).toMatchObject({ sum: 0, wrong: [], wrongHolds: [] })
})

interface Signing {
  secret?: string
  timestamp?: number
}
/** Tells an event as Stripe would; returns the status of the answer. */
async function tell(event: object, { secret = SECRET, timestamp }: Signing = {}, app = server.app): Promise<number> {
  const payload = JSON.stringify(event)
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp })
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
  return (await app.inject({ method: 'POST', url: WEBHOOK_PATH, headers, payload })).statusCode
}
async function tellAll(events = untold.splice(0)): Promise<void> {
  for (const event of events) expect(await tell(event)).toBe(200)
}
const eventOf = (type: string) => {
  const event = untold.find((one) => one.type === type)
  if (!event) throw new Error(`No ${type} among ${untold.map((one) => one.type).join(', ')}`)
  return event
}

const pouch = { item: { kind: 'pack', pack: 'pouch' }, currency: 'eur' }
const plus = { item: { kind: 'subscription', level: 'PLUS', period: 'month' }, currency: 'eur' }

/** Opens a checkout; the session's id at Stripe. */
async function opened(person: Person, body: object = pouch): Promise<string> {
  const answer = await person.call('startCheckout', { body, idempotencyKey: randomUUID() })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<{ url: string }>().url.split('/').at(-1) ?? ''
}
const gold = async ({ id }: Person) => (await goldOf(server.services.db, id)) / 1000
async function level({ id }: Person) {
  const [user] = await server.services.db.select().from(users).where(eq(users.id, id))
  return user?.premiumLevel
}
const orders = ({ id }: Person) => server.services.db.select().from(paymentOrders).where(eq(paymentOrders.userId, id))
async function chargeOf(person: Person): Promise<string> {
  const [order] = await orders(person)
  const session = await service.known('cs', order?.sessionId ?? '')
  return (await service.known('pi', session.payment_intent ?? '')).latest_charge
}

test('an event that is told twice, or to two machines at once, gives its gold once', async () => {
  const person = await server.person(0)
  await service.pay(await opened(person))
  const event = eventOf('checkout.session.completed')
  const other = await createApp(server.services, { pages: false })
  const told = await Promise.all([
    tell(event),
    tell(event, {}, other),
    tell(event),
    tell({ ...event, id: 'evt_again' }, {}, other),
  ])
  await other.close()
  expect(told).toEqual([200, 200, 200, 200])
  expect(await tell(event)).toBe(200)
  expect(await gold(person)).toBe(500)
})

test('what is forged, stale or signed with another secret is refused and gives nothing', async () => {
  const person = await server.person(0)
  await service.pay(await opened(person))
  const event = eventOf('checkout.session.completed')
  expect(await tell(event, { secret: 'whsec_of_somebody' })).toBe(400)
  expect(await tell(event, { timestamp: Math.floor(Date.now() / 1000) - 301 })).toBe(400)
  const bare = await server.app.inject({ method: 'POST', url: WEBHOOK_PATH, payload: event })
  expect(bare.statusCode).toBe(400)
  const large = { ...event, data: { object: { id: 'x'.repeat(600 * 1024) } } }
  expect(await tell(large)).toBe(413)
  expect(await gold(person)).toBe(0)
})

test('events of the other mode, of connected accounts and of unknown types are left alone', async () => {
  const person = await server.person(0)
  await service.pay(await opened(person))
  const event = eventOf('checkout.session.completed')
  expect(await tell({ ...event, livemode: true })).toBe(200)
  expect(await tell({ ...event, account: 'acct_other' })).toBe(200)
  expect(await tell({ ...event, id: 'evt_new', type: 'radar.early_fraud_warning.created' })).toBe(200)
  expect(await gold(person)).toBe(0)
})

test.each([
  ['amount', { amount_subtotal: 5 }],
  ['currency', { currency: 'usd' }],
  ['mode', { livemode: true }],
] as const)('a payment whose %s is not the order’s gives nothing', async (_, wrong) => {
  const person = await server.person(0)
  const id = await opened(person)
  await service.pay(id)
  const session = await service.known('cs', id)
  await service.store.put('cs', { ...session, ...wrong } as typeof session)
  await tellAll()
  expect(await gold(person)).toBe(0)
  expect(await orders(person)).toMatchObject([{ state: 'open' }])
})

test('a payment by another customer gives nothing to either', async () => {
  const person = await server.person(0)
  const other = await server.person(0)
  const theirs = await service.known('cs', await opened(other))
  const id = await opened(person)
  await service.pay(id)
  const session = await service.known('cs', id)
  await service.store.put('cs', { ...session, customer: theirs.customer })
  await tellAll()
  expect([await gold(person), await gold(other)]).toEqual([0, 0])
})

test('a session that says it is paid before it is gives nothing: what it says is asked for', async () => {
  const person = await server.person(0)
  const id = await opened(person)
  const session = await service.known('cs', id)
  const object = { ...session, status: 'complete', payment_status: 'paid' }
  const event = { id: 'evt_early', object: 'event', type: 'checkout.session.completed', created: 1, livemode: false }
  expect(await tell({ ...event, data: { object } })).toBe(200)
  expect(await gold(person)).toBe(0)
})

test('a fault answers 500, and the same event again gives the gold', async () => {
  const person = await server.person(0)
  await service.pay(await opened(person))
  const event = eventOf('checkout.session.completed')
  isDown = true
  expect(await tell(event)).toBeGreaterThanOrEqual(500)
  const { db } = server.services
  expect(await db.$count(paymentEvents, eq(paymentEvents.id, event.id))).toBe(0)
  isDown = false
  expect(await tell(event)).toBe(200)
  expect(await gold(person)).toBe(500)
})

test.each([
  ['the order is marked as paid', 'payment_orders', "state <> 'paid'", 0],
  ['its gold is posted', 'gold_postings', 'amount <> 500000', 0],
  ['the event is noted', 'payment_events', 'false', 500],
] as const)(
  'a program that dies as %s has done all of it or nothing, and the event again does the rest',
  async (_, table, holds, left) => {
    const { db } = server.services
    const person = await server.person(0)
    await service.pay(await opened(person))
    const event = eventOf('checkout.session.completed')
    await db.execute(`alter table ${table} add constraint dies check (${holds}) not valid`)
    expect(await tell(event)).toBe(500)
    expect([await gold(person), (await orders(person))[0]?.state]).toEqual([left, left === 0 ? 'open' : 'paid'])
    await db.execute(`alter table ${table} drop constraint dies`)
    expect(await tell(event)).toBe(200)
    expect([await gold(person), (await orders(person))[0]?.state]).toEqual([500, 'paid'])
  },
)

test('a refund that is told before its payment takes back what the payment gives', async () => {
  const person = await server.person(0)
  const id = await opened(person)
  await service.pay(id)
  const payment = (await service.known('cs', id)).payment_intent ?? ''
  await service.refund((await service.known('pi', payment)).latest_charge, 200)
  await tellAll(untold.splice(0).reverse())
  expect(await gold(person)).toBe(300)
  expect(await orders(person)).toMatchObject([{ state: 'paid', returned: 200, goldTaken: 200_000 }])
})

test('refunds and disputes end alike in whatever order they are told, and however often', async () => {
  const { db } = server.services
  const person = await server.person(0)
  await service.pay(await opened(person))
  await tellAll()
  const charge = await chargeOf(person)
  await service.refund(charge, 100)
  await service.dispute(charge)
  const events = untold.splice(0)
  await Promise.all([...events, ...events.toReversed()].map((event) => tell(event)))
  expect([await gold(person), await debtOf(db, person.id)]).toEqual([0, 0])
  expect(await orders(person)).toMatchObject([{ state: 'disputed', returned: 500 }])
  await service.closeDispute(charge, 'won')
  await tellAll([...events, ...untold.splice(0), ...events].map((event) => ({ ...event, id: randomUUID() })))
  expect(await gold(person)).toBe(400)
  expect(await orders(person)).toMatchObject([{ state: 'paid', returned: 100 }])
})

test('what another shop on the same account sells means nothing here, however it names its orders', async () => {
  const person = await server.person(0)
  for (const body of [pouch, plus]) {
    const id = await opened(person, body)
    await service.pay(id)
    const named = { metadata: { order: '1001' } }
    const { invoice, payment_intent: payment, subscription } = await service.known('cs', id)
    await service.store.put('cs', { ...(await service.known('cs', id)), ...named })
    if (subscription) await service.store.put('sub', { ...(await service.known('sub', subscription)), ...named })
    const charge = payment ? (await service.known('pi', payment)).latest_charge : undefined
    if (charge) {
      await service.store.put('ch', { ...(await service.known('ch', charge)), ...named })
      await service.refund(charge)
      await tellAll()
      expect(await gold(person)).toBe(0)
    }
    await tellAll()
    expect([invoice === null, await level(person)]).toEqual([body === pouch, body === pouch ? 'NONE' : 'PLUS'])
  }
})

test('a subscription told in any order gives its level and a month of gold once', async () => {
  const person = await server.person(0)
  await service.pay(await opened(person, plus))
  const events = untold.splice(0)
  await Promise.all([...events.toReversed(), ...events].map((event) => tell(event)))
  expect([await gold(person), await level(person)]).toEqual([1050, 'PLUS'])
  const { db } = server.services
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.userId, person.id))
  await service.nextPeriod(row?.id ?? '')
  await tellAll(untold.splice(0).reverse())
  expect([await gold(person), await level(person)]).toEqual([2100, 'PLUS'])
  await service.end(await service.known('sub', row?.id ?? ''))
  await tellAll([...untold.splice(0), ...events].map((event) => ({ ...event, id: randomUUID() })))
  expect([await gold(person), await level(person)]).toEqual([2100, 'NONE'])
})

test('a subscription’s invoice of another amount gives nothing', async () => {
  const person = await server.person(0)
  const id = await opened(person, plus)
  await service.pay(id)
  const invoice = await service.known('in', (await service.known('cs', id)).invoice ?? '')
  await service.store.put('in', { ...invoice, subtotal: 1 })
  await tellAll()
  expect([await gold(person), await level(person)]).toEqual([0, 'NONE'])
})

test('a payment that nobody told of is found by the sweep, and by whoever waits for the order', async () => {
  const { services } = server
  const waiting = await server.person(0)
  await service.pay(await opened(waiting))
  const [order] = await orders(waiting)
  const seen = await waiting.call('readOrder', { params: { id: order?.id ?? '' } })
  expect(seen.json()).toMatchObject({ state: 'paid' })
  const away = await server.person(0)
  const id = await opened(away)
  await service.pay(id)
  const left = await server.person(0)
  await service.expire(await opened(left))
  services.now = () => new Date(Date.now() + 11 * 60_000)
  await Promise.all([sweepShop(services), sweepShop(services)])
  expect([await gold(waiting), await gold(away), await gold(left)]).toEqual([500, 500, 0])
  expect(await orders(left)).toMatchObject([{ state: 'expired' }])
})

test('a checkout that the payment service did not answer is opened by the same key, and nothing is ordered twice', async () => {
  const person = await server.person(0)
  const idempotencyKey = randomUUID()
  isDown = true
  const refused = await person.call('startCheckout', { body: pouch, idempotencyKey })
  expect([refused.statusCode, refused.json().code]).toEqual([503, 'unavailable'])
  isDown = false
  const answers = await Promise.all([1, 2, 3].map(() => person.call('startCheckout', { body: pouch, idempotencyKey })))
  expect(new Set(answers.map((answer) => answer.json().url)).size).toBe(1)
  expect(await orders(person)).toHaveLength(1)
  await service.pay(answers[0]?.json().url.split('/').at(-1))
  await tellAll()
  expect(await gold(person)).toBe(500)
})

test('where a key is set there is no test checkout, whoever asks for it', async () => {
  const person = await server.person(0)
  const id = await opened(person)
  expect((await person.call('readTestCheckout', { params: { id } })).statusCode).toBe(404)
  expect((await person.call('actAtTestCheckout', { params: { id }, body: { act: 'pay' } })).statusCode).toBe(404)
  expect((await person.call('readTestPortal')).statusCode).toBe(404)
  const mine = and(eq(paymentOrders.userId, person.id), eq(paymentOrders.state, 'open'))
  expect(await server.services.db.$count(paymentOrders, mine)).toBe(1)
})

/** Subscribes somebody; the subscription's id. */
async function subscribed(person: Person): Promise<string> {
  const id = await opened(person, plus)
  await service.pay(id)
  await tellAll()
  return (await service.known('cs', id)).subscription ?? ''
}
/** An upgrade, and not a cancellation that is undone. */
const isUpgrade = ({ method, path, form }: TestCall) =>
  method === 'POST' && path.startsWith('/v1/subscriptions/') && 'items' in form
const changing = (person: Person, level: string) =>
  person.call('changeSubscription', { body: { level, period: 'month' } })

test('a change that fails leaves a cancellation as it was, and says so', async () => {
  const person = await server.person(0)
  const id = await subscribed(person)
  await person.call('cancelSubscription')
  isRefused = isUpgrade
  const refused = await changing(person, 'PRO')
  expect([refused.statusCode, refused.json().error]).toEqual([503, expect.stringContaining('is as it was')])
  expect(await service.known('sub', id)).toMatchObject({ cancel_at_period_end: true })
  isRefused = () => false
  expect((await changing(person, 'PRO')).json().subscription).toMatchObject({ level: 'PRO', cancelsAtEnd: false })
})

test('a change of which a part was done before it failed does not say that all is as it was', async () => {
  const person = await server.person(0)
  await subscribed(person)
  expect((await changing(person, 'BASIC')).json().subscription).toMatchObject({ nextLevel: 'BASIC' })
  isRefused = isUpgrade
  const refused = await changing(person, 'PRO')
  expect([refused.statusCode, refused.json().error]).toEqual([
    503,
    'The payment service has not done all of it. Look at how your subscription stands now before you try again.',
  ])
  expect((await person.call('readShop')).json().subscription).toMatchObject({ level: 'PLUS', nextLevel: null })
})

const longAgo = () => new Date(Date.now() - 25 * 60 * 60_000)

test('refunds and disputes that nobody told of are found by the sweep within a day', async () => {
  const { db } = server.services
  const refunded = await server.person(0)
  await service.pay(await opened(refunded))
  const disputed = await server.person(0)
  await service.pay(await opened(disputed))
  await tellAll()
  const charge = await chargeOf(disputed)
  await service.dispute(charge)
  await tellAll()
  await service.closeDispute(charge, 'won')
  await service.refund(await chargeOf(refunded))
  await sweepShop(server.services)
  expect([await gold(refunded), await gold(disputed)]).toEqual([500, 0])
  await db.update(paymentOrders).set({ updatedAt: longAgo() })
  await Promise.all([sweepShop(server.services), sweepShop(server.services)])
  expect([await gold(refunded), await gold(disputed)]).toEqual([0, 500])
  expect(await orders(refunded)).toMatchObject([{ state: 'returned' }])
  expect(await orders(disputed)).toMatchObject([{ state: 'paid' }])
})

test('orders that do not go together with their payments keep the sweep from nobody else', async () => {
  const { db } = server.services
  const person = await server.person(0)
  const id = await opened(person)
  await service.pay(id)
  const session = await service.known('cs', id)
  const [order] = await orders(person)
  if (!order) throw new Error('There is no order')
  for (let n = 0; n < 100; n++) {
    const wrong = { ...order, id: randomUUID(), idempotencyKey: null, sessionId: `cs_test_wrong${n}` }
    await db.insert(paymentOrders).values({ ...wrong, updatedAt: new Date(-1000) })
    const metadata = { order: wrong.id }
    await service.store.put('cs', { ...session, id: wrong.sessionId, metadata, amount_subtotal: 1 })
  }
  server.services.now = () => new Date(Date.now() + 11 * 60_000)
  await sweepShop(server.services)
  expect(await gold(person)).toBe(0)
  await sweepShop(server.services)
  expect(await gold(person)).toBe(500)
  await db.delete(paymentOrders).where(sql`${paymentOrders.sessionId} like 'cs_test_wrong%'`)
})

test('what was begun at the test checkout ends once there is a key', async () => {
  const { db } = server.services
  const person = await server.person(0)
  await subscribed(person)
  await opened(person)
  const mine = eq(paymentOrders.userId, person.id)
  await db
    .update(paymentOrders)
    .set({ sessionId: `cs_test_${randomBytes(8).toString('hex')}` })
    .where(and(mine, eq(paymentOrders.state, 'open')))
  const gone = `sub_test_${randomBytes(8).toString('hex')}`
  await db
    .update(subscriptions)
    .set({ id: gone, paidUntil: longAgo(), toldAt: longAgo() })
    .where(eq(subscriptions.userId, person.id))
  await db
    .update(paymentOrders)
    .set({ subscriptionId: gone })
    .where(and(mine, eq(paymentOrders.kind, 'subscription')))
  expect(await level(person)).toBe('PLUS')
  server.services.now = () => new Date(Date.now() + 11 * 60_000)
  await sweepShop(server.services)
  expect((await orders(person)).map(({ state }) => state).sort()).toEqual(['expired', 'paid'])
  expect(await db.select().from(subscriptions).where(eq(subscriptions.id, gone))).toMatchObject([{ state: 'ended' }])
  expect(await level(person)).toBe('NONE')
})

test('nobody opens more than twenty payment pages, or has the same asked more than thirty times an hour', async () => {
  const person = await server.person(0)
  await subscribed(person)
  for (let n = 0; n < 20; n++) await opened(person)
  const more = await person.call('startCheckout', { body: pouch, idempotencyKey: randomUUID() })
  expect([more.statusCode, more.json().error]).toEqual([429, expect.stringContaining('opened 20 payment pages')])
  for (let n = 0; n < 30; n++) expect((await person.call('openBillingPortal')).statusCode).toBe(200)
  expect((await person.call('openBillingPortal')).json().code).toBe('too_many_requests')
  const { db } = server.services
  for (const [name, what] of [
    ['cancelSubscription', 'cancelled'],
    ['resumeSubscription', 'taken up again'],
  ] as const) {
    expect((await person.call(name)).statusCode).toBe(200)
    await db.execute(sql`update rate_limits set count = 30 where key like 'shop:%' and key like ${`%${person.id}`}`)
    const refused = await person.call(name)
    expect([refused.statusCode, refused.json().error]).toEqual([429, expect.stringContaining(what)])
  }
  expect((await changing(person, 'PRO')).statusCode).toBe(200)
  await db.execute(sql`update rate_limits set count = 30 where key = ${`shop:change:${person.id}`}`)
  expect((await changing(person, 'PRO')).statusCode).toBe(429)
})
