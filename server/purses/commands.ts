import { randomBytes, randomUUID } from 'node:crypto'
import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type * as z from 'zod'
import { goldInWords, toGold } from '../../contract/economy.ts'
import { ASKED_MAX, PURSE_MEMBERS_MAX, PURSES_KEPT_MAX, PURSES_MAX } from '../../contract/giving-facts.ts'
import type { PurseInvitation, PurseRequest, PurseUpdate } from '../../contract/purses.ts'
import type { Caller } from '../accounts/accounts.ts'
import { type Transaction, together } from '../db/database.ts'
import { purseDraws, purseFillings, purseMembers, purses } from '../db/economy.ts'
import { users } from '../db/schema.ts'
import { AppError, notFound } from '../errors.ts'
import { assertMayGive } from '../gifts/allowance.ts'
import { milligoldOf } from '../gifts/commands.ts'
import { assertGold, goldInPurse, moveGold, purse as purseAccount, spendable } from '../gold/ledger.ts'
import { assertMayAct, standingOf } from '../moderation/policy.ts'
import { notify } from '../notifications/commands.ts'
import { isBlocked } from '../people/policy.ts'
import { drawableBy, drawnLately, type MemberRow, type PurseRow, placeIn } from './queries.ts'

const pageOf = (id: string) => `/party-purse/${id}`
const amountOf = (gold: number | null | undefined) => (gold === null || gold === undefined ? gold : milligoldOf(gold))

const mismatch = () =>
  new AppError(
    'idempotency_mismatch',
    'This Idempotency-Key was already used for something else. Nothing has moved; send a new key.',
  )

/** People, locked in one order before anything else, so that whoever leaves meanwhile and we never wait for each other. */
async function lockInvolved(tx: Transaction, ids: readonly string[]) {
  return tx
    .select({ id: users.id, username: users.username, shown: users.displayUsername, until: users.suspendedUntil })
    .from(users)
    .where(inArray(users.id, [...new Set(ids)]))
    .orderBy(asc(users.id))
    .for('no key update')
}

interface Place {
  purse: PurseRow
  me: MemberRow
}

/**
 * A purse, locked: all that moves its gold or changes its people waits for it. Its people come first: the caller, and `others`, those
 * who are told or paid. Throws `not_found` for whoever is not in it.
 */
async function lockPurse(tx: Transaction, caller: Caller, id: string, others: readonly string[] = []): Promise<Place> {
  await lockInvolved(tx, [caller.id, ...others])
  await tx.select({ id: purses.id }).from(purses).where(eq(purses.id, id)).for('update')
  return placeIn(tx, caller, id)
}

/** As `lockPurse`, where the keeper is told. Throws `conflict` when the purse was handed on meanwhile: whoever keeps it now is not locked. */
async function lockPurseAndKeeper(tx: Transaction, caller: Caller, id: string, others: readonly string[] = []) {
  const { purse } = await placeIn(tx, caller, id)
  const place = await lockPurse(tx, caller, id, [purse.keeperId, ...others])
  if (place.purse.keeperId !== purse.keeperId)
    throw new AppError('conflict', 'The purse was handed on just now. Nothing has moved; try again.')
  return place
}

function assertJoined(me: MemberRow): void {
  if (me.joinedAt === null) throw new AppError('forbidden', 'Accept the invitation first.')
}

function assertKeeper({ purse }: Place, caller: Caller): void {
  if (purse.keeperId !== caller.id) throw new AppError('forbidden', 'Only the keeper of a purse can do this.')
}

async function assertRoomFor(tx: Transaction, userId: string, isSelf: boolean): Promise<void> {
  const mine = await tx.$count(
    sql`${purseMembers} join ${purses} on ${purses.id} = ${purseMembers.purseId}`,
    and(eq(purseMembers.userId, userId), isNull(purses.dissolvedAt)),
  )
  if (mine >= PURSES_MAX)
    throw new AppError('conflict', `${isSelf ? 'You are' : 'They are'} in ${PURSES_MAX} party purses already.`)
}

async function assertRoomIn(tx: Transaction, purseId: string): Promise<void> {
  if ((await tx.$count(purseMembers, eq(purseMembers.purseId, purseId))) >= PURSE_MEMBERS_MAX)
    throw new AppError('conflict', `A party purse has ${PURSE_MEMBERS_MAX} people at most.`)
}

