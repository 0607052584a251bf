import { createHash, randomInt, randomUUID } from 'node:crypto'
import { and, desc, eq, inArray } from 'drizzle-orm'
import type * as z from 'zod'
import type { ComparisonRequest, ComparisonStart, ComparisonVote } from '../../contract/comparisons.ts'
import { toGold } from '../../contract/economy.ts'
import { ImageRequest, SEED_MAX } from '../../contract/images.ts'
import type { Caller } from '../accounts/accounts.ts'
import { lockUser } from '../accounts/queries.ts'
import { type Transaction, transact } from '../db/database.ts'
import { comparisonColumns, comparisons, comparisonVotes, generations } from '../db/schema.ts'
import { AppError, notFound } from '../errors.ts'
import { startTogether } from '../generations/start.ts'
import { imageOrder } from '../images/image-order.ts'
import type { Services } from '../services.ts'
import { canRemove, canView, canVote, toChooseFrom } from './policy.ts'
import { findComparison } from './queries.ts'

type Start = z.output<typeof ComparisonStart>

/** Undoes a start whose key has started a comparison before. */
class StartedBefore extends Error {}

const hashOf = (asked: ComparisonRequest) => createHash('sha256').update(JSON.stringify(asked)).digest('hex')

/**
 * Has one prompt made by several models: a picture each, through the corridor, all of them started or none. The same key again
 * answers with the first one's reply. Throws AppError: invalid_request, not_enough_gold,
 * conflict (an own key that is gone), too_many_requests, idempotency_mismatch.
 */
export async function startComparison(
  services: Services,
  caller: Caller,
  asked: ComparisonRequest,
  idempotencyKey: string,
): Promise<Start> {
  const before = await startedBefore(services, caller, asked, idempotencyKey)
  if (before) return before
  const id = randomUUID()
  const { models, ownKeys = [], seed = randomInt(SEED_MAX + 1), ...words } = asked
  const orders = await Promise.all(
    models.map((model, position) =>
      imageOrder(
        services,
        caller,
        ImageRequest.parse({ ...words, model, seed, ...(ownKeys.includes(model) && { ownKey: true }) }),
        `${id}-${position}`,
      ),
    ),
  )
  const twin = orders.every(({ request }) => hadIn(request)) && (await sameBefore(services, caller, asked))
  if (twin) return twin
  const offer = await services.ownKeys.offerTo(caller.id)
  const names = new Map(offer.models().map((model) => [model.id, model.name]))
  const starting = startTogether(services, caller.id, orders, async (tx, generationIds) => {
    const { category, prompt, negativePrompt, shape, size, visibility = 'public' } = asked
    const stored = await tx
      .insert(comparisons)
      .values({
        id,
        ownerId: caller.id,
        idempotencyKey,
        requestHash: hashOf(asked),
        category,
        prompt,
        negativePrompt,
        shape,
        size,
        seed,
        // One of nothing but pictures that are there costs nothing: thousands of them would fill the list for everybody.
        isListed: visibility === 'public' && orders.some(({ request }) => hadIn(request) === undefined),
        createdAt: services.now(),
      })
      .onConflictDoNothing()
      .returning({ id: comparisons.id })
    if (stored.length === 0) throw new StartedBefore()
    await tx.insert(comparisonColumns).values(
      models.map((model, position) => ({
        id: randomUUID(),
        comparisonId: id,
        position,
        model,
        modelName: names.get(model) ?? model,
        generationId: generationIds[position] ?? '',
        hadImageId: hadIn(orders[position]?.request),
      })),
    )
  })
  try {
    const requests = await starting
    return { id, cost: costOf(requests), requests }
  } catch (error) {
    const earlier = error instanceof StartedBefore && (await startedBefore(services, caller, asked, idempotencyKey))
    if (earlier) return earlier
    throw error
  }
}

/** The picture that an order for one finds made already. */
const hadIn = (request: unknown) => (request as { had: { id: string }[] } | undefined)?.had[0]?.id

const costOf = (requests: Start['requests']) =>
  requests.reduce((sum, { cost }) => Math.round((sum + cost) * 1000) / 1000, 0)

