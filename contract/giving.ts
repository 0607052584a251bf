import * as z from 'zod'
import { GIFT_NOTE_MAX, GIVEN_MIN } from './giving-facts.ts'
import { typedText } from './text.ts'

const GOLD_MAX = 1_000_000

/** Gold that somebody names: to three decimals, as it is kept. */
export const GoldAmount = z
  .number()
  .min(GIVEN_MIN, `Half a gold is the least.`)
  .max(GOLD_MAX)
  .refine((gold) => Math.abs(gold * 1000 - Math.round(gold * 1000)) < 1e-6, 'Gold has three decimals at most.')

export const Note = typedText(GIFT_NOTE_MAX).default('')

export const GiftRequest = z.object({ gold: GoldAmount, note: Note })
export type GiftRequest = z.infer<typeof GiftRequest>

/** Gold that was given; `gold` is what is left to spend. */
export const GiftReply = z.object({ id: z.uuid(), to: z.string(), given: z.number(), gold: z.number() })
