import { randomUUID } from 'node:crypto'
import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import type { CommentAbout, CommentRequest } from '../../contract/comments.ts'
import type { Caller } from '../accounts/accounts.ts'
import { comments, competitions, roadmapItems } from '../db/community.ts'
import type { Reader, Transaction } from '../db/database.ts'
import { images, loras, sheets } from '../db/schema.ts'
import { heatWith } from '../db/trending.ts'
import { AppError } from '../errors.ts'
import { assertMayAct } from '../moderation/policy.ts'
import { notify } from '../notifications/commands.ts'
import { isBlocked } from '../people/policy.ts'
import { aboutOf, columnOf, lockSubject, type Subject, subjectNotFound } from '../subjects/queries.ts'
import { mentionedIn } from './mentions.ts'
import { canDelete, canEdit } from './policy.ts'

type Row = typeof comments.$inferSelect

/** Where the comments on each kind of thing are counted. */
const counted = {
  image: images,
  sheet: sheets,
  lora: loras,
  roadmap: roadmapItems,
  competition: competitions,
} as const

async function count(tx: Transaction, { kind, id }: CommentAbout, change: 1 | -1): Promise<void> {
  const table = counted[kind]
  await tx
    .update(table)
    .set({
      comments: sql`${table.comments} + ${change}`,
      ...('heat' in table && 'votes' in table && 'likes' in table && { heat: heatWith(table, { comments: change }) }),
    })
    .where(eq(table.id, id))
}

const isSame = (one: CommentAbout, other: CommentAbout) => one.kind === other.kind && one.id === other.id

const deletedMeanwhile = () =>
  new AppError(
    'conflict',
    'The comment that you are answering was deleted. Nothing was posted; what you wrote is still here.',
  )

const usedKey = () =>
  new AppError('idempotency_mismatch', 'This Idempotency-Key was used for another comment. Nothing was posted.')

async function rowOf(reader: Reader, id: string): Promise<Row | undefined> {
  const [row] = await reader.select().from(comments).where(eq(comments.id, id))
  return row
}

/** The comment that is answered. Throws where it has gone, or is about something else. */
async function answered(tx: Transaction, { about, parentId }: CommentRequest): Promise<Row | undefined> {
  if (parentId === undefined) return undefined
  const row = await rowOf(tx, parentId)
  const its = row && aboutOf(row)
  if (!row || row.deletedAt !== null || row.isWithheld || !its || !isSame(about, its as CommentAbout)) {
    throw deletedMeanwhile()
  }
  return row
}

/** What was posted with a key before; undefined: nothing was. Throws where that was another comment. */
async function before(tx: Transaction, caller: Caller, key: string, { about, text }: CommentRequest) {
  const [row] = await tx
    .select()
    .from(comments)
    .where(and(eq(comments.authorId, caller.id), eq(comments.idempotencyKey, key)))
  if (!row) return undefined
  const its = aboutOf(row)
  const isEdited = row.editedAt !== null || row.deletedAt !== null
  if (!its || !isSame(about, its as CommentAbout) || (row.text !== text && !isEdited)) {
    throw usedKey()
  }
  return row.id
}

async function assertWelcome(tx: Transaction, caller: Caller, others: readonly (string | null)[]): Promise<void> {
  for (const other of new Set(others)) {
    if (other === null || other === caller.id || !(await isBlocked(tx, caller.id, other))) continue
    throw new AppError('forbidden', 'You cannot comment here: one of you has blocked the other. Nothing was posted.')
  }
}

/**
 * Tells whom a comment concerns, each once: who is answered, who is named in it, and whose the thing is that it is about.
 * What is new to it was not there before it was changed.
 */
async function tellOf(
  tx: Transaction,
  caller: Caller,
  about: Subject,
  commentId: string,
  { answers, names, isNew }: { answers: Row | undefined; names: readonly string[]; isNew: boolean },
): Promise<void> {
  const told = new Set([caller.id])
  const subject = { kind: 'comment', id: commentId } as const
  const common = { subject, actorId: caller.id, repeats: true } as const
  const tell = async (
    userId: string | null | undefined,
    notice: Pick<Parameters<typeof notify>[1], 'type' | 'about' | 'facts'>,
  ) => {
    if (userId === null || userId === undefined || told.has(userId)) return
    told.add(userId)
    const facts = { title: about.title, ...notice.facts }
    await notify(tx, { ...common, ...notice, userId, facts })
  }
  if (isNew) await tell(answers?.authorId, { type: 'REPLY', about: `REPLY:comment:${answers?.id}` })
  for (const id of names) {
    // A private thing is nobody else's to know of.
    if (about.isSeenBy({ id })) {
      await tell(id, { type: 'REPLY', about: `MENTION:${about.kind}:${about.id}`, facts: { mention: 1 } })
    }
  }
  if (isNew) await tell(about.ownerId, { type: 'COMMENT', about: `COMMENT:${about.kind}:${about.id}` })
}