/** Opens a purse; the same key again opens none. Returns its id. Throws AppError. */
export async function createPurse(
  tx: Transaction,
  caller: Caller,
  { name, approvalAbove }: z.output<typeof PurseRequest>,
  id: string,
): Promise<string> {
  await lockInvolved(tx, [caller.id])
  if ((await tx.$count(purses, eq(purses.id, id))) > 0) return id
  if ((await standingOf(tx, caller.id)) === 'new')
    throw new AppError(
      'forbidden',
      'New accounts cannot keep a purse for others yet. That comes with a confirmed e-mail address, two days and a work of your own.',
    )
  await assertRoomFor(tx, caller.id, true)
  const kept = await tx.$count(purses, and(eq(purses.keeperId, caller.id), isNull(purses.dissolvedAt)))
  if (kept >= PURSES_KEPT_MAX) throw new AppError('conflict', `You keep ${PURSES_KEPT_MAX} party purses already.`)
  await tx.insert(purses).values({ id, name, keeperId: caller.id, approvalAbove: amountOf(approvalAbove) ?? null })
  await tx.insert(purseMembers).values({ purseId: id, userId: caller.id, joinedAt: sql`now()` })
  return id
}

/** A member by their name. Throws `not_found`. */
async function memberNamed(tx: Transaction, purseId: string, username: string) {
  const [found] = await tx
    .select({ member: purseMembers })
    .from(purseMembers)
    .innerJoin(users, eq(users.id, purseMembers.userId))
    .where(and(eq(purseMembers.purseId, purseId), eq(users.username, username.toLowerCase())))
  if (!found) throw notFound('This member')
  return found.member
}

export async function updatePurse(
  tx: Transaction,
  caller: Caller,
  id: string,
  { name, approvalAbove, inviteLink, keeper }: z.output<typeof PurseUpdate>,
): Promise<void> {
  const next =
    keeper === undefined ? undefined : await memberNamed(tx, (await placeIn(tx, caller, id)).purse.id, keeper)
  const place = await lockPurse(tx, caller, id, next ? [next.userId] : [])
  assertKeeper(place, caller)
  if (next) {
    const now = await memberNamed(tx, id, keeper ?? '')
    if (now.joinedAt === null) throw new AppError('conflict', 'They have not joined yet.')
    const kept = await tx.$count(purses, and(eq(purses.keeperId, now.userId), isNull(purses.dissolvedAt)))
    if (now.userId !== caller.id && kept >= PURSES_KEPT_MAX)
      throw new AppError('conflict', `They keep ${PURSES_KEPT_MAX} party purses already.`)
  }
  await tx
    .update(purses)
    .set({
      name,
      approvalAbove: amountOf(approvalAbove),
      inviteCode: inviteLink && (inviteLink === 'new' ? randomBytes(18).toString('base64url') : null),
      keeperId: next?.userId,
    })
    .where(eq(purses.id, id))
  if (next && next.userId !== caller.id)
    await notify(tx, {
      userId: next.userId,
      type: 'GOLD',
      about: `PURSE:${id}:keeper`,
      actorId: caller.id,
      repeats: true,
      facts: { what: 'keeper', purse: name ?? place.purse.name, page: pageOf(id) },
    })
}

export async function inviteToPurse(
  tx: Transaction,
  caller: Caller,
  id: string,
  { username, cap }: z.output<typeof PurseInvitation>,
): Promise<void> {
  const [them] = await tx.select({ id: users.id }).from(users).where(eq(users.username, username.toLowerCase()))
  if (!them) throw notFound('This person')
  const place = await lockPurse(tx, caller, id, [them.id])
  assertKeeper(place, caller)
  if (await isBlocked(tx, caller.id, them.id)) throw new AppError('forbidden', 'You cannot invite this person.')
  const isIn = and(eq(purseMembers.purseId, id), eq(purseMembers.userId, them.id))
  if ((await tx.$count(purseMembers, isIn)) > 0) return
  await assertRoomIn(tx, id)
  await assertRoomFor(tx, them.id, false)
  await assertMayAct(tx, caller.id, 'follow')
  await tx.insert(purseMembers).values({ purseId: id, userId: them.id, cap: amountOf(cap) ?? null })
  await notify(tx, {
    userId: them.id,
    type: 'GOLD',
    about: `PURSE:${id}:invited`,
    actorId: caller.id,
    facts: { what: 'invited', purse: place.purse.name, page: pageOf(id) },
  })
}

