import { desc, eq } from 'drizzle-orm'
import type { AccountData } from '../../contract/account-data.ts'
import type { Reader } from '../db/database.ts'
import { paymentCustomers, paymentOrders, subscriptions } from '../db/economy.ts'
import type { Services } from '../services.ts'
import { presentOrder, presentSubscription } from './presenter.ts'

/** What somebody bought, and the subscriptions that they have or had. */
export async function purchasesKeptOf(
  reader: Reader,
  userId: string,
): Promise<Pick<AccountData, 'orders' | 'subscriptions'>> {
  const orders = await reader
    .select()
    .from(paymentOrders)
    .where(eq(paymentOrders.userId, userId))
    .orderBy(desc(paymentOrders.createdAt))
  const had = await reader
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.userId, userId))
    .orderBy(desc(subscriptions.createdAt))
  return { orders: orders.map(presentOrder), subscriptions: had.map(presentSubscription) }
}

/** Whom the payment service knows somebody as; to be asked before their account goes. */
export async function customerKeptOf(reader: Reader, userId: string): Promise<string | null> {
  const [known] = await reader.select().from(paymentCustomers).where(eq(paymentCustomers.userId, userId))
  return known?.id ?? null
}

/**
 * Has the payment service forget somebody whose account is gone, which ends what they pay for. What was paid stays in the books,
 * here and there, without them. A word that does not arrive is said again by the sweep, as far as something would be paid.
 */
export async function forgetCustomer({ payments, log }: Services, customer: string | null): Promise<void> {
  if (!payments || customer === null) return
  await payments.stripe.customers
    // Whoever leaves does not wait for it.
    .del(customer, { timeout: 5000, maxNetworkRetries: 0 })
    .catch((error: unknown) => log.warn({ err: error }, 'The payment service did not hear that somebody has left'))
}
