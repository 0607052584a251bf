import { and, eq, sql } from 'drizzle-orm'
import type { LikeableKind } from '../../contract/commentable.ts'
import type { LikeReply, LikeRequest } from '../../contract/reactions.ts'
import { ADDRESS_ROOM } from '../../contract/trust.ts'
import type { Caller } from '../accounts/accounts.ts'
import { comments, likes } from '../db/community.ts'
import type { Transaction } from '../db/database.ts'
import { images, loras, sheets } from '../db/schema.ts'
import { heatWith } from '../db/trending.ts'
import { AppError } from '../errors.ts'
import { assertMayAct } from '../moderation/policy.ts'
import { countedBeside } from '../moderation/queries.ts'
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
  const level = isLiked ? await assertMayAct(tx, caller.id, 'like') : 'new'
  const subject = await lockSubject(tx, caller, { kind, id })
  const column = columnOf(kind)
  if (!isLiked) {
    const gone = await tx
      .delete(likes)
      .where(and(eq(likes[column], id), eq(likes.userId, caller.id)))
      .returning({ isCounted: likes.isCounted })
    return { likes: await count(tx, kind, id, gone[0]?.isCounted ? -1 : 0), isLiked }
  }
  if (subject.ownerId !== null && (await isBlocked(tx, caller.id, subject.ownerId))) {
    throw new AppError('forbidden', 'You cannot like this: one of you has blocked the other.')
  }
  // Nothing is ordered by the likes of a LoRA or a comment.
  const ranks = kind === 'image' || kind === 'sheet'
  const isCounted = !ranks || (await countedBeside(tx, `${kind}Like`, id, caller.id)) < ADDRESS_ROOM[level]
  const [made] = await tx
    .insert(likes)
    .values({ userId: caller.id, [column]: id, isCounted })
    .onConflictDoNothing()
    .returning({ isCounted: likes.isCounted })
  const total = await count(tx, kind, id, made?.isCounted ? 1 : 0)
  if (made) await tellOwner(tx, caller, kind, subject)
  const [mine] = made
    ? [made]
    : await tx
        .select({ isCounted: likes.isCounted })
        .from(likes)
        .where(and(eq(likes[column], id), eq(likes.userId, caller.id)))
  return { likes: total + (mine?.isCounted === false ? 1 : 0), isLiked }
}
