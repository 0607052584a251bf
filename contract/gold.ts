import * as z from 'zod'
import { CreditReason, PremiumLevel } from './enums.ts'
import { generationKinds } from './generation-kinds.ts'
import { goldWays } from './gold-facts.ts'
import { billingPeriods, currencies, packIds } from './shop-facts.ts'

export const TRANSACTIONS_PAGE_MAX = 100

/** "2026-11". */
export const GoldMonth = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'A month is written like 2026-11.')

/** Which movements are asked for; left out: all. */
const which = {
  reason: CreditReason.optional(),
  way: z.enum(goldWays).optional(),
  /** A month of UTC. */
  month: GoldMonth.optional(),
}

/** The same as a file. */
export const TransactionsFileQuery = z.object(which)
export type TransactionsFileQuery = z.infer<typeof TransactionsFileQuery>

/** Pages through the caller's gold, newest first: `cursor` is the last page's `nextCursor`. */
export const TransactionsQuery = z.object({
  ...which,
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
  /** What somebody had left when they went. */
  z.object({ kind: z.literal('departure') }),
])
export type GoldAbout = z.infer<typeof GoldAbout>

/** A payment as its movement of gold tells of it. */
const ToldOrder = z.object({
  id,
  pack: z.enum(packIds).nullable(),
  level: PremiumLevel.nullable(),
  period: z.enum(billingPeriods).nullable(),
  /** Of money in the smallest unit of its currency. */
  amount: z.int(),
  returned: z.int(),
  currency: z.enum(currencies),
  isTest: z.boolean(),
  receiptUrl: z.string().nullable(),
})
export type ToldOrder = z.infer<typeof ToldOrder>

/**
 * Why gold moved, as its owner reads it: what `GoldAbout` names, as it is called when it is read. What is not there any more is
 * null, people who have gone too.
 */
export const GoldStory = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('pack'), pack: z.enum(packIds), order: ToldOrder.nullable() }),
  z.object({
    kind: z.literal('subscription'),
    level: PremiumLevel,
    period: z.enum(billingPeriods),
    change: z.boolean(),
    order: ToldOrder.nullable(),
  }),
  z.object({
    kind: z.literal('returned-payment'),
    why: z.enum(['refund', 'dispute', 'dispute-won', 'repaid']),
    order: ToldOrder.nullable(),
  }),
  /** `person`: who gave it, or whom it was given to. */
  z.object({ kind: z.literal('gift'), person: z.string().nullable(), note: z.string() }),
  z.object({
    kind: z.literal('purse'),
    purse: z.object({ id, name: z.string() }).nullable(),
    how: z.enum(['filled', 'drawn', 'dissolved']),
  }),
  z.object({ kind: z.literal('promotion'), code: z.string(), title: z.string().nullable() }),
  z.object({ kind: z.literal('administration'), reason: z.string() }),
  z.object({ kind: z.literal('task'), task: z.string() }),
  z.object({ kind: z.literal('competition'), competition: z.object({ id, title: z.string() }).nullable() }),
  z.object({ kind: z.literal('leaderboard'), board: z.string(), stretch: z.string() }),
  z.object({ kind: z.literal('streak'), days: z.int() }),
])
export type GoldStory = z.infer<typeof GoldStory>

/** What a piece of work cost, gold: `charged` and `returned` make what was `held`. */
export const Receipt = z.object({ held: z.number(), charged: z.number(), returned: z.number() })
export type Receipt = z.infer<typeof Receipt>

/** One movement of the caller's spendable gold. */
export const Transaction = z.object({
  id: z.number().int(),
  reason: CreditReason,
  /** Gold: above 0 came in, below 0 went out. */
  amount: z.number(),
  /** Gold there was to spend after it. */
  balance: z.number(),
  createdAt: z.iso.datetime(),
  /** The work it was for: `url` is its page, or null when it shows nothing; `receipt` once it has ended. */
  work: z
    .object({
      kind: z.enum(generationKinds),
      title: z.string(),
      url: z.string().nullable(),
      receipt: Receipt.nullable(),
    })
    .nullable(),
  /** What else it was for; null where the reason says all. */
  story: GoldStory.nullable(),
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

/** Pages through the months in which the caller's gold moved, newest first: those before a month. */
export const GoldMonthsQuery = z.object({ before: GoldMonth.optional() })

const sums = {
  /** Gold, neither of them below 0. */
  cameIn: z.number(),
  wentOut: z.number(),
}
/** A month of the caller's gold, and what moved for which reason, most first. */
export const GoldMonthSum = z.object({
  month: GoldMonth,
  ...sums,
  reasons: z.array(z.object({ reason: CreditReason, ...sums })),
})
export type GoldMonthSum = z.infer<typeof GoldMonthSum>
export const GoldMonthsReply = z.object({
  months: z.array(GoldMonthSum),
  /** For the months before these; null at the end. */
  nextBefore: GoldMonth.nullable(),
})
export type GoldMonthsReply = z.infer<typeof GoldMonthsReply>
