import * as z from 'zod'
import { roles } from './community.ts'
import { featureFlagNames } from './flags.ts'
import { givenName, isSeen, typedText } from './text.ts'
import { trustLevels } from './trust.ts'

const REASON_MAX = 500

/** Why an administrator does something: it stands in the audit log for good. */
export const Reason = typedText(REASON_MAX).refine(isSeen, 'Say why: it stands in the audit log.')

const Flag = z.object({
  name: z.enum(featureFlagNames),
  isOn: z.boolean(),
  /** What it does, as a sentence. */
  about: z.string(),
})
export const FlagsReply = z.object({ flags: z.array(Flag) })
export type FlagsReply = z.infer<typeof FlagsReply>
export const FlagParams = z.object({ name: z.enum(featureFlagNames) })
export const FlagUpdate = z.object({ isOn: z.boolean(), reason: Reason })

/** Somebody as administrators see them. */
export const AdminPerson = z.object({
  id: z.string(),
  username: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  role: z.enum(roles),
  createdAt: z.iso.datetime(),
  gold: z.number(),
  works: z.number().int(),
  trust: z.enum(trustLevels),
  /** Null: they are not. */
  suspendedUntil: z.iso.datetime().nullable(),
  suspendedFor: z.string(),
})
export type AdminPerson = z.infer<typeof AdminPerson>
export const AdminPeopleQuery = z.object({
  q: givenName(100).default(''),
  limit: z.coerce.number().int().min(1).max(50).default(20),
})
export const AdminPeopleReply = z.object({ people: z.array(AdminPerson) })
export type AdminPeopleReply = z.infer<typeof AdminPeopleReply>
export const PersonParams = z.object({ id: givenName(100).min(1) })
/** `days` 0 lets them in again; left out: for good. */
export const Suspension = z.object({ days: z.number().int().min(0).max(3650).optional(), reason: Reason })
export const GOLD_GIVEN_MAX = 1_000_000
/** Above 0 is given, below it taken; gold, to three decimals. */
export const GoldGift = z.object({
  gold: z
    .number()
    .min(-GOLD_GIVEN_MAX)
    .max(GOLD_GIVEN_MAX)
    .refine((gold) => Math.round(gold * 1000) !== 0, 'Say how much gold.'),
  reason: Reason,
})

/** How queue, services and machine stand. */
export const AdminHealth = z.object({
  isReady: z.boolean(),
  /** Parts that do not answer. */
  missing: z.array(z.string()),
  waiting: z.number().int(),
  processing: z.number().int(),
  /** Age of the work that waits longest, s; null: none waits. */
  oldestWaiting: z.number().nullable(),
  /** Of the last hour. */
  completed: z.number().int(),
  failed: z.number().int(),
  services: z.array(z.object({ name: z.string(), models: z.number().int(), isAnswering: z.boolean() })),
  /** Of the last seven days, by matter. */
  refused: z.array(z.object({ day: z.string(), matter: z.string(), count: z.number().int() })),
  openCases: z.number().int(),
  appeals: z.number().int(),
})
export type AdminHealth = z.infer<typeof AdminHealth>

/** One thing an administrator did. */
const Deed = z.object({
  id: z.number().int(),
  /** Their username; "operator" for whoever works at the machine itself; empty for somebody who has left. */
  actor: z.string(),
  action: z.string(),
  subjectKind: z.string(),
  subjectId: z.string(),
  reason: z.string(),
  facts: z.record(z.string(), z.unknown()),
  createdAt: z.iso.datetime(),
})
export type Deed = z.infer<typeof Deed>
export const AuditQuery = z.object({
  cursor: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
  /** Of one person or thing alone. */
  subjectId: givenName(100).optional(),
})
export type AuditQuery = z.output<typeof AuditQuery>
export const AuditReply = z.object({ deeds: z.array(Deed), nextCursor: z.number().int().nullable() })
export type AuditReply = z.infer<typeof AuditReply>
