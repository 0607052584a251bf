import type { Comment, Reply } from '../../contract/comments.ts'
import type { PersonCard } from '../../contract/people.ts'
import type { Caller } from '../accounts/accounts.ts'
import type { comments } from '../db/community.ts'
import type { Subject } from '../subjects/queries.ts'
import { canDelete, canRead } from './policy.ts'

export interface CommentRow {
  comment: typeof comments.$inferSelect
  author: string
  isLiked: boolean
}

/** By id: how those who are mentioned are called now, and who says it, as far as the caller may see their page. */
export interface People {
  names: ReadonlyMap<string, string>
  authors: ReadonlyMap<string, PersonCard>
}

export function presentReply(
  { comment, author, isLiked }: CommentRow,
  caller: Caller | undefined,
  about: Pick<Subject, 'ownerId'>,
  { names, authors }: People,
): Reply {
  const isDeleted = comment.deletedAt !== null
  const isRead = canRead(caller, comment)
  return {
    id: comment.id,
    parentId: comment.parentId,
    author: isDeleted ? '' : author,
    avatar: isDeleted ? null : (authors.get(comment.authorId)?.avatar ?? null),
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
