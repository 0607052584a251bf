import { count, type SQL, sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import { GALLERY_COUNT_MAX } from '../../contract/limits.ts'
import { type Database, type Transaction, together, transact } from '../db/database.ts'
import { images } from '../db/schema.ts'

/**
 * How long a count of everybody's works is told again before it is counted anew, ms; whoever asks then is still told the old one,
 * and nobody waits: counting walks the whole index, a tenth of a second of a million works.
 */
const KEPT = 5000
/** How old a count may be that is told all the same, ms. */
const TOLD_MAX = 60 * 60_000

interface Kept {
  total: Promise<number>
  countedAt: number
  isBeingCounted: boolean
}

const known = new WeakMap<Database, LRUCache<string, Kept>>()

function keptOf(db: Database): LRUCache<string, Kept> {
  const kept = known.get(db) ?? new LRUCache<string, Kept>({ ttl: TOLD_MAX, max: 100 })
  known.set(db, kept)
  return kept
}

const counted = async (counting: Promise<{ total: number }[]>) => (await counting)[0]?.total ?? 0

export const countAll = (db: Database, filter: SQL | undefined) =>
  counted(db.select({ total: count() }).from(images).where(filter).execute())

/** What reading a row out of order costs in place of the next one, as the planner is told: 4, its own guess, is a turning disk's. */
const READING_ANYWHERE = '1.1'
export const likeMemory = (tx: Transaction) =>
  tx.execute(sql`select set_config('random_page_cost', ${READING_ANYWHERE}, true)`)

/** A search of which the planner thinks that so many times GALLERY_COUNT_MAX answer it is not counted: there are enough. */
const SURELY = 3
/** Longest that counting may take, ms: whoever searches waits for the works, not for their number. */
const COUNTING_MAX = 60
const TIMED_OUT = '57014'

const isTimedOut = (error: unknown) =>
  error instanceof Error &&
  ((error.cause as { code?: unknown } | undefined)?.code ?? Reflect.get(error, 'code')) === TIMED_OUT

/** A work as far as its place in an order goes. */
export interface Placed {
  id: string
  createdAt: Date
  votes: number
  heat: number
}

/**
 * The works that answer a search, in no order, where they are fewer than GALLERY_COUNT_MAX; else 'many', and 'unknown' where looking
 * for them would take longer than anybody should wait.
 */
export async function fewThat(db: Database, filter: SQL | undefined): Promise<Placed[] | 'many' | 'unknown'> {
  const { id, createdAt, votes, heat } = images
  const all = db.select({ id }).from(images).where(filter)
  try {
    return await transact(db, async (tx) => {
      const [, planned] = await together([
        likeMemory(tx),
        tx.execute<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>(sql`explain (format json) ${all.getSQL()}`),
      ])
      const likely = planned.rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0
      if (likely >= SURELY * GALLERY_COUNT_MAX) return 'many'
      const [, some] = await together([
        tx.execute(sql`select set_config('statement_timeout', ${String(COUNTING_MAX)}, true)`),
        tx.select({ id, createdAt, votes, heat }).from(images).where(filter).limit(GALLERY_COUNT_MAX),
      ])
      return some.length < GALLERY_COUNT_MAX ? some : 'many'
    })
  } catch (error) {
    if (isTimedOut(error)) return 'unknown'
    throw error
  }
}

/** The works under a name that everybody asks for: as they were counted lately, and counted anew for those who ask next. */
export function countLately(db: Database, name: string, filter: SQL | undefined): Promise<number> {
  const kept = keptOf(db)
  const before = kept.get(name)
  const count = (told: Promise<number> | undefined) => {
    const counting = countAll(db, filter)
    const entry: Kept = { total: told ?? counting, countedAt: performance.now(), isBeingCounted: true }
    kept.set(name, entry)
    counting.then(
      () => kept.set(name, { total: counting, countedAt: performance.now(), isBeingCounted: false }),
      // Whoever was told the old one need not know; whoever waits for this one does.
      () => kept.delete(name),
    )
    return entry.total
  }
  if (!before) return count(undefined)
  if (!before.isBeingCounted && performance.now() - before.countedAt > KEPT) return count(before.total)
  return before.total
}
