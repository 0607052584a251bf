import { randomUUID } from 'node:crypto'
import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import { categoryFacts } from '../../contract/categories.ts'
import { COMPETITION_ENTRIES_MAX } from '../../contract/competition-facts.ts'
import type { CompetitionRequest } from '../../contract/competitions.ts'
import { MILLIGOLD_PER_GOLD, toGold } from '../../contract/economy.ts'
import { houseCompetitionPrizes, sharedPrize } from '../../contract/rewards.ts'
import type { Caller } from '../accounts/accounts.ts'
import { lockUser } from '../accounts/queries.ts'
import { competitionEntries, competitions, competitionVotes } from '../db/community.ts'
import { type Transaction, transact } from '../db/database.ts'
import { idFor } from '../db/ids.ts'
import { images, users } from '../db/schema.ts'
import { AppError, notFound } from '../errors.ts'
import { moveGold, spendable, system } from '../gold/ledger.ts'
import { assertMayAct } from '../moderation/policy.ts'
import { notify } from '../notifications/commands.ts'
import type { Services } from '../services.ts'
import { phaseOf } from './policy.ts'
import { themes } from './themes.ts'

const DAY = 24 * 3_600_000
/** How long the house's own competitions take entries, and how long they are voted on, ms. */
const HOUSE_OPEN = 21 * DAY
const HOUSE_VOTING = 7 * DAY
/** As many of the house's own as are ever looked for: over a lifetime. */
const HOUSE_MOST = 1200

/** Opens a competition; the same key again opens none. Returns its id. */
export async function createCompetition(
  tx: Transaction,
  { categories, opensAt, closesAt, endsAt, prizes, ...words }: CompetitionRequest,
  key: string,
  now: Date,
): Promise<string> {
  if (new Date(endsAt) <= now) throw new AppError('invalid_request', 'It must end in the future.')
  const id = idFor(`competition:${key}`)
  await tx
    .insert(competitions)
    .values({
      id,
      ...words,
      types: categories.map((category) => categoryFacts[category].type),
      opensAt: new Date(opensAt),
      closesAt: new Date(closesAt),
      endsAt: new Date(endsAt),
      prizes: prizes.map((gold) => Math.round(gold * MILLIGOLD_PER_GOLD)),
    })
    .onConflictDoNothing()
  return id
}

/** The competition, which cannot be settled before the transaction ends. */
async function holdCompetition(tx: Transaction, id: string) {
  const [row] = await tx.select().from(competitions).where(eq(competitions.id, id)).for('share')
  if (!row) throw notFound('This competition')
  return row
}

/** Enters a picture, or puts it in the place of the one entered before. Throws AppError. */
export async function enter(tx: Transaction, caller: Caller, id: string, imageId: string, now: Date): Promise<void> {
  await lockUser(tx, caller.id, 'no key update')
  const [image] = await tx.select().from(images).where(eq(images.id, imageId)).for('key share')
  const row = await holdCompetition(tx, id)
  if (phaseOf(row, now) !== 'open')
    throw new AppError('conflict', 'This competition takes no entries now. Nothing was entered.')
  if (!image || image.ownerId !== caller.id || image.deletedAt !== null) throw notFound('This picture of yours')
  if (!image.isVisible || image.isNsfw)
    throw new AppError(
      'invalid_request',
      'Only public pictures that are not marked NSFW can be entered. Make it public first.',
    )
  if (row.types.length > 0 && !row.types.includes(image.type))
    throw new AppError('invalid_request', 'This competition is for other kinds of picture.')
  const mine = and(eq(competitionEntries.competitionId, id), eq(competitionEntries.userId, caller.id))
  const [before] = await tx.select().from(competitionEntries).where(mine)
  if (before?.imageId === imageId) return
  await assertMayAct(tx, caller.id, 'enter')
  if (before) {
    await tx.update(competitionEntries).set({ imageId }).where(mine)
    return
  }
  if ((await tx.$count(competitionEntries, eq(competitionEntries.competitionId, id))) >= COMPETITION_ENTRIES_MAX)
    throw new AppError('conflict', `This competition has ${COMPETITION_ENTRIES_MAX} entries, and takes no more.`)
  await tx
    .insert(competitionEntries)
    .values({ id: randomUUID(), competitionId: id, imageId, userId: caller.id })
    .onConflictDoNothing()
}

export async function withdraw(tx: Transaction, caller: Caller, id: string, now: Date): Promise<void> {
  await lockUser(tx, caller.id, 'no key update')
  const row = await holdCompetition(tx, id)
  if (phaseOf(row, now) !== 'open')
    throw new AppError(
      'conflict',
      'Entries can be taken back only while they are taken. To have it gone, delete the picture.',
    )
  await tx
    .delete(competitionEntries)
    .where(and(eq(competitionEntries.competitionId, id), eq(competitionEntries.userId, caller.id)))
}

/** Votes for an entry, in place of any vote before. Throws AppError. */
export async function voteFor(tx: Transaction, caller: Caller, id: string, entryId: string, now: Date): Promise<void> {
  await lockUser(tx, caller.id, 'no key update')
  const row = await holdCompetition(tx, id)
  if (phaseOf(row, now) !== 'voting') throw new AppError('conflict', 'This competition is not voted on now.')
  const [entry] = await tx
    .select({ userId: competitionEntries.userId })
    .from(competitionEntries)
    .where(and(eq(competitionEntries.id, entryId), eq(competitionEntries.competitionId, id)))
    .for('key share')
  if (!entry) throw notFound('This entry')
  if (entry.userId === caller.id) throw new AppError('forbidden', 'Nobody can vote for their own entry.')
  const [before] = await tx
    .select({ entryId: competitionVotes.entryId })
    .from(competitionVotes)
    .where(and(eq(competitionVotes.competitionId, id), eq(competitionVotes.userId, caller.id)))
  if (before?.entryId === entryId) return
  await assertMayAct(tx, caller.id, 'judge')
  await tx
    .insert(competitionVotes)
    .values({ competitionId: id, userId: caller.id, entryId })
    .onConflictDoUpdate({
      target: [competitionVotes.competitionId, competitionVotes.userId],
      set: { entryId, createdAt: sql`now()` },
    })
}

