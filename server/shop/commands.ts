import { and, asc, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import { transact } from '../db/database.ts'
import { paymentEvents, paymentOrders, subscriptions } from '../db/economy.ts'
import type { Services } from '../services.ts'
import { lockPayer, settleLevel } from './person.ts'
import { giveMonths } from './settle.ts'
import { type Shop, syncInvoice, syncSession, syncSubscription } from './sync.ts'

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

const ago = ({ now }: Pick<Services, 'now'>, ms: number) => new Date(now().getTime() - ms)

/** Does something for each; what goes wrong with one is logged, and keeps nobody else waiting. */
async function each<T>(services: Services, rows: readonly T[], deed: (row: T) => Promise<void>): Promise<void> {
  for (const row of rows) {
    await deed(row).catch((error: unknown) => services.log.warn({ err: error }, 'A payment could not be looked after'))
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
  await each(services, open, ({ sessionId, invoiceId }) =>
    sessionId ? syncSession(shop, sessionId) : syncInvoice(shop, invoiceId ?? ''),
  )
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
  await each(services, late, async ({ id }) => {
    await syncSubscription(shop, id)
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
    .limit(AT_ONCE)
  await each(services, left, async ({ id }) => {
    await shop.payments.stripe.subscriptions.cancel(id)
    await syncSubscription(shop, id)
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
  const { db, now } = services
  const tests = await db
    .select()
    .from(subscriptions)
    .where(and(isNull(subscriptions.endedAt), eq(subscriptions.isTest, true)))
    .limit(AT_ONCE)
  await each(services, tests, ({ id, userId }) =>
    transact(db, async (tx) => {
      const payer = await lockPayer(tx, userId)
      await tx.update(subscriptions).set({ state: 'ended', endedAt: now() }).where(eq(subscriptions.id, id))
      await settleLevel(tx, payer, now())
    }),
  )
}

/**
 * Looks after the shop: asks after what was not told, lets levels lapse, gives the monthly gold of years, and forgets events that
 * nobody repeats any more.
 */
export async function sweepShop(services: Services): Promise<void> {
  const { payments, db } = services
  if (payments) {
    const shop = { ...services, payments }
    await sweepOrders(services, shop)
    await sweepSubscriptions(services, shop)
  }
  await endTests(services)
  await sweepTimes(services)
  await db
    .update(paymentOrders)
    .set({ state: 'expired', url: null })
    .where(
      and(
        eq(paymentOrders.state, 'open'),
        isNull(paymentOrders.sessionId),
        isNull(paymentOrders.invoiceId),
        lt(paymentOrders.createdAt, ago(services, OPEN_AT_MOST)),
      ),
    )
  await db.delete(paymentEvents).where(lt(paymentEvents.receivedAt, ago(services, EVENTS_KEPT)))
}
