import { and, desc, eq, gte, inArray, ne } from 'drizzle-orm'
import type { GoldAbout } from '../../contract/gold.ts'
import type { BillingPeriod, Currency, OrderKind, OrderState, PaidLevel } from '../../contract/shop-facts.ts'
import type { Transaction } from '../db/database.ts'
import { paymentOrders, subscriptions } from '../db/economy.ts'
import { sellGold, takeBackGold } from '../gold/ledger.ts'
import { monthsBegun, monthsIn } from './months.ts'
import type { OrderRow, SubscriptionRow } from './person.ts'
import type { PriceList } from './settings.ts'

/** The order as it stands now, which nobody else changes before this transaction ends. */
export async function lockOrder(tx: Transaction, id: string): Promise<OrderRow> {
  const [order] = await tx.select().from(paymentOrders).where(eq(paymentOrders.id, id)).for('update')
  if (!order) throw new Error(`Order ${id} is not there`)
  return order
}

/** What a movement of gold of an order was for. */
function aboutOf({ id, kind, pack, level, period }: OrderRow): GoldAbout {
  if (pack !== null) return { kind: 'pack', order: id, pack: pack as Extract<GoldAbout, { kind: 'pack' }>['pack'] }
  return {
    kind: 'subscription',
    order: id,
    level: level ?? 'NONE',
    period: period ?? 'month',
    change: kind === 'change',
  }
}

/** Marks an order as paid, once, and gives its gold; `month`: that of a year's first month. Returns whether it was done now. */
export async function settlePaid(
  tx: Transaction,
  order: OrderRow,
  payer: string | null,
  paid: {
    paidAt: Date
    asOf: Date
    paymentId: string | null
    receiptUrl: string | null
    invoiceId?: string
    subscriptionId?: string
  },
): Promise<boolean> {
  const isNew = order.paidAt === null
  const { asOf, ...facts } = paid
  await tx
    .update(paymentOrders)
    .set({
      ...facts,
      // What it was paid by is known once and stays; a receipt may come later.
      paymentId: order.paymentId ?? paid.paymentId,
      receiptUrl: paid.receiptUrl ?? order.receiptUrl,
      paidAt: order.paidAt ?? paid.paidAt,
      ...(isNew && { state: 'paid', url: null, updatedAt: asOf }),
    })
    .where(eq(paymentOrders.id, order.id))
  if (!isNew) return false
  if (payer === null || order.gold === 0) return true
  await sellGold(tx, {
    key: `order:${order.id}`,
    userId: payer,
    amount: order.gold,
    reason: order.kind === 'pack' ? 'PURCHASE' : 'SUBSCRIPTION',
    about: aboutOf(order),
  })
  return true
}

/** Says of an order that is not paid how it stands; what was paid stays so. */
export async function settleUnpaid(
  tx: Transaction,
  order: OrderRow,
  state: Extract<OrderState, 'open' | 'failed' | 'expired'>,
  url: string | null,
  asOf: Date,
): Promise<void> {
  if (order.paidAt !== null || order.updatedAt > asOf) return
  await tx.update(paymentOrders).set({ state, url, updatedAt: asOf }).where(eq(paymentOrders.id, order.id))
}

/** The order of an invoice that the payment service opened by itself. */
export async function orderOfInvoice(
  tx: Transaction,
  invoice: {
    id: string
    userId: string | null
    kind: OrderKind
    level: PaidLevel
    period: BillingPeriod
    currency: Currency
    amount: number
    gold: number
    subscriptionId: string
    isTest: boolean
    createdAt: Date
    newId: string
  },
): Promise<OrderRow> {
  const { id: invoiceId, newId, ...facts } = invoice
  // Older than anything that can be told of it, so that the first to be told is not taken for late.
  const updatedAt = new Date(0)
  await tx
    .insert(paymentOrders)
    .values({ ...facts, id: newId, invoiceId, state: 'open', updatedAt })
    .onConflictDoNothing({ target: paymentOrders.invoiceId })
  const [order] = await tx.select().from(paymentOrders).where(eq(paymentOrders.invoiceId, invoiceId)).for('update')
  if (!order) throw new Error(`The order of invoice ${invoiceId} is not there`)
  return order
}

