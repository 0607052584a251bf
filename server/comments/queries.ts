import { and, asc, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { REPLIES_SHOWN } from '../../contract/commentable.ts'
import type {
  Comment,
  CommentsQuery,
  CommentsReply,
  RepliesQuery,
  RepliesReply,
  Reply,
} from '../../contract/comments.ts'
import { isIdOf } from '../../contract/subjects.ts'
import type { Caller } from '../accounts/accounts.ts'
import { makerName } from '../accounts/queries.ts'
import { blocks, comments, likes } from '../db/community.ts'
import { behind, cursorAt, microsOf } from '../db/cursor.ts'
import type { Reader } from '../db/database.ts'
import { users } from '../db/schema.ts'
import { peopleById } from '../people/queries.ts'
import type { Services } from '../services.ts'
import { aboutOf, columnOf, findSubject, type Subject, subjectNotFound, subjectOf } from '../subjects/queries.ts'
import { type CommentRow, type People, presentComment, presentReply } from './presenter.ts'

type Placed = CommentRow & { micros: string }

/** Of people one of whom blocks the other neither sees what the other says. */
function isUnblocked(caller: Caller | undefined): SQL | undefined {
  if (!caller) return undefined
  return sql`not exists (select from ${blocks} where
    (${blocks.blockerId} = ${caller.id} and ${blocks.blockedId} = ${comments.authorId})
    or (${blocks.blockerId} = ${comments.authorId} and ${blocks.blockedId} = ${caller.id}))`
}

function selectComments(reader: Reader, caller: Caller | undefined) {
  const isLiked = caller
    ? sql<boolean>`exists (select from ${likes} where ${likes.commentId} = ${comments.id} and ${likes.userId} = ${caller.id})`
    : sql<boolean>`false`
  return reader
    .select({ comment: comments, author: makerName, isLiked, micros: microsOf(comments.createdAt) })
    .from(comments)
    .innerJoin(users, eq(users.id, comments.authorId))
}

const isUuid = (id: string) => isIdOf('comment', id)
const place = (way: 'newest' | 'oldest') => ({ moment: comments.createdAt, id: comments.id, way, isId: isUuid })

/** One more than asked for tells whether there are more. */
function paged<Row extends Placed>(found: readonly Row[], limit: number) {
  const shown = found.slice(0, limit)
  const last = found.length > limit ? shown.at(-1) : undefined
  return { shown, next: last ? cursorAt({ micros: last.micros, id: last.comment.id }) : null }
}

/** Everybody who speaks in these comments or is named in them. */
async function peopleIn(services: Services, caller: Caller | undefined, rows: readonly CommentRow[]): Promise<People> {
  const named = [...new Set(rows.flatMap(({ comment }) => comment.mentions))]
  const [found, authors] = await Promise.all([
    named.length === 0
      ? []
      : services.db.select({ id: users.id, name: makerName }).from(users).where(inArray(users.id, named)),
    peopleById(
      services,
      rows.map(({ comment }) => comment.authorId),
      caller,
    ),
  ])
  return { names: new Map(found.map(({ id, name }) => [id, name])), authors }
}

/** The first answers to each of some comments, the oldest first, one more than are shown. */
async function firstReplies(reader: Reader, caller: Caller | undefined, parents: readonly CommentRow[]) {
  const ids = parents.flatMap(({ comment }) => (comment.replies > 0 ? [comment.id] : []))
  if (ids.length === 0) return new Map<string | null, Placed[]>()
  const of = sql.join(
    ids.map((id) => sql`${id}::uuid`),
    sql`, `,
  )
  const some = sql`select first.id from unnest(array[${of}]) parent, lateral (
    select ${comments.id} from ${comments} where ${comments.parentId} = parent and ${isUnblocked(caller) ?? sql`true`}
    order by ${comments.createdAt}, ${comments.id} limit ${REPLIES_SHOWN + 1}) first`
  const rows = await selectComments(reader, caller)
    .where(sql`${comments.id} in (${some})`)
    .orderBy(asc(comments.createdAt), asc(comments.id))
  return Map.groupBy(rows, ({ comment }) => comment.parentId)
}

async function withReplies(
  services: Services,
  caller: Caller | undefined,
  about: Subject,
  rows: readonly CommentRow[],
): Promise<Comment[]> {
  const below = await firstReplies(services.db, caller, rows)
  const people = await peopleIn(services, caller, [...rows, ...[...below.values()].flat()])
  return rows.map((row) => {
    const { shown, next } = paged(below.get(row.comment.id) ?? [], REPLIES_SHOWN)
    const replies = shown.map((reply) => presentReply(reply, caller, about, people))
    return presentComment(presentReply(row, caller, about, people), row, { replies, nextReplies: next })
  })
}

/** What is said about a thing, a page at a time, each with its first answers. */
export async function commentsOn(
  services: Services,
  caller: Caller | undefined,
  { kind, id, order, limit, cursor }: CommentsQuery,
): Promise<CommentsReply> {
  const about = await subjectOf(services.db, caller, { kind, id })
  const ways = order === 'newest' ? [desc(comments.createdAt)] : [asc(comments.createdAt)]
  const found = await selectComments(services.db, caller)
    .where(
      and(
        eq(comments[columnOf(kind)], id),
        isNull(comments.parentId),
        isUnblocked(caller),
        behind(cursor, place(order)),
      ),
    )
    .orderBy(...ways, asc(comments.id))
    .limit(limit + 1)
  const { shown, next } = paged(found, limit)
  return { comments: await withReplies(services, caller, about, shown), nextCursor: next }
}

async function rowOf(reader: Reader, caller: Caller | undefined, id: string): Promise<CommentRow> {
  const [row] = await selectComments(reader, caller).where(and(eq(comments.id, id), isUnblocked(caller)))
  if (!row) throw subjectNotFound('comment')
  return row
}

/** A comment's row with what it is about. Throws `not_found` where the caller may not see that. */
async function located(reader: Reader, caller: Caller | undefined, id: string) {
  const row = await rowOf(reader, caller, id)
  const ref = aboutOf(row.comment)
  const about = ref && (await findSubject(reader, ref))
  if (!about?.isSeenBy(caller)) throw subjectNotFound('comment')
  return { row, about }
}

/** One comment with the one that it answers: what a link to it leads to. */
export async function threadOf(services: Services, caller: Caller | undefined, id: string): Promise<Comment> {
  const { db: reader } = services
  const { row, about } = await located(reader, caller, id)
  const top = row.comment.parentId === null ? row : await rowOf(reader, caller, row.comment.parentId)
  const [thread] = await withReplies(services, caller, about, [top])
  if (!thread) throw subjectNotFound('comment')
  if (top === row || thread.replies.some((reply) => reply.id === id)) return thread
  // It is further down than the first few: it stands behind them all the same.
  const own = presentReply(row, caller, about, await peopleIn(services, caller, [row]))
  return { ...thread, replies: [...thread.replies, own] }
}

/** The answers to a comment, the oldest first, a page at a time. */
export async function repliesTo(
  services: Services,
  caller: Caller | undefined,
  id: string,
  { limit, cursor }: RepliesQuery,
): Promise<RepliesReply> {
  const { about } = await located(services.db, caller, id)
  const found = await selectComments(services.db, caller)
    .where(and(eq(comments.parentId, id), isUnblocked(caller), behind(cursor, place('oldest'))))
    .orderBy(asc(comments.createdAt), asc(comments.id))
    .limit(limit + 1)
  const { shown, next } = paged(found, limit)
  const people = await peopleIn(services, caller, shown)
  return { replies: shown.map((row): Reply => presentReply(row, caller, about, people)), nextCursor: next }
}
