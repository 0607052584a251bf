import * as z from 'zod'
import { PremiumLevel } from './enums.ts'

/** 3-30 letters, digits, dots or underscores; compared without regard to case. */
export const Username = z
  .string()
  .trim()
  .min(3, 'A username has at least 3 characters.')
  .max(30, 'A username has at most 30 characters.')
  .regex(/^[A-Za-z0-9_.]+$/, 'A username is made of letters, digits, dots and underscores.')
export const Password = z
  .string()
  .min(8, 'A password has at least 8 characters.')
  .max(128, 'A password has at most 128 characters.')
export const Email = z.email('That does not look like an e-mail address.').max(254)

/** The user record: gold and dailyGoldBonus in gold. */
export const User = z.object({
  email: z.string(),
  username: z.string(),
  referralCode: z.string(),
  gold: z.number(),
  subscriptionType: PremiumLevel,
  /** Gold granted by this very call; 0 when today's bonus had already been granted. */
  dailyGoldBonus: z.number(),
})
export type User = z.infer<typeof User>

export const SignOutReply = z.object({ success: z.literal(true) })
