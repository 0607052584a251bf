import * as z from 'zod'
import { PremiumLevel } from './enums.ts'
import { billingPeriods, currencies, orderStates, packIds, paidLevels, subscriptionStates } from './shop-facts.ts'

const Currency = z.enum(currencies)
const Period = z.enum(billingPeriods)
const PaidLevel = z.enum(paidLevels)
/** Money in the smallest unit of each currency on offer. */
const Prices = z.partialRecord(Currency, z.int().positive())

/** The caller's subscription. */
export const Subscription = z.object({
  state: z.enum(subscriptionStates),
  /** What is paid for now, and until when. */
  level: PremiumLevel,
  period: Period,
  paidUntil: z.iso.datetime().nullable(),
  /** It ends then. */
  cancelsAtEnd: z.boolean(),
  /** What it goes on as from then; null: as it is. */
  nextLevel: PremiumLevel.nullable(),
  nextPeriod: Period.nullable(),
})
export type Subscription = z.infer<typeof Subscription>

/** What is sold, at what is asked for it just now. */
export const ShopReply = z.object({
  /** `test`: everything can be bought and nothing is paid, on a program that is tried out; `closed`: nothing is sold. */
  state: z.enum(['open', 'test', 'closed']),
  /** What can be paid with, the one of the house first. */
  currencies: z.array(Currency).min(1),
  /** Whether tax comes on top of what is shown, is in it, or is not asked. */
  tax: z.enum(['added', 'included', 'none']),
  packs: z.array(z.object({ id: z.enum(packIds), gold: z.number(), price: Prices })),
  levels: z.array(z.object({ level: PaidLevel, monthlyGold: z.number(), month: Prices, year: Prices })),
  /** The caller's own; null: none, or nobody is logged in. */
  subscription: Subscription.nullable(),
  /** Gold that the caller owes for payments that were paid back: what comes in repays it first. */
  debt: z.number(),
  /** Whether there is a billing portal to open for the caller. */
  hasPortal: z.boolean(),
})
export type ShopReply = z.infer<typeof ShopReply>

/** What is to be bought. */
export const CheckoutRequest = z.object({
  item: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('pack'), pack: z.enum(packIds) }),
    z.object({ kind: z.literal('subscription'), level: PaidLevel, period: Period }),
  ]),
  currency: Currency,
})
export type CheckoutRequest = z.infer<typeof CheckoutRequest>

/** Where the person goes on: a page of the payment service. */
export const LeadsTo = z.object({ url: z.url() })

/** What a subscription is to become: a higher level at once, for the rest of the time; a lower one when what is paid for ends. */
export const SubscriptionChange = z.object({ level: PaidLevel, period: Period })

/** One payment, or one that is or was to come. */
export const Order = z.object({
  id: z.uuid(),
  kind: z.enum(['pack', 'subscription', 'renewal', 'change']),
  pack: z.enum(packIds).nullable(),
  level: PremiumLevel.nullable(),
  period: Period.nullable(),
  currency: Currency,
  amount: z.int(),
  returned: z.int(),
  gold: z.number(),
  state: z.enum(orderStates),
  isTest: z.boolean(),
  receiptUrl: z.string().nullable(),
  createdAt: z.iso.datetime(),
  paidAt: z.iso.datetime().nullable(),
})
export type Order = z.infer<typeof Order>

export const OrderParams = z.object({ id: z.uuid() })
export const OrdersReply = z.object({ orders: z.array(Order) })

/** What became of a change: `url` leads to where its payment is to be confirmed first; null: nothing is left to do. */
export const SubscriptionReply = z.object({ subscription: Subscription.nullable(), url: z.url().nullable() })
export type SubscriptionReply = z.infer<typeof SubscriptionReply>

const testId = z.string().regex(/^[a-z]+_test_[\w-]{1,80}$/)
export const TestParams = z.object({ id: testId })

/** What stands in for a payment page where nothing is paid. */
export const TestCheckout = z.object({
  /** What is bought, as the payment page would say. */
  title: z.string(),
  currency: Currency,
  amount: z.int(),
  /** How often it is paid; null: once. */
  period: Period.nullable(),
  state: z.enum(['open', 'complete', 'expired']),
  /** Where paying, and where cancelling leads to. */
  successUrl: z.url(),
  cancelUrl: z.url(),
})
export type TestCheckout = z.infer<typeof TestCheckout>
export const TestCheckoutAct = z.object({ act: z.enum(['pay', 'fail', 'cancel']) })

/** What stands in for the billing portal, and for what the seller and the bank would do. */
export const TestPortal = z.object({
  subscriptions: z.array(
    z.object({
      id: testId,
      level: PremiumLevel,
      period: Period,
      status: z.string(),
      paidUntil: z.iso.datetime(),
      cancelsAtEnd: z.boolean(),
      next: z.object({ level: PremiumLevel, period: Period }).nullable(),
    }),
  ),
  payments: z.array(
    z.object({
      id: testId,
      title: z.string(),
      currency: Currency,
      amount: z.int(),
      refunded: z.int(),
      dispute: z.enum(['open', 'won', 'lost']).nullable(),
      createdAt: z.iso.datetime(),
    }),
  ),
  /** Invoices that are not paid yet. */
  unpaid: z.array(z.object({ id: testId, title: z.string(), currency: Currency, amount: z.int() })),
  /** Whether the next payment will fail. */
  failsNext: z.boolean(),
})
export type TestPortal = z.infer<typeof TestPortal>
export const testPortalActs = [
  'next-period',
  'fail-next',
  'pay',
  'cancel',
  'resume',
  'refund',
  'refund-half',
  'dispute',
  'win-dispute',
  'lose-dispute',
] as const
/** `id`: the subscription, payment or invoice that it is about; left out where it is about the customer. */
export const TestPortalAct = z.object({ act: z.enum(testPortalActs), id: testId.optional() })
export type TestPortalAct = z.infer<typeof TestPortalAct>
