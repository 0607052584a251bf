import { createHash, randomUUID } from 'node:crypto'
import { and, count, eq, isNull } from 'drizzle-orm'
import { toGold } from '../../contract/economy.ts'
import type { GenerationKind, StartReply } from '../../contract/generations.ts'
import { HOUSE_ID } from '../accounts/house.ts'
import { queueHandle, type Transaction, transact } from '../db/database.ts'
import { generations, users } from '../db/schema.ts'
import { holdGold } from '../gold/ledger.ts'
import { AppError, notFound } from '../http/errors.ts'
import { GENERATION_QUEUE, type GenerationJob } from '../jobs/queue.ts'
import type { Services } from '../services.ts'
import { caps, priorityOf, type Tier } from './caps.ts'
import type { Kind } from './kind.ts'
import { kinds } from './kinds.ts'

type Generation = typeof generations.$inferSelect

interface Order {
  userId: string
  kind: GenerationKind
  /** Anything the kind's request schema accepts. */
  request: unknown
  /** What the person sent, when that differs from the stored request by something drawn for them (a seed). */
  asked?: unknown
  idempotencyKey: string
  retryOf?: string
}

const replyFor = (generation: Generation): StartReply => ({
  requestId: generation.id,
  status: generation.status,
  cost: toGold(generation.cost),
})

const hashOf = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex')

/**
 * Starts a piece of work: stores it, holds its gold and queues its job, all or nothing. The same key again answers with
 * the first one's reply. Throws AppError: invalid_request, not_enough_gold, too_many_requests, idempotency_mismatch.
 */
export async function startGeneration(services: Services, order: Order): Promise<StartReply> {
  const kind: Kind = kinds[order.kind]
  const request = kind.request.parse(order.request)
  const cost = kind.price(services, request)
  const requestHash = hashOf([order.kind, order.retryOf ?? null, order.asked ?? request])
  return transact(services.db, async (tx) => {
    const [generation] = await tx
      .insert(generations)
      .values({
        id: randomUUID(),
        userId: order.userId,
        kind: order.kind,
        request,
        requestHash,
        idempotencyKey: order.idempotencyKey,
        cost,
        retryOf: order.retryOf,
        createdAt: services.now(),
      })
      .onConflictDoNothing()
      .returning()
    if (!generation) return replyFor(await earlier(tx, order, requestHash))
    const { tier, priority } = await placeInLine(tx, order.userId)
    await holdGold(tx, { generationId: generation.id, userId: order.userId, amount: cost })
    const job: GenerationJob = { generationId: generation.id }
    await services.queue.send(GENERATION_QUEUE, job, {
      id: generation.id,
      priority,
      group: { id: order.userId, tier },
      db: queueHandle(tx),
    })
    return replyFor(generation)
  })
}

async function earlier(tx: Transaction, order: Order, requestHash: string): Promise<Generation> {
  const [first] = await tx
    .select()
    .from(generations)
    .where(and(eq(generations.userId, order.userId), eq(generations.idempotencyKey, order.idempotencyKey)))
  if (!first) throw new Error('An idempotency key clashed with a row that is not there')
  if (first.requestHash !== requestHash) {
    throw new AppError(
      'idempotency_mismatch',
      'This Idempotency-Key was already used for a different request. Nothing was started and nothing was charged; send a new key.',
    )
  }
  return first
}

async function placeInLine(tx: Transaction, userId: string) {
  // "no key update": the generation just inserted refers to this row, and so does every other start of this person's; a
  // full lock would have them all wait for each other's references until the database kills one.
  const [user] = await tx
    .select({ level: users.premiumLevel })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update')
  if (!user) throw notFound('This account')
  const [line] = await tx
    .select({ waiting: count() })
    .from(generations)
    .where(and(eq(generations.userId, userId), isNull(generations.endedAt)))
  const waiting = (line?.waiting ?? 1) - 1
  const tier: Tier = userId === HOUSE_ID ? 'HOUSE' : user.level
  if (waiting >= caps[tier].unfinished) {
    throw new AppError(
      'too_many_requests',
      `You have ${waiting} works waiting already; let some finish first. Nothing was started and nothing was charged.`,
    )
  }
  return { tier, priority: priorityOf(tier, waiting) }
}

/** Repeats a failed piece of work as it was stored. The person may only repeat their own. */
export async function retryGeneration(
  services: Services,
  retry: { userId: string; generationId: string; idempotencyKey: string },
): Promise<StartReply> {
  const [failed] = await services.db
    .select()
    .from(generations)
    .where(and(eq(generations.id, retry.generationId), eq(generations.userId, retry.userId)))
  if (!failed) throw notFound('This work')
  if (failed.status !== 'failed') {
    throw new AppError(
      'conflict',
      'Only work that failed can be repeated. Nothing was started and nothing was charged.',
    )
  }
  const { userId, kind, request } = failed
  return startGeneration(services, { userId, kind, request, idempotencyKey: retry.idempotencyKey, retryOf: failed.id })
}
