import { createHash, randomUUID } from 'node:crypto'
import { and, count, eq, getTableColumns, isNull, sql } from 'drizzle-orm'
import { toGold } from '../../contract/economy.ts'
import type { GenerationKind, StartReply } from '../../contract/generations.ts'
import { HOUSE_ID } from '../accounts/house.ts'
import { lockUser } from '../accounts/queries.ts'
import {
  type QueueHandle,
  queueHandle,
  type Reader,
  sendLast,
  type Transaction,
  together,
  transact,
} from '../db/database.ts'
import { generations } from '../db/schema.ts'
import { AppError, notFound } from '../errors.ts'
import { assertGold, holdGold } from '../gold/ledger.ts'
import { type GenerationJob, queueFor } from '../jobs/queue.ts'
import { caps, priorityOf, type Tier } from '../levels/policy.ts'
import { assertNotSuspended } from '../moderation/policy.ts'
import { assertFlag } from '../moderation/queries.ts'
import type { Services } from '../services.ts'
import { assertSayable, textsIn } from '../words/policy.ts'
import { told } from './change.ts'
import type { Kind } from './kind.ts'
import { assertAllowed, type Bounded } from './policy.ts'
import { storedRequest } from './request.ts'

type Generation = typeof generations.$inferSelect

/** A piece of work to start. */
export interface Order {
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

/** Undoes a start whose key has started something before. */
class StartedBefore extends Error {}

/** An order with what is worked out before the database is asked for anything. */
interface Prepared extends Order {
  id: string
  cost: number
  bounded: Bounded
  requestHash: string
}

function prepared(services: Services, order: Order): Prepared {
  const kind: Kind = services.kinds[order.kind]
  const request = kind.request.parse(order.request)
  // Texts of forms with files come only now, and what is repeated may be older than what is refused.
  assertSayable(textsIn(request))
  const cost = kind.price(services, request)
  const bounded = kind.bounded(services, request)
  const requestHash = hashOf([order.kind, order.retryOf ?? null, order.asked ?? request])
  return { ...order, id: randomUUID(), request, cost, bounded, requestHash }
}

/**
 * Starts a piece of work: stores it, holds its gold and queues its job, all or nothing. The same key again answers with
 * the first one's reply. Throws AppError: invalid_request, not_enough_gold, too_many_requests, idempotency_mismatch, forbidden.
 */
export async function startGeneration(services: Services, order: Order): Promise<StartReply> {
  const work = prepared(services, order)
  const starting = transact(services.db, (tx) => begin(services, tx, work))
  try {
    return replyFor(await starting)
  } catch (error) {
    if (!(error instanceof StartedBefore)) throw error
    return replyFor(await earlier(services.db, work, work.requestHash))
  }
}

/** Whether a person's key has started something before: then a repeat is answered as the first was, whatever has become of it. */
export async function hasStarted(reader: Reader, userId: string, idempotencyKey: string): Promise<boolean> {
  const mine = and(eq(generations.userId, userId), eq(generations.idempotencyKey, idempotencyKey))
  return (await reader.$count(generations, mine)) > 0
}

/**
 * Starts several pieces of one person's work, or none of them; `first` is done before, in the same transaction, and is told under
 * which ids they will be known. It is also what keeps a repeat from starting them again, by throwing: their own keys must be new.
 */
export async function startTogether(
  services: Services,
  userId: string,
  orders: readonly Omit<Order, 'userId'>[],
  first: (tx: Transaction, ids: readonly string[]) => Promise<void>,
): Promise<StartReply[]> {
  const works = orders.map((order) => prepared(services, { ...order, userId }))
  const started = await transact(services.db, async (tx) => {
    await lockUser(tx, userId, 'no key update')
    await first(
      tx,
      works.map(({ id }) => id),
    )
    // Of all of it at once: of one piece after the other, the refusal would name the price of the one that was too much.
    const cost = works.reduce((sum, work) => sum + work.cost, 0)
    await assertGold(tx, userId, cost)
    const begun: Generation[] = []
    for (const [index, work] of works.entries()) begun.push(await begin(services, tx, work, index < works.length - 1))
    return begun
  })
  return started.map(replyFor)
}

/** `isFollowed`: more is asked of the transaction after it. */
async function begin(services: Services, tx: Transaction, work: Prepared, isFollowed = false) {
  const { id, userId, request, requestHash, idempotencyKey, cost, retryOf } = work
  const kind: Kind = services.kinds[work.kind]
  // In this order: a repeat may find its work being delivered, which locks the work and then the gold, and waits for it.
  const [person, generation, refusal] = await together([
    // All starts of one person wait for each other here, so that each counts what went before it.
    lockUser(tx, userId, 'no key update'),
    store(tx, {
      id,
      userId,
      kind: work.kind,
      request,
      requestHash,
      idempotencyKey,
      cost,
      retryOf,
      createdAt: services.now(),
    }),
    // Before it is known whether there is anything to pay for: whatever is refused below is undone with its hold.
    holdGold(tx, { generationId: id, userId, amount: cost, reason: kind.reason }).then(
      () => undefined,
      (error: unknown) => ({ error }),
    ),
  ])
  if (!generation) throw new StartedBefore()
  assertNotSuspended(person, services.now())
  const tier: Tier = userId === HOUSE_ID ? 'HOUSE' : person.premiumLevel
  const priority = placeInLine(tier, generation.waiting)
  if (tier !== 'HOUSE') await assertAllowed(services, tx, person, work.bounded)
  if (refusal) throw refusal.error
  await kind.admit?.(tx, userId)
  const job: GenerationJob = { generationId: id }
  const group = { id: userId, tier }
  const waitsFor = kind.waitsFor?.(services, request)
  if (waitsFor !== undefined && !kind.isMadeHere?.(services, request)) await assertFlag(tx, 'ai-services')
  const line = queueFor(waitsFor)
  const send = (db: QueueHandle) => services.queue.send(line, job, { id, priority, group, db })
  if (isFollowed) await send(queueHandle(tx))
  else await sendLast(tx, send)
  return generation
}

async function earlier(reader: Reader, order: Order, requestHash: string): Promise<Generation> {
  const [first] = await reader
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

/**
 * Stores new work and tells its owner's open pages; `waiting` is how many unfinished works they had before. Undefined when
 * its key has started something.
 */
async function store(tx: Transaction, work: typeof generations.$inferInsert) {
  const others = tx
    .select({ waiting: count() })
    .from(generations)
    .where(and(eq(generations.userId, work.userId), isNull(generations.endedAt)))
  const [stored] = await tx
    .insert(generations)
    .values(work)
    .onConflictDoNothing()
    .returning({ ...getTableColumns(generations), told, waiting: sql`(${others})`.mapWith(Number) })
  return stored
}

/** The priority of one more piece of work; throws when the person has as many under way as their tier allows. */
function placeInLine(tier: Tier, waiting: number): number {
  if (waiting >= caps[tier].unfinished) {
    throw new AppError(
      'too_many_requests',
      `You have ${waiting} works waiting already; let some finish first. Nothing was started and nothing was charged.`,
    )
  }
  return priorityOf(tier, waiting)
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
  if (!storedRequest(services, failed)) {
    throw new AppError(
      'conflict',
      'What was asked for can no longer be read, so it cannot be repeated. Nothing was charged; ask for it anew.',
    )
  }
  const { userId, kind, request } = failed
  return startGeneration(services, { userId, kind, request, idempotencyKey: retry.idempotencyKey, retryOf: failed.id })
}
