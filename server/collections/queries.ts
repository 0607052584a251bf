import { and, asc, count, desc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import { COLLECTION_COVERS, type CollectedKind } from '../../contract/collection-facts.ts'
import type {
  Collected,
  Collection,
  CollectionCard,
  CollectionQuery,
  CollectionsReply,
  MyCollectionsQuery,
  MyCollectionsReply,
} from '../../contract/collections.ts'
import type { Image } from '../../contract/images.ts'
import { visibilityOf } from '../../contract/visibility.ts'
import type { Caller } from '../accounts/accounts.ts'
import { makerName } from '../accounts/queries.ts'
import { collections, collectionWorks } from '../db/community.ts'
import type { Reader } from '../db/database.ts'
import { images, sheets, users } from '../db/schema.ts'
import { isOfVisibility } from '../db/visibility.ts'
import { notFound } from '../errors.ts'
import { isPublic, showImages } from '../images/queries.ts'
import { findPerson } from '../people/queries.ts'
import type { Services } from '../services.ts'
import { cardsOfSheets } from '../sheets/queries.ts'
import { canView } from './policy.ts'

interface Row {
  collection: typeof collections.$inferSelect
  owner: string
}
type Viewer = Pick<Caller, 'id'> | undefined

const selectCollections = (reader: Reader) =>
  reader
    .select({ collection: collections, owner: makerName })
    .from(collections)
    .innerJoin(users, eq(users.id, collections.ownerId))

/** The column that names a work of a kind. */
export const columnFor = (kind: CollectedKind) => (kind === 'image' ? collectionWorks.imageId : collectionWorks.sheetId)

/**
 * What of a collection the caller may see: public works and their own. Whoever has the link of an unlisted collection sees its
 * owner's unlisted works in it too, as on sheets.
 */
function isShown({ collection }: Pick<Row, 'collection'>, viewer: Viewer): SQL | undefined {
  const { ownerId } = collection
  const isShared = visibilityOf(collection) === 'unlisted'
  const image = or(
    isPublic,
    viewer && and(eq(images.ownerId, viewer.id), isNull(images.deletedAt)),
    isShared
      ? and(
          isOfVisibility(images, 'unlisted'),
          isNull(images.deletedAt),
          eq(images.isNsfw, false),
          eq(images.ownerId, ownerId),
        )
      : undefined,
  )
  const sheet = and(
    isNull(sheets.deletedAt),
    or(
      eq(sheets.isVisible, true),
      viewer && eq(sheets.ownerId, viewer.id),
      isShared ? and(isOfVisibility(sheets, 'unlisted'), eq(sheets.ownerId, ownerId)) : undefined,
    ),
  )
  return and(
    eq(collectionWorks.collectionId, collection.id),
    or(and(sql`${images.id} is not null`, image), and(sql`${sheets.id} is not null`, sheet)),
  )
}

const selectWorks = (reader: Reader) =>
  reader
    .select({ imageId: collectionWorks.imageId, sheetId: collectionWorks.sheetId })
    .from(collectionWorks)
    .leftJoin(images, eq(images.id, collectionWorks.imageId))
    .leftJoin(sheets, eq(sheets.id, collectionWorks.sheetId))

async function countShown(reader: Reader, row: Pick<Row, 'collection'>, viewer: Viewer): Promise<number> {
  const [counted] = await reader
    .select({ works: count() })
    .from(collectionWorks)
    .leftJoin(images, eq(images.id, collectionWorks.imageId))
    .leftJoin(sheets, eq(sheets.id, collectionWorks.sheetId))
    .where(isShown(row, viewer))
  return counted?.works ?? 0
}

const order = [desc(collectionWorks.position), asc(collectionWorks.addedAt)] as const

async function imagesById(services: Services, ids: readonly string[], viewer: Viewer): Promise<Map<string, Image>> {
  if (ids.length === 0) return new Map()
  const shown = await showImages(services, inArray(images.id, [...ids]), viewer?.id)
  return new Map(shown.map((image) => [image.id, image]))
}

function present(row: Row, works: number, covers: readonly Image[], viewer: Viewer): CollectionCard {
  const { id, title, description, ownerId, createdAt, updatedAt } = row.collection
  return {
    id,
    title,
    description,
    visibility: visibilityOf(row.collection),
    works,
    covers: covers.map(({ id, url, width, height, thumbhash, faces }) => ({
      id,
      url,
      width,
      height,
      thumbhash,
      faces,
    })),
    owner: row.owner,
    isOwner: viewer?.id === ownerId,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }
}

/** Collections as they stand in a list, each with its first pictures. */
async function cardsOf(services: Services, rows: readonly Row[], viewer: Viewer): Promise<CollectionCard[]> {
  const { db } = services
  const found = await Promise.all(
    rows.map(async (row) => ({
      row,
      works: await countShown(db, row, viewer),
      covers: await selectWorks(db)
        .where(and(isShown(row, viewer), sql`${images.id} is not null`, eq(images.isNsfw, false)))
        .orderBy(...order)
        .limit(COLLECTION_COVERS),
    })),
  )
  const shown = await imagesById(
    services,
    found.flatMap(({ covers }) => covers.flatMap(({ imageId }) => imageId ?? [])),
    viewer,
  )
  return found.map(({ row, works, covers }) =>
    present(
      row,
      works,
      covers.flatMap(({ imageId }) => shown.get(imageId ?? '') ?? []),
      viewer,
    ),
  )
}

async function findCollection(reader: Reader, id: string, viewer: Viewer): Promise<Row> {
  const [row] = await selectCollections(reader).where(eq(collections.id, id))
  if (!row || !canView(viewer, row.collection)) throw notFound('This collection')
  return row
}

/** A collection without its works. Throws `not_found`. */
export async function showCard(services: Services, id: string, viewer: Viewer): Promise<CollectionCard> {
  const [card] = await cardsOf(services, [await findCollection(services.db, id, viewer)], viewer)
  if (!card) throw notFound('This collection')
  return card
}

/** A collection with a page of its works. Throws `not_found`. */
export async function showCollection(
  services: Services,
  id: string,
  { limit, offset }: CollectionQuery,
  viewer: Caller | undefined,
): Promise<Collection> {
  const { db } = services
  const row = await findCollection(db, id, viewer)
  const [[card], page] = await Promise.all([
    cardsOf(services, [row], viewer),
    selectWorks(db)
      .where(isShown(row, viewer))
      .orderBy(...order)
      .limit(limit)
      .offset(offset),
  ])
  if (!card) throw notFound('This collection')
  const [pictures, cards] = await Promise.all([
    imagesById(
      services,
      page.flatMap(({ imageId }) => imageId ?? []),
      viewer,
    ),
    cardsOfSheets(
      services,
      page.flatMap(({ sheetId }) => sheetId ?? []),
      viewer?.id,
    ),
  ])
  const items = page.flatMap(({ imageId, sheetId }): Collected[] => {
    const image = pictures.get(imageId ?? '')
    if (image) return [{ kind: 'image', id: image.id, image }]
    const sheet = cards.get(sheetId ?? '')
    return sheet ? [{ kind: 'sheet', id: sheet.id, sheet }] : []
  })
  return { ...card, items }
}

/** Somebody's public collections, the last changed first. */
export async function collectionsOfPerson(
  services: Services,
  username: string,
  viewer: Caller | undefined,
): Promise<CollectionsReply> {
  const { user } = await findPerson(services.db, username, viewer)
  const rows = await selectCollections(services.db)
    .where(and(eq(collections.ownerId, user.id), eq(collections.isVisible, true)))
    .orderBy(desc(collections.updatedAt), asc(collections.id))
  return { collections: await cardsOf(services, rows, viewer) }
}

/** The caller's own, the last changed first, and which of them hold a work. */
export async function myCollections(
  services: Services,
  caller: Caller,
  { kind, work }: MyCollectionsQuery,
): Promise<MyCollectionsReply> {
  const { db } = services
  const rows = await selectCollections(db)
    .where(eq(collections.ownerId, caller.id))
    .orderBy(desc(collections.updatedAt), asc(collections.id))
  const holding =
    kind && work
      ? await db
          .select({ id: collectionWorks.collectionId })
          .from(collectionWorks)
          .innerJoin(collections, eq(collections.id, collectionWorks.collectionId))
          .where(and(eq(columnFor(kind), work), eq(collections.ownerId, caller.id)))
      : []
  const cards = await cardsOf(services, rows, caller)
  return {
    collections: cards.map((card) => ({ ...card, holds: holding.some(({ id }) => id === card.id) })),
  }
}
