import { and, asc, eq, gte, inArray, isNull, lt, not, sql } from 'drizzle-orm'
import type { BulkRequest } from '../../contract/images.ts'
import { DELETE_UNDO_WITHIN } from '../../contract/limits.ts'
import { flagsOf } from '../../contract/visibility.ts'
import type { Caller } from '../accounts/accounts.ts'
import { lockUser } from '../accounts/queries.ts'
import { boardPictures, boards } from '../db/community.ts'
import { type Transaction, transact } from '../db/database.ts'
import { images, recordingFiles } from '../db/schema.ts'
import { AppError } from '../errors.ts'
import { assertMayHide } from '../generations/policy.ts'
import { assertShowable } from '../moderation/policy.ts'
import type { Services } from '../services.ts'
import { forgetMedia, lockImage } from './commands.ts'
import { canDelete, canEdit, canRestore, canView } from './policy.ts'

// Deleting puts a work out of everybody's sight at once; only the sweep, when it can no longer be brought back, lets it go.

export async function deleteImage(tx: Transaction, caller: Caller, id: string, now: Date): Promise<number> {
  await lockImage(tx, caller, id, canDelete)
  await tx.update(images).set({ deletedAt: now }).where(eq(images.id, id))
  return 1
}

/** Brings a picture back that was deleted a moment ago; throws AppError when it is too late or was never the caller's. */
export async function restoreImage(tx: Transaction, caller: Caller, id: string, now: Date): Promise<void> {
  const [image] = await tx.select().from(images).where(eq(images.id, id)).for('update')
  // Twice is once: what stands already was brought back.
  if (image && canEdit(caller, image) && image.deletedAt === null) return
  if (!image || !canRestore(caller, image, now)) {
    throw new AppError('not_found', 'This picture can no longer be brought back.')
  }
  await tx.update(images).set({ deletedAt: null }).where(eq(images.id, id))
}

// Rows are locked in the order of their ids wherever several are: two calls at once wait for each other, never both.
const inOrder = asc(images.id)

/** Deletes everything the caller owns. Returns how many pictures that were. */
export async function deleteAllImages(tx: Transaction, caller: Caller, now: Date): Promise<number> {
  const mine = and(eq(images.ownerId, caller.id), isNull(images.deletedAt))
  await tx.select({ id: images.id }).from(images).where(mine).orderBy(inOrder).for('update')
  const gone = await tx.update(images).set({ deletedAt: now }).where(mine)
  return gone.rowCount ?? 0
}

/** Brings back everything the caller deleted in the last minutes. Returns how many pictures that were. */
export async function restoreAllImages(tx: Transaction, caller: Caller, now: Date): Promise<number> {
  const since = new Date(now.getTime() - DELETE_UNDO_WITHIN)
  const mine = and(eq(images.ownerId, caller.id), gte(images.deletedAt, since))
  await tx.select({ id: images.id }).from(images).where(mine).orderBy(inOrder).for('update')
  const back = await tx.update(images).set({ deletedAt: null }).where(mine)
  return back.rowCount ?? 0
}

/**
 * One change to several pictures, all or none. Ids of nothing the caller can see are passed over, so that a repeat after
 * a lost answer is no fault; a picture of somebody else's refuses the whole. Returns the ids that were changed.
 */
export async function changeImages(
  services: Services,
  tx: Transaction,
  caller: Caller,
  asked: BulkRequest,
): Promise<string[]> {
  const now = services.now()
  const flags = asked.action === 'visibility' ? flagsOf(asked) : undefined
  const hider = flags && !flags.isVisible ? await lockUser(tx, caller.id, 'no key update') : undefined
  const rows = await tx.select().from(images).where(inArray(images.id, asked.ids)).orderBy(inOrder).for('update')
  if (rows.some((image) => canView(caller, image) && !canEdit(caller, image))) {
    throw new AppError('forbidden', 'Only their owner can change these pictures. None was changed.')
  }
  const concerned = rows.filter((image) =>
    asked.action === 'restore'
      ? canRestore(caller, image, now)
      : canView(caller, image) && (asked.action === 'delete' ? canDelete(caller, image) : canEdit(caller, image)),
  )
  const ids = concerned.map((image) => image.id)
  if (ids.length === 0) return ids
  const changes = asked.action === 'visibility' ? (flags ?? {}) : { deletedAt: asked.action === 'delete' ? now : null }
  for (const image of concerned) assertShowable(image, flags)
  const shown = concerned.filter((image) => image.isVisible).length
  if (hider && shown > 0) await assertMayHide(services, tx, hider, shown)
  await tx.update(images).set(changes).where(inArray(images.id, ids))
  return ids
}

const AT_ONCE = 1000

/** A board of its owner's goes on showing it: it stays out of sight everywhere else. What a moderator took away is shown nowhere. */
const isKeptForBoard = sql`(not ${images.isWithheld} and exists (
  select 1 from ${boardPictures} join ${boards} on ${boards.id} = ${boardPictures.boardId}
  where ${boardPictures.imageId} = ${images.id} and ${boards.ownerId} = ${images.ownerId}))`

/** Lets go for good what was deleted too long ago to be brought back. Returns how many works went. */
export async function sweepDeleted({ db, now }: Services): Promise<number> {
  const before = new Date(now().getTime() - DELETE_UNDO_WITHIN)
  let swept = 0
  for (;;) {
    const gone = await transact(db, async (tx) => {
      const due = await tx
        .select({ id: images.id, key: images.mediaKey })
        .from(images)
        .where(and(lt(images.deletedAt, before), not(isKeptForBoard)))
        .orderBy(inOrder)
        .limit(AT_ONCE)
        .for('update')
      const ids = due.map((image) => image.id)
      const files = await tx
        .select({ key: recordingFiles.mediaKey })
        .from(recordingFiles)
        .where(inArray(recordingFiles.imageId, ids))
      if (ids.length > 0) await tx.delete(images).where(inArray(images.id, ids))
      await forgetMedia(
        tx,
        [...due, ...files].map(({ key }) => key),
      )
      return due.length
    })
    swept += gone
    if (gone < AT_ONCE) return swept
  }
}
