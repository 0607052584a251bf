import { and, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { SearchReply } from '../../contract/gallery.ts'
import { SEARCH_COUNT_MAX } from '../../contract/limits.ts'
import type {
  FeedQuery,
  FeedReply,
  PeopleQuery,
  PeopleReply,
  Person,
  PersonCard,
  Standing,
  WorksPageQuery,
} from '../../contract/people.ts'
import { BADGE_NEEDS, type Badge, badges } from '../../contract/people-facts.ts'
import type { SheetsReply } from '../../contract/sheets.ts'
import type { Caller } from '../accounts/accounts.ts'
import { blocks, follows } from '../db/community.ts'
import { cursorAt, placeOf } from '../db/cursor.ts'
import type { Reader } from '../db/database.ts'
import { images, users } from '../db/schema.ts'
import { notFound } from '../errors.ts'
import { isPublic, showImages } from '../images/queries.ts'
import type { Services } from '../services.ts'
import { searchSheets } from '../sheets/queries.ts'
import { canSeePage } from './policy.ts'
import { type PersonCounts, type PersonRow, presentCard, presentPerson } from './presenter.ts'

/** People with what the caller has to do with them, to be filtered and ordered further. */
function selectPeople(reader: Reader, callerId: string | undefined) {
  const mine = callerId ?? ''
  const { id, username, displayUsername, about, pages, isHidden, followers, following, createdAt } = users
  const { mediaKey, width, height, thumbhash, faces } = images
  // What others may not see, or would be shown blurred, stands for nobody.
  const isShown = and(
    eq(images.id, users.avatarImageId),
    isNull(images.deletedAt),
    eq(images.isNsfw, false),
    or(eq(images.isVisible, true), eq(images.isUnlisted, true)),
  )
  return reader
    .select({
      user: { id, username, displayUsername, about, pages, isHidden, followers, following, createdAt },
      avatar: { id: images.id, mediaKey, width, height, thumbhash, faces },
      isFollowed: sql<boolean>`exists (select from ${follows} where ${follows.followerId} = ${mine} and ${follows.followedId} = ${users.id})`,
      isBlocked: sql<boolean>`exists (select from ${blocks} where ${blocks.blockerId} = ${mine} and ${blocks.blockedId} = ${users.id})`,
    })
    .from(users)
    .leftJoin(images, isShown)
}

/** Somebody by their name, as far as the caller may see their page. Throws `not_found`. */
export async function findPerson(
  reader: Reader,
  username: string,
  caller: Pick<Caller, 'id'> | undefined,
): Promise<PersonRow> {
  const [row] = await selectPeople(reader, caller?.id).where(eq(users.username, username.toLowerCase()))
  if (!row || !canSeePage(caller, row.user)) throw notFound('This person')
  return row
}

/** What the caller has to do with somebody they have just followed, blocked, or let go. */
export async function standingOf(reader: Reader, caller: Caller, username: string): Promise<Standing> {
  const [row] = await selectPeople(reader, caller.id).where(eq(users.username, username.toLowerCase()))
  if (!row) throw notFound('This person')
  const { user, isFollowed, isBlocked } = row
  return { username: user.displayUsername ?? username, followers: user.followers, isFollowed, isBlocked }
}

interface Counted extends Record<string, unknown> {
  works: number
  maps: number
  votes: number
  sheets: number
  collections: number
  place: number | null
  leads: boolean
  best_streak: number
}

/** What of somebody's works is public, and what they have earned; nothing is counted further than SEARCH_COUNT_MAX. */
async function countsOf(reader: Reader, userId: string): Promise<PersonCounts> {
  const { rows } = await reader.execute<Counted>(sql`
    with works as (
      select votes, type from images where owner_id = ${userId} and is_visible and not is_nsfw and deleted_at is null
      order by created_at desc limit ${SEARCH_COUNT_MAX}
    ), sheeted as (
      select 1 from sheets where owner_id = ${userId} and is_visible and deleted_at is null limit ${SEARCH_COUNT_MAX}
    )
    select (select count(*)::int from works) as works,
      (select count(*)::int from works where type in ('BATTLEMAP', 'TOWNMAP')) as maps,
      (select coalesce(sum(votes), 0)::int from works) as votes,
      (select count(*)::int from sheeted) as sheets,
      (select count(*)::int from collections where owner_id = ${userId} and is_visible) as collections,
      (select min(place) from competition_entries where user_id = ${userId}) as place,
      exists (
        select from leaderboard_rows r join leaderboards l using (board, period)
        where r.user_id = ${userId} and r.rank = 1 and l.closed_at is not null) as leads,
      coalesce((select best from streaks where user_id = ${userId}), 0) as best_streak`)
  const counted = rows[0]
  if (!counted) return { works: 0, sheets: 0, collections: 0, badges: [] }
  const { works, maps, votes, sheets, collections, place, leads, best_streak: streak } = counted
  const has: Record<Badge, boolean> = {
    champion: place === 1,
    podium: place !== null && place <= 3,
    leader: leads,
    beloved: votes >= BADGE_NEEDS.beloved,
    maker: works >= BADGE_NEEDS.maker,
    cartographer: maps >= BADGE_NEEDS.cartographer,
    scribe: sheets >= BADGE_NEEDS.scribe,
    curator: collections >= BADGE_NEEDS.curator,
    regular: streak >= BADGE_NEEDS.regular,
  }
  return { works, sheets, collections, badges: badges.filter((badge) => has[badge]) }
}

/** Somebody's page as the caller may see it. Throws `not_found`. */
export async function showPerson(services: Services, username: string, caller: Caller | undefined): Promise<Person> {
  const row = await findPerson(services.db, username, caller)
  return presentPerson(services, row, await countsOf(services.db, row.user.id), caller)
}

/** The caller's own page. */
export async function showOwnPage(services: Services, caller: Caller): Promise<Person> {
  const [row] = await selectPeople(services.db, caller.id).where(eq(users.id, caller.id))
  if (!row) throw notFound('This person')
  return presentPerson(services, row, await countsOf(services.db, caller.id), caller)
}

/** The public pictures that somebody made. */
export async function worksOfPerson(
  services: Services,
  username: string,
  { limit, offset }: WorksPageQuery,
  caller: Caller | undefined,
): Promise<SearchReply> {
  const { db } = services
  const { user } = await findPerson(db, username, caller)
  const theirs = and(eq(images.ownerId, user.id), isPublic)
  const some = db.select({ id: images.id }).from(images).where(theirs).limit(SEARCH_COUNT_MAX).as('some')
  const [page, totalCount] = await Promise.all([
    db
      .select({ id: images.id })
      .from(images)
      .where(theirs)
      .orderBy(desc(images.createdAt), images.id)
      .limit(limit)
      .offset(offset),
    db.$count(some),
  ])
  const shown = await inOrder(
    services,
    page.map(({ id }) => id),
    caller,
  )
  return { images: shown, totalCount: Math.max(totalCount, offset + shown.length) }
}

async function inOrder(services: Services, ids: readonly string[], caller: Pick<Caller, 'id'> | undefined) {
  if (ids.length === 0) return []
  const shown = await showImages(services, inArray(images.id, [...ids]), caller?.id)
  return shown.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
}

/** The public sheets that somebody made. */
export async function sheetsOfPerson(
  services: Services,
  username: string,
  page: WorksPageQuery,
  caller: Caller | undefined,
): Promise<SheetsReply> {
  const { user } = await findPerson(services.db, username, caller)
  return searchSheets(services, { ...page, sort: 'new', visibility: 'public', ownerId: user.id }, caller?.id)
}

/** Cards of these people, in this order. */
async function cardsOf(services: Services, ids: readonly string[], caller: Caller | undefined) {
  if (ids.length === 0) return []
  const rows = await selectPeople(services.db, caller?.id).where(inArray(users.id, [...ids]))
  return ids.flatMap((id) => {
    const row = rows.find(({ user }) => user.id === id)
    return row ? [presentCard(services, row, caller)] : []
  })
}

/** Cards of these people by their ids; hidden ones are nobody's to be told of but their own. */
export async function peopleById(
  services: Services,
  ids: readonly string[],
  caller: Caller | undefined,
): Promise<Map<string, PersonCard>> {
  if (ids.length === 0) return new Map()
  const rows = await selectPeople(services.db, caller?.id).where(inArray(users.id, [...new Set(ids)]))
  const seen = rows.filter(({ user }) => canSeePage(caller, user))
  return new Map(seen.map((row) => [row.user.id, presentCard(services, row, caller)]))
}

/** Who follows somebody, or whom they follow. */
export async function peopleAround(
  services: Services,
  username: string,
  side: 'followers' | 'following',
  page: PeopleQuery,
  caller: Caller | undefined,
): Promise<PeopleReply> {
  const { user } = await findPerson(services.db, username, caller)
  const [here, there] =
    side === 'followers' ? [follows.followedId, follows.followerId] : [follows.followerId, follows.followedId]
  // The page's own people first: a list of thousands is never read whole.
  const some = await services.db
    .select({ id: there })
    .from(follows)
    .innerJoin(users, eq(users.id, there))
    .where(and(eq(here, user.id), or(eq(users.isHidden, false), eq(users.id, caller?.id ?? ''))))
    .orderBy(desc(follows.createdAt), there)
    .limit(page.limit)
    .offset(page.offset)
  const ids = some.map(({ id }) => id)
  return { people: await cardsOf(services, ids, caller), totalCount: user[side] }
}

/** Whom the caller has blocked. */
export async function blockedBy(services: Services, caller: Caller, page: PeopleQuery): Promise<PeopleReply> {
  const mine = eq(blocks.blockerId, caller.id)
  const some = await services.db
    .select({ id: blocks.blockedId })
    .from(blocks)
    .where(mine)
    .orderBy(desc(blocks.createdAt), blocks.blockedId)
    .limit(page.limit)
    .offset(page.offset)
  const ids = some.map(({ id }) => id)
  return { people: await cardsOf(services, ids, caller), totalCount: await services.db.$count(blocks, mine) }
}

const isUuid = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)

