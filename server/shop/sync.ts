import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type Stripe from 'stripe'
import { type Database, type Transaction, transact } from '../db/database.ts'
import { paymentCustomers, paymentOrders, subscriptions } from '../db/economy.ts'
import type { Services } from '../services.ts'
import { monthsIn, restOfMonth } from './months.ts'
import type { Payments } from './payments.ts'
import { lockPayer, type OrderRow, type SubscriptionRow, settleLevel } from './person.ts'
import {
  currencyOf,
  idOf,
  momentOf,
  nextOf,
  offerOfSubscription,
  orderIn,
  type ReadInvoice,
  readInvoice,
  subscriptionStateOf,
} from './reading.ts'
import { giveMonths, lockOrder, orderOfInvoice, settlePaid, settleReturned, settleUnpaid } from './settle.ts'

// What the payment service tells is never taken at its word: it says only that something has changed, and that is asked for anew.
// So it does not matter in which order events come, how often, or whether they come at all. What was asked for first and arrives
// last is known by `asOf`, and changes nothing that a later question has settled.

/** The shop with the payment service that it is paid through. */
export interface Shop extends Pick<Services, 'db' | 'config' | 'log' | 'now'> {
  payments: Payments
}

/** What the payment service says does not go together with what is in the books; asking again would change nothing. */
class Mismatch extends Error {}

/** Now, by the one clock that all machines share. */
export async function databaseTime(db: Database): Promise<Date> {
  const { rows } = await db.execute<{ now: string }>(
    sql`select (extract(epoch from clock_timestamp()) * 1000)::bigint::text as now`,
  )
  return new Date(Number(rows[0]?.now))
}

/** Asks the payment service, and notes when it was asked. */
async function asked<T>({ db }: Shop, ask: () => Promise<T>): Promise<{ asOf: Date; said: T }> {
  const asOf = await databaseTime(db)
  return { asOf, said: await ask() }
}

/** Who a customer is; null: nobody any more. */
async function payerOf(tx: Transaction, customer: string | null): Promise<string | null> {
  if (customer === null) return null
  const [known] = await tx.select().from(paymentCustomers).where(eq(paymentCustomers.id, customer))
  return known?.userId ?? null
}

/** Runs what is done about something in one transaction; what does not go together is logged and left alone. */
async function settled(
  shop: Shop,
  about: Record<string, unknown>,
  work: (tx: Transaction) => Promise<void>,
): Promise<void> {
  try {
    await transact(shop.db, work)
  } catch (error) {
    if (!(error instanceof Mismatch)) throw error
    shop.log.error(
      { ...about, why: error.message },
      'A payment does not go together with its order: nothing was given for it',
    )
  }
}

/** Brings an order up to what its payment page says; `hasFailed`: its payment was told to have failed. */
export async function syncSession(shop: Shop, sessionId: string, hasFailed = false): Promise<void> {
  const { stripe, isLive } = shop.payments
  const { asOf, said: session } = await asked(shop, () =>
    stripe.checkout.sessions.retrieve(sessionId, { expand: ['payment_intent.latest_charge'] }),
  )
  const orderId = orderIn(session.metadata)
  // Another shop's on the same account.
  if (orderId === undefined) return
  const invoice = idOf(session.invoice)
  if (session.mode === 'subscription' && session.payment_status === 'paid' && invoice !== null) {
    await syncInvoice(shop, invoice)
    return
  }
  await settled(shop, { order: orderId, session: sessionId }, async (tx) => {
    const [known] = await tx.select().from(paymentOrders).where(eq(paymentOrders.id, orderId))
    if (!known) throw new Mismatch('there is no such order')
    const payer = await lockPayer(tx, known.userId)
    const order = await lockOrder(tx, orderId)
    if (session.livemode !== isLive || order.isTest === isLive) throw new Mismatch('test money and money')
    if (session.status !== 'complete' || session.payment_status === 'unpaid') {
      const state = session.status === 'expired' ? 'expired' : hasFailed ? 'failed' : 'open'
      await settleUnpaid(tx, order, state, state === 'open' ? session.url : null, asOf)
      return
    }
    if (session.mode !== 'payment') return
    assertIsTheirs(payer, order.userId, await payerOf(tx, idOf(session.customer)))
    if (session.amount_subtotal !== order.amount || currencyOf(session.currency) !== order.currency)
      throw new Mismatch(`${session.amount_subtotal} ${session.currency} for ${order.amount} ${order.currency}`)
    const payment = typeof session.payment_intent === 'string' ? null : session.payment_intent
    const charge = typeof payment?.latest_charge === 'string' ? null : payment?.latest_charge
    const isNew = await settlePaid(tx, order, payer, {
      paidAt: charge ? momentOf(charge.created) : asOf,
      asOf,
      paymentId: payment?.id ?? null,
      receiptUrl: charge?.receipt_url ?? null,
    })
    if (isNew && payer === null) tellOfNobody(shop, order.id)
  })
}

