import type { Comment, Reply } from '../../contract/comments.ts'
import type { Caller } from '../accounts/accounts.ts'
import type { comments } from '../db/community.ts'
import type { Subject } from '../subjects/queries.ts'
import { canDelete, canRead } from './policy.ts'

export interface CommentRow {
  comment: typeof comments.$inferSelect
  author: string
  isLiked: boolean
}

/** People's names as they are now, by id. */
export type Names = ReadonlyMap<string, string>

export function presentReply(
  { comment, author, isLiked }: CommentRow,
  caller: Caller | undefined,
  about: Pick<Subject, 'ownerId'>,
  names: Names,
): Reply {
  const isDeleted = comment.deletedAt !== null
  const isRead = canRead(caller, comment)
  return {
    id: comment.id,
    parentId: comment.parentId,
    author: isDeleted ? '' : author,
    isByOwner: !isDeleted && comment.authorId === about.ownerId,
    isMine: !isDeleted && comment.authorId === caller?.id,
    text: isRead ? comment.text : '',
    mentions: isRead ? comment.mentions.flatMap((id) => names.get(id) ?? []) : [],
    likes: comment.likes,
    isLiked,
    isDeleted,
    isWithheld: comment.isWithheld,
    canDelete: canDelete(caller, comment, about),
    createdAt: comment.createdAt.toISOString(),
    editedAt: comment.editedAt?.toISOString() ?? null,
  }
}

export const presentComment = (
  reply: Reply,
  row: CommentRow,
  below: Pick<Comment, 'replies' | 'nextReplies'>,
): Comment => ({ ...reply, replyCount: row.comment.replies, ...below })
