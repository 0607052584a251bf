import { and, asc, desc, eq, inArray, isNotNull, like, sql } from 'drizzle-orm'
import type { Board, Period } from '../../contract/community.ts'
import { toGold } from '../../contract/economy.ts'
import type { Leaderboard, LeaderboardQuery } from '../../contract/leaderboards.ts'
import { leaderboardPrizes } from '../../contract/rewards.ts'
import type { Caller } from '../accounts/accounts.ts'
import { leaderboardRows, leaderboards } from '../db/community.ts'
import { images } from '../db/schema.ts'
import { isPublic, showImages } from '../images/queries.ts'
import { peopleById } from '../people/queries.ts'
import type { Services } from '../services.ts'
import { stretchAt, stretchNamed } from './times.ts'

/** Rows that are shown. */
const SHOWN = 100
/** Boards that are over which can be chosen. */
const PAST = 24

/** Gold for the places of a board, milligold; none for all time. */
export const prizesOf = (board: Board, period: Period): readonly number[] =>
  period === 'all' ? [] : leaderboardPrizes[board][period]

/** A leaderboard as it was last worked out. */
export async function showLeaderboard(
  services: Services,
  { board, period, at }: LeaderboardQuery,
  caller: Caller | undefined,
): Promise<Leaderboard> {
  const { db } = services
  const named = at === undefined ? undefined : stretchNamed(at)
  const stretch = named ?? { ...stretchAt(period, services.now()), period }
  const here = and(eq(leaderboardRows.board, board), eq(leaderboardRows.period, stretch.name))
  const isOfKind = like(leaderboards.period, stretch.period === 'week' ? '____-W__' : '____-__')
  const [rows, [state], past] = await Promise.all([
    db.select().from(leaderboardRows).where(here).orderBy(asc(leaderboardRows.position)).limit(SHOWN),
    db
      .select()
      .from(leaderboards)
      .where(and(eq(leaderboards.board, board), eq(leaderboards.period, stretch.name))),
    db
      .select({ name: leaderboards.period })
      .from(leaderboards)
      .where(
        and(
          eq(leaderboards.board, board),
          isNotNull(leaderboards.closedAt),
          isOfKind,
          sql`exists (select from ${leaderboardRows} where ${leaderboardRows.board} = ${leaderboards.board} and ${leaderboardRows.period} = ${leaderboards.period})`,
        ),
      )
      .orderBy(desc(leaderboards.period))
      .limit(PAST),
  ])
  const ids = rows.flatMap(({ imageId }) => imageId ?? [])
  const [people, pictures] = await Promise.all([
    peopleById(
      services,
      rows.map(({ userId }) => userId),
      caller,
    ),
    // What was made private since is told of no more.
    ids.length > 0 ? showImages(services, sql`${inArray(images.id, ids)} and ${isPublic}`, caller?.id) : [],
  ])
  return {
    board,
    period: stretch.period,
    name: stretch.name,
    startsAt: stretch.start?.toISOString() ?? null,
    endsAt: stretch.end?.toISOString() ?? null,
    workedOutAt: state?.workedOutAt.toISOString() ?? null,
    closedAt: state?.closedAt?.toISOString() ?? null,
    rows: rows.flatMap(({ rank, score, prize, userId, imageId }) => {
      const person = people.get(userId)
      const image = pictures.find(({ id }) => id === imageId) ?? null
      if (!person || (board === 'works' && !image)) return []
      return [{ rank, score, prize: toGold(prize), person, image }]
    }),
    prizes: prizesOf(board, stretch.period).map(toGold),
    past: stretch.period === 'all' ? [] : past.map(({ name }) => name),
  }
}
