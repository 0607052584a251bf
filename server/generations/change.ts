import { and, eq, getTableColumns, isNull, type SQL, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { Database, Reader } from '../db/database.ts'
import { generations } from '../db/schema.ts'
import { LIVE_CHANNEL } from '../live/commands.ts'

type Generation = typeof generations.$inferSelect

/** Longest stage that is told, characters: what is sent has a limit (live/notice.ts). */
const STAGE_TOLD_MAX = 500

/**
 * Tells the owner's open pages where a piece of work stands, said by the database with the change itself: most changes are
 * told, and one way there does for both.
 */
export const told = sql`pg_notify(${LIVE_CHANNEL}, jsonb_build_object('to', ${generations.userId}, 'event', jsonb_build_object(
  'kind', 'generation', 'id', ${generations.id}, 'type', ${generations.kind}, 'status', ${generations.status},
  'progress', ${generations.progress}, 'stage', left(${generations.stage}, ${STAGE_TOLD_MAX})))::text)`

type Changes = PgUpdateSetSource<typeof generations>

async function change(db: Reader, which: SQL | undefined, fields: Changes, alongside: Record<string, SQL>) {
  const [changed] = await db
    .update(generations)
    .set({ ...fields, updatedAt: sql`now()` })
    .where(which)
    .returning({ ...getTableColumns(generations), told, ...alongside })
  return changed
}

/** Changes a piece of work and tells its owner's open pages. Returns it as it is then; undefined when `which` is none. */
export const changeGeneration = (
  db: Reader,
  which: SQL | undefined,
  fields: Changes,
): Promise<Generation | undefined> => change(db, which, fields, {})

const unhurried = sql`set_config('synchronous_commit', 'off', true)`

/**
 * The same for how far unfinished work has come, without waiting for the disk: should the database's machine fail this
 * moment, the work is taken up anew anyway. Never in a transaction, all of which would then be as unsure.
 */
export const changeProgress = (db: Database, id: string, fields: Changes): Promise<Generation | undefined> =>
  change(db, unfinished(id), fields, { unhurried })

/** The work of this id, unless it has ended. */
export const unfinished = (id: string) => and(eq(generations.id, id), isNull(generations.endedAt))
