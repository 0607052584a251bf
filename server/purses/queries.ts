import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type * as z from 'zod'
import { toGold } from '../../contract/economy.ts'
import { CAP_DAYS, PURSE_HISTORY_MAX } from '../../contract/giving-facts.ts'
import type { Purse, PurseCard, PurseMember, PurseMovement, PursesReply } from '../../contract/purses.ts'
import type { DrawState } from '../../contract/shop-facts.ts'
import type { Caller } from '../accounts/accounts.ts'
import { makerName } from '../accounts/queries.ts'
import type { Reader } from '../db/database.ts'
import { purseMembers, purses } from '../db/economy.ts'
import { users } from '../db/schema.ts'
import { notFound } from '../errors.ts'
import { goldInPurse, purse as purseAccount } from '../gold/ledger.ts'

export type PurseRow = typeof purses.$inferSelect
export type MemberRow = typeof purseMembers.$inferSelect

/** Milligold that a member has drawn, or asked to draw, since what counts for the cap began; inside a statement. */
export const drawnLately = (purseId: unknown, userId: unknown) => sql<string>`
  coalesce((select sum(amount) from purse_draws where purse_id = ${purseId} and user_id = ${userId}
    and state in ('asked', 'paid') and created_at > now() - make_interval(days => ${CAP_DAYS})), 0)`

const nullableGold = (milligold: number | null) => (milligold === null ? null : toGold(milligold))

interface CardRow extends Record<string, unknown> {
  id: string
  name: string
  balance: string
  keeper: string
  is_keeper: boolean
  members: number
  is_invited: boolean
  waiting: number
}

/** The purses that somebody is in or invited to; those that wait for an answer first. */
export async function pursesOf(reader: Reader, caller: Caller): Promise<z.input<typeof PursesReply>> {
  const { rows } = await reader.execute<CardRow>(sql`
    select p.id, p.name, coalesce(a.balance, 0) as balance,
      coalesce(k.display_username, k.username, '') as keeper, p.keeper_id = ${caller.id} as is_keeper,
      (select count(*)::int from purse_members where purse_id = p.id and joined_at is not null) as members,
      m.joined_at is null as is_invited,
      case when p.keeper_id = ${caller.id}
        then (select count(*)::int from purse_draws where purse_id = p.id and state = 'asked') else 0 end as waiting
    from purse_members m join purses p on p.id = m.purse_id join users k on k.id = p.keeper_id
    left join gold_accounts a on a.id = ${purseAccount('')} || p.id
    where m.user_id = ${caller.id} and p.dissolved_at is null
    order by is_invited desc, m.created_at desc`)
  return { purses: rows.map(presentCard) }
}

const presentCard = (row: CardRow): PurseCard => ({
  id: row.id,
  name: row.name,
  gold: toGold(Number(row.balance)),
  keeper: row.keeper,
  isKeeper: row.is_keeper,
  members: row.members,
  isInvited: row.is_invited,
  waiting: row.waiting,
})

/** A purse and the caller's place in it. Throws `not_found` for everybody else, as if there were none. */
export async function placeIn(reader: Reader, caller: Caller, id: string): Promise<{ purse: PurseRow; me: MemberRow }> {
  const [found] = await reader
    .select({ purse: purses, me: purseMembers })
    .from(purses)
    .innerJoin(purseMembers, and(eq(purseMembers.purseId, purses.id), eq(purseMembers.userId, caller.id)))
    .where(and(eq(purses.id, id), isNull(purses.dissolvedAt)))
  if (!found) throw notFound('This purse')
  return found
}