export async function setCap(tx: Transaction, caller: Caller, id: string, username: string, cap: number | null) {
  assertKeeper(await lockPurse(tx, caller, id), caller)
  const { userId } = await memberNamed(tx, id, username)
  await tx
    .update(purseMembers)
    .set({ cap: amountOf(cap) ?? null })
    .where(and(eq(purseMembers.purseId, id), eq(purseMembers.userId, userId)))
}

/** Takes somebody out of a purse: themselves, or, by the keeper, anybody else. What they have put in stays. Throws AppError. */
export async function leavePurse(tx: Transaction, caller: Caller, id: string, username: string): Promise<void> {
  const place = await lockPurse(tx, caller, id)
  const { userId } = await memberNamed(tx, id, username)
  if (userId !== caller.id) assertKeeper(place, caller)
  if (userId === place.purse.keeperId)
    throw new AppError('conflict', 'The keeper cannot leave: hand the purse on to somebody first, or dissolve it.')
  await withdrawAsked(tx, id, userId)
  await tx.delete(purseMembers).where(and(eq(purseMembers.purseId, id), eq(purseMembers.userId, userId)))
}

const withdrawAsked = (tx: Transaction, purseId: string, userId: string) =>
  tx
    .update(purseDraws)
    .set({ state: 'withdrawn', decidedAt: sql`now()` })
    .where(and(eq(purseDraws.purseId, purseId), eq(purseDraws.userId, userId), eq(purseDraws.state, 'asked')))

export async function acceptPurse(tx: Transaction, caller: Caller, id: string): Promise<void> {
  const { me } = await lockPurse(tx, caller, id)
  if (me.joinedAt !== null) return
  await tx
    .update(purseMembers)
    .set({ joinedAt: sql`now()` })
    .where(and(eq(purseMembers.purseId, id), eq(purseMembers.userId, caller.id)))
}

/** Joins by the code of a purse's link. Returns the purse's id. Throws `not_found` for a code that leads nowhere. */
export async function joinPurse(tx: Transaction, caller: Caller, code: string): Promise<string> {
  await lockInvolved(tx, [caller.id])
  const [purse] = await tx
    .select()
    .from(purses)
    .where(and(eq(purses.inviteCode, code), isNull(purses.dissolvedAt)))
    .for('update')
  if (!purse) throw notFound('This invitation')
  const isIn = and(eq(purseMembers.purseId, purse.id), eq(purseMembers.userId, caller.id))
  const [mine] = await tx.select().from(purseMembers).where(isIn)
  if (mine?.joinedAt) return purse.id
  if (await isBlocked(tx, caller.id, purse.keeperId)) throw notFound('This invitation')
  if (!mine) {
    await assertRoomIn(tx, purse.id)
    await assertRoomFor(tx, caller.id, true)
  }
  await tx
    .insert(purseMembers)
    .values({ purseId: purse.id, userId: caller.id, joinedAt: sql`now()` })
    .onConflictDoUpdate({ target: [purseMembers.purseId, purseMembers.userId], set: { joinedAt: sql`now()` } })
  return purse.id
}

export interface PurseGold {
  gold: number
  note: string
}

/** Puts gold in; the same key again puts in nothing more. Throws AppError. */
export async function fillPurse(
  tx: Transaction,
  caller: Caller,
  purseId: string,
  { gold, note }: PurseGold,
  idempotencyKey: string,
): Promise<void> {
  const { me } = await lockPurse(tx, caller, purseId)
  const amount = milligoldOf(gold)
  const [before] = await tx
    .select()
    .from(purseFillings)
    .where(and(eq(purseFillings.userId, caller.id), eq(purseFillings.idempotencyKey, idempotencyKey)))
  if (before) {
    if (before.purseId !== purseId || before.amount !== amount) throw mismatch()
    return
  }
  assertJoined(me)
  await assertGold(tx, caller.id, amount)
  await assertMayGive(tx, caller.id, amount)
  const id = randomUUID()
  await tx.insert(purseFillings).values({ id, purseId, userId: caller.id, amount, note, idempotencyKey })
  await moveGold(tx, {
    key: `purse-filling:${id}`,
    reason: 'PURSE',
    postings: [{ from: spendable(caller.id), to: purseAccount(purseId), amount }],
    about: { kind: 'purse', purse: purseId, how: 'filled' },
  })
}

