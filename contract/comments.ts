import * as z from 'zod'
import { COMMENT_MAX, commentableKinds } from './commentable.ts'
import { Avatar } from './people.ts'
import { isSeen, typedText } from './text.ts'

/** What a comment is about: one kind of thing, and which of them. */
export const CommentAbout = z.object({ kind: z.enum(commentableKinds), id: z.uuid() })
export type CommentAbout = z.infer<typeof CommentAbout>

/** What a comment says: plain text, shown as it is; links in it are links, and @names lead to people. */
export const CommentText = typedText(COMMENT_MAX).refine(isSeen, 'Write something first.')

/** A comment that answers another. */
export const Reply = z.object({
  id: z.uuid(),
  /** The comment that it answers, always one that answers none itself; null for such a one. */
  parentId: z.uuid().nullable(),
  /** Who wrote it, by username; empty once it is deleted. */
  author: z.string(),
  /** Their picture, as on their page; null for those without one, and for whoever keeps their page to themselves. */
  avatar: Avatar.nullable(),
  /** Whether they made what it is about. */
  isByOwner: z.boolean(),
  isMine: z.boolean(),
  /** Empty once it is deleted, and to others than its author while a moderator withholds it. */
  text: z.string(),
  /** People whom it names with an @, as they are called now. */
  mentions: z.array(z.string()),
  likes: z.number().int(),
  isLiked: z.boolean(),
  isDeleted: z.boolean(),
  isWithheld: z.boolean(),
  /** The caller wrote it, or made what it is about. */
  canDelete: z.boolean(),
  createdAt: z.iso.datetime(),
  editedAt: z.iso.datetime().nullable(),
})
export type Reply = z.infer<typeof Reply>

/** A comment with the first of its answers, the oldest first. */
export const Comment = Reply.extend({
  replyCount: z.number().int(),
  replies: z.array(Reply),
  /** Where the next answers begin; null where these are all. */
  nextReplies: z.string().nullable(),
})
export type Comment = z.infer<typeof Comment>

export const commentOrders = ['newest', 'oldest'] as const

/** Pages through what is said about a thing: `cursor` is the last page's `nextCursor`. */
export const CommentsQuery = CommentAbout.extend({
  order: z.enum(commentOrders).default('newest'),
  limit: z.coerce.number().int().min(1).max(50).default(20),
  cursor: z.string().max(80).optional(),
})
export type CommentsQuery = z.infer<typeof CommentsQuery>

export const CommentsReply = z.object({ comments: z.array(Comment), nextCursor: z.string().nullable() })
export type CommentsReply = z.infer<typeof CommentsReply>

export const RepliesQuery = z.object({
  limit: z.coerce.number().int().min(1).max(50).default(20),
  cursor: z.string().max(80).optional(),
})
export type RepliesQuery = z.infer<typeof RepliesQuery>

export const RepliesReply = z.object({ replies: z.array(Reply), nextCursor: z.string().nullable() })
export type RepliesReply = z.infer<typeof RepliesReply>

export const CommentRequest = z.object({
  about: CommentAbout,
  /** The comment that is answered; an answer to an answer stands below the same comment as that. */
  parentId: z.uuid().optional(),
  text: CommentText,
})
export type CommentRequest = z.infer<typeof CommentRequest>

export const CommentUpdate = z.object({ text: CommentText })

export const DeletedComment = z.object({
  deleted: z.literal(true),
  /** It has answers, so its place stays, without what it said. */
  keepsPlace: z.boolean(),
})