interface FeedRow extends Record<string, unknown> {
  id: string
  micros: string
}

/** What the people that the caller follows made: of each as many as the page holds are looked at, by an index of its own. */
export async function followingFeed(services: Services, caller: Caller, query: FeedQuery): Promise<FeedReply> {
  const { limit } = query
  const place = query.cursor === undefined ? undefined : placeOf(query.cursor, isUuid)
  const at = place && sql`(timestamptz 'epoch' + ${place.micros}::bigint * interval '1 microsecond')`
  const behind =
    place && at ? sql`and (i.created_at <= ${at} and (i.created_at < ${at} or i.id > ${place.id}::uuid))` : sql``
  const [{ rows }, following] = await Promise.all([
    services.db.execute<FeedRow>(sql`
      select made.id, (extract(epoch from made.created_at) * 1000000)::bigint as micros
      from follows f cross join lateral (
        select i.id, i.created_at from images i
        where i.owner_id = f.followed_id and i.is_visible and not i.is_nsfw and i.deleted_at is null ${behind}
        order by i.created_at desc, i.id limit ${limit + 1}
      ) made
      where f.follower_id = ${caller.id}
      order by made.created_at desc, made.id limit ${limit + 1}`),
    services.db.$count(follows, eq(follows.followerId, caller.id)),
  ])
  const page = rows.slice(0, limit)
  const last = rows.length > limit ? page.at(-1) : undefined
  return {
    images: await inOrder(
      services,
      page.map(({ id }) => id),
      caller,
    ),
    nextCursor: last ? cursorAt({ micros: String(last.micros), id: last.id }) : null,
    following,
  }
}
