import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { type Database, queueHandle, type Transaction, transact } from '../db/database.ts'
import { generationParts, generations, goldHolds, users } from '../db/schema.ts'
import { closeGold, returnCharge, settleHold } from '../gold/ledger.ts'
import { GENERATION_QUEUE, type GenerationJob } from '../jobs/queue.ts'
import type { Services } from '../services.ts'
import { changeGeneration } from './change.ts'
import { storedRequest } from './request.ts'

// Whatever stops a program stops it between two transactions, and each of ours leaves gold and works in step. This finds what is
// out of step all the same: after a backup that was put back, a hand in the database, or a fault of ours.

type Reconciling = Pick<Services, 'db' | 'queue' | 'kinds' | 'log'>
type Generation = typeof generations.$inferSelect
type Hold = typeof goldHolds.$inferSelect

/** What was mended, by what had been the matter. */
export interface Reconciled {
  /** Holds of work that has ended, or is not there. */
  holds: number
  /** Work that ended without its results, which is to be made again, or whose gold has returned. */
  undelivered: number
  /** Work that waits for nobody: its job is gone. */
  jobless: number
  /** Accounts of people who have gone. */
  left: number
}

/** Found at once; the rest is found the next time. */
const AT_ONCE = 1000
/** How old work is, s, before nobody is said to be at it. */
const SETTLED_IN = 60

async function idsOf(db: Database, found: ReturnType<typeof sql>): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(found)
  return rows.map(({ id }) => id)
}

/** In the order in which everybody locks them: the work, then its gold. */
async function lock(tx: Transaction, id: string) {
  const [generation] = await tx.select().from(generations).where(eq(generations.id, id)).for('update')
  const [hold] = await tx.select().from(goldHolds).where(eq(goldHolds.generationId, id)).for('update')
  return { generation, hold }
}

/** How much of what was asked for is there, and of how much. What its owner has deleted since counts for as long as it is known of. */
async function delivered(services: Reconciling, tx: Transaction, generation: Generation) {
  const { id } = generation
  const stored = storedRequest(services, generation)
  const asked = stored?.kind.results?.(stored.request) ?? 1
  const { rows } = await tx.execute<{ results: string }>(sql`select
    (select count(*) from images where generation_id = ${id}) + (select count(*) from sheets where generation_id = ${id})
    + (select count(*) from loras where generation_id = ${id}) as results`)
  return { made: Math.min(asked, Number(rows[0]?.results ?? 0)), asked }
}

/** Puts work into the line again. Whichever line it was in: whoever takes it up finds who is to make it. */
async function sendAgain({ queue }: Reconciling, tx: Transaction, { id, userId }: Generation): Promise<void> {
  const [owner] = await tx.select({ tier: users.premiumLevel }).from(users).where(eq(users.id, userId))
  const job: GenerationJob = { generationId: id }
  await queue.send(GENERATION_QUEUE, job, {
    id: randomUUID(),
    group: { id: userId, tier: owner?.tier ?? 'NONE' },
    db: queueHandle(tx),
  })
}

/** Settles an open hold of work that has ended or is not there. Returns what was done; undefined where all is well by now. */
async function settleOpen(services: Reconciling, tx: Transaction, id: string): Promise<object | undefined> {
  const { generation, hold } = await lock(tx, id)
  if (!hold || hold.settledAt || (generation && !generation.endedAt)) return undefined
  const { userId, amount } = hold
  if (generation?.status !== 'completed') {
    await settleHold(tx, id, 0)
    return { userId, held: amount, captured: 0, work: generation ? 'failed' : 'gone' }
  }
  const { made, asked } = await delivered(services, tx, generation)
  // What ended without its results is another matter, below.
  if (made === 0) return undefined
  const captured = Math.floor((amount * made) / asked)
  await settleHold(tx, id, captured)
  return { userId, held: amount, captured, work: 'completed' }
}

const NEVER_DELIVERED = 'It ended without being delivered. You were not charged.'

/**
 * Work that is said to be done, but none of it is there, and was never: what is delivered takes its parts with it, or its hold is
 * settled with it. Where its parts are kept and its gold is set aside it is taken up again; else its gold returns.
 */
