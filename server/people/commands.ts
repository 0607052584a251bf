import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { PersonUpdate } from '../../contract/people.ts'
import { BLOCKS_MAX, FOLLOWING_MAX } from '../../contract/people-facts.ts'
import type { Caller } from '../accounts/accounts.ts'
import { lockUser } from '../accounts/queries.ts'
import { blocks, follows } from '../db/community.ts'
import type { Transaction } from '../db/database.ts'
import { images, users } from '../db/schema.ts'
import { AppError, notFound } from '../errors.ts'
import { assertMayAct, assertNotSuspended } from '../moderation/policy.ts'
import { notify } from '../notifications/commands.ts'
import { canSeePage, isBlocked } from './policy.ts'

/**
 * The caller and somebody else by their name, both locked, always in one order: two who follow each other at once never wait
 * for each other. Throws `not_found`, also for a page that is hidden unless `hiddenToo`.
 */
async function lockBoth(tx: Transaction, caller: Caller, username: string, { hiddenToo = false } = {}) {
  const rows = await tx
    .select({ id: users.id, username: users.username, isHidden: users.isHidden, following: users.following })
    .from(users)
    .where(or(eq(users.id, caller.id), eq(users.username, username.toLowerCase())))
    .orderBy(asc(users.id))
    .for('no key update')
  const me = rows.find(({ id }) => id === caller.id)
  const them = rows.find((row) => row.username === username.toLowerCase())
  if (!me || !them || !(hiddenToo || canSeePage(caller, them))) throw notFound('This person')
  return { me, them }
}

/** Adds to both sides' counters what a follow or its end changes. */
async function count(tx: Transaction, follow: { followerId: string; followedId: string }, change: 1 | -1) {
  const { followerId, followedId } = follow
  await tx
    .update(users)
    .set({
      followers: sql`${users.followers} + case when ${users.id} = ${followedId} then ${change}::int else 0 end`,
      following: sql`${users.following} + case when ${users.id} = ${followerId} then ${change}::int else 0 end`,
    })
    .where(inArray(users.id, [followerId, followedId]))
}

/** Follows somebody; whoever does already goes on. Throws AppError. */
export async function follow(tx: Transaction, caller: Caller, username: string): Promise<void> {
  const { me, them } = await lockBoth(tx, caller, username)
  if (me.id === them.id) throw new AppError('conflict', 'Nobody can follow themselves.')
  if (await isBlocked(tx, me.id, them.id)) throw new AppError('forbidden', 'You cannot follow this person.')
  if (me.following >= FOLLOWING_MAX)
    throw new AppError('conflict', `You follow ${FOLLOWING_MAX} people already. Unfollow somebody first.`)
  const pair = { followerId: me.id, followedId: them.id }
  if ((await tx.$count(follows, and(eq(follows.followerId, me.id), eq(follows.followedId, them.id)))) > 0) return
  await assertMayAct(tx, me.id, 'follow')
  const made = await tx.insert(follows).values(pair).onConflictDoNothing().returning()
  if (made.length === 0) return
  await count(tx, pair, 1)
  await notify(tx, {
    userId: them.id,
    type: 'FOLLOW',
    about: 'FOLLOW',
    subject: { kind: 'user', id: me.id },
    actorId: me.id,
  })
}

/** Ends a follow, where there is one, and counts it. */
async function endFollow(tx: Transaction, pair: { followerId: string; followedId: string }): Promise<void> {
  const gone = await tx
    .delete(follows)
    .where(and(eq(follows.followerId, pair.followerId), eq(follows.followedId, pair.followedId)))
    .returning()
  if (gone.length > 0) await count(tx, pair, -1)
}

export async function unfollow(tx: Transaction, caller: Caller, username: string): Promise<void> {
  const { me, them } = await lockBoth(tx, caller, username, { hiddenToo: true })
  await endFollow(tx, { followerId: me.id, followedId: them.id })
}

/** Blocks somebody: neither follows the other from then on. Throws AppError. */
export async function block(tx: Transaction, caller: Caller, username: string): Promise<void> {
  const { me, them } = await lockBoth(tx, caller, username)
  if (me.id === them.id) throw new AppError('conflict', 'Nobody can block themselves.')
  if ((await tx.$count(blocks, eq(blocks.blockerId, me.id))) >= BLOCKS_MAX)
    throw new AppError('conflict', `You have blocked ${BLOCKS_MAX} people already. Unblock somebody first.`)
  await tx.insert(blocks).values({ blockerId: me.id, blockedId: them.id }).onConflictDoNothing()
  await endFollow(tx, { followerId: me.id, followedId: them.id })
  await endFollow(tx, { followerId: them.id, followedId: me.id })
}

export async function unblock(tx: Transaction, caller: Caller, username: string): Promise<void> {
  const { me, them } = await lockBoth(tx, caller, username, { hiddenToo: true })
  await tx.delete(blocks).where(and(eq(blocks.blockerId, me.id), eq(blocks.blockedId, them.id)))
}

/** Changes what the caller's page says; what is left out stays. Throws AppError. */
export async function updatePage(tx: Transaction, caller: Caller, changes: PersonUpdate, now: Date): Promise<void> {
  assertNotSuspended(await lockUser(tx, caller.id, 'no key update'), now)
  const { about, pages, avatarImageId, isHidden } = changes
  if (avatarImageId) {
    const [found] = await tx
      .select({ id: images.id })
      .from(images)
      .where(
        and(
          eq(images.id, avatarImageId),
          eq(images.ownerId, caller.id),
          isNull(images.deletedAt),
          eq(images.isNsfw, false),
          or(eq(images.isVisible, true), eq(images.isUnlisted, true)),
        ),
      )
    if (!found)
      throw new AppError(
        'invalid_request',
        'Choose a picture of your own that others may see and that is not marked NSFW. Nothing was changed.',
      )
  }
  if (Object.values(changes).every((value) => value === undefined)) return
  await tx.update(users).set({ about, pages, avatarImageId, isHidden }).where(eq(users.id, caller.id))
}
