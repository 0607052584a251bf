import { readConfig } from '../config.ts'
import { openDatabase } from '../db/database.ts'
import { findRunningPostgres, startEmbeddedPostgres } from '../db/embedded.ts'
import { migrate } from '../migrate.ts'
import { auditLedger, isSound } from './audit.ts'

/**
 * `npm run ledger:verify`: re-derives every balance and prints the sum; exits with 1 when anything is off. Looks into the
 * database of a running program, or starts it for the moment.
 */
const config = readConfig()
const running = config.databaseUrl ?? (await findRunningPostgres(config.dataDir))
const embedded = running ? undefined : await startEmbeddedPostgres({ dataDir: config.dataDir, log: () => undefined })
const url = running ?? embedded?.url ?? ''
if (embedded) await migrate(url)
// However long it takes: nobody waits for it but whoever asked.
const patient = new URL(url)
patient.searchParams.set('query_timeout', String(3_600_000))
const db = openDatabase(patient.href, (error) => console.error(error.message))
try {
  const audit = await auditLedger(db)
  console.log(`${audit.accounts} accounts, ${audit.postings} postings. Sum of all balances: ${audit.sum}`)
  for (const { account, stored, derived } of audit.wrong)
    console.log(`${account}: stored ${stored}, derived ${derived}`)
  for (const { account, derived } of audit.negative) console.log(`${account}: ${derived}, below zero`)
  for (const account of audit.broken) console.log(`${account}: its balances do not follow from each other`)
  for (const { userId, account, holds } of audit.wrongHolds) {
    console.log(`${userId}: set aside ${account}, open holds ${holds}`)
  }
  const sound = isSound(audit)
  console.log(sound ? 'The ledger is sound.' : 'The ledger is NOT sound.')
  process.exitCode = sound ? 0 : 1
} finally {
  await db.$client.end()
  await embedded?.stop()
}
