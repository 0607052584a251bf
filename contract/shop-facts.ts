import type { PremiumLevel } from './enums.ts'

/** What can be paid with; prices in each stand in `economy.ts`. */
export const currencies = ['usd', 'eur', 'gbp'] as const
export type Currency = (typeof currencies)[number]

/** How often a subscription is paid. */
export const billingPeriods = ['month', 'year'] as const
export type BillingPeriod = (typeof billingPeriods)[number]

/** Amounts of gold that can be bought, smallest first. */
export const packIds = ['pouch', 'satchel', 'chest', 'vault', 'hoard'] as const
export type PackId = (typeof packIds)[number]

/** Levels that can be subscribed to, lowest first. */
export type PaidLevel = Exclude<PremiumLevel, 'NONE'>
export const paidLevels = ['BASIC', 'PLUS', 'PRO', 'ELITE', 'ULTIMATE'] as const satisfies readonly PaidLevel[]

/** A pack; the first payment of a subscription; a later one; what a change of level in between costs. */
export type OrderKind = 'pack' | 'subscription' | 'renewal' | 'change'

/** An order that is `paid` stays so when a part is paid back; `returned`: all of it was. */
export const orderStates = ['open', 'paid', 'failed', 'expired', 'returned', 'disputed'] as const
export type OrderState = (typeof orderStates)[number]

/** `past-due`: the last payment failed, and the payment service tries again. */
export const subscriptionStates = ['incomplete', 'active', 'past-due', 'ended'] as const
export type SubscriptionState = (typeof subscriptionStates)[number]

/** A draw on a party purse: `asked` waits for the keeper. */
export const drawStates = ['asked', 'paid', 'declined', 'withdrawn'] as const
export type DrawState = (typeof drawStates)[number]
