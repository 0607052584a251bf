import { and, eq, sql } from 'drizzle-orm'
import type { LikeableKind } from '../../contract/commentable.ts'
import type { LikeReply, LikeRequest } from '../../contract/reactions.ts'
import type { Caller } from '../accounts/accounts.ts'
import { comments, likes } from '../db/community.ts'
import type { Transaction } from '../db/database.ts'
import { images, loras, sheets } from '../db/schema.ts'
import { heatWith } from '../db/trending.ts'
import { AppError } from '../errors.ts'
import { assertMayAct } from '../moderation/policy.ts'
import { notify } from '../notifications/commands.ts'
import { isBlocked } from '../people/policy.ts'
import { columnOf, lockSubject, type Subject } from '../subjects/queries.ts'

/** Where the likes of each kind of thing are counted. */
const counted = { image: images, sheet: sheets, lora: loras, comment: comments } as const

async function count(tx: Transaction, kind: LikeableKind, id: string, change: 1 | -1 | 0): Promise<number> {
  const table = counted[kind]
  const where = eq(table.id, id)
  const [row] =
    change === 0
      ? await tx.select({ likes: table.likes }).from(table).where(where)
      : await tx
          .update(table)
          .set({
            likes: sql`${table.likes} + ${change}`,
            ...('heat' in table && { heat: heatWith(table, { likes: change }) }),
          })
          .where(where)
          .returning({ likes: table.likes })
  return row?.likes ?? 0
}

async function tellOwner(tx: Transaction, caller: Caller, kind: LikeableKind, subject: Subject): Promise<void> {
  if (subject.ownerId === null) return
  await notify(tx, {
    userId: subject.ownerId,
    type: kind === 'lora' ? 'LORA_LIKED' : 'LIKE',
    about: `LIKE:${kind}:${subject.id}`,
    subject: { kind, id: subject.id },
    actorId: caller.id,
    facts: { kind },
  })
}

/** Likes a thing, or no longer; what is so already stays so. Returns how many like it now. Throws AppError. */
export async function setLike(tx: Transaction, caller: Caller, { kind, id, isLiked }: LikeRequest): Promise<LikeReply> {
  if (isLiked) await assertMayAct(tx, caller.id, 'like')
  const subject = await lockSubject(tx, caller, { kind, id })
  const column = columnOf(kind)
  if (!isLiked) {
    const gone = await tx
      .delete(likes)
      .where(and(eq(likes[column], id), eq(likes.userId, caller.id)))
      .returning({ userId: likes.userId })
    return { likes: await count(tx, kind, id, gone.length > 0 ? -1 : 0), isLiked }
  }
  if (subject.ownerId !== null && (await isBlocked(tx, caller.id, subject.ownerId))) {
    throw new AppError('forbidden', 'You cannot like this: one of you has blocked the other.')
  }
  const made = await tx
    .insert(likes)
    .values({ userId: caller.id, [column]: id })
    .onConflictDoNothing()
    .returning({ userId: likes.userId })
  const total = await count(tx, kind, id, made.length > 0 ? 1 : 0)
  if (made.length > 0) await tellOwner(tx, caller, kind, subject)
  return { likes: total, isLiked }
}
