import * as z from 'zod'
import { CODE_MAX } from './giving-facts.ts'
import { isSeen, typedText } from './text.ts'

/** A code as people type it: in capital letters, without spaces and hyphens. */
export const PromotionCode = z
  .string()
  .max(2 * CODE_MAX)
  .overwrite((code) => code.toUpperCase().replace(/[\s-]/g, ''))
  .regex(/^[A-Z0-9]{4,32}$/, 'A code is 4 to 32 letters and numbers.')

export const RedeemRequest = z.object({ code: PromotionCode })
/** What a code gave; `gold` is what there is to spend. */
export const RedeemReply = z.object({ title: z.string(), given: z.number(), gold: z.number() })

export const Promotion = z.object({
  code: z.string(),
  title: z.string(),
  gold: z.number(),
  /** How many people may use it; null: any number. */
  usesMax: z.number().int().nullable(),
  uses: z.number().int(),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime().nullable(),
  isForNewcomers: z.boolean(),
})
export type Promotion = z.infer<typeof Promotion>

export const PromotionsReply = z.object({ promotions: z.array(Promotion) })

export const PromotionRequest = z
  .object({
    code: PromotionCode,
    title: typedText(120).refine(isSeen, 'Say what it is for.'),
    gold: z.number().min(0.5).max(100_000),
    usesMax: z.number().int().min(1).max(1_000_000).nullable().default(null),
    startsAt: z.iso.datetime().optional(),
    endsAt: z.iso.datetime().nullable().default(null),
    isForNewcomers: z.boolean().default(false),
  })
  .refine(({ startsAt, endsAt }) => !startsAt || !endsAt || startsAt < endsAt, 'It ends after it begins.')
export const PromotionParams = z.object({ code: PromotionCode })
