import { and, desc, eq, isNull, ne } from 'drizzle-orm'
import { toGold } from '../../contract/economy.ts'
import type { ShopReply } from '../../contract/shop.ts'
import type { Reader } from '../db/database.ts'
import { paymentCustomers, subscriptions } from '../db/economy.ts'
import { debtOf } from '../gold/ledger.ts'
import { presentSubscription } from './presenter.ts'

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
  reader: Reader,
  userId: string,
): Promise<Pick<ShopReply, 'subscription' | 'debt' | 'hasPortal'>> {
  const [customer] = await reader.select().from(paymentCustomers).where(eq(paymentCustomers.userId, userId))
  const running = await runningSubscription(reader, userId)
  return {
    subscription: running ? presentSubscription(running) : null,
    debt: toGold(await debtOf(reader, userId)),
    hasPortal: customer !== undefined,
  }
}
