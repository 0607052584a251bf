import { and, asc, eq, gt, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import { transact } from '../db/database.ts'
import { paymentEvents, paymentOrders, subscriptions } from '../db/economy.ts'
import type { Services } from '../services.ts'
import { isUnknown } from './outage.ts'
import { GRACE, lockPayer, type SubscriptionRow, settleLevel } from './person.ts'
import { idOf } from './reading.ts'
import { giveMonths } from './settle.ts'
import { databaseTime, type Shop, syncCharge, syncInvoice, syncSession, syncSubscription } from './sync.ts'

/** Looked after in one sweep. */
const AT_ONCE = 100
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
/** How long the payment service is given to tell by itself. */
const TOLD_WITHIN = 10 * MINUTE
/** A payment page is open for a day; an order without one past that is none. */
const OPEN_AT_MOST = 26 * 60 * MINUTE
/** The payment service repeats what it told for some days, never for months. */
const EVENTS_KEPT = 60 * DAY
/** How long after a payment banks take disputes about it. */
const RETURNED_WITHIN = 120 * DAY

const ago = ({ now }: Pick<Services, 'now'>, ms: number) => new Date(now().getTime() - ms)

/** Does something for each; what goes wrong with one is logged, and keeps nobody else waiting. */
async function each<T>(services: Services, rows: readonly T[], deed: (row: T) => Promise<void>): Promise<void> {
  for (const row of rows) {
    await deed(row).catch((error: unknown) => services.log.warn({ err: error }, 'A payment could not be looked after'))
  }
}

// A try is noted before it is made: what goes wrong each time waits behind all others, and keeps none of them from being asked about.

async function noteOrderAsked({ db }: Services, id: string): Promise<void> {
  await db
    .update(paymentOrders)
    .set({ updatedAt: await databaseTime(db) })
    .where(eq(paymentOrders.id, id))
}

async function noteSubscriptionAsked({ db }: Services, id: string): Promise<void> {
  await db
    .update(subscriptions)
    .set({ toldAt: await databaseTime(db) })
    .where(eq(subscriptions.id, id))
}

async function endSubscription(services: Services, { id, userId }: SubscriptionRow): Promise<void> {
  const { db, now } = services
  await transact(db, async (tx) => {
    const payer = await lockPayer(tx, userId)
    const running = and(eq(subscriptions.id, id), isNull(subscriptions.endedAt))
    await tx.update(subscriptions).set({ state: 'ended', endedAt: now() }).where(running)
    await settleLevel(tx, payer, now())
  })
}

/**
 * Brings a subscription up to what the payment service says; one that it does not know has ended, as those of the test checkout
 * have once there is a key. One for money does so only when its level has lapsed: a key of another account may be set by mistake.
 * Returns whether it is known there.
 */
async function syncOrEnd(services: Services, shop: Shop, row: SubscriptionRow): Promise<boolean> {
  try {
    await syncSubscription(shop, row.id)
    return true
  } catch (error) {
    const hasLapsed = (row.paidUntil ?? row.createdAt) < ago(services, GRACE)
    if (!isUnknown(error) || !(row.isTest || hasLapsed)) throw error
    await endSubscription(services, row)
    return false
  }
}

/** Asks after orders that are still open: what the payment service told may have been lost on its way. */
async function sweepOrders(services: Services, shop: Shop): Promise<void> {
  const open = await services.db
    .select()
    .from(paymentOrders)
    .where(
      and(
        eq(paymentOrders.state, 'open'),
        eq(paymentOrders.isTest, !shop.payments.isLive),
        or(isNotNull(paymentOrders.sessionId), isNotNull(paymentOrders.invoiceId)),
        lt(paymentOrders.createdAt, ago(services, TOLD_WITHIN)),
      ),
    )
    .orderBy(asc(paymentOrders.updatedAt))
    .limit(AT_ONCE)
  await each(services, open, async ({ id, sessionId, invoiceId, isTest }) => {
    await noteOrderAsked(services, id)
    try {
      await (sessionId ? syncSession(shop, sessionId) : syncInvoice(shop, invoiceId ?? ''))
    } catch (error) {
      // Opened at the test checkout, before there was a key. With money it is a key of another account: the right one may come back.
      if (!isTest || !isUnknown(error)) throw error
      const unpaid = and(eq(paymentOrders.id, id), eq(paymentOrders.state, 'open'))
      await services.db.update(paymentOrders).set({ state: 'expired', url: null }).where(unpaid)
    }
  })
}

/** Asks once a day whether what was paid was paid back or is disputed: what was told of it may have been lost too. */
async function sweepReturns(services: Services, shop: Shop): Promise<void> {
  const paid = await services.db
    .select()
    .from(paymentOrders)
    .where(
      and(
        eq(paymentOrders.isTest, !shop.payments.isLive),
        isNotNull(paymentOrders.paymentId),
        or(eq(paymentOrders.state, 'disputed'), gt(paymentOrders.paidAt, ago(services, RETURNED_WITHIN))),
        lt(paymentOrders.updatedAt, sql`clock_timestamp() - interval '1 day'`),
      ),
    )
    .orderBy(asc(paymentOrders.updatedAt))
    .limit(AT_ONCE)
  await each(services, paid, async ({ id, paymentId }) => {
    await noteOrderAsked(services, id)
    const payment = await shop.payments.stripe.paymentIntents.retrieve(paymentId ?? '')
    const charge = idOf(payment.latest_charge)
    if (charge !== null) await syncCharge(shop, charge)
  })
}

/** Asks after subscriptions whose time has run out without anything being told, with the invoices that were missed. */
async function sweepSubscriptions(services: Services, shop: Shop): Promise<void> {
  const late = await services.db
    .select()
    .from(subscriptions)
    .where(
      and(
        isNull(subscriptions.endedAt),
        eq(subscriptions.isTest, !shop.payments.isLive),
        or(isNull(subscriptions.paidUntil), lt(subscriptions.paidUntil, ago(services, TOLD_WITHIN))),
        lt(subscriptions.toldAt, sql`clock_timestamp() - interval '1 hour'`),
      ),
    )
    .orderBy(asc(subscriptions.toldAt))
    .limit(AT_ONCE)
  await each(services, late, async (row) => {
    const { id } = row
    await noteSubscriptionAsked(services, id)
    if (!(await syncOrEnd(services, shop, row))) return
    const { data } = await shop.payments.stripe.invoices.list({ subscription: id, limit: 24 })
    for (const invoice of data.toReversed()) await syncInvoice(shop, invoice.id)
  })
  // Whoever leaves ends what they pay for; this is for those whose last word the payment service did not hear.
  const left = await services.db
    .select()
    .from(subscriptions)
    .where(
      and(isNull(subscriptions.endedAt), isNull(subscriptions.userId), eq(subscriptions.isTest, !shop.payments.isLive)),
    )
    .orderBy(asc(subscriptions.toldAt))
    .limit(AT_ONCE)
  await each(services, left, async (row) => {
    await noteSubscriptionAsked(services, row.id)
    await shop.payments.stripe.subscriptions.cancel(row.id).catch((error: unknown) => {
      // What has ended there cannot be ended again.
      if (!isUnknown(error)) throw error
    })
    await syncOrEnd(services, shop, row)
  })
}

/** Levels whose time is over lapse, and years give the gold of each month as it begins. */
async function sweepTimes(services: Services): Promise<void> {
  const { db, now, config } = services
  const running = await db
    .select()
    .from(subscriptions)
    .where(
      and(
        isNull(subscriptions.endedAt),
        isNotNull(subscriptions.userId),
        or(
          lt(subscriptions.paidUntil, now()),
          and(
            eq(subscriptions.period, 'year'),
            // A little early, for the database may count its months in a zone with summers; the command knows the moment.
            lt(
              sql`${subscriptions.paidFrom} + make_interval(months => ${subscriptions.monthsGiven})`,
              ago(services, -2 * 60 * MINUTE),
            ),
            lt(subscriptions.monthsGiven, 12),
          ),
        ),
      ),
    )
    .orderBy(asc(subscriptions.paidUntil))
  await each(services, running, ({ id, userId }) =>
    transact(db, async (tx) => {
      const payer = await lockPayer(tx, userId)
      const [row] = await tx.select().from(subscriptions).where(eq(subscriptions.id, id)).for('update')
      if (!row || row.endedAt !== null) return
      await giveMonths(tx, row, payer, config.shop.prices, now())
      await settleLevel(tx, payer, now())
    }),
  )
}

/** Subscriptions of the test checkout end with it: nobody is left who would tell of them. */
async function endTests(services: Services): Promise<void> {
  if (services.payments && !services.payments.isLive) return
  const tests = await services.db
    .select()
    .from(subscriptions)
    .where(and(isNull(subscriptions.endedAt), eq(subscriptions.isTest, true)))
    .limit(AT_ONCE)
  await each(services, tests, (row) => endSubscription(services, row))
}

/**
 * Looks after the shop: asks after what was not told, of payments and of what was paid back, lets levels lapse, gives the monthly gold of years, and forgets events that
 * nobody repeats any more.
 */
export async function sweepShop(services: Services): Promise<void> {
  const { payments, db } = services
  if (payments) {
    const shop = { ...services, payments }
    await sweepOrders(services, shop)
    await sweepSubscriptions(services, shop)
    await sweepReturns(services, shop)
  }
  await endTests(services)
  await sweepTimes(services)
  await db
    .update(paymentOrders)
    .set({ state: 'expired', url: null })
    .where(
      and(
        eq(paymentOrders.state, 'open'),
        or(
          and(isNull(paymentOrders.sessionId), isNull(paymentOrders.invoiceId)),
          // Where there is no test checkout any more, nobody pays there.
          payments && !payments.isLive ? undefined : eq(paymentOrders.isTest, true),
        ),
        lt(paymentOrders.createdAt, ago(services, OPEN_AT_MOST)),
      ),
    )
  await db.delete(paymentEvents).where(lt(paymentEvents.receivedAt, ago(services, EVENTS_KEPT)))
}
