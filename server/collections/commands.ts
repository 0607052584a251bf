import { and, count, eq, max, sql } from 'drizzle-orm'
import {
  COLLECTION_WORKS_MAX,
  COLLECTIONS_MAX,
  type CollectedKind,
  type Move,
} from '../../contract/collection-facts.ts'
import type { CollectionRequest, CollectionUpdate } from '../../contract/collections.ts'
import { flagsOf } from '../../contract/visibility.ts'
import type { Caller } from '../accounts/accounts.ts'
import { lockUser } from '../accounts/queries.ts'
import { collections, collectionWorks } from '../db/community.ts'
import type { Transaction } from '../db/database.ts'
import { idFor } from '../db/ids.ts'
import { images, sheets } from '../db/schema.ts'
import { AppError, notFound } from '../errors.ts'
import { canView as canViewImage } from '../images/policy.ts'
import { assertMayAct } from '../moderation/policy.ts'
import { canView as canViewSheet } from '../sheets/policy.ts'
import { canEdit, canView } from './policy.ts'
import { columnFor } from './queries.ts'

/** Makes a collection; the same key again makes none. Returns its id. Throws AppError. */
export async function createCollection(
  tx: Transaction,
  caller: Caller,
  { title, description, visibility }: CollectionRequest,
  key: string,
): Promise<string> {
  await lockUser(tx, caller.id, 'no key update')
  const id = idFor(`collection:${caller.id}:${key}`)
  if ((await tx.$count(collections, eq(collections.id, id))) > 0) return id
  await assertMayAct(tx, caller.id, 'collect')
  if ((await tx.$count(collections, eq(collections.ownerId, caller.id))) >= COLLECTIONS_MAX)
    throw new AppError('conflict', `You have ${COLLECTIONS_MAX} collections already. Delete one first.`)
  await tx.insert(collections).values({ id, ownerId: caller.id, title, description, ...flagsOf({ visibility }) })
  return id
}

/** The collection, locked, for its owner to change; one the caller may not even see is not found. */
async function lockCollection(tx: Transaction, caller: Caller, id: string) {
  const [row] = await tx.select().from(collections).where(eq(collections.id, id)).for('update')
  if (!row || !canView(caller, row)) throw notFound('This collection')
  if (!canEdit(caller, row)) throw new AppError('forbidden', 'Only its owner can change this collection.')
  return row
}

export async function updateCollection(tx: Transaction, caller: Caller, id: string, changes: CollectionUpdate) {
  await lockCollection(tx, caller, id)
  const { visibility, ...rest } = changes
  await tx
    .update(collections)
    .set({ ...rest, ...flagsOf({ visibility }), updatedAt: sql`now()` })
    .where(eq(collections.id, id))
}

export async function deleteCollection(tx: Transaction, caller: Caller, id: string) {
  await lockCollection(tx, caller, id)
  await tx.delete(collections).where(eq(collections.id, id))
}

interface Work {
  kind: CollectedKind
  work: string
}

/** Throws unless a work is public or the caller's own. It cannot go before the transaction ends. */
async function assertCollectable(tx: Transaction, caller: Caller, { kind, work }: Work): Promise<void> {
  if (kind === 'image') {
    const [image] = await tx.select().from(images).where(eq(images.id, work)).for('key share')
    if (!image || !canViewImage(caller, image)) throw notFound('This picture')
    if (image.isVisible || image.ownerId === caller.id) return
  } else {
    const [sheet] = await tx.select().from(sheets).where(eq(sheets.id, work)).for('key share')
    if (!sheet || !canViewSheet(caller, sheet)) throw notFound('This sheet')
    if (sheet.isVisible || sheet.ownerId === caller.id) return
  }
  throw new AppError('forbidden', 'Only public works and your own can be collected.')
}

const isWork = (id: string, { kind, work }: Work) =>
  and(eq(collectionWorks.collectionId, id), eq(columnFor(kind), work))

/** Puts a work first into a collection; one that is in it stays where it is. Throws AppError. */
export async function collectWork(tx: Transaction, caller: Caller, id: string, work: Work): Promise<void> {
  await lockUser(tx, caller.id, 'key share')
  await assertCollectable(tx, caller, work)
  await lockCollection(tx, caller, id)
  if ((await tx.$count(collectionWorks, isWork(id, work))) > 0) return
  await assertMayAct(tx, caller.id, 'collect')
  const [now] = await tx
    .select({ works: count(), last: max(collectionWorks.position) })
    .from(collectionWorks)
    .where(eq(collectionWorks.collectionId, id))
  if ((now?.works ?? 0) >= COLLECTION_WORKS_MAX)
    throw new AppError(
      'conflict',
      `A collection holds ${COLLECTION_WORKS_MAX} works, and this one does. Begin another.`,
    )
  await tx.insert(collectionWorks).values({
    collectionId: id,
    imageId: work.kind === 'image' ? work.work : null,
    sheetId: work.kind === 'sheet' ? work.work : null,
    position: (now?.last ?? 0) + 1,
  })
  await tx.update(collections).set({ updatedAt: sql`now()` }).where(eq(collections.id, id))
}

export async function uncollectWork(tx: Transaction, caller: Caller, id: string, work: Work): Promise<void> {
  await lockCollection(tx, caller, id)
  await tx.delete(collectionWorks).where(isWork(id, work))
}

/** Moves a work within a collection: all of its works are numbered anew, highest first. Throws AppError. */
export async function moveCollected(tx: Transaction, caller: Caller, id: string, work: Work, to: Move): Promise<void> {
  await lockCollection(tx, caller, id)
  const all = await tx
    .select({ imageId: collectionWorks.imageId, sheetId: collectionWorks.sheetId })
    .from(collectionWorks)
    .where(eq(collectionWorks.collectionId, id))
    .orderBy(sql`${collectionWorks.position} desc, ${collectionWorks.addedAt}`)
  const ids = all.map(({ imageId, sheetId }) => imageId ?? sheetId ?? '')
  const at = ids.indexOf(work.work)
  if (at < 0) throw notFound('This work')
  const places: Record<Move, number> = { first: 0, earlier: at - 1, later: at + 1, last: ids.length - 1 }
  const place = Math.min(Math.max(0, places[to]), ids.length - 1)
  ids.splice(place, 0, ...ids.splice(at, 1))
  await tx.execute(sql`
    update collection_works set position = ${ids.length} - placed.place
    from unnest(${sql.param(ids)}::uuid[]) with ordinality as placed (work, place)
    where collection_id = ${id} and coalesce(image_id, sheet_id) = placed.work`)
}
