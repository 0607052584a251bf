import * as z from 'zod'
import { coverLevels } from './axes.ts'
import { roles } from './community.ts'
import { PremiumLevel } from './enums.ts'
import { isReservedName } from './reserved-names.ts'
import { givenName } from './text.ts'

/** 3-30 letters, digits, dots or underscores; compared without regard to case. */
export const Username = z
  .string()
  .trim()
  .min(3, 'A username has at least 3 characters.')
  .max(30, 'A username has at most 30 characters.')
  .regex(/^[A-Za-z0-9_.]+$/, 'A username is made of letters, digits, dots and underscores.')
/** A username that somebody may take: none that could be taken for the site itself. */
export const NewUsername = Username.refine(
  (name) => !isReservedName(name),
  'That name is kept for the keep itself. Choose another.',
)
export const Password = z
  .string()
  .min(8, 'A password has at least 8 characters.')
  .max(128, 'A password has at most 128 characters.')
export const Email = z.email('That does not look like an e-mail address.').max(254)

/** What somebody gives to friends; taken down at sign-up, in whatever case it was typed. */
export const ReferralCode = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9]{4,16}$/)

/** The user record: gold and dailyGoldBonus in gold. */
export const User = z.object({
  email: z.string(),
  username: z.string(),
  referralCode: z.string(),
  gold: z.number(),
  subscriptionType: PremiumLevel,
  role: z.enum(roles),
  /** Gold granted by this very call; 0 when today's bonus had already been granted. */
  dailyGoldBonus: z.number(),
  /** Whether the daily gold waits until the e-mail address is confirmed. */
  mustConfirmEmail: z.boolean(),
  /** The day’s bonus does not come: other new accounts of the same address have had what there is. */
  isCrowdedOut: z.boolean(),
})
export type User = z.infer<typeof User>

const CoverLevel = z.literal(coverLevels)
/** From how much of each on a picture it is covered for the caller: 1 some, 2 much, 3 never. */
export const CoversReply = z.object({ gore: CoverLevel, horror: CoverLevel, nudity: CoverLevel })
export const CoversUpdate = CoversReply.partial()

/** Whether works that are marked as NSFW are shown to the caller uncovered, whatever is on them; false: as visitors are shown them. */
export const NsfwShown = z.object({ showsNsfw: z.boolean() })

export const SignOutReply = z.object({ success: z.literal(true) })

/** A device that is logged in. */
export const Session = z.object({
  id: z.string(),
  /** What the browser says it is; empty when it said nothing. */
  userAgent: z.string(),
  /** The network address it logged in from; empty when that is not known. */
  address: z.string(),
  createdAt: z.iso.datetime(),
  /** When it was last heard of, to the day. */
  seenAt: z.iso.datetime(),
  /** Whether it is the one asking. */
  isCurrent: z.boolean(),
})
export type Session = z.infer<typeof Session>

/** The account as its owner sees it on their own page. */
export const Profile = z.object({
  email: z.string(),
  emailVerified: z.boolean(),
  username: z.string(),
  referralCode: z.string(),
  subscriptionType: PremiumLevel,
  covers: CoversReply,
  createdAt: z.iso.datetime(),
  sessions: z.array(Session),
})
export type Profile = z.infer<typeof Profile>

export const SessionParams = z.object({ id: givenName(100).min(1) })
export const EndedSessionsReply = z.object({ ended: z.number().int() })

const CurrentPassword = z.string().min(1, 'Enter your password.').max(128, 'A password has at most 128 characters.')

/** A new address takes the password: whoever chooses the address could have the password changed. */
export const EmailUpdate = z.object({ email: Email, password: CurrentPassword })

/** An account goes only with its password: a borrowed device is not enough. */
export const DeleteAccountRequest = z.object({ password: CurrentPassword })
export const DeletedAccountReply = z.object({ deleted: z.literal(true) })
