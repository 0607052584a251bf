import type Stripe from 'stripe'
import * as z from 'zod'
import {
  type BillingPeriod,
  type Currency,
  currencies,
  type PaidLevel,
  type SubscriptionState,
} from '../../contract/shop-facts.ts'
import { offerOf } from './offers.ts'

// What the payment service's objects say, in the shop's words.

export const idOf = (ref: string | { id: string } | null | undefined): string | null =>
  typeof ref === 'string' ? ref : (ref?.id ?? null)
export const momentOf = (seconds: number) => new Date(seconds * 1000)
export const currencyOf = (name: string | null): Currency | undefined => currencies.find((one) => one === name)

/** The order that something was opened for; undefined: another shop's on the same account, which names its orders as it likes. */
export const orderIn = (metadata: Stripe.Metadata | null): string | undefined =>
  z.uuid().safeParse(metadata?.order).data

export const subscriptionStateOf: Readonly<Record<string, SubscriptionState>> = {
  incomplete: 'incomplete',
  incomplete_expired: 'ended',
  trialing: 'active',
  active: 'active',
  past_due: 'past-due',
  unpaid: 'past-due',
  paused: 'past-due',
  canceled: 'ended',
}

/** The level and period that a subscription is for now; undefined for one that is not the shop's. */
export function offerOfSubscription(subscription: Stripe.Subscription) {
  const [item] = subscription.items.data
  const product = item && idOf(item.price.product)
  return product ? offerOf(product) : undefined
}

/** What a subscription is to go on as, as its schedule says. */
export function nextOf(subscription: Stripe.Subscription) {
  const { schedule } = subscription
  if (schedule === null || typeof schedule === 'string') return undefined
  if (schedule.status !== 'active' && schedule.status !== 'not_started') return undefined
  return offerOf(schedule.metadata?.next ?? '')
}

/** What one line of an invoice is for. */
interface Line {
  level: PaidLevel
  period: BillingPeriod
  from: Date
  until: Date
  amount: number
}

function linesOf(invoice: Stripe.Invoice): Line[] {
  return invoice.lines.data.flatMap(({ pricing, period, amount }) => {
    const product = idOf(pricing?.price_details?.product)
    const offer = product ? offerOf(product) : undefined
    return offer ? [{ ...offer, from: momentOf(period.start), until: momentOf(period.end), amount }] : []
  })
}

export interface ReadInvoice {
  id: string
  kind: 'subscription' | 'renewal' | 'change'
  currency: Currency
  /** Without tax that comes on top. */
  amount: number
  state: 'paid' | 'open' | 'failed' | 'expired'
  /** What is bought, and what it takes the place of. */
  line: Line
  before?: Line
  paidAt: Date
  paymentId: string | null
  /** Where it can be paid or read. */
  url: string | null
}

const kinds: Readonly<Record<string, ReadInvoice['kind']>> = {
  subscription_create: 'subscription',
  subscription_cycle: 'renewal',
  subscription_update: 'change',
}

function stateOf({ status, attempted }: Stripe.Invoice): ReadInvoice['state'] {
  if (status === 'paid') return 'paid'
  if (status === 'void') return 'expired'
  if (status === 'uncollectible') return 'failed'
  return attempted ? 'failed' : 'open'
}

/** An invoice of a subscription; undefined for one that says nothing of what the shop sells. */
export function readInvoice(invoice: Stripe.Invoice): ReadInvoice | undefined {
  const kind = kinds[invoice.billing_reason ?? '']
  const currency = currencyOf(invoice.currency)
  const lines = linesOf(invoice)
  const line = lines.findLast(({ amount }) => amount >= 0)
  if (!kind || !currency || !line || invoice.status === 'draft') return undefined
  const payments = invoice.payments?.data ?? []
  const payment = payments.find(({ status }) => status === 'paid')
  return {
    id: invoice.id,
    kind,
    currency,
    amount: Math.max(0, invoice.subtotal),
    state: stateOf(invoice),
    line,
    before: lines.find(({ amount }) => amount < 0),
    paidAt: momentOf(invoice.status_transitions.paid_at ?? invoice.created),
    paymentId: idOf(payment?.payment.payment_intent),
    url: invoice.hosted_invoice_url ?? null,
  }
}