/** Posts a comment once for a key, however often it is asked for. Returns its id. Throws AppError. */
export async function postComment(
  tx: Transaction,
  caller: Caller,
  request: CommentRequest,
  idempotencyKey: string,
): Promise<string> {
  const { about, text } = request
  const posted = await before(tx, caller, idempotencyKey, request)
  if (posted !== undefined) return posted
  await assertMayAct(tx, caller.id, 'comment')
  const answers = await answered(tx, request)
  const names = await mentionedIn(tx, text)
  const subject = await lockSubject(tx, caller, about, [...names, ...(answers ? [answers.authorId] : [])])
  // A second click may have waited for the first.
  const meanwhile = await before(tx, caller, idempotencyKey, request)
  if (meanwhile !== undefined) return meanwhile
  await assertWelcome(tx, caller, [subject.ownerId, answers?.authorId ?? null])
  // An answer to an answer stands below the same comment as that.
  const parentId = answers ? (answers.parentId ?? answers.id) : null
  if (parentId !== null) {
    const [parent] = await tx
      .update(comments)
      .set({ replies: sql`${comments.replies} + 1` })
      .where(eq(comments.id, parentId))
      .returning({ deletedAt: comments.deletedAt })
    // Its place may have stayed for other answers: those may be answered, it may not.
    if (!parent || (answers?.id === parentId && parent.deletedAt !== null)) throw deletedMeanwhile()
  }
  const [made] = await tx
    .insert(comments)
    .values({
      id: randomUUID(),
      authorId: caller.id,
      [columnOf(about.kind)]: about.id,
      parentId,
      text,
      mentions: names,
      idempotencyKey,
    })
    .onConflictDoNothing({ target: [comments.authorId, comments.idempotencyKey] })
    .returning({ id: comments.id })
  if (!made) throw usedKey()
  await count(tx, about, 1)
  await tellOf(tx, caller, subject, made.id, { answers, names, isNew: true })
  return made.id
}

/** A comment with what it is about, both locked. Throws `not_found` for one that is gone or hidden. */
async function lockComment(tx: Transaction, caller: Caller, id: string, others: readonly string[] = []) {
  const seen = await rowOf(tx, id)
  const about = seen && aboutOf(seen)
  if (!seen || !about) throw subjectNotFound('comment')
  const subject = await lockSubject(tx, caller, about, others)
  const [row] = await tx.select().from(comments).where(eq(comments.id, id)).for('no key update')
  if (!row || row.deletedAt !== null) throw subjectNotFound('comment')
  return { row, subject, about: about as CommentAbout }
}

/** Changes what a comment says; who is named in it for the first time is told. */
export async function editComment(tx: Transaction, caller: Caller, id: string, text: string): Promise<void> {
  const names = await mentionedIn(tx, text)
  const { row, subject } = await lockComment(tx, caller, id, names)
  if (!canEdit(caller, row)) throw new AppError('forbidden', 'Only its author can change this comment.')
  if (row.text === text) return
  await tx.update(comments).set({ text, mentions: names, editedAt: sql`now()` }).where(eq(comments.id, id))
  const added = names.filter((name) => !row.mentions.includes(name))
  await tellOf(tx, caller, subject, id, { answers: undefined, names: added, isNew: false })
}

/** Deletes a comment. One with answers leaves its place to them, and goes with the last of them. */
export async function deleteComment(tx: Transaction, caller: Caller, id: string): Promise<{ keepsPlace: boolean }> {
  const { row, subject, about } = await lockComment(tx, caller, id)
  if (!canDelete(caller, row, subject)) {
    throw new AppError('forbidden', 'Only its author, and whoever made what it is about, can delete this comment.')
  }
  const keepsPlace = row.replies > 0
  if (keepsPlace) {
    await tx.update(comments).set({ text: '', mentions: [], deletedAt: sql`now()` }).where(eq(comments.id, id))
  } else await tx.delete(comments).where(eq(comments.id, id))
  // What a moderator withholds was taken out of the count by that.
  if (!row.isWithheld) await count(tx, about, -1)
  if (row.parentId !== null) await forgetReply(tx, row.parentId)
  return { keepsPlace }
}

/** What it is about, with that locked before the comment is, as by everybody who comments. */
async function lockAbout(tx: Transaction, id: string): Promise<CommentAbout | undefined> {
  const seen = await rowOf(tx, id)
  const about = seen && (aboutOf(seen) as CommentAbout | undefined)
  if (!about) return undefined
  const table = counted[about.kind]
  await tx.select({ id: table.id }).from(table).where(eq(table.id, about.id)).for('no key update')
  return about
}

/**
 * A moderator hides a comment from everybody but its author, or, where it is to be gone for good, from them too. It keeps its
 * place, so that what answers it does, and is no longer counted.
 */
export async function withholdComment(tx: Transaction, id: string, isForGood: boolean): Promise<void> {
  const about = await lockAbout(tx, id)
  if (!about) return
  const standing = and(eq(comments.id, id), eq(comments.isWithheld, false), isNull(comments.deletedAt))
  const hidden = await tx.update(comments).set({ isWithheld: true }).where(standing).returning({ id: comments.id })
  if (hidden.length > 0) await count(tx, about, -1)
  if (isForGood) await tx.update(comments).set({ text: '', mentions: [], isWithheld: true }).where(eq(comments.id, id))
}

/** Shows a comment again that a moderator has hidden; one without words stays as it is. */
export async function releaseComment(tx: Transaction, id: string): Promise<void> {
  const about = await lockAbout(tx, id)
  if (!about) return
  const hidden = and(
    eq(comments.id, id),
    eq(comments.isWithheld, true),
    isNull(comments.deletedAt),
    ne(comments.text, ''),
  )
  const shown = await tx.update(comments).set({ isWithheld: false }).where(hidden).returning({ id: comments.id })
  if (shown.length > 0) await count(tx, about, 1)
}

/** One answer fewer; the last takes the place of a deleted comment along. */
async function forgetReply(tx: Transaction, parentId: string): Promise<void> {
  const [parent] = await tx
    .update(comments)
    .set({ replies: sql`${comments.replies} - 1` })
    .where(eq(comments.id, parentId))
    .returning({ replies: comments.replies, deletedAt: comments.deletedAt })
  if (parent && parent.replies === 0 && parent.deletedAt !== null) {
    await tx.delete(comments).where(eq(comments.id, parentId))
  }
}