async function mendUndelivered(services: Reconciling, tx: Transaction, id: string): Promise<object | undefined> {
  const { generation, hold } = await lock(tx, id)
  if (!generation?.endedAt) return undefined
  const parts = await tx.$count(generationParts, eq(generationParts.generationId, id))
  const isOpen = hold !== undefined && !hold.settledAt
  if (parts === 0 && !isOpen) return undefined
  const { made } = await delivered(services, tx, generation)
  if (generation.status === 'completed' && made === 0) {
    if (isOpen && parts > 0) {
      await changeGeneration(tx, eq(generations.id, id), {
        status: 'pending',
        progress: 0,
        stage: 'Queued',
        endedAt: null,
      })
      await sendAgain(services, tx, generation)
      return { userId: generation.userId, done: 'taken up again' }
    }
    await giveBack(tx, id, hold)
    await changeGeneration(tx, eq(generations.id, id), {
      status: 'failed',
      stage: 'Failed',
      error: NEVER_DELIVERED,
      errorCode: 'internal',
    })
    await tx.delete(generationParts).where(eq(generationParts.generationId, id))
    return { userId: generation.userId, done: 'gold returned' }
  }
  if (parts === 0) return undefined
  await tx.delete(generationParts).where(eq(generationParts.generationId, id))
  return { userId: generation.userId, done: 'what was kept of it is let go' }
}

async function giveBack(tx: Transaction, id: string, hold: Hold | undefined): Promise<void> {
  if (!hold) return
  if (!hold.settledAt) return settleHold(tx, id, 0)
  await returnCharge(tx, hold)
}

/** Work without a job is given one; its owner waits for it. */
async function giveJob(services: Reconciling, tx: Transaction, id: string): Promise<object | undefined> {
  const { generation } = await lock(tx, id)
  if (!generation || generation.endedAt) return undefined
  const { rows } = await tx.execute(sql`select 1 where ${hasJob(sql`${id}`)}`)
  if (rows.length > 0) return undefined
  await sendAgain(services, tx, generation)
  return { userId: generation.userId, done: 'put into the line again' }
}

/** Whether a job for a piece of work is still to be done, in whichever line; states of jobs are in their order (pg-boss). */
const hasJob = (id: ReturnType<typeof sql>) =>
  sql`exists (select from pgboss.job where data ->> 'generationId' = ${id}::text and state < 'completed')`

/** Somebody who has gone leaves no gold behind that could be counted as theirs. */
async function closeLeft(tx: Transaction, userId: string): Promise<object | undefined> {
  const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('key share')
  if (user) return undefined
  return (await closeGold(tx, userId)) ? { userId } : undefined
}

/**
 * Finds gold and works that are out of step, and mends each once, however many machines look: each piece is locked, and looked at
 * again. What it does it says in the log.
 */
export async function reconcileLedger(services: Reconciling): Promise<Reconciled> {
  const { db, log } = services
  async function mend(
    found: ReturnType<typeof sql>,
    said: string,
    one: (services: Reconciling, tx: Transaction, id: string) => Promise<object | undefined>,
  ): Promise<number> {
    let mended = 0
    for (const id of await idsOf(db, found)) {
      const done = await transact(db, (tx) => one(services, tx, id)).catch((error: unknown) => {
        // One that cannot be mended keeps none of the others waiting.
        log.error({ err: error, id }, 'Gold and work are out of step, and could not be mended')
        return undefined
      })
      if (!done) continue
      log.warn({ id, ...done }, said)
      mended++
    }
    return mended
  }
  const undelivered = await mend(
    sql`select g.id from generations g where g.ended_at is not null and g.id in (
      select generation_id from generation_parts union select generation_id from gold_holds where settled_at is null)
      limit ${AT_ONCE}`,
    'Work had ended without its results',
    mendUndelivered,
  )
  const holds = await mend(
    sql`select h.generation_id as id from gold_holds h left join generations g on g.id = h.generation_id
      where h.settled_at is null and (g.id is null or g.ended_at is not null) limit ${AT_ONCE}`,
    'A hold was open whose work had ended',
    settleOpen,
  )
  const jobless = await mend(
    sql`select g.id from generations g where g.ended_at is null
      and g.created_at < now() - make_interval(secs => ${SETTLED_IN}) and not ${hasJob(sql`g.id`)} limit ${AT_ONCE}`,
    'Work had no job any more',
    giveJob,
  )
  const left = await mend(
    sql`select distinct substr(id, 6) as id from gold_accounts
      where (id like 'user:%' or id like 'debt:%') and balance > 0
        and not exists (select from users u where u.id = substr(gold_accounts.id, 6)) limit ${AT_ONCE}`,
    'Somebody who has gone had left gold',
    (_, tx, userId) => closeLeft(tx, userId),
  )
  return { holds, undelivered, jobless, left }
}
