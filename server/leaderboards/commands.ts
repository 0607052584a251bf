import { and, asc, eq, inArray, isNull, lte, ne, sql } from 'drizzle-orm'
import { type Board, boards, periods } from '../../contract/community.ts'
import { toGold } from '../../contract/economy.ts'
import { sharedPrize } from '../../contract/rewards.ts'
import { HOUSE_ID } from '../accounts/house.ts'
import { leaderboardRows, leaderboards } from '../db/community.ts'
import { type Transaction, transact } from '../db/database.ts'
import { users } from '../db/schema.ts'
import { moveGold, spendable, system } from '../gold/ledger.ts'
import { notify } from '../notifications/commands.ts'
import type { Services } from '../services.ts'
import { prizesOf } from './queries.ts'
import { type Stretch, stretchAt, stretchNamed } from './times.ts'

/** Ranks that are kept. */
const KEPT = 100
/** How long after its end a board is closed, ms: votes that were given in time may still be on their way. */
const GRACE = 5 * 60_000
/** How old a board of all time may grow, ms: it looks at every vote there is. */
const ALL_EVERY = 3_600_000

/** One machine at a time works on a board; the others find it done. */
const lockBoard = (tx: Transaction, board: Board, name: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`leaderboard:${board}:${name}`}, 0))`)

/** Works out who leads, anew, from the votes alone: contract/leaderboards.ts says what counts. In a transaction that has the board's lock. */
async function workOut(tx: Transaction, board: Board, { name, start, end }: Stretch, now: Date): Promise<void> {
  await tx.delete(leaderboardRows).where(and(eq(leaderboardRows.board, board), eq(leaderboardRows.period, name)))
  const inTime = sql`(${start?.toISOString() ?? null}::timestamptz is null or v.created_at >= ${start?.toISOString() ?? null}::timestamptz)
    and (${end?.toISOString() ?? null}::timestamptz is null or v.created_at < ${end?.toISOString() ?? null}::timestamptz)`
  const sheetVotes =
    board === 'creators'
      ? sql`union all
        select s.id, null::uuid, s.owner_id, v.user_id, v.value, v.created_at
        from sheet_votes v join sheets s on s.id = v.sheet_id
        where s.is_visible and s.deleted_at is null and ${inTime}`
      : sql``
  const leader = board === 'works' ? sql`work_id` : sql`owner_id`
  await tx.execute(sql`
    with given (work_id, image_id, owner_id, user_id, value, created_at) as (
      select i.id, i.id, i.owner_id, v.user_id, v.value, v.created_at
      from image_votes v join images i on i.id = v.image_id
      where i.is_visible and not i.is_nsfw and i.deleted_at is null and ${inTime}
      ${sheetVotes}
    ), people as (
      select g.*, row_number() over (
        partition by g.work_id, coalesce(a.address, g.user_id) order by g.created_at desc, g.user_id) as nth
      from given g
      join users owner on owner.id = g.owner_id
      left join arrivals a on a.user_id = g.user_id
      left join arrivals theirs on theirs.user_id = g.owner_id
      where g.user_id <> g.owner_id and g.owner_id <> ${HOUSE_ID}
        and (a.address is null or a.address is distinct from theirs.address)
        and not owner.is_hidden and (owner.suspended_until is null or owner.suspended_until < ${now.toISOString()}::timestamptz)
    ), scores as (
      select ${leader} as leader, min(owner_id) as owner_id, ${board === 'works' ? sql`image_id` : sql`null::uuid`} as image_id,
        sum(value)::int as score
      from people where nth = 1 group by ${board === 'works' ? sql`work_id, image_id` : sql`owner_id`}
    ), ranked as (
      select *, rank() over (order by score desc) as rank, row_number() over (order by score desc, leader) as position
      from scores where score > 0
    )
    insert into leaderboard_rows (board, period, position, rank, user_id, image_id, score)
    select ${board}, ${name}, position, rank, owner_id, image_id, score from ranked where rank <= ${KEPT}`)
  await tx
    .insert(leaderboards)
    .values({ board, period: name, workedOutAt: now })
    .onConflictDoUpdate({ target: [leaderboards.board, leaderboards.period], set: { workedOutAt: now } })
}

/** Works a board out that runs. */
async function renew(services: Services, board: Board, stretch: Stretch): Promise<void> {
  const now = services.now()
  await transact(services.db, async (tx) => {
    await lockBoard(tx, board, stretch.name)
    const [state] = await tx
      .select()
      .from(leaderboards)
      .where(and(eq(leaderboards.board, board), eq(leaderboards.period, stretch.name)))
    const isFresh = state && stretch.end === null && now.getTime() - state.workedOutAt.getTime() < ALL_EVERY
    if (!state?.closedAt && !isFresh) await workOut(tx, board, stretch, now)
  })
}

/**
 * Closes a board whose time is over: worked out for the last time, its prizes paid by one command of the ledger, its winners told,
 * in one transaction. Closed already, it is left as it is. Returns whether it was closed now.
 */
async function close(services: Services, board: Board, stretch: Stretch): Promise<boolean> {
  const now = services.now()
  return transact(services.db, async (tx) => {
    await lockBoard(tx, board, stretch.name)
    const here = and(eq(leaderboards.board, board), eq(leaderboards.period, stretch.name))
    const [state] = await tx.select().from(leaderboards).where(here)
    if (state?.closedAt) return false
    await workOut(tx, board, stretch, now)
    const prizes = prizesOf(board, stretch.name.includes('W') ? 'week' : 'month')
    const isHere = and(eq(leaderboardRows.board, board), eq(leaderboardRows.period, stretch.name))
    const winners = await tx
      .select()
      .from(leaderboardRows)
      .where(and(isHere, lte(leaderboardRows.rank, prizes.length)))
      .orderBy(asc(leaderboardRows.position))
    const paid = winners.flatMap((row) => {
      const sharing = winners.filter(({ rank }) => rank === row.rank).length
      const prize = sharedPrize(prizes, row.rank, sharing)
      return prize > 0 ? [{ ...row, prize }] : []
    })
    if (paid.length > 0) {
      await tx
        .select({ id: users.id })
        .from(users)
        .where(
          inArray(
            users.id,
            paid.map(({ userId }) => userId),
          ),
        )
        .orderBy(asc(users.id))
        .for('key share')
      await moveGold(tx, {
        key: `leaderboard:${board}:${stretch.name}`,
        reason: 'LEADERBOARD',
        postings: paid.map(({ userId, prize }) => ({ from: system.bonuses, to: spendable(userId), amount: prize })),
        about: { kind: 'leaderboard', board, stretch: stretch.name },
      })
    }
    for (const { position, prize, userId, imageId, rank } of paid) {
      await tx
        .update(leaderboardRows)
        .set({ prize })
        .where(and(isHere, eq(leaderboardRows.position, position)))
      await notify(tx, {
        userId,
        type: 'PRIZE',
        about: `PRIZE:leaderboard:${board}:${stretch.name}:${imageId ?? ''}`,
        ...(imageId && { subject: { kind: 'image', id: imageId } as const }),
        facts: { gold: toGold(prize), place: rank, board, period: stretch.name },
      })
    }
    await tx.update(leaderboards).set({ closedAt: now }).where(here)
    return true
  })
}

/** Works out who leads now, and closes what is over. Returns how many boards were closed. */
export async function sweepLeaderboards(services: Services): Promise<number> {
  const now = services.now()
  const isOver = ({ end }: Stretch) => end !== null && end.getTime() + GRACE <= now.getTime()
  let closed = 0
  for (const board of boards) {
    const open = await services.db
      .select({ name: leaderboards.period })
      .from(leaderboards)
      .where(and(eq(leaderboards.board, board), isNull(leaderboards.closedAt), ne(leaderboards.period, 'all')))
    for (const { name } of open) {
      const stretch = stretchNamed(name)
      if (stretch && isOver(stretch) && (await close(services, board, stretch))) closed++
    }
    for (const period of periods) await renew(services, board, stretchAt(period, now))
  }
  return closed
}