/**
 * Takes so much of an order's gold back as of its money was paid back, or gives it again: what is taken is always the same part of
 * what it gave.
 */
export async function settleReturned(
  tx: Transaction,
  order: OrderRow,
  payer: string | null,
  why: Extract<GoldAbout, { kind: 'returned-payment' }>['why'],
): Promise<void> {
  const due = order.amount === 0 ? 0 : Math.round((order.gold * order.returned) / order.amount)
  const change = due - order.goldTaken
  if (change === 0) return
  await tx.update(paymentOrders).set({ goldTaken: due }).where(eq(paymentOrders.id, order.id))
  if (payer === null) return
  const about = { kind: 'returned-payment', order: order.id, why } as const
  // The order is locked, so that each step from one to the next is made once; it may be made again after its way back.
  const key = `returned:${order.id}:${order.updatedAt.getTime()}:${order.goldTaken}:${due}`
  if (change > 0) await takeBackGold(tx, { key, userId: payer, amount: change, about })
  else await sellGold(tx, { key, userId: payer, amount: -change, reason: 'PAYMENT_RETURNED', about })
}

/** The order that pays for what a subscription gives now: its newest month or year. */
async function orderOfNow(tx: Transaction, subscriptionId: string): Promise<OrderRow | undefined> {
  const [order] = await tx
    .select()
    .from(paymentOrders)
    .where(
      and(
        eq(paymentOrders.subscriptionId, subscriptionId),
        ne(paymentOrders.kind, 'change'),
        inArray(paymentOrders.state, ['paid', 'returned', 'disputed']),
      ),
    )
    .orderBy(desc(paymentOrders.paidAt))
    .limit(1)
    .for('update')
  return order
}

/** Milligold of each month of a year: as it was sold, or, once its level was changed within it, as the new level is sold now. */
async function monthlyOf(
  tx: Transaction,
  order: OrderRow,
  { id, level, monthsGiven }: SubscriptionRow,
  prices: PriceList,
): Promise<number> {
  if (level === 'NONE') return 0
  const now = prices.levels[level].monthlyGold
  if (order.level !== level || order.paidAt === null || monthsGiven === 0) return now
  const changes = and(
    eq(paymentOrders.subscriptionId, id),
    eq(paymentOrders.kind, 'change'),
    gte(paymentOrders.paidAt, order.paidAt),
  )
  if ((await tx.$count(paymentOrders, changes)) > 0) return now
  return Math.round(order.gold / monthsGiven)
}

/**
 * Gives the months of gold of a year that have begun by `now`, each once; the first came with the payment. What was paid back in
 * part gives that much less. Returns how many were given.
 */
export async function giveMonths(
  tx: Transaction,
  row: SubscriptionRow,
  payer: string | null,
  prices: PriceList,
  now: Date,
): Promise<number> {
  const { paidFrom, period, level } = row
  if (!paidFrom || period !== 'year' || level === 'NONE') return 0
  const begun = monthsBegun(paidFrom, now, monthsIn.year)
  const order = begun > row.monthsGiven ? await orderOfNow(tx, row.id) : undefined
  if (order?.state !== 'paid') return 0
  let current = order
  const amount = await monthlyOf(tx, order, row, prices)
  for (let month = row.monthsGiven; month < begun; month++) {
    current = { ...current, gold: current.gold + amount }
    await tx.update(paymentOrders).set({ gold: current.gold }).where(eq(paymentOrders.id, order.id))
    if (payer !== null) {
      const key = `order:${order.id}:month:${month}`
      await sellGold(tx, { key, userId: payer, amount, reason: 'SUBSCRIPTION', about: aboutOf({ ...order, level }) })
    }
    await settleReturned(tx, current, payer, 'refund')
    const [after] = await tx.select().from(paymentOrders).where(eq(paymentOrders.id, order.id))
    current = after ?? current
  }
  await tx.update(subscriptions).set({ monthsGiven: begun }).where(eq(subscriptions.id, row.id))
  return begun - row.monthsGiven
}
