import * as z from 'zod'
import { CreditReason } from './enums.ts'

export const TRANSACTIONS_PAGE_MAX = 100

/** Pages through the caller's gold, newest first: `cursor` is the last page's `nextCursor`. */
export const TransactionsQuery = z.object({
  reason: CreditReason.optional(),
  limit: z.coerce.number().int().min(1).max(TRANSACTIONS_PAGE_MAX).default(30),
  cursor: z.coerce.number().int().positive().optional(),
})
export type TransactionsQuery = z.infer<typeof TransactionsQuery>

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
