import * as z from 'zod'
import { GoldAmount, Note } from './giving.ts'
import { PURSE_NAME_MAX } from './giving-facts.ts'
import { drawStates } from './shop-facts.ts'
import { givenName, isSeen, typedText } from './text.ts'

const Name = typedText(PURSE_NAME_MAX).refine(isSeen, 'Give the purse a name.')
const Most = z.number().min(0).max(1_000_000).nullable()

/** A purse in a list of the caller's. */
export const PurseCard = z.object({
  id: z.uuid(),
  name: z.string(),
  /** What is in it. */
  gold: z.number(),
  keeper: z.string(),
  isKeeper: z.boolean(),
  members: z.number().int(),
  /** Invited, and has not answered. */
  isInvited: z.boolean(),
  /** Draws that wait for the keeper, where that is the caller. */
  waiting: z.number().int(),
})
export type PurseCard = z.infer<typeof PurseCard>

export const PursesReply = z.object({ purses: z.array(PurseCard) })

export const PurseMember = z.object({
  username: z.string(),
  isKeeper: z.boolean(),
  isInvited: z.boolean(),
  /** Most that they draw within seven days; null: no bound. */
  cap: z.number().nullable(),
  /** What they have drawn within seven days, asked for included, and put in so far. */
  drawn: z.number(),
  filled: z.number(),
})
export type PurseMember = z.infer<typeof PurseMember>

/** Gold put in or drawn. */
export const PurseMovement = z.object({
  id: z.uuid(),
  kind: z.enum(['filled', 'drawn']),
  /** Null: somebody who has left the site. */
  username: z.string().nullable(),
  gold: z.number(),
  note: z.string(),
  state: z.enum(drawStates),
  createdAt: z.iso.datetime(),
})
export type PurseMovement = z.infer<typeof PurseMovement>

export const Purse = PurseCard.extend({
  people: z.array(PurseMember),
  /** The last ones, the newest first; what waits for the keeper is always among them. */
  movements: z.array(PurseMovement),
  /** A draw above it waits for the keeper; null: none does. */
  approvalAbove: z.number().nullable(),
  /** Leads to joining; shown to the keeper alone. */
  inviteCode: z.string().nullable(),
  /** What the caller can draw now without asking; null: as much as there is. */
  mayDraw: z.number().nullable(),
})
export type Purse = z.infer<typeof Purse>

export const PurseParams = z.object({ id: z.uuid() })
export const PurseMemberParams = PurseParams.extend({ username: givenName(30).min(1) })
export const PurseDrawParams = PurseParams.extend({ draw: z.uuid() })

export const PurseRequest = z.object({ name: Name, approvalAbove: Most.default(null) })
export const PurseUpdate = z.object({
  name: Name.optional(),
  approvalAbove: Most.optional(),
  /** A new link to join by, or none. */
  inviteLink: z.enum(['new', 'none']).optional(),
  /** Hands the purse on to a member. */
  keeper: givenName(30).min(1).optional(),
})
export const PurseInvitation = z.object({ username: givenName(30).min(1), cap: Most.default(null) })
export const PurseMemberUpdate = z.object({ cap: Most })
export const PurseJoin = z.object({ code: givenName(64).min(1) })
export const PurseFilling = z.object({ gold: GoldAmount, note: Note })
export const PurseDraw = z.object({ gold: GoldAmount, note: Note })
export const PurseDecision = z.object({ decision: z.enum(['pay', 'decline']) })
/** What was shared out when a purse was dissolved: the caller's part. */
export const PurseDissolved = z.object({ returned: z.number() })
