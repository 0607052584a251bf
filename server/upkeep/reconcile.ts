import { readConfig } from '../config.ts'
import { openDatabase } from '../db/database.ts'
import { findRunningPostgres, startEmbeddedPostgres } from '../db/embedded.ts'
import { reconcileLedger } from '../generations/reconcile.ts'
import { openQueue } from '../jobs/queue.ts'
import { kinds } from '../kinds.ts'
import { openLog } from '../log.ts'
import { migrate } from '../migrate.ts'

/**
 * `npm run ledger:reconcile`: finds gold and works that are out of step, mends them and prints what it did; a running program does
 * the same every ten minutes. Looks into the database of a running program, or starts it for the moment.
 */
const config = readConfig()
const running = config.databaseUrl ?? (await findRunningPostgres(config.dataDir))
const embedded = running ? undefined : await startEmbeddedPostgres({ dataDir: config.dataDir, log: () => undefined })
const url = running ?? embedded?.url ?? ''
if (embedded) await migrate(url)
const log = openLog(config)
const db = openDatabase(url, (error) => console.error(error.message))
const queue = await openQueue(url, { works: false }, (error) => console.error(error.message))
try {
  const { holds, undelivered, jobless, left } = await reconcileLedger({ db, queue, kinds, log })
  console.log(`${holds} open holds of ended work settled, ${undelivered} works that had ended without their results,`)
  console.log(
    `${jobless} works without a job put into the line again, ${left} accounts of people who have gone closed.`,
  )
} finally {
  await queue.stop({ graceful: false })
  await db.$client.end()
  await embedded?.stop()
}
