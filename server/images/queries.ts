import { and, asc, count, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import { categoryFacts } from '../../contract/categories.ts'
import type { SearchQuery, SearchReply } from '../../contract/gallery.ts'
import type { Image } from '../../contract/images.ts'
import type { Reader } from '../db/database.ts'
import { images, imageVotes, users } from '../db/schema.ts'
import type { Services } from '../services.ts'
import { type ImageRow, presentImage } from './presenter.ts'

// The scene is large and the search vector is the database's own: neither leaves it with a listing.
const { scene: _scene, search: _search, ...shown } = getTableColumns(images)

/** Rows with their owner's name and the viewer's vote, to be filtered and ordered further. */
function selectImages(reader: Reader, viewerId: string | undefined) {
  const vote = and(eq(imageVotes.imageId, images.id), eq(imageVotes.userId, viewerId ?? ''))
  return reader
    .select({
      image: shown,
      owner: sql<string>`coalesce(${users.displayUsername}, ${users.username}, ${users.name})`,
      myVote: sql<1 | -1 | 0>`coalesce(${imageVotes.value}, 0)`,
    })
    .from(images)
    .innerJoin(users, eq(users.id, images.ownerId))
    .leftJoin(imageVotes, vote)
}

export async function findImage(
  reader: Reader,
  id: string,
  viewerId: string | undefined,
): Promise<ImageRow | undefined> {
  const [row] = await selectImages(reader, viewerId).where(eq(images.id, id))
  return row
}

/** A generation's pictures in order, for their owner. */
export async function imagesOfGeneration(
  reader: Reader,
  services: Services,
  generation: { id: string; userId: string },
): Promise<Image[]> {
  const rows = await selectImages(reader, generation.userId)
    .where(eq(images.generationId, generation.id))
    .orderBy(asc(images.position))
  return rows.map((row) => presentImage(services, row, generation.userId))
}

const isPublic = sql`${images.isVisible} and not ${images.isNsfw}`

/**
 * Words to a search: all must be there, the last may be the beginning of one ("drag" finds dragons). Only letters and
 * digits get through, so nothing a person types is read as search syntax.
 */
function matches(text: string): SQL | undefined {
  const words = text.normalize('NFKC').match(/[\p{L}\p{N}]+/gu)
  if (!words) return undefined
  const query = words.map((word, index) => (index === words.length - 1 ? `${word}:*` : word)).join(' & ')
  return sql`${images.search} @@ to_tsquery('english', ${query})`
}

/** Searches the public works, or, with `ownerId`, all of one person's. */
export async function searchImages(
  services: Services,
  search: SearchQuery & { ownerId?: string },
  viewerId: string | undefined,
): Promise<SearchReply> {
  const { db } = services
  const filter = and(
    search.ownerId === undefined ? isPublic : eq(images.ownerId, search.ownerId),
    search.category && eq(images.type, categoryFacts[search.category].type),
    search.q ? matches(search.q) : undefined,
  )
  const newest = [desc(images.createdAt), asc(images.id)]
  const [rows, [counted]] = await Promise.all([
    selectImages(db, viewerId)
      .where(filter)
      .orderBy(...(search.sort === 'top' ? [desc(images.votes), ...newest] : newest))
      .limit(search.limit)
      .offset(search.offset),
    db.select({ total: count() }).from(images).where(filter),
  ])
  return { images: rows.map((row) => presentImage(services, row, viewerId)), totalCount: counted?.total ?? 0 }
}
