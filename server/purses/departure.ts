import { and, asc, eq, isNotNull, ne, sql } from 'drizzle-orm'
import type { AccountData } from '../../contract/account-data.ts'
import { toGold } from '../../contract/economy.ts'
import { makerName } from '../accounts/queries.ts'
import type { Reader, Transaction } from '../db/database.ts'
import { gifts, purseDraws, purseFillings, purseMembers, purses } from '../db/economy.ts'
import { users } from '../db/schema.ts'
import { closePurse } from './commands.ts'

/** Whoever may be paid or told when the purses that somebody keeps are handed on. */
export const peopleInPursesOf = (userId: string) => sql`
  select m.user_id from purse_members m join purses p on p.id = m.purse_id where p.keeper_id = ${userId}
  union select f.user_id from purse_fillings f join purses p on p.id = f.purse_id
    where p.keeper_id = ${userId} and f.user_id is not null`

/**
 * Hands on the purses that somebody keeps who leaves: to the member who joined first; a purse with nobody else in it is dissolved.
 * Draws of theirs that wait are withdrawn. Those in `peopleInPursesOf` are locked before.
 */
export async function handOnPursesOf(tx: Transaction, userId: string): Promise<void> {
  await tx
    .update(purseDraws)
    .set({ state: 'withdrawn', decidedAt: sql`now()` })
    .where(and(eq(purseDraws.userId, userId), eq(purseDraws.state, 'asked')))
  const kept = await tx.select().from(purses).where(eq(purses.keeperId, userId)).orderBy(asc(purses.id)).for('update')
  for (const purse of kept) {
    const [next] = await tx
      .select({ id: purseMembers.userId })
      .from(purseMembers)
      .where(and(eq(purseMembers.purseId, purse.id), ne(purseMembers.userId, userId), isNotNull(purseMembers.joinedAt)))
      .orderBy(asc(purseMembers.joinedAt))
      .limit(1)
    if (next) {
      await tx.update(purses).set({ keeperId: next.id }).where(eq(purses.id, purse.id))
      continue
    }
    if (purse.dissolvedAt === null) await closePurse(tx, purse, userId)
    await tx.delete(purses).where(eq(purses.id, purse.id))
  }
}

/** Gifts they gave and were given, and the purses they are in, for their owner to take along. */
export async function givenKeptOf(
  reader: Reader,
  userId: string,
): Promise<Pick<AccountData, 'giftsGiven' | 'giftsTaken' | 'purses'>> {
  const gift = (mine: typeof gifts.fromId, other: typeof gifts.toId) =>
    reader
      .select({ name: makerName, amount: gifts.amount, note: gifts.note, createdAt: gifts.createdAt })
      .from(gifts)
      .leftJoin(users, eq(users.id, other))
      .where(eq(mine, userId))
      .orderBy(asc(gifts.createdAt))
  const told = (rows: Awaited<ReturnType<typeof gift>>) =>
    rows.map(({ name, amount, note, createdAt }) => ({
      who: name || null,
      gold: toGold(amount),
      note,
      createdAt: createdAt.toISOString(),
    }))
  const mine = await reader
    .select({
      name: purses.name,
      filled: sql<string>`coalesce((select sum(amount) from ${purseFillings}
        where purse_id = ${purses.id} and user_id = ${userId}), 0)`,
      drawn: sql<string>`coalesce((select sum(amount) from ${purseDraws}
        where purse_id = ${purses.id} and user_id = ${userId} and state = 'paid'), 0)`,
    })
    .from(purseMembers)
    .innerJoin(purses, eq(purses.id, purseMembers.purseId))
    .where(eq(purseMembers.userId, userId))
  return {
    giftsGiven: told(await gift(gifts.fromId, gifts.toId)),
    giftsTaken: told(await gift(gifts.toId, gifts.fromId)),
    purses: mine.map(({ name, filled, drawn }) => ({
      name,
      filled: toGold(Number(filled)),
      drawn: toGold(Number(drawn)),
    })),
  }
}
