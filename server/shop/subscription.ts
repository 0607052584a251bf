import Stripe from 'stripe'
import type * as z from 'zod'
import type { SubscriptionChange, SubscriptionReply } from '../../contract/shop.ts'
import { type PaidLevel, paidLevels } from '../../contract/shop-facts.ts'
import { AppError, notFound } from '../errors.ts'
import type { Services } from '../services.ts'
import { countAsking } from './bounds.ts'
import { openShop } from './checkout.ts'
import { priceOf } from './offers.ts'
import { failed } from './outage.ts'
import type { SubscriptionRow } from './person.ts'
import { presentSubscription } from './presenter.ts'
import { runningSubscription } from './queries.ts'
import { idOf } from './reading.ts'
import { type Shop, syncSubscription } from './sync.ts'

type Change = z.infer<typeof SubscriptionChange>

const LOOK = 'Look at how your subscription stands now before you try again.'
const UNCHANGED = 'The payment service does not answer. Your subscription is as it was; please try again in a moment.'

async function runningOf(shop: Pick<Services, 'db'>, userId: string): Promise<SubscriptionRow> {
  const row = await runningSubscription(shop.db, userId)
  if (!row) throw notFound('A subscription of yours')
  return row
}

/** Does something to somebody's subscription at the payment service, and answers with how it stands then. */
async function changed(
  shop: Shop,
  userId: string,
  what: 'change' | 'cancel' | 'resume',
  deed: (row: SubscriptionRow, subscription: Stripe.Subscription) => Promise<string | null>,
): Promise<SubscriptionReply> {
  const { id } = await runningOf(shop, userId)
  await countAsking(shop.db, userId, what)
  let before: SubscriptionRow | undefined
  try {
    // What is known of it may be older than what somebody has just done in the portal.
    await syncSubscription(shop, id)
    const row = await runningOf(shop, userId)
    before = row
    const subscription = await shop.payments.stripe.subscriptions.retrieve(row.id, { expand: ['schedule'] })
    const url = await deed(row, subscription)
    await syncSubscription(shop, row.id)
    const after = await runningSubscription(shop.db, userId)
    return { subscription: after ? presentSubscription(after) : null, url }
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error
    if (before === undefined || (await standsAs(shop, before))) throw failed(error, UNCHANGED)
    throw failed(error, `The payment service has not done all of it. ${LOOK}`, LOOK)
  }
}

/** What somebody sees of how their subscription stands. */
const seenOf = (row: SubscriptionRow) => JSON.stringify({ ...presentSubscription(row), id: row.id })

/** Whether a subscription stands as it did, asked for anew; where that cannot be known, it may not. */
async function standsAs(shop: Shop, before: SubscriptionRow): Promise<boolean> {
  try {
    await syncSubscription(shop, before.id)
  } catch (error) {
    shop.log.warn({ err: error }, 'It is not known how a subscription stands after a change that failed')
    return false
  }
  const after = before.userId === null ? undefined : await runningSubscription(shop.db, before.userId)
  return after !== undefined && seenOf(after) === seenOf(before)
}

/** Lets a subscription go on as it is: what was to come at its end comes no more. */
async function unscheduled({ payments }: Shop, subscription: Stripe.Subscription): Promise<void> {
  const schedule = idOf(subscription.schedule)
  if (schedule !== null) await payments.stripe.subscriptionSchedules.release(schedule)
}

/** The payment service knows what is to follow as a schedule: the time that is paid for as it is, and then the other. */
async function scheduled(
  shop: Shop,
  row: SubscriptionRow,
  subscription: Stripe.Subscription,
  next: Change,
): Promise<void> {
  const { stripe } = shop.payments
  const [item] = subscription.items.data
  if (!item) throw new Error(`Subscription ${row.id} is for nothing`)
  const price = await priceOf(shop.payments, shop.config, { ...next, currency: row.currency })
  const schedule = await stripe.subscriptionSchedules.create({ from_subscription: row.id })
  await stripe.subscriptionSchedules.update(schedule.id, {
    end_behavior: 'release',
    // Read again by whoever asks how the subscription goes on.
    metadata: { next: `lanternkeep_${next.level.toLowerCase()}_${next.period}` },
    proration_behavior: 'none',
    phases: [
      {
        items: [{ price: item.price.id, quantity: 1 }],
        start_date: item.current_period_start,
        end_date: item.current_period_end,
        proration_behavior: 'none',
      },
      {
        items: [{ price, quantity: 1 }],
        duration: { interval: next.period, interval_count: 1 },
        proration_behavior: 'none',
      },
    ],
  })
}

/** Where an upgrade waits to be confirmed, as many banks ask; null when it is paid. */
function toBeConfirmed({ pending_update, latest_invoice }: Stripe.Subscription): string | null {
  if (pending_update === null || latest_invoice === null || typeof latest_invoice === 'string') return null
  return latest_invoice.hosted_invoice_url ?? null
}

const isHigher = (one: PaidLevel, other: string) => paidLevels.indexOf(one) > paidLevels.indexOf(other as PaidLevel)

/**
 * Changes a subscription: to a higher level paid as often at once, where the difference for the rest of the time is paid now; to
 * anything else when what is paid for ends. Throws AppError: not_found, conflict, unavailable.
 */
export function changeSubscription(services: Services, userId: string, next: Change): Promise<SubscriptionReply> {
  const shop = openShop(services)
  return changed(shop, userId, 'change', async (row, subscription) => {
    if (row.state === 'past-due')
      throw new AppError(
        'conflict',
        'The last payment failed. Pay it in the billing portal first, then change the level.',
      )
    const [item] = subscription.items.data
    if (!item) throw new Error(`Subscription ${row.id} is for nothing`)
    const { stripe } = shop.payments
    const goOn = async () => {
      if (subscription.cancel_at_period_end) await stripe.subscriptions.update(row.id, { cancel_at_period_end: false })
    }
    await unscheduled(shop, subscription)
    if (next.level === row.level && next.period === row.period) {
      await goOn()
      return null
    }
    if (next.period !== row.period || !isHigher(next.level, row.level)) {
      // First: what has a schedule is not cancelled, nor its cancellation undone, but by the schedule.
      await goOn()
      await scheduled(shop, row, subscription, next)
      return null
    }
    const price = await priceOf(shop.payments, shop.config, { ...next, currency: row.currency })
    const after = await stripe.subscriptions.update(row.id, {
      items: [{ id: item.id, price }],
      proration_behavior: 'always_invoice',
      // Nothing changes before it is paid.
      payment_behavior: 'pending_if_incomplete',
      expand: ['latest_invoice'],
    })
    const url = toBeConfirmed(after)
    // Last, and not while it waits to be paid: nothing changes before.
    if (url === null) await goOn()
    return url
  })
}

/** Lets a subscription end when what is paid for ends. */
export function cancelSubscription(services: Services, userId: string): Promise<SubscriptionReply> {
  const { payments } = services
  // A closed shop sells nothing, but whoever has a subscription must be able to end it.
  if (!payments) throw notFound('A subscription of yours')
  const shop = { ...services, payments }
  return changed(shop, userId, 'cancel', async (row, subscription) => {
    await unscheduled(shop, subscription)
    await shop.payments.stripe.subscriptions.update(row.id, { cancel_at_period_end: true })
    return null
  })
}

/** Lets a subscription that was to end go on. */
export function resumeSubscription(services: Services, userId: string): Promise<SubscriptionReply> {
  const shop = openShop(services)
  return changed(shop, userId, 'resume', async (row) => {
    await shop.payments.stripe.subscriptions.update(row.id, { cancel_at_period_end: false })
    return null
  })
}
