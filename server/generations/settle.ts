import { and, eq, isNull, sql } from 'drizzle-orm'
import { type ErrorCode, messages } from '../../contract/errors.ts'
import type { GenerationKind } from '../../contract/generations.ts'
import { type Transaction, transact } from '../db/database.ts'
import { generationParts, generations } from '../db/schema.ts'
import { settleHold } from '../gold/ledger.ts'
import type { Services } from '../services.ts'
import type { Delivery } from './kind.ts'

/** Locks a piece of work that has not ended; undefined when it has, so that whoever comes second does nothing. */
async function lockUnfinished(tx: Transaction, id: string) {
  const [generation] = await tx
    .select({ id: generations.id })
    .from(generations)
    .where(and(eq(generations.id, id), isNull(generations.endedAt)))
    .for('update')
  return generation
}

/** Ends work well: results stored, gold taken for what was delivered, the rest returned. Once, however often it is called. */
export function deliver(services: Services, id: string, delivery: Delivery): Promise<boolean> {
  return transact(services.db, async (tx) => {
    if (!(await lockUnfinished(tx, id))) return false
    await delivery.store(tx)
    await settleHold(tx, id, delivery.charge)
    await tx
      .update(generations)
      .set({ status: 'completed', progress: 100, stage: 'Done', updatedAt: sql`now()`, endedAt: sql`now()` })
      .where(eq(generations.id, id))
    await tx.delete(generationParts).where(eq(generationParts.generationId, id))
    return true
  })
}

/** What the person is told first when work of a kind fails. */
export const failureOf: Record<GenerationKind, string> = {
  image: messages.failedCreateImage,
  upload: messages.failedCreateImage,
}

/** Ends work badly: the gold returns, and the person is told why in a sentence. */
export function fail(services: Services, id: string, why: { message: string; code: ErrorCode }): Promise<boolean> {
  return transact(services.db, async (tx) => {
    if (!(await lockUnfinished(tx, id))) return false
    await settleHold(tx, id, 0)
    await tx
      .update(generations)
      .set({
        status: 'failed',
        stage: 'Failed',
        error: why.message,
        errorCode: why.code,
        updatedAt: sql`now()`,
        endedAt: sql`now()`,
      })
      .where(eq(generations.id, id))
    await tx.delete(generationParts).where(eq(generationParts.generationId, id))
    return true
  })
}