/**
 * Works out the places of a competition that is over, pays its prizes by one command of the ledger and tells everybody who took
 * part, in one transaction; settled already, it is left as it is. Votes of one network for one entry are one, and those of the
 * entrant's own are none. Pictures that nobody may see any more have no place. Returns whether it was settled now.
 */
function settle(services: Services, id: string): Promise<boolean> {
  const now = services.now()
  return transact(services.db, async (tx) => {
    const entrants = tx
      .select({ id: competitionEntries.userId })
      .from(competitionEntries)
      .where(eq(competitionEntries.competitionId, id))
    await tx
      .select({ id: users.id })
      .from(users)
      .where(inArray(users.id, entrants))
      .orderBy(asc(users.id))
      .for('key share')
    const [row] = await tx.select().from(competitions).where(eq(competitions.id, id)).for('update')
    if (!row || phaseOf(row, now) !== 'counting') return false
    await tx.execute(sql`
      update competition_entries set votes = counted.votes, place = counted.place
      from (
        select e.id, count(distinct coalesce(a.address, v.user_id))::int as votes,
          (rank() over (order by count(distinct coalesce(a.address, v.user_id)) desc))::int as place
        from competition_entries e
        join images i on i.id = e.image_id and i.is_visible and not i.is_nsfw and i.deleted_at is null
        left join arrivals theirs on theirs.user_id = e.user_id
        left join (competition_votes v left join arrivals a on a.user_id = v.user_id)
          on v.entry_id = e.id and v.user_id <> e.user_id
            and (a.address is null or a.address is distinct from theirs.address)
        where e.competition_id = ${id}
        group by e.id
      ) as counted
      where counted.id = competition_entries.id`)
    const entries = await tx
      .select()
      .from(competitionEntries)
      .where(eq(competitionEntries.competitionId, id))
      .orderBy(asc(competitionEntries.userId))
    // Without a vote nobody has won, whatever the place.
    const won = entries.flatMap((entry) => {
      const { place, votes } = entry
      if (place === null || votes === 0) return []
      const sharing = entries.filter((one) => one.place === place).length
      const prize = sharedPrize(row.prizes, place, sharing)
      return prize > 0 ? [{ ...entry, place, prize }] : []
    })
    if (won.length > 0)
      await moveGold(tx, {
        key: `competition:${id}`,
        reason: 'COMPETITION',
        postings: won.map(({ userId, prize }) => ({ from: system.bonuses, to: spendable(userId), amount: prize })),
        about: { kind: 'competition', competition: id },
      })
    for (const { id: entryId, prize } of won)
      await tx.update(competitionEntries).set({ prize }).where(eq(competitionEntries.id, entryId))
    for (const { userId, place } of entries) {
      const prize = won.find((one) => one.userId === userId)?.prize
      if (place === null) continue
      await notify(tx, {
        userId,
        type: prize === undefined ? 'COMPETITION' : 'PRIZE',
        about: `COMPETITION:${id}`,
        subject: { kind: 'competition', id },
        facts: { place, title: row.title, ...(prize !== undefined && { gold: toGold(prize) }) },
      })
    }
    await tx.update(competitions).set({ settledAt: now }).where(eq(competitions.id, id))
    return true
  })
}

/** Settles what is over. Returns how many competitions were. */
export async function sweepCompetitions(services: Services): Promise<number> {
  const due = await services.db
    .select({ id: competitions.id })
    .from(competitions)
    .where(and(isNull(competitions.settledAt), lte(competitions.endsAt, services.now())))
    .orderBy(asc(competitions.endsAt), asc(competitions.id))
  let settled = 0
  for (const { id } of due) if (await settle(services, id)) settled++
  if (services.config.seedGallery) await openHouseCompetition(services)
  return settled
}

/**
 * Opens the house's next competition as soon as none of its own takes entries, so that there always is one to enter: some
 * three weeks of entries, a week of votes. Their ids follow from their numbers, so that two machines open the same one.
 */
export async function openHouseCompetition(services: Services): Promise<void> {
  const now = services.now()
  const ids = Array.from({ length: HOUSE_MOST }, (_, number) => idFor(`house-competition:${number}`))
  await transact(services.db, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('house-competition', 0))`)
    const own = await tx
      .select({ id: competitions.id, closesAt: competitions.closesAt })
      .from(competitions)
      .where(inArray(competitions.id, ids))
    if (own.some(({ closesAt }) => closesAt > now)) return
    const [id, theme] = [ids[own.length], themes[own.length % themes.length]]
    if (id === undefined || theme === undefined) return
    const { categories, ...words } = theme
    await tx.insert(competitions).values({
      id,
      ...words,
      rules:
        'One public picture of yours, made here by any model or style. It may be older than the competition. While it is voted on, nobody is told whose a picture is: do not tell.',
      types: categories.map((category) => categoryFacts[category].type),
      opensAt: now,
      closesAt: new Date(now.getTime() + HOUSE_OPEN),
      endsAt: new Date(now.getTime() + HOUSE_OPEN + HOUSE_VOTING),
      prizes: [...houseCompetitionPrizes],
    })
  })
}
