import { sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import { Gauge, type Registry } from 'prom-client'
import type { Database } from '../db/database.ts'

/** Scrapes within this time, ms, share one reading. */
const READING_LASTS = 5000

interface Reading extends Record<string, unknown> {
  waiting: string
  processing: string
  oldest: string
  postings: string
  spendable: string
  held: string
  shared: string
  owed: string
}

/** What stands in the database: the same from every process, whichever is asked. */
export function openCensus(db: Database, registry: Registry, log: Logger): void {
  const registers = [registry]
  let readAt = Number.NEGATIVE_INFINITY
  let reading: Promise<Reading | undefined> = Promise.resolve(undefined)

  async function read(): Promise<Reading | undefined> {
    const { rows } = await db.execute<Reading>(sql`
      select
        (select count(*) from generations where ended_at is null and status = 'pending') as waiting,
        (select count(*) from generations where ended_at is null and status = 'processing') as processing,
        (select coalesce(extract(epoch from now() - min(created_at)), 0)
          from generations where ended_at is null and status = 'pending') as oldest,
        (select coalesce(max(id), 0) from gold_postings) as postings,
        gold.*
      from (select
        coalesce(sum(balance) filter (where starts_with(id, 'user:')), 0) as spendable,
        coalesce(sum(balance) filter (where starts_with(id, 'held:')), 0) as held,
        coalesce(sum(balance) filter (where starts_with(id, 'purse:')), 0) as shared,
        coalesce(sum(balance) filter (where starts_with(id, 'debt:')), 0) as owed
        from gold_accounts) as gold`)
    return rows[0]
  }

  function current(): Promise<Reading | undefined> {
    if (performance.now() - readAt > READING_LASTS) {
      readAt = performance.now()
      reading = read().catch((error: unknown) => {
        // This process's own numbers matter most just when the database is away.
        log.warn({ err: error }, 'The database cannot be asked for its numbers')
        return undefined
      })
    }
    return reading
  }

  const gauge = (name: string, help: string, value: (reading: Reading) => string, scale = 1) =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        const read = await current()
        this.set(read ? Number(value(read)) * scale : Number.NaN)
      },
    })
  gauge('lanternkeep_generations_waiting', 'Work that no worker has taken up yet', ({ waiting }) => waiting)
  gauge('lanternkeep_generations_processing', 'Work that a worker is at', ({ processing }) => processing)
  gauge('lanternkeep_oldest_waiting_seconds', 'Age of the work that waits longest', ({ oldest }) => oldest)
  gauge('lanternkeep_gold_postings', 'Number of the newest posting in the ledger', ({ postings }) => postings)
  gauge('lanternkeep_gold_spendable', 'Gold that people can spend', ({ spendable }) => spendable, 0.001)
  gauge('lanternkeep_gold_held', 'Gold set aside for work in progress', ({ held }) => held, 0.001)
  gauge('lanternkeep_gold_shared', 'Gold in party purses', ({ shared }) => shared, 0.001)
  gauge('lanternkeep_gold_owed', 'Gold that people owe for payments that were paid back', ({ owed }) => owed, 0.001)
}
