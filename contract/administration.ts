import * as z from 'zod'
import { featureFlagNames } from './flags.ts'
import { givenName, isSeen, typedText } from './text.ts'

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