/** What the key started before; undefined when nothing. Throws idempotency_mismatch when it was something else. */
async function startedBefore(
  { db }: Services,
  caller: Caller,
  asked: ComparisonRequest,
  idempotencyKey: string,
): Promise<Start | undefined> {
  const [first] = await db
    .select({ id: comparisons.id, requestHash: comparisons.requestHash })
    .from(comparisons)
    .where(and(eq(comparisons.ownerId, caller.id), eq(comparisons.idempotencyKey, idempotencyKey)))
  if (!first) return undefined
  if (first.requestHash !== hashOf(asked)) {
    throw new AppError(
      'idempotency_mismatch',
      'This Idempotency-Key was already used for a different comparison. Nothing was started and nothing was charged; send a new key.',
    )
  }
  const columns = await db
    .select({ generationId: comparisonColumns.generationId })
    .from(comparisonColumns)
    .where(eq(comparisonColumns.comparisonId, first.id))
    .orderBy(comparisonColumns.position)
  const ids = columns.map(({ generationId }) => generationId)
  const works = await db.select().from(generations).where(inArray(generations.id, ids))
  const requests = ids.flatMap((id) => {
    const work = works.find((one) => one.id === id)
    return work ? [{ requestId: id, status: work.status, cost: toGold(work.cost) }] : []
  })
  return { id: first.id, cost: costOf(requests), requests }
}

/** The caller's comparison of just this, where all of its pictures are there: nothing of it would be made anew. */
async function sameBefore(services: Services, caller: Caller, asked: ComparisonRequest): Promise<Start | undefined> {
  const [same] = await services.db
    .select({ id: comparisons.id })
    .from(comparisons)
    .where(and(eq(comparisons.ownerId, caller.id), eq(comparisons.requestHash, hashOf(asked))))
    .orderBy(desc(comparisons.createdAt))
    .limit(1)
  const found = same && (await findComparison(services, same.id, caller.id))
  if (!found?.columns.every(({ image, work }) => image && work.status === 'completed')) return undefined
  const requests = found.columns.map(({ work }) => ({ requestId: work.id, status: work.status, cost: 0 }))
  return { id: found.comparison.id, cost: 0, requests }
}

/** Gives, changes or, without picks, takes back the caller's one vote. Throws AppError: not_found, conflict, invalid_request. */
export async function voteOnComparison(
  services: Services,
  caller: Caller,
  id: string,
  { picks, isBlind }: z.output<typeof ComparisonVote>,
): Promise<void> {
  const found = await findComparison(services, id, caller.id)
  if (!found || !canView(caller, found)) throw notFound('This comparison')
  if (!canVote(caller, found)) {
    throw new AppError('conflict', 'You can vote once all of its pictures have come, and there are two at least.')
  }
  const choices = toChooseFrom(found)
  const picked = picks.map((pick) => {
    const choice = choices.find(({ column }) => column.id === pick)
    if (!choice) throw new AppError('invalid_request', 'Name pictures of this comparison that are there.')
    return choice.column.model
  })
  await transact(services.db, async (tx) => {
    await lockUser(tx, caller.id, 'key share')
    await lockComparison(tx, id)
    const mine = and(eq(comparisonVotes.comparisonId, id), eq(comparisonVotes.userId, caller.id))
    if (picked.length === 0) {
      await tx.delete(comparisonVotes).where(mine)
      return
    }
    const vote = {
      among: choices.map(({ column }) => column.model).sort(),
      picks: picked,
      updatedAt: services.now(),
    }
    // A vote that was blind once stays so: the names were shown for it.
    await tx
      .insert(comparisonVotes)
      .values({ comparisonId: id, userId: caller.id, isBlind, ...vote })
      .onConflictDoUpdate({ target: [comparisonVotes.comparisonId, comparisonVotes.userId], set: vote })
  })
}

/** It cannot go before the transaction ends. Throws not_found when it has gone. */
async function lockComparison(tx: Transaction, id: string) {
  const [there] = await tx
    .select({ id: comparisons.id })
    .from(comparisons)
    .where(eq(comparisons.id, id))
    .for('key share')
  if (!there) throw notFound('This comparison')
}

/** Removes a comparison with its votes; its pictures stay. Returns how many went. */
export async function removeComparison(services: Services, caller: Caller, id: string): Promise<number> {
  const found = await findComparison(services, id, caller.id)
  if (!found || !canView(caller, found)) throw notFound('This comparison')
  if (!canRemove(caller, found)) throw new AppError('forbidden', 'Only its owner can remove this comparison.')
  return transact(services.db, async (tx) => {
    await lockUser(tx, caller.id, 'key share')
    const gone = await tx.delete(comparisons).where(eq(comparisons.id, id)).returning({ id: comparisons.id })
    return gone.length
  })
}
