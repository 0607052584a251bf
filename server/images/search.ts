import { and, asc, desc, eq, gte, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { MyImagesQuery, SearchReply } from '../../contract/gallery.ts'
import { galleryCategoryFacts, type TopPeriod } from '../../contract/gallery-orders.ts'
import { GALLERY_COUNT_MAX } from '../../contract/limits.ts'
import { explainedOf, type ReadSearch, readSearch } from '../../contract/search-language.ts'
import { type Reader, transact } from '../db/database.ts'
import { images } from '../db/schema.ts'
import { isOfVisibility } from '../db/visibility.ts'
import type { Services } from '../services.ts'
import { countAll, countLately, fewThat, likeMemory, type Placed } from './counts.ts'
import { presentImage } from './presenter.ts'
import { isPublic, selectImages } from './queries.ts'
import { asksForAxis, asksForNsfw, searchFilter } from './search-filter.ts'
import { meantBy } from './spelling.ts'

const DAY = 24 * 60 * 60_000
const periodOf: Record<Exclude<TopPeriod, 'all'>, number> = { day: DAY, week: 7 * DAY, month: 30 * DAY }

/** Works that the public gallery keeps back for what is on them, in the words of their own index. */
const isPublicNsfw = sql`${images.isVisible} and ${images.isNsfw} and ${images.deletedAt} is null`

/** Works with something on them that somebody may not want to see, in the words of their own index. */
const isPublicWithAxes = sql`${images.isVisible} and ${images.deletedAt} is null
  and (${images.gore} > 0 or ${images.horror} > 0 or ${images.nudity} > 0)`

/** Which works a search of the gallery goes through: members who ask for it find what the public gallery keeps back. */
function everybodys(read: ReadSearch | undefined, isMember: boolean): SQL {
  if (read && asksForNsfw(read)) return isPublicNsfw
  return read && isMember && asksForAxis(read) ? isPublicWithAxes : isPublic
}

type Search = MyImagesQuery & { ownerId?: string }

/** The works that are searched. */
const scopeOf = (search: Search, read: ReadSearch | undefined, isMember: boolean, now: Date) => {
  const isTimed = search.sort === 'top' && search.period !== 'all'
  return and(
    search.ownerId === undefined
      ? everybodys(read, isMember)
      : and(eq(images.ownerId, search.ownerId), isNull(images.deletedAt)),
    search.visibility && isOfVisibility(images, search.visibility),
    search.category && eq(images.type, galleryCategoryFacts[search.category].type),
    search.model ? eq(images.model, search.model) : undefined,
    isTimed && search.period !== 'all'
      ? gte(images.createdAt, new Date(now.getTime() - periodOf[search.period]))
      : undefined,
  )
}

const newest = [desc(images.createdAt), asc(images.id)]
const orders = {
  new: newest,
  top: [desc(images.votes), ...newest],
  trending: [desc(images.heat), ...newest],
} as const

/**
 * Searches the public works, or, with `ownerId`, all of one person's. One that nothing answers is read once more, with its unknown
 * words spelt like known ones.
 */
export async function searchImages(
  services: Services,
  search: Search,
  viewerId: string | undefined,
): Promise<SearchReply> {
  const read = search.q ? readSearch(search.q) : undefined
  const scope = scopeOf(search, read, viewerId !== undefined, services.now())
  const found = await find(services, search, read, scope, viewerId)
  const explained = read && !read.isPlain && { explained: explainedOf(read) }
  if (found.totalCount > 0 || !search.q || read === undefined) return { ...found, ...explained }
  const meant = await meantBy(services.db, search.q, read, scope)
  if (meant === undefined) return { ...found, ...explained }
  const better = await find(services, search, readSearch(meant), scope, viewerId)
  return { ...(better.totalCount > 0 ? { ...better, didYouMean: meant } : found), ...explained }
}

async function find(
  services: Services,
  search: Search,
  read: ReadSearch | undefined,
  scope: SQL | undefined,
  viewerId: string | undefined,
): Promise<Pick<SearchReply, 'images' | 'totalCount'>> {
  const filter = read ? and(scope, await searchFilter(services, read, viewerId !== undefined)) : scope
  if (isCountedLately(search)) return findAmongAll(services, search, filter, viewerId)
  if (search.ownerId !== undefined) {
    const [rows, total] = await Promise.all([
      pageOf(services.db, search, filter, viewerId),
      countAll(services.db, filter),
    ])
    return presented(services, rows, viewerId, search, total)
  }
  const found = await fewThat(services.db, filter)
  if (typeof found !== 'string') {
    const ids = found
      .sort(comparisons[search.sort])
      .slice(search.offset, search.offset + search.limit)
      .map(({ id }) => id)
    return presented(services, await rowsOf(services.db, ids, viewerId), viewerId, search, found.length)
  }
  const rows = await transact(services.db, async (tx) => {
    await likeMemory(tx)
    // So many are met soon by walking through the order; the planner, who thinks them few, would gather and sort them all.
    if (found === 'many') await tx.execute(walking)
    return pageOf(tx, search, filter, viewerId)
  })
  // Beyond what is counted the list goes on as long as its pages are full.
  const end = search.offset + rows.length + (rows.length === search.limit ? 1 : 0)
  return presented(services, rows, viewerId, search, found === 'many' ? Math.max(GALLERY_COUNT_MAX, end) : end)
}

const walking = sql`select set_config('enable_bitmapscan', 'off', true), set_config('enable_seqscan', 'off', true),
  set_config('enable_sort', 'off', true)`

const newer = (a: Placed, b: Placed) => b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? -1 : 1)
/** The orders of `orders`, for the few that are at hand. */
const comparisons = {
  new: newer,
  top: (a: Placed, b: Placed) => b.votes - a.votes || newer(a, b),
  trending: (a: Placed, b: Placed) => b.heat - a.heat || newer(a, b),
} as const

