import * as z from 'zod'
import { CreditReason, PremiumLevel } from './enums.ts'
import { billingPeriods, packIds } from './shop-facts.ts'

export const TRANSACTIONS_PAGE_MAX = 100

/** Pages through the caller's gold, newest first: `cursor` is the last page's `nextCursor`. */
export const TransactionsQuery = z.object({
  reason: CreditReason.optional(),
  limit: z.coerce.number().int().min(1).max(TRANSACTIONS_PAGE_MAX).default(30),
  cursor: z.coerce.number().int().positive().optional(),
})
export type TransactionsQuery = z.infer<typeof TransactionsQuery>

const id = z.uuid()

/**
 * What a movement of gold was for, where no work tells: kept with it in the ledger. Names and notes of people are not in it but
 * looked up by what it names, so that they can change and go.
 */
export const GoldAbout = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('pack'), order: id, pack: z.enum(packIds) }),
  /** `change`: what is left of the time that was paid for, at a higher level. */
  z.object({
    kind: z.literal('subscription'),
    order: id.nullable(),
    level: PremiumLevel,
    period: z.enum(billingPeriods),
    change: z.boolean(),
  }),
  /** `repaid`: later gold made good what had been spent of a payment that was paid back. */
  z.object({
    kind: z.literal('returned-payment'),
    order: id.nullable(),
    why: z.enum(['refund', 'dispute', 'dispute-won', 'repaid']),
  }),
  z.object({ kind: z.literal('gift'), gift: id }),
  z.object({ kind: z.literal('purse'), purse: id, how: z.enum(['filled', 'drawn', 'dissolved']) }),
  z.object({ kind: z.literal('promotion'), code: z.string() }),
  z.object({ kind: z.literal('administration'), reason: z.string() }),
  z.object({ kind: z.literal('task'), task: z.string() }),
  z.object({ kind: z.literal('competition'), competition: id }),
  z.object({ kind: z.literal('leaderboard'), board: z.string(), stretch: z.string() }),
  z.object({ kind: z.literal('streak'), days: z.int().positive() }),
])
export type GoldAbout = z.infer<typeof GoldAbout>

/** One movement of the caller's spendable gold. */
export const Transaction = z.object({
  id: z.number().int(),
  reason: CreditReason,
  /** Gold: above 0 came in, below 0 went out. */
  amount: z.number(),
  /** Gold there was to spend after it. */
  balance: z.number(),
  createdAt: z.iso.datetime(),
  /** The work it was for, while there is anything to tell of it; `url` is its page, or null when it shows nothing. */
  work: z.object({ title: z.string(), url: z.string().nullable() }).nullable(),
})
export type Transaction = z.infer<typeof Transaction>

export const TransactionsReply = z.object({
  transactions: z.array(Transaction),
  /** Null at the end. */
  nextCursor: z.number().int().nullable(),
  /** Gold set aside for work in progress: taken when it is delivered, returned when it fails. */
  held: z.number(),
})
export type TransactionsReply = z.infer<typeof TransactionsReply>
