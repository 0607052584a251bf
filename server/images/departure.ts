import { asc, eq, inArray, or, sql } from 'drizzle-orm'
import { comments, likes } from '../db/community.ts'
import type { Transaction } from '../db/database.ts'
import { images, imageVotes, mediaGarbage } from '../db/schema.ts'

/**
 * Locks every work that leaving touches, a person's own and those they voted on, like or said something about, in one order: two people who voted on
 * each other's works and leave at once wait for each other one way round.
 */
export async function lockWorksTouchedBy(tx: Transaction, userId: string): Promise<void> {
  const voted = tx.select({ id: imageVotes.imageId }).from(imageVotes).where(eq(imageVotes.userId, userId))
  const liked = tx.select({ id: likes.imageId }).from(likes).where(eq(likes.userId, userId))
  const said = tx.select({ id: comments.imageId }).from(comments).where(eq(comments.authorId, userId))
  await tx
    .select({ id: images.id })
    .from(images)
    .where(
      or(eq(images.ownerId, userId), inArray(images.id, voted), inArray(images.id, liked), inArray(images.id, said)),
    )
    .orderBy(asc(images.id))
    .for('update')
}

/** Deletes every work a person owns at once, those that could still be restored too; the sweep takes the files. */
export async function removeWorksOf(tx: Transaction, userId: string): Promise<void> {
  await tx.execute(sql`
    insert into media_garbage (key) select distinct media_key from recording_files
    where image_id in (select id from images where owner_id = ${userId}) order by media_key
    on conflict (key) do update set since = now()`)
  const gone = tx
    .$with('gone')
    .as(tx.delete(images).where(eq(images.ownerId, userId)).returning({ key: images.mediaKey }))
  await tx
    .with(gone)
    .insert(mediaGarbage)
    // In one order, so that two people who leave at once never wait for each other.
    .select(
      tx
        .selectDistinct({ key: gone.key, since: sql<Date>`now()`.as('since') })
        .from(gone)
        .orderBy(asc(gone.key)),
    )
    .onConflictDoUpdate({ target: mediaGarbage.key, set: { since: sql`now()` } })
}

/** Takes back every vote a person gave. */
export async function withdrawVotesOf(tx: Transaction, userId: string): Promise<void> {
  await tx.execute(sql`
    update images set votes = votes - image_votes.value from image_votes
    where image_votes.image_id = images.id and image_votes.user_id = ${userId} and image_votes.is_counted`)
  await tx.delete(imageVotes).where(eq(imageVotes.userId, userId))
}
