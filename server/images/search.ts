import { and, asc, desc, eq, gte, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { categoryFacts } from '../../contract/categories.ts'
import type { MyImagesQuery, SearchReply } from '../../contract/gallery.ts'
import type { TopPeriod } from '../../contract/gallery-orders.ts'
import { GALLERY_COUNT_MAX } from '../../contract/limits.ts'
import { type ReadSearch, readSearch } from '../../contract/search-language.ts'
import { type Reader, transact } from '../db/database.ts'
import { images } from '../db/schema.ts'
import { isOfVisibility } from '../db/visibility.ts'
import type { Services } from '../services.ts'
import { countAll, countLately, countSome, likeMemory } from './counts.ts'
import { presentImage } from './presenter.ts'
import { isPublic, selectImages } from './queries.ts'
import { asksForNsfw, searchFilter } from './search-filter.ts'
import { meantBy } from './spelling.ts'

const DAY = 24 * 60 * 60_000
const periodOf: Record<Exclude<TopPeriod, 'all'>, number> = { day: DAY, week: 7 * DAY, month: 30 * DAY }

/** Works that the public gallery keeps back for what is on them, in the words of their own index. */
const isPublicNsfw = sql`${images.isVisible} and ${images.isNsfw} and ${images.deletedAt} is null`

type Search = MyImagesQuery & { ownerId?: string }

/** The works that are searched. */
const scopeOf = (search: Search, read: ReadSearch | undefined, now: Date) => {
  const everybodys = read && asksForNsfw(read) ? isPublicNsfw : isPublic
  const isTimed = search.sort === 'top' && search.period !== 'all'
  return and(
    search.ownerId === undefined ? everybodys : and(eq(images.ownerId, search.ownerId), isNull(images.deletedAt)),
    search.visibility && isOfVisibility(images, search.visibility),
    search.category && eq(images.type, categoryFacts[search.category].type),
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
  const scope = scopeOf(search, read, services.now())
  const found = await find(services, search, read, scope, viewerId)
  const explained = read && !read.isPlain && { explained: read.parts.map(explain) }
  if (found.totalCount > 0 || !search.q || read === undefined) return { ...found, ...explained }
  const meant = await meantBy(services.db, search.q, read, scope)
  if (meant === undefined) return { ...found, ...explained }
  const better = await find(services, search, readSearch(meant), scope, viewerId)
  return { ...(better.totalCount > 0 ? { ...better, didYouMean: meant } : found), ...explained }
}

const explain = ({ from, to, text, condition, says, instead }: ReadSearch['parts'][number]) => ({
  from,
  to,
  text,
  isUnderstood: condition !== undefined,
  says,
  instead: [...instead],
})

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
  const total = await countSome(services.db, filter)
  if (total === 0) return { images: [], totalCount: 0 }
  const isFew = total !== undefined && total < GALLERY_COUNT_MAX
  const rows = await transact(services.db, async (tx) => {
    // The planner takes a word that it has never counted for one that many have, and would walk through all works for the few that
    // do. Those few are known: they are fetched by what they were found by, and put in order.
    if (isFew) await tx.execute(fetchingFew)
    else await likeMemory(tx)
    return pageOf(tx, search, filter, viewerId)
  })
  // Beyond what is counted the list goes on as long as its pages are full.
  const isOpen = !isFew && rows.length === search.limit
  return presented(
    services,
    rows,
    viewerId,
    search,
    isOpen ? Math.max(total ?? 0, search.offset + rows.length + 1) : (total ?? 0),
  )
}

const fetchingFew = sql`select set_config('enable_indexscan', 'off', true), set_config('enable_indexonlyscan', 'off', true),
  set_config('enable_seqscan', 'off', true)`

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
  if (page.length === 0) return []
  const ids = page.map(({ id }) => id)
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
