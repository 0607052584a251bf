import { count, type SQL, sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import { SEARCH_COUNT_MAX } from '../../contract/limits.ts'
import { type Database, together, transact } from '../db/database.ts'
import { images } from '../db/schema.ts'

/**
 * How long a count of everybody's works is told again, ms. Counting walks the whole index; a gallery that is looked at by
 * many is counted for all of them together, and is off by no more than what was hung in these seconds.
 */
const KEPT = 5000

const known = new WeakMap<Database, LRUCache<string, Promise<number>>>()

function keptOf(db: Database): LRUCache<string, Promise<number>> {
  const kept = known.get(db) ?? new LRUCache<string, Promise<number>>({ ttl: KEPT, max: 100 })
  known.set(db, kept)
  return kept
}

const counted = async (counting: Promise<{ total: number }[]>) => (await counting)[0]?.total ?? 0

export const countAll = (db: Database, filter: SQL | undefined) =>
  counted(db.select({ total: count() }).from(images).where(filter).execute())

/** What reading a row out of order costs in place of the next one, as the planner is told: 4, its own guess, is a turning disk's. */
const READING_ANYWHERE = '1.1'

/**
 * No further than to SEARCH_COUNT_MAX: a word that is everywhere costs no more than one that is in so many works. Left to
 * its guess, the planner would read all works for a word that one in twenty has, where the index knows them.
 */
export function countSome(db: Database, filter: SQL | undefined): Promise<number> {
  return transact(db, async (tx) => {
    const some = tx.select({ id: images.id }).from(images).where(filter).limit(SEARCH_COUNT_MAX).as('some')
    const [, [counted]] = await together([
      tx.execute(sql`select set_config('random_page_cost', ${READING_ANYWHERE}, true)`),
      tx.select({ total: count() }).from(some),
    ])
    return counted?.total ?? 0
  })
}

/** The works under a name that everybody asks for, counted at most once every few seconds. */
export function countLately(db: Database, name: string, filter: SQL | undefined): Promise<number> {
  const kept = keptOf(db)
  const before = kept.get(name)
  if (before) return before
  const counting = countAll(db, filter)
  kept.set(name, counting)
  counting.catch(() => kept.delete(name))
  return counting
}