/** Whoever sells can pay it back: nobody is left whom it could give anything. */
function tellOfNobody({ log }: Shop, order: string): void {
  log.warn({ order }, 'Something was paid by somebody whose account is gone: it gave nothing, and can be paid back')
}

function assertIsTheirs(payer: string | null, ordered: string | null, paidBy: string | null): void {
  // An account that is gone has no customer any more.
  if (payer !== null && (ordered !== payer || paidBy !== payer)) throw new Mismatch('paid by another customer')
}

const retrieveSubscription = ({ payments }: Shop, id: string) =>
  payments.stripe.subscriptions.retrieve(id, { expand: ['schedule'] })

/** Whose a subscription is, and locked: null where their account is gone. */
async function lockOwner(tx: Transaction, subscription: Stripe.Subscription): Promise<string | null> {
  return lockPayer(tx, await payerOf(tx, idOf(subscription.customer)))
}

/** Writes how a subscription stands; undefined for one that is not the shop's. */
async function storeSubscription(
  tx: Transaction,
  { payments }: Shop,
  subscription: Stripe.Subscription,
  payer: string | null,
  asOf: Date,
): Promise<SubscriptionRow | undefined> {
  const offer = offerOfSubscription(subscription)
  const currency = currencyOf(subscription.currency)
  if (!offer || !currency || subscription.livemode !== payments.isLive) return undefined
  const next = nextOf(subscription)
  const state = subscriptionStateOf[subscription.status] ?? 'past-due'
  const cancelsAtEnd = subscription.cancel_at_period_end || subscription.cancel_at !== null
  const ended =
    state === 'ended' ? momentOf(subscription.ended_at ?? subscription.canceled_at ?? asOf.getTime() / 1000) : null
  const stands = {
    state,
    cancelsAtEnd,
    nextLevel: next?.level ?? null,
    nextPeriod: next?.period ?? null,
    endedAt: ended,
    toldAt: asOf,
  }
  await tx
    .insert(subscriptions)
    .values({
      id: subscription.id,
      userId: payer,
      ...offer,
      currency,
      isTest: !payments.isLive,
      createdAt: momentOf(subscription.created),
      ...stands,
    })
    .onConflictDoUpdate({
      target: subscriptions.id,
      set: stands,
      // What has ended does not begin again.
      setWhere: sql`${subscriptions.toldAt} <= ${asOf} and ${subscriptions.endedAt} is null`,
    })
  const [row] = await tx.select().from(subscriptions).where(eq(subscriptions.id, subscription.id)).for('update')
  return row
}

/** Brings a subscription up to what the payment service says of it, with its newest invoice. */
export async function syncSubscription(shop: Shop, id: string): Promise<void> {
  const { asOf, said } = await asked(shop, () => retrieveSubscription(shop, id))
  const latest = idOf(said.latest_invoice)
  await transact(shop.db, async (tx) => {
    const payer = await lockOwner(tx, said)
    const row = await storeSubscription(tx, shop, said, payer, asOf)
    if (row) await settleLevel(tx, payer, shop.now())
  })
  if (latest === null) return
  const paid = and(eq(paymentOrders.invoiceId, latest), sql`${paymentOrders.paidAt} is not null`)
  if ((await shop.db.$count(paymentOrders, paid)) === 0) await syncInvoice(shop, latest)
}

