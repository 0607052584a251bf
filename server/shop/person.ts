import { and, asc, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import { type PremiumLevel, premiumLevels } from '../../contract/enums.ts'
import type { Transaction } from '../db/database.ts'
import { paymentOrders, subscriptions } from '../db/economy.ts'
import { users } from '../db/schema.ts'
import { changeLevel } from '../levels/commands.ts'

export type OrderRow = typeof paymentOrders.$inferSelect
export type SubscriptionRow = typeof subscriptions.$inferSelect

/** How long a level stays after what was paid for has ended, while the payment service tries again, ms. */
export const GRACE = 7 * 24 * 60 * 60_000

/**
 * Makes everything that happens to one person's payments wait for each other. Returns their id, or null when the account is gone:
 * its orders stay in the books, and move no gold.
 */
export async function lockPayer(tx: Transaction, userId: string | null): Promise<string | null> {
  if (userId === null) return null
  const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
  return user?.id ?? null
}

/** Until when the level of a subscription lasts; null: it does not. */
export function lastsUntil({ state, endedAt, paidUntil, cancelsAtEnd }: SubscriptionRow): Date | null {
  if (endedAt !== null || !paidUntil || (state !== 'active' && state !== 'past-due')) return null
  return cancelsAtEnd ? paidUntil : new Date(paidUntil.getTime() + GRACE)
}

/**
 * The level that is paid for: that of the newest month or year that was not paid back, or of the newest change within it that was
 * not. Follows what was paid and nothing else: a change that was asked for and is not paid yet counts for nothing.
 */
export async function paidLevelOf(tx: Transaction, subscriptionId: string): Promise<PremiumLevel> {
  const orders = await tx
    .select()
    .from(paymentOrders)
    .where(
      and(
        eq(paymentOrders.subscriptionId, subscriptionId),
        inArray(paymentOrders.state, ['paid', 'returned', 'disputed']),
      ),
    )
    .orderBy(asc(paymentOrders.paidAt), asc(paymentOrders.createdAt))
  const from = orders.findLastIndex(({ kind }) => kind !== 'change')
  if (orders[from]?.state !== 'paid') return 'NONE'
  return orders.slice(from).findLast(({ state }) => state === 'paid')?.level ?? 'NONE'
}

/** Whether a subscription of somebody's ever paid for a level: one that none has paid for was given by hand. */
async function hasPaidFor(tx: Transaction, userId: string, level: PremiumLevel): Promise<boolean> {
  const theirs = and(
    eq(paymentOrders.userId, userId),
    eq(paymentOrders.level, level),
    isNotNull(paymentOrders.subscriptionId),
    isNotNull(paymentOrders.paidAt),
  )
  return (await tx.$count(paymentOrders, theirs)) > 0
}

const rankOf = (level: PremiumLevel) => premiumLevels.indexOf(level)

/**
 * Sets somebody's level to the highest that a subscription of theirs pays for. A level that was given by hand is raised by a
 * higher one, and never sinks by one that is bought, or that ends.
 */
export async function settleLevel(tx: Transaction, userId: string | null, now: Date): Promise<void> {
  if (userId === null) return
  const running = await tx
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), isNull(subscriptions.endedAt)))
    .orderBy(desc(subscriptions.createdAt))
  let highest: PremiumLevel = 'NONE'
  for (const row of running) {
    const until = lastsUntil(row)
    if (until === null || until <= now) continue
    const level = await paidLevelOf(tx, row.id)
    if (level !== 'NONE' && level !== row.level) {
      await tx.update(subscriptions).set({ level }).where(eq(subscriptions.id, row.id))
    }
    if (rankOf(level) > rankOf(highest)) highest = level
  }
  const [user] = await tx.select({ level: users.premiumLevel }).from(users).where(eq(users.id, userId))
  if (user && rankOf(user.level) > rankOf(highest) && !(await hasPaidFor(tx, userId, user.level))) return
  await changeLevel(tx, userId, highest)
}
