import * as z from 'zod'
import { Reason } from './administration.ts'
import { feedbackStatuses, roadmapStatuses } from './community.ts'
import { isSeen, typedText } from './text.ts'

export const SUGGESTION_TITLE_MAX = 120
export const SUGGESTION_TEXT_MAX = 2000
const ANSWER_MAX = 2000

/** What is planned, and what people say of what is there: each has statuses of its own. */
export const roadmapKinds = ['roadmap', 'feedback'] as const
export const RoadmapKind = z.enum(roadmapKinds)
export type RoadmapKind = z.infer<typeof RoadmapKind>

const Status = z.enum([...new Set([...roadmapStatuses, ...feedbackStatuses])])

export const RoadmapItem = z.object({
  id: z.uuid(),
  kind: RoadmapKind,
  title: z.string(),
  text: z.string(),
  /** Of the roadmap's statuses, or of those of feedback. */
  status: Status,
  /** What the house says of it; empty: nothing yet. */
  answer: z.string(),
  votes: z.number().int(),
  /** Whether the caller voted for it. */
  isVoted: z.boolean(),
  comments: z.number().int(),
  /** Who suggested it; null: the house, or somebody who has left. */
  author: z.string().nullable(),
  isMine: z.boolean(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type RoadmapItem = z.infer<typeof RoadmapItem>

export const roadmapSorts = ['votes', 'new', 'moved'] as const
export const RoadmapQuery = z.object({
  kind: RoadmapKind.default('roadmap'),
  status: Status.optional(),
  sort: z.enum(roadmapSorts).default('votes'),
  q: typedText(100).default(''),
  offset: z.coerce.number().int().min(0).max(10_000).default(0),
  limit: z.coerce.number().int().min(1).max(100).default(50),
})
export type RoadmapQuery = z.output<typeof RoadmapQuery>
export const RoadmapReply = z.object({
  items: z.array(RoadmapItem),
  total: z.number().int(),
  /** How many there are of each status, of this kind. */
  counts: z.partialRecord(Status, z.number().int()),
})
export type RoadmapReply = z.infer<typeof RoadmapReply>

export const RoadmapParams = z.object({ id: z.uuid() })
const Title = typedText(SUGGESTION_TITLE_MAX).refine(isSeen, 'Say in a few words what it is about.')
export const Suggestion = z.object({
  kind: RoadmapKind.default('roadmap'),
  title: Title,
  text: typedText(SUGGESTION_TEXT_MAX).default(''),
})
export type Suggestion = z.output<typeof Suggestion>
export const RoadmapVote = z.object({ isVoted: z.boolean() })
export const RemovedItemReply = z.object({ deleted: z.literal(true) })

export const RoadmapMove = z
  .object({
    kind: RoadmapKind,
    status: Status,
    answer: typedText(ANSWER_MAX),
    title: Title,
    text: typedText(SUGGESTION_TEXT_MAX),
  })
  .partial()
  .extend({ reason: Reason })
  .refine(({ reason: _, ...changes }) => Object.keys(changes).length > 0, 'Say what to change.')
export type RoadmapMove = z.output<typeof RoadmapMove>
export const RoadmapOpening = Suggestion.extend({ status: Status, reason: Reason })