/** Throws `conflict` when a purse holds less. While its row is locked nothing else moves its gold. */
function assertHolds(holds: number, amount: number): void {
  if (holds < amount)
    throw new AppError('conflict', `There are ${goldInWords(toGold(holds))} in the purse. Nothing has moved.`)
}

const payDraw = (tx: Transaction, draw: { id: string; purseId: string; userId: string; amount: number }) =>
  moveGold(tx, {
    key: `purse-draw:${draw.id}`,
    reason: 'PURSE',
    postings: [{ from: purseAccount(draw.purseId), to: spendable(draw.userId), amount: draw.amount }],
    about: { kind: 'purse', purse: draw.purseId, how: 'drawn' },
  })

/**
 * Draws gold, or, above what the purse lets out by itself, asks the keeper for it; the same key again does neither once more.
 * Throws AppError: `conflict` where there is less in the purse, or more than the member's cap.
 */
export async function drawFromPurse(
  tx: Transaction,
  caller: Caller,
  purseId: string,
  { gold, note }: PurseGold,
  idempotencyKey: string,
): Promise<void> {
  const amount = milligoldOf(gold)
  const standing = () =>
    together([
      placeIn(tx, caller, purseId),
      tx
        .select()
        .from(purseDraws)
        .where(and(eq(purseDraws.userId, caller.id), eq(purseDraws.idempotencyKey, idempotencyKey)))
        .execute(),
      goldInPurse(tx, purseId),
      tx
        .select({ sum: drawnLately(purseId, caller.id) })
        .from(purses)
        .where(eq(purses.id, purseId))
        .execute(),
    ])
  // Looked at before it is locked: of many who draw at once most are to be told quickly that there is nothing left.
  const [first, [earlier], left] = await standing()
  if (!earlier) assertHolds(left, amount)
  const mayAsk = amount > (first.purse.approvalAbove ?? Number.POSITIVE_INFINITY)
  await lockInvolved(tx, mayAsk ? [caller.id, first.purse.keeperId] : [caller.id])
  await tx.select({ id: purses.id }).from(purses).where(eq(purses.id, purseId)).for('update')
  const [{ purse, me }, [before], holds, [lately]] = await standing()
  if (before) {
    if (before.purseId !== purseId || before.amount !== amount) throw mismatch()
    return
  }
  assertJoined(me)
  await standingOf(tx, caller.id)
  const drawn = Number(lately?.sum ?? 0)
  if (purse.keeperId !== caller.id && me.cap !== null && drawn + amount > me.cap)
    throw new AppError(
      'conflict',
      `You can draw ${goldInWords(toGold(me.cap))} within seven days, and ${goldInWords(toGold(Math.max(0, me.cap - drawn)))} of that is left. Nothing has moved.`,
    )
  assertHolds(holds, amount)
  const isAsked = amount > drawableBy(purse, me, drawn)
  const draw = { id: randomUUID(), purseId, userId: caller.id, amount, note, idempotencyKey }
  if (!isAsked) {
    const paid = { ...draw, state: 'paid' as const, decidedAt: sql`now()` }
    await together([tx.insert(purseDraws).values(paid).execute(), payDraw(tx, draw)])
    return
  }
  if (!mayAsk || purse.keeperId !== first.purse.keeperId)
    throw new AppError('conflict', 'The purse was changed just now. Nothing has moved; try again.')
  const asked = and(eq(purseDraws.purseId, purseId), eq(purseDraws.userId, caller.id), eq(purseDraws.state, 'asked'))
  if ((await tx.$count(purseDraws, asked)) >= ASKED_MAX)
    throw new AppError('conflict', `${ASKED_MAX} of your draws wait for the keeper already.`)
  await tx.insert(purseDraws).values({ ...draw, state: 'asked' })
  await notify(tx, {
    userId: purse.keeperId,
    type: 'GOLD',
    about: `PURSE:${purseId}:asked:${draw.id}`,
    actorId: caller.id,
    facts: { what: 'asked', gold, purse: purse.name, page: pageOf(purseId) },
  })
}

