import { and, desc, eq, gt, sql } from 'drizzle-orm'
import type { Profile } from '../../contract/accounts.ts'
import { messages } from '../../contract/errors.ts'
import type { Reader, Transaction } from '../db/database.ts'
import { sessions, users } from '../db/schema.ts'
import { AppError } from '../errors.ts'
import type { Caller } from './accounts.ts'
import { presentProfile } from './presenter.ts'

/**
 * Who made something, as everybody is told: their username, in the case they chose. Never the `name` that the account service
 * keeps beside it.
 */
export const makerName = sql<string>`coalesce(${users.displayUsername}, ${users.username}, '')`

/** The account's row. Throws `not_logged_in` when it is gone: the token outlives it by at most its 15 minutes. */
export async function userOf(reader: Reader, id: string) {
  const [user] = await reader.select().from(users).where(eq(users.id, id))
  if (!user) throw new AppError('not_logged_in', messages.notLoggedIn)
  return user
}

/**
 * The account's row, which cannot leave before the transaction ends; lock it before anything else, or whoever leaves
 * meanwhile waits for you and you for them. Rows that refer to it can still be written. Throws `not_logged_in` when it is
 * gone: a token outlives it by up to 15 minutes.
 */
export async function lockUser(tx: Transaction, id: string, strength: 'key share' | 'no key update') {
  const [user] = await tx.select().from(users).where(eq(users.id, id)).for(strength)
  if (!user) throw new AppError('not_logged_in', messages.notLoggedIn)
  return user
}

export async function profileOf(reader: Reader, caller: Caller, now: Date): Promise<Profile> {
  const user = await userOf(reader, caller.id)
  const open = await reader
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, caller.id), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.updatedAt))
  return presentProfile(user, open, caller.sessionId)
}

/** By whose code somebody came, and how many came by theirs. */
export async function referralOf(reader: Reader, userId: string) {
  const { referralCode, referredBy } = await userOf(reader, userId)
  return { referredBy, referred: await reader.$count(users, eq(users.referredBy, referralCode)) }
}

/** The caller's session. Throws `not_logged_in` when it was ended: the token outlives it by at most its 15 minutes. */
export async function sessionOf(reader: Reader, caller: Caller) {
  const [session] = await reader.select().from(sessions).where(eq(sessions.id, caller.sessionId))
  if (!session) throw new AppError('not_logged_in', messages.notLoggedIn)
  return session
}
