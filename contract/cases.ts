import * as z from 'zod'
import { Reason } from './administration.ts'
import { axes } from './axes.ts'
import { decisions, reportReasons, subjectKinds } from './community.ts'
import { ImageAxes } from './images.ts'
import { SubjectRef } from './subjects.ts'
import { isSeen, typedText } from './text.ts'

export const REPORT_TEXT_MAX = 1000
export const APPEAL_MAX = 2000
export const SUSPEND_DAYS_MAX = 3650

export const ReportRequest = z.object({
  subject: SubjectRef,
  reason: z.enum(reportReasons),
  text: typedText(REPORT_TEXT_MAX).default(''),
})
export const ReportReply = z.object({ isReported: z.literal(true) })

const Decision = z.enum(decisions)

/** What was decided of something of the caller's, and what can be done about it. */
export const Case = z.object({
  id: z.uuid(),
  subject: z.object({ kind: z.enum(subjectKinds), id: z.string(), title: z.string(), page: z.string().nullable() }),
  decision: Decision,
  reason: z.string(),
  decidedAt: z.iso.datetime(),
  /** What the owner said against it; empty: nothing yet. */
  appeal: z.string(),
  canAppeal: z.boolean(),
  appealDecision: Decision.nullable(),
  appealReason: z.string(),
  appealDecidedAt: z.iso.datetime().nullable(),
})
export type Case = z.infer<typeof Case>
export const CasesReply = z.object({ cases: z.array(Case) })
export type CasesReply = z.infer<typeof CasesReply>
export const AppealRequest = z.object({
  text: typedText(APPEAL_MAX).refine(isSeen, 'Say why you see it differently.'),
})

/** A case as moderators see it. */
export const AdminCase = z.object({
  id: z.uuid(),
  subject: z.object({
    kind: z.enum(subjectKinds),
    id: z.string(),
    title: z.string(),
    page: z.string().nullable(),
    /** All of its words, as far as it has any. */
    text: z.string(),
    /** Address of its picture, signed where it is not public. */
    picture: z.string().nullable(),
    /** How much of what is on it; null of what is no picture. */
    axes: ImageAxes.nullable(),
    isGone: z.boolean(),
  }),
  owner: z.object({ id: z.string(), username: z.string() }),
  reports: z.array(
    z.object({ reporter: z.string(), reason: z.enum(reportReasons), text: z.string(), createdAt: z.iso.datetime() }),
  ),
  reportCount: z.number().int(),
  openedAt: z.iso.datetime(),
  decision: Decision.nullable(),
  reason: z.string(),
  decidedBy: z.string(),
  decidedAt: z.iso.datetime().nullable(),
  appeal: z.string(),
  appealDecision: Decision.nullable(),
  appealReason: z.string(),
})
export type AdminCase = z.infer<typeof AdminCase>

export const caseViews = ['open', 'appeals', 'decided'] as const
export const AdminCasesQuery = z.object({
  view: z.enum(caseViews).default('open'),
  offset: z.coerce.number().int().min(0).max(10_000).default(0),
  limit: z.coerce.number().int().min(1).max(50).default(20),
})
export type AdminCasesQuery = z.output<typeof AdminCasesQuery>
export const AdminCasesReply = z.object({ cases: z.array(AdminCase), total: z.number().int() })
export type AdminCasesReply = z.infer<typeof AdminCasesReply>

/** Works that nobody reported, but whose picture was rated high and whose owner shows it all the same. */
export const FlaggedReply = z.object({
  works: z.array(
    z.object({
      id: z.uuid(),
      title: z.string(),
      page: z.string(),
      picture: z.string(),
      owner: z.string(),
      rating: z.number(),
    }),
  ),
})
export type FlaggedReply = z.infer<typeof FlaggedReply>

export const CaseOpening = z.object({ subject: SubjectRef, reason: Reason })
export const CaseDecision = z.object({
  decision: Decision,
  /** What the owner is told. */
  reason: Reason,
  /** Of a suspension; left out: for good. */
  days: z.number().int().min(1).max(SUSPEND_DAYS_MAX).optional(),
  /** Of a picture that is marked: for what; left out: nudity. */
  axis: z.enum(axes).optional(),
})
/** What a moderator says is on a picture. */
export const ImageRating = z.object({
  axes: ImageAxes.partial().refine(
    (said) => Object.keys(said).length > 0,
    'Say how much gore, horror or nudity is on it.',
  ),
  reason: Reason,
})
export const RatedImage = z.object({ axes: ImageAxes, isNsfw: z.boolean() })
export type CaseDecision = z.output<typeof CaseDecision>
export const CaseParams = z.object({ id: z.uuid() })
