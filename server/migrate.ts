import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { prepareQueue } from './jobs/queue.ts'

/** Any number will do; it must only be the same on every machine that might migrate at the same moment. */
const MIGRATION_LOCK = 7_104_112

/** Brings the database at `url` to the newest schema, the job queue's tables included. Safe to call from several machines at once. */
export async function migrate(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await runMigrations(drizzle({ client }), {
      migrationsFolder: fileURLToPath(new URL('./db/migrations', import.meta.url)),
    })
    await prepareQueue(url)
  } finally {
    await client.end()
  }
}