async function peopleIn(reader: Reader, purse: PurseRow): Promise<PurseMember[]> {
  const rows = await reader
    .select({
      username: makerName,
      userId: purseMembers.userId,
      joinedAt: purseMembers.joinedAt,
      cap: purseMembers.cap,
      drawn: drawnLately(purse.id, purseMembers.userId),
      filled: sql<string>`coalesce((select sum(amount) from purse_fillings
        where purse_id = ${purse.id} and user_id = ${purseMembers.userId}), 0)`,
    })
    .from(purseMembers)
    .innerJoin(users, eq(users.id, purseMembers.userId))
    .where(eq(purseMembers.purseId, purse.id))
    .orderBy(sql`${purseMembers.userId} <> ${purse.keeperId}`, asc(purseMembers.createdAt))
  return rows.map(({ username, userId, joinedAt, cap, drawn, filled }) => ({
    username,
    isKeeper: userId === purse.keeperId,
    isInvited: joinedAt === null,
    cap: nullableGold(cap),
    drawn: toGold(Number(drawn)),
    filled: toGold(Number(filled)),
  }))
}

interface MovementRow extends Record<string, unknown> {
  id: string
  kind: 'filled' | 'drawn'
  username: string | null
  amount: string
  note: string
  state: DrawState
  created_at: string
}

async function movementsOf(reader: Reader, purseId: string): Promise<PurseMovement[]> {
  const { rows } = await reader.execute<MovementRow>(sql`
    select m.id, m.kind, coalesce(u.display_username, u.username) as username, m.amount, m.note, m.state, m.created_at
    from (
      (select id, 'filled' as kind, user_id, amount, note, 'paid' as state, created_at from purse_fillings
        where purse_id = ${purseId} order by created_at desc limit ${PURSE_HISTORY_MAX})
      union all
      (select id, 'drawn', user_id, amount, note, state, created_at from purse_draws
        where purse_id = ${purseId} order by (state = 'asked') desc, created_at desc limit ${PURSE_HISTORY_MAX})
    ) m left join users u on u.id = m.user_id
    order by m.created_at desc, m.id`)
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    username: row.username,
    gold: toGold(Number(row.amount)),
    note: row.note,
    state: row.state,
    createdAt: new Date(row.created_at).toISOString(),
  }))
}

/** What a member can draw without asking, milligold; Infinity: there is no bound but what is in the purse. */
export function drawableBy(purse: PurseRow, me: MemberRow, drawn: number): number {
  if (me.userId === purse.keeperId) return Number.POSITIVE_INFINITY
  const capped = me.cap === null ? Number.POSITIVE_INFINITY : Math.max(0, me.cap - drawn)
  return Math.min(capped, purse.approvalAbove ?? Number.POSITIVE_INFINITY)
}

/** A purse as those in it see it; who is invited sees what they would join, and no more. */
export async function showPurse(reader: Reader, caller: Caller, id: string): Promise<Purse> {
  const { purse, me } = await placeIn(reader, caller, id)
  const isKeeper = purse.keeperId === caller.id
  const isInvited = me.joinedAt === null
  const people = await peopleIn(reader, purse)
  const movements = isInvited ? [] : await movementsOf(reader, id)
  const mine = people.find(({ isKeeper: keeps }) => keeps)
  const [{ drawn } = { drawn: '0' }] = await reader
    .select({ drawn: drawnLately(id, caller.id) })
    .from(purses)
    .where(eq(purses.id, id))
  const most = drawableBy(purse, me, Number(drawn))
  return {
    id,
    name: purse.name,
    gold: toGold(await goldInPurse(reader, id)),
    keeper: mine?.username ?? '',
    isKeeper,
    isInvited,
    members: people.filter((one) => !one.isInvited).length,
    waiting: isKeeper ? movements.filter(({ state }) => state === 'asked').length : 0,
    people: isInvited
      ? people.filter((one) => !one.isInvited).map((one) => ({ ...one, drawn: 0, filled: 0, cap: null }))
      : people,
    movements,
    approvalAbove: nullableGold(purse.approvalAbove),
    inviteCode: isKeeper ? purse.inviteCode : null,
    mayDraw: Number.isFinite(most) ? toGold(most) : null,
  }
}