/** Milligold that an invoice gives: a month's, or what the rest of the month is worth at the new level beyond the old. */
function goldFor({ config }: Shop, { kind, line, before }: ReadInvoice): number {
  const { levels } = config.shop.prices
  const monthly = levels[line.level].monthlyGold
  if (kind !== 'change') return monthly
  const more = monthly - (before ? levels[before.level].monthlyGold : 0)
  return Math.max(0, Math.round(more * restOfMonth(line.from, line.until, monthsIn[line.period])))
}

/** Brings the books up to what an invoice of a subscription says: what was paid, and what it gives. */
export async function syncInvoice(shop: Shop, id: string): Promise<void> {
  const { stripe } = shop.payments
  const { asOf, said } = await asked(shop, async () => {
    const invoice = await stripe.invoices.retrieve(id, { expand: ['payments'] })
    const subscriptionId = idOf(invoice.parent?.subscription_details?.subscription)
    return { invoice, subscription: subscriptionId ? await retrieveSubscription(shop, subscriptionId) : undefined }
  })
  const { subscription } = said
  const invoice = readInvoice(said.invoice)
  // A pack's: its payment page tells of it. Or nothing that the shop sells.
  if (!subscription || !invoice) return
  await settled(shop, { invoice: id, subscription: subscription.id }, async (tx) => {
    const payer = await lockOwner(tx, subscription)
    const row = await storeSubscription(tx, shop, subscription, payer, asOf)
    if (!row) return
    if (payer !== null && row.userId !== payer) throw new Mismatch('paid by another customer')
    const order = await orderFor(tx, shop, subscription, invoice, payer)
    if (invoice.state !== 'paid') {
      await settleUnpaid(tx, order, invoice.state, invoice.state === 'expired' ? null : invoice.url, asOf)
      await settleLevel(tx, payer, shop.now())
      return
    }
    const beginsAnew = invoice.kind !== 'change' && (!row.paidUntil || invoice.line.until > row.paidUntil)
    // What is due of the time before comes first, at the level that it was paid for.
    const { prices } = shop.config.shop
    if (beginsAnew || invoice.kind === 'change') await giveMonths(tx, row, payer, prices, invoice.line.from)
    const isNew = await settlePaid(tx, order, payer, {
      paidAt: invoice.paidAt,
      asOf,
      paymentId: invoice.paymentId,
      receiptUrl: invoice.url,
      invoiceId: id,
      subscriptionId: subscription.id,
    })
    if (isNew && payer === null) tellOfNobody(shop, order.id)
    if (beginsAnew) {
      const { level, period, from: paidFrom, until: paidUntil } = invoice.line
      await tx
        .update(subscriptions)
        .set({ level, period, paidFrom, paidUntil, monthsGiven: 1 })
        .where(eq(subscriptions.id, row.id))
    }
    await settleLevel(tx, payer, shop.now())
  })
}

/** The order that an invoice pays: the one that its payment page was opened for, or one of its own. */
async function orderFor(
  tx: Transaction,
  shop: Shop,
  subscription: Stripe.Subscription,
  invoice: ReadInvoice,
  payer: string | null,
) {
  const opened = invoice.kind === 'subscription' ? orderIn(subscription.metadata) : undefined
  const known = opened === undefined ? [] : await tx.select().from(paymentOrders).where(eq(paymentOrders.id, opened))
  if (known[0]) {
    const order = await lockOrder(tx, known[0].id)
    assertIsTheirs(payer, order.userId, payer)
    if (order.amount !== invoice.amount || order.currency !== invoice.currency)
      throw new Mismatch(`${invoice.amount} ${invoice.currency} for ${order.amount} ${order.currency}`)
    if (order.isTest === shop.payments.isLive) throw new Mismatch('test money and money')
    return order
  }
  const { level, period } = invoice.line
  return orderOfInvoice(tx, {
    id: invoice.id,
    newId: randomUUID(),
    userId: payer,
    kind: invoice.kind,
    level,
    period,
    currency: invoice.currency,
    amount: invoice.amount,
    gold: goldFor(shop, invoice),
    subscriptionId: subscription.id,
    isTest: !shop.payments.isLive,
    // One after the other, as they became known: the payment service counts in seconds.
    createdAt: shop.now(),
  })
}

