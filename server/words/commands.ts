import { sql } from 'drizzle-orm'
import { refusals } from '../db/community.ts'
import type { Database } from '../db/database.ts'
import type { Matter } from './policy.ts'

/** Counts a refusal by its day. What was written is kept nowhere. */
export async function countRefusal(db: Database, matter: Matter, now: Date): Promise<void> {
  await db
    .insert(refusals)
    .values({ day: now.toISOString().slice(0, 10), matter, count: 1 })
    .onConflictDoUpdate({ target: [refusals.day, refusals.matter], set: { count: sql`${refusals.count} + 1` } })
}
