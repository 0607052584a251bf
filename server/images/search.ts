import { and, asc, desc, eq, gte, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { categoryFacts } from '../../contract/categories.ts'
import type { MyImagesQuery, SearchReply } from '../../contract/gallery.ts'
import type { TopPeriod } from '../../contract/gallery-orders.ts'
import { type ReadSearch, readSearch } from '../../contract/search-language.ts'
import { images } from '../db/schema.ts'
import { isOfVisibility } from '../db/visibility.ts'
import type { Services } from '../services.ts'
import { countAll, countLately, countSome } from './counts.ts'
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
  const { db } = services
  const filter = read ? and(scope, await searchFilter(services, read, viewerId !== undefined)) : scope
  const order = orders[search.sort]
  // The page's ids come from the order's index alone, however far down it lies; only its own rows are read whole.
  const page = db
    .select({ id: images.id })
    .from(images)
    .where(filter)
    .orderBy(...order)
    .limit(search.limit)
    .offset(search.offset)
  const [rows, total] = await Promise.all([
    selectImages(db, viewerId)
      .where(inArray(images.id, page))
      .orderBy(...order),
    countOf(services, search, filter),
  ])
  const end = rows.length > 0 ? search.offset + rows.length : 0
  // A full page up to where a kept count ends: more may hang behind it since, and nobody would be led there.
  const isUnsure = isCountedLately(search) && rows.length === search.limit && total <= end
  return {
    images: rows.map((row) => presentImage(services, row, viewerId)),
    totalCount: Math.max(isUnsure ? await countAll(db, filter) : total, end),
  }
}

const isTimed = ({ sort, period }: Search) => sort === 'top' && period !== 'all'

const isCountedLately = (search: Search) =>
  search.ownerId === undefined && !search.q && !search.model && !isTimed(search)

function countOf({ db }: Services, search: Search, filter: SQL | undefined): Promise<number> {
  if (isCountedLately(search)) return countLately(db, search.category ?? 'all', filter)
  return search.ownerId === undefined ? countSome(db, filter) : countAll(db, filter)
}
