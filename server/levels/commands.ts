import { eq } from 'drizzle-orm'
import type { PremiumLevel } from '../../contract/enums.ts'
import { lockUser } from '../accounts/queries.ts'
import type { Transaction } from '../db/database.ts'
import { users } from '../db/schema.ts'
import { raiseWaiting } from '../jobs/queue.ts'
import { publish } from '../live/commands.ts'
import { raisesTo } from './policy.ts'

/**
 * Gives somebody another subscription level, which counts from the end of the transaction: for what they start, and for what
 * waits where that is better. Their open pages are told. Whatever is theirs stays as it is.
 */
export async function changeLevel(tx: Transaction, userId: string, level: PremiumLevel): Promise<void> {
  // Behind the lock that every start takes.
  const { premiumLevel: before } = await lockUser(tx, userId, 'no key update')
  if (level === before) return
  await tx.update(users).set({ premiumLevel: level }).where(eq(users.id, userId))
  await raiseWaiting(tx, userId, level, raisesTo(level))
  publish(tx, userId, { kind: 'level', level })
}