/** A page's rows. Its ids come from the order's index alone, however far down it lies; only its own rows are read whole. */
async function pageOf(reader: Reader, search: Search, filter: SQL | undefined, viewerId: string | undefined) {
  const order = orders[search.sort]
  const page = await reader
    .select({ id: images.id })
    .from(images)
    .where(filter)
    .orderBy(...order)
    .limit(search.limit)
    .offset(search.offset)
  return rowsOf(
    reader,
    page.map(({ id }) => id),
    viewerId,
  )
}

/** Works by their ids, in that order. */
async function rowsOf(reader: Reader, ids: string[], viewerId: string | undefined) {
  if (ids.length === 0) return []
  const rows = await selectImages(reader, viewerId).where(inArray(images.id, ids))
  const placeOf = new Map(ids.map((id, at) => [id, at]))
  return rows.sort((a, b) => (placeOf.get(a.image.id) ?? 0) - (placeOf.get(b.image.id) ?? 0))
}

function presented(
  services: Services,
  rows: Awaited<ReturnType<typeof pageOf>>,
  viewerId: string | undefined,
  { offset }: Search,
  total: number,
) {
  return {
    images: rows.map((row) => presentImage(services, row, viewerId)),
    totalCount: Math.max(total, rows.length > 0 ? offset + rows.length : 0),
  }
}

/** A page of the whole gallery, or of one kind, whose count is kept. */
async function findAmongAll(services: Services, search: Search, filter: SQL | undefined, viewerId: string | undefined) {
  const { db } = services
  const [rows, total] = await Promise.all([
    pageOf(db, search, filter, viewerId),
    countLately(db, search.category ?? 'all', filter),
  ])
  const end = rows.length > 0 ? search.offset + rows.length : 0
  // A full page up to where a kept count ends: more may hang behind it since, and nobody would be led there.
  const isUnsure = rows.length === search.limit && total <= end
  return presented(services, rows, viewerId, search, isUnsure ? await countAll(db, filter) : total)
}

const isTimed = ({ sort, period }: Search) => sort === 'top' && period !== 'all'

const isCountedLately = (search: Search) =>
  search.ownerId === undefined && !search.q && !search.model && !isTimed(search)
