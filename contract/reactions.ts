import * as z from 'zod'
import { likeableKinds, viewedKinds } from './commentable.ts'

export const LikeRequest = z.object({
  kind: z.enum(likeableKinds),
  id: z.uuid(),
  /** How it is to be afterwards: sent twice it is the same as once. */
  isLiked: z.boolean(),
})
export type LikeRequest = z.infer<typeof LikeRequest>

export const LikeReply = z.object({ likes: z.number().int(), isLiked: z.boolean() })
export type LikeReply = z.infer<typeof LikeReply>

export const ViewRequest = z.object({ kind: z.enum(viewedKinds), id: z.uuid() })
export type ViewRequest = z.infer<typeof ViewRequest>

export const ViewReply = z.object({ isCounted: z.boolean() })

/** What people make of a work, and what the caller does. */
export const Reactions = z.object({
  likes: z.number().int(),
  isLiked: z.boolean(),
  comments: z.number().int(),
  views: z.number().int(),
  /** Ups less downs; of a LoRA 0. */
  votes: z.number().int(),
  myVote: z.union([z.literal(1), z.literal(0), z.literal(-1)]),
  /** Whose it is, by username. */
  owner: z.string(),
  isOwner: z.boolean(),
})
export type Reactions = z.infer<typeof Reactions>

/** What a vote on a sheet comes to. */
export const SheetVoteReply = z.object({
  votes: z.number().int(),
  myVote: z.union([z.literal(1), z.literal(0), z.literal(-1)]),
})