/** Disputes whose money is withdrawn, or may yet be given back. */
const withdrawn = ['needs_response', 'under_review', 'lost', 'appeal_needs_response', 'appeal_under_review']
const undecided = withdrawn.filter((status) => status !== 'lost')

/** The order that a payment paid; asked of the payment service where it was not known yet. */
async function orderPaidBy(shop: Shop, charge: Stripe.Charge) {
  const paymentId = idOf(charge.payment_intent)
  if (paymentId === null) return undefined
  const find = async () => (await shop.db.select().from(paymentOrders).where(eq(paymentOrders.paymentId, paymentId)))[0]
  const known = await find()
  if (known) return known
  // Told of before its payment was: that is asked for first.
  const orderId = orderIn(charge.metadata)
  if (orderId !== undefined) {
    const [order] = await shop.db.select().from(paymentOrders).where(eq(paymentOrders.id, orderId))
    if (order?.sessionId) await syncSession(shop, order.sessionId)
  } else {
    const { data } = await shop.payments.stripe.invoicePayments.list({
      payment: { type: 'payment_intent', payment_intent: paymentId },
    })
    const invoice = idOf(data[0]?.invoice)
    if (invoice !== null) await syncInvoice(shop, invoice)
  }
  return find()
}

/** Brings an order up to what was paid back of it, by refunds and by disputes. */
export async function syncCharge(shop: Shop, id: string): Promise<void> {
  const { stripe, isLive } = shop.payments
  const { said: found } = await asked(shop, () => stripe.charges.retrieve(id))
  const known = await orderPaidBy(shop, found)
  if (!known) return
  const { asOf, said } = await asked(shop, async () => ({
    charge: await stripe.charges.retrieve(id),
    disputes: (await stripe.disputes.list({ charge: id, limit: 100 })).data,
  }))
  const { charge, disputes } = said
  if (charge.livemode !== isLive || known.isTest === isLive) return
  const inDispute = disputes.filter(({ status }) => withdrawn.includes(status))
  const disputed = inDispute.reduce((sum, { amount }) => sum + amount, 0)
  const part = Math.min(1, (charge.amount_refunded + disputed) / Math.max(1, charge.amount))
  await transact(shop.db, async (tx) => {
    const payer = await lockPayer(tx, known.userId)
    const before = await lockOrder(tx, known.id)
    if (before.paidAt === null || before.updatedAt > asOf) return
    const returned = Math.round(before.amount * part)
    const isOpen = inDispute.some(({ status }) => undecided.includes(status))
    const state = isOpen ? 'disputed' : part === 1 ? 'returned' : 'paid'
    await tx.update(paymentOrders).set({ returned, state, updatedAt: asOf }).where(eq(paymentOrders.id, before.id))
    const why = returned < before.returned ? 'dispute-won' : disputed > 0 ? 'dispute' : 'refund'
    await settleReturned(tx, { ...before, returned, updatedAt: asOf }, payer, why)
    if (before.subscriptionId !== null) await settleLevel(tx, payer, shop.now())
  })
}

/** How long an open order is left alone after it was asked about, ms. */
const ASKED_AGAIN = 5000

/** Asks about an order that somebody waits for, where nothing has been told of it yet. */
export async function askAfter(services: Services, { state, sessionId, updatedAt }: OrderRow): Promise<void> {
  const { payments, db, log } = services
  if (state !== 'open' || sessionId === null || !payments) return
  if ((await databaseTime(db)).getTime() - updatedAt.getTime() < ASKED_AGAIN) return
  await syncSession({ ...services, payments }, sessionId).catch((error: unknown) =>
    log.warn({ err: error }, 'The payment service could not be asked about an order'),
  )
}
