import type { Caller } from '../accounts/accounts.ts'
import type { comments } from '../db/community.ts'
import type { Subject } from '../subjects/queries.ts'

type Comment = Pick<typeof comments.$inferSelect, 'authorId' | 'deletedAt' | 'isWithheld'>

export const canEdit = (caller: Pick<Caller, 'id'>, comment: Comment) =>
  comment.deletedAt === null && !comment.isWithheld && caller.id === comment.authorId
/** Its author, and whoever made what it is about: it is their page. */
export const canDelete = (caller: Pick<Caller, 'id'> | undefined, comment: Comment, about: Pick<Subject, 'ownerId'>) =>
  comment.deletedAt === null && caller !== undefined && [comment.authorId, about.ownerId].includes(caller.id)
/** What a moderator withholds is read by its author alone. */
export const canRead = (caller: Pick<Caller, 'id'> | undefined, comment: Comment) =>
  comment.deletedAt === null && (!comment.isWithheld || caller?.id === comment.authorId)
