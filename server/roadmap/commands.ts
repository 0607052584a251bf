import { createHash, randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { type FeedbackStatus, feedbackStatuses, type RoadmapStatus, roadmapStatuses } from '../../contract/community.ts'
import type { RoadmapItem, RoadmapKind, RoadmapMove, Suggestion } from '../../contract/roadmap.ts'
import type { Caller } from '../accounts/accounts.ts'
import { lockUser } from '../accounts/queries.ts'
import { roadmapItems, roadmapVotes } from '../db/community.ts'
import type { Transaction } from '../db/database.ts'
import { AppError, notFound } from '../errors.ts'
import { assertMayAct } from '../moderation/policy.ts'
import { notify } from '../notifications/commands.ts'
import { lockPeople } from '../subjects/queries.ts'

type Row = typeof roadmapItems.$inferSelect
type Status = RoadmapItem['status']

/** Where a new one begins. */
const first: Record<RoadmapKind, Status> = { roadmap: 'SUGGESTED', feedback: 'CONSIDERING' }

/** The columns of a status. Throws `invalid_request` for one that this kind does not have. */
function standing(kind: RoadmapKind, status: Status): Pick<Row, 'status' | 'feedbackStatus'> {
  const known: readonly string[] = kind === 'roadmap' ? roadmapStatuses : feedbackStatuses
  if (!known.includes(status))
    throw new AppError('invalid_request', `Nothing of the ${kind} is ever ${status}. Nothing was changed.`)
  return kind === 'roadmap'
    ? { status: status as RoadmapStatus, feedbackStatus: null }
    : { status: null, feedbackStatus: status as FeedbackStatus }
}

async function lockItem(tx: Transaction, id: string): Promise<Row> {
  const [row] = await tx.select().from(roadmapItems).where(eq(roadmapItems.id, id)).for('update')
  if (!row) throw notFound('This item of the roadmap')
  return row
}

/** Suggests something; the same key again is the first one. Whoever suggests it is for it. Returns its id. */
export async function suggest(
  tx: Transaction,
  caller: Caller,
  asked: Suggestion,
  idempotencyKey: string,
): Promise<string> {
  await lockUser(tx, caller.id, 'no key update')
  const mine = and(eq(roadmapItems.authorId, caller.id), eq(roadmapItems.idempotencyKey, idempotencyKey))
  const [before] = await tx.select({ id: roadmapItems.id }).from(roadmapItems).where(mine)
  if (before) return before.id
  await assertMayAct(tx, caller.id, 'suggest')
  const id = randomUUID()
  const { kind, title, text } = asked
  await tx
    .insert(roadmapItems)
    .values({ id, authorId: caller.id, title, text, idempotencyKey, votes: 1, ...standing(kind, first[kind]) })
  await tx.insert(roadmapVotes).values({ itemId: id, userId: caller.id })
  return id
}

/** Votes for an item, or no longer. Twice is once, and the count is that of the rows. */
export async function vote(tx: Transaction, caller: Caller, id: string, isVoted: boolean): Promise<void> {
  await lockUser(tx, caller.id, 'key share')
  await lockItem(tx, id)
  const changed = isVoted
    ? await tx.insert(roadmapVotes).values({ itemId: id, userId: caller.id }).onConflictDoNothing().returning()
    : await tx
        .delete(roadmapVotes)
        .where(and(eq(roadmapVotes.itemId, id), eq(roadmapVotes.userId, caller.id)))
        .returning()
  if (changed.length === 0) return
  await assertMayAct(tx, caller.id, 'vote')
  await tx
    .update(roadmapItems)
    .set({ votes: sql`${roadmapItems.votes} + ${isVoted ? 1 : -1}` })
    .where(eq(roadmapItems.id, id))
}

/** Withdraws a suggestion of one's own, while it stands where it began and the house has said nothing of it. */
export async function withdraw(tx: Transaction, caller: Caller, id: string): Promise<void> {
  const row = await lockItem(tx, id)
  if (row.authorId !== caller.id) throw new AppError('forbidden', 'Only whoever suggested this can withdraw it.')
  const stands = row.status === first.roadmap || row.feedbackStatus === first.feedback
  if (!stands || row.answer !== '')
    throw new AppError('conflict', 'This has been taken up already, so it stays. Nothing was changed.')
  await tx.delete(roadmapItems).where(eq(roadmapItems.id, id))
}

/** The number of the house's item with a key: there is no account beside which its keys could be unique. */
function numberOf(key: string): string {
  const hex = createHash('sha256').update(`roadmap:${key}`).digest('hex')
  // Shaped like a UUID of one's own making (RFC 9562, version 8).
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** An item of the house's; the same key again is the first one. Returns its id, and whether it is new. */
export async function add(
  tx: Transaction,
  asked: Suggestion & { status: Status; createdAt?: Date },
  idempotencyKey: string,
): Promise<{ id: string; isNew: boolean }> {
  const id = numberOf(idempotencyKey)
  const { kind, title, text, status, createdAt } = asked
  const added = await tx
    .insert(roadmapItems)
    .values({ id, title, text, idempotencyKey, createdAt, ...standing(kind, status) })
    .onConflictDoNothing()
    .returning({ id: roadmapItems.id })
  return { id, isNew: added.length > 0 }
}

/** Moves an item, answers it or puts it in other words. Whoever suggested it is told of a move and of an answer. */
export async function move(tx: Transaction, caller: Caller, id: string, asked: RoadmapMove): Promise<{ from: Status }> {
  const [author] = await tx.select({ id: roadmapItems.authorId }).from(roadmapItems).where(eq(roadmapItems.id, id))
  if (author?.id) await lockPeople(tx, [author.id])
  const row = await lockItem(tx, id)
  const before: Status = row.status ?? row.feedbackStatus ?? 'SUGGESTED'
  const kind = asked.kind ?? (row.feedbackStatus === null ? 'roadmap' : 'feedback')
  const { answer, title, text } = asked
  const status = asked.status ?? (asked.kind ? first[asked.kind] : before)
  await tx
    .update(roadmapItems)
    .set({ ...standing(kind, status), answer, title, text, updatedAt: sql`now()` })
    .where(eq(roadmapItems.id, id))
  const isNews = status !== before || (answer !== undefined && answer !== '' && answer !== row.answer)
  if (row.authorId && isNews)
    await notify(tx, {
      userId: row.authorId,
      type: 'REPLY',
      about: `ROADMAP:${id}`,
      subject: { kind: 'roadmap', id },
      actorId: caller.id,
      repeats: true,
      facts: { status },
    })
  return { from: before }
}
