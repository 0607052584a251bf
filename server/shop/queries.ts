import { and, desc, eq, isNull, ne } from 'drizzle-orm'
import { toGold } from '../../contract/economy.ts'
import type { Order, ShopReply } from '../../contract/shop.ts'
import type { Reader } from '../db/database.ts'
import { paymentCustomers, paymentOrders, subscriptions } from '../db/economy.ts'
import { notFound } from '../errors.ts'
import { debtOf } from '../gold/ledger.ts'
import type { Services } from '../services.ts'
import type { OrderRow } from './person.ts'
import { presentOrder, presentSubscription } from './presenter.ts'

/** Somebody's running subscription: of several, the one that was begun last. */
export async function runningSubscription(reader: Reader, userId: string) {
  const [row] = await reader
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), isNull(subscriptions.endedAt), ne(subscriptions.state, 'incomplete')))
    .orderBy(desc(subscriptions.createdAt))
    .limit(1)
  return row
}

/** What the shop knows of somebody. */
export async function shopOf(
  { db: reader, payments }: Pick<Services, 'db' | 'payments'>,
  userId: string,
): Promise<Pick<ShopReply, 'subscription' | 'debt' | 'hasPortal'>> {
  const [customer] = await reader.select().from(paymentCustomers).where(eq(paymentCustomers.userId, userId))
  const running = await runningSubscription(reader, userId)
  return {
    subscription: running ? presentSubscription(running) : null,
    debt: toGold(await debtOf(reader, userId)),
    hasPortal: customer !== undefined && payments !== undefined,
  }
}

/** Most orders that are listed. */
const ORDERS_SHOWN = 100

/** What somebody has bought, newest first. */
export async function ordersOf(reader: Reader, userId: string): Promise<Order[]> {
  const rows = await reader
    .select()
    .from(paymentOrders)
    .where(eq(paymentOrders.userId, userId))
    .orderBy(desc(paymentOrders.createdAt))
    .limit(ORDERS_SHOWN)
  return rows.map(presentOrder)
}

/** One order of somebody's. Throws `not_found`. */
export async function orderOf(reader: Reader, userId: string, id: string): Promise<OrderRow> {
  const [row] = await reader
    .select()
    .from(paymentOrders)
    .where(and(eq(paymentOrders.id, id), eq(paymentOrders.userId, userId)))
  if (!row) throw notFound('This order')
  return row
}
