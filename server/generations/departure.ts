import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Transaction } from '../db/database.ts'
import { generations } from '../db/schema.ts'
import { settleHold } from '../gold/ledger.ts'

/**
 * Returns the gold of everything a person has under way. The work itself is not ended: its rows go with the account, and
 * a worker that finds none stops. Returns it, so that what it was given can be let go once the account is gone.
 */
export async function releaseWorkOf(tx: Transaction, userId: string) {
  const underWay = await tx
    .select({ id: generations.id, kind: generations.kind, userId: generations.userId, request: generations.request })
    .from(generations)
    .where(and(eq(generations.userId, userId), isNull(generations.endedAt)))
    .orderBy(asc(generations.id))
    .for('update')
  for (const { id } of underWay) await settleHold(tx, id, 0)
  return underWay
}
