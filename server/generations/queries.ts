import { and, desc, eq, isNull } from 'drizzle-orm'
import { toGold } from '../../contract/economy.ts'
import type { GenerationSummary, PollReply } from '../../contract/generations.ts'
import type { Transaction } from '../db/database.ts'
import { generations } from '../db/schema.ts'
import { notFound } from '../errors.ts'
import { receiptFor } from '../gold/receipts.ts'
import type { Services } from '../services.ts'
import { storedRequest } from './request.ts'

/** How a piece of work is coming along, for its owner; another person's is not found. */
export async function pollGeneration(services: Services, userId: string, id: string): Promise<PollReply> {
  const [generation] = await services.db
    .select()
    .from(generations)
    .where(and(eq(generations.id, id), eq(generations.userId, userId)))
  if (!generation) throw notFound('This work')
  const { kind, status, progress, stage, error } = generation
  const done = status === 'completed'
  if (done || status === 'failed') await services.endings.seen(userId, id)
  const outcome = done
    ? await services.kinds[kind].outcome(services.db, services, generation)
    : { image: null, images: [], url: null }
  const receipt = generation.endedAt ? await receiptFor(services.db, userId, id) : null
  return { id, type: kind, status, progress, stage, ...outcome, error, receipt }
}

/** Most pieces of unfinished work listed at once. */
const UNFINISHED_MAX = 200

export async function unfinishedGenerations(services: Services, userId: string): Promise<GenerationSummary[]> {
  const rows = await services.db
    .select()
    .from(generations)
    .where(and(eq(generations.userId, userId), isNull(generations.endedAt)))
    .orderBy(desc(generations.createdAt))
    .limit(UNFINISHED_MAX)
  return rows.map((row) => {
    const stored = storedRequest(services, row)
    return {
      id: row.id,
      type: row.kind,
      status: row.status,
      progress: row.progress,
      stage: row.stage,
      // Unreadable work is listed all the same: whoever follows it learns from the worker why it ends.
      ...(stored?.kind.describe(services, stored.request) ?? { description: '', modelName: '' }),
      cost: toGold(row.cost),
      createdAt: row.createdAt.toISOString(),
    }
  })
}

/** How many works that are listed for nobody else somebody's unfinished work will be. */
export async function hiddenUnderWay(services: Services, tx: Transaction, userId: string): Promise<number> {
  const rows = await tx
    .select({ kind: generations.kind, request: generations.request })
    .from(generations)
    .where(and(eq(generations.userId, userId), isNull(generations.endedAt)))
  return rows.reduce((sum, row) => {
    const stored = storedRequest(services, row)
    return sum + (stored?.kind.bounded(services, stored.request).hidden ?? 0)
  }, 0)
}