/** Pays or declines a draw that waits: the keeper; one's own can be withdrawn. A repeat of the same decision changes nothing. */
export async function decideDraw(
  tx: Transaction,
  caller: Caller,
  purseId: string,
  drawId: string,
  decision: 'pay' | 'decline',
): Promise<void> {
  const isHere = and(eq(purseDraws.id, drawId), eq(purseDraws.purseId, purseId))
  const [asked] = await tx.select().from(purseDraws).where(isHere)
  const { purse } = await lockPurseAndKeeper(tx, caller, purseId, asked?.userId ? [asked.userId] : [])
  const [draw] = await tx.select().from(purseDraws).where(isHere)
  if (!draw) throw notFound('This draw')
  const isMine = draw.userId === caller.id
  if (purse.keeperId !== caller.id && !(isMine && decision === 'decline'))
    throw new AppError('forbidden', 'Only the keeper of a purse can do this.')
  const state = decision === 'pay' ? 'paid' : isMine ? 'withdrawn' : 'declined'
  if (draw.state === state) return
  if (draw.state !== 'asked' || draw.userId === null)
    throw new AppError('conflict', 'This draw has been decided already.')
  if (decision === 'pay') {
    assertHolds(await goldInPurse(tx, purseId), draw.amount)
    await payDraw(tx, { ...draw, userId: draw.userId })
  }
  await tx.update(purseDraws).set({ state, decidedAt: sql`now()`, decidedBy: caller.id }).where(isHere)
  await notify(tx, {
    userId: draw.userId,
    type: 'GOLD',
    about: `PURSE:${purseId}:decided:${drawId}`,
    actorId: caller.id,
    facts: {
      what: state === 'paid' ? 'paid' : 'declined',
      gold: toGold(draw.amount),
      purse: purse.name,
      page: pageOf(purseId),
    },
  })
}

/**
 * Shares what is left among those who filled a purse and are still here, by what each put in; what does not divide goes to `rest`.
 * Returns each one's part, milligold. Lock purse and people first.
 */
async function shareOut(tx: Transaction, purseId: string, rest: string): Promise<Map<string, number>> {
  const left = await goldInPurse(tx, purseId)
  const filled = await tx
    .select({ userId: purseFillings.userId, sum: sql<string>`sum(${purseFillings.amount})` })
    .from(purseFillings)
    .where(and(eq(purseFillings.purseId, purseId), isNotNull(purseFillings.userId)))
    .groupBy(purseFillings.userId)
    .orderBy(asc(purseFillings.userId))
  const all = filled.reduce((sum, one) => sum + BigInt(one.sum), 0n)
  const parts = new Map<string, number>()
  for (const { userId, sum } of filled)
    if (userId !== null) parts.set(userId, Number((BigInt(left) * BigInt(sum)) / all))
  const given = [...parts.values()].reduce((sum, part) => sum + part, 0)
  if (left > given) parts.set(rest, (parts.get(rest) ?? 0) + left - given)
  return parts
}

/** Dissolves a purse. Returns the milligold that came back to the caller. Throws AppError. */
export async function dissolvePurse(tx: Transaction, caller: Caller, id: string): Promise<number> {
  const fillers = await tx
    .selectDistinct({ id: purseFillings.userId })
    .from(purseFillings)
    .where(and(eq(purseFillings.purseId, id), isNotNull(purseFillings.userId)))
  const place = await lockPurse(
    tx,
    caller,
    id,
    fillers.flatMap(({ id: filler }) => filler ?? []),
  )
  assertKeeper(place, caller)
  return closePurse(tx, place.purse, caller.id)
}

/** Ends a purse whose people are locked, and tells them. Returns what came back to its keeper, milligold. */
export async function closePurse(tx: Transaction, { id, name }: PurseRow, keeperId: string): Promise<number> {
  const parts = await shareOut(tx, id, keeperId)
  await moveGold(tx, {
    key: `purse-dissolved:${id}`,
    reason: 'PURSE',
    postings: [...parts].map(([userId, amount]) => ({ from: purseAccount(id), to: spendable(userId), amount })),
    about: { kind: 'purse', purse: id, how: 'dissolved' },
  })
  await tx
    .update(purseDraws)
    .set({ state: 'withdrawn', decidedAt: sql`now()` })
    .where(and(eq(purseDraws.purseId, id), eq(purseDraws.state, 'asked')))
  await tx.update(purses).set({ dissolvedAt: sql`now()`, inviteCode: null }).where(eq(purses.id, id))
  for (const [userId, amount] of parts)
    await notify(tx, {
      userId,
      type: 'GOLD',
      about: `PURSE:${id}:dissolved`,
      actorId: keeperId,
      facts: { what: 'dissolved', gold: toGold(amount), purse: name, page: '/transactions' },
    })
  return parts.get(keeperId) ?? 0
}
