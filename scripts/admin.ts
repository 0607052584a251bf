import { OPERATOR } from '../server/administration/audit.ts'
import { giveRole } from '../server/administration/roles.ts'
import { readConfig } from '../server/config.ts'
import { openDatabase, transact } from '../server/db/database.ts'
import { findRunningPostgres, startEmbeddedPostgres } from '../server/db/embedded.ts'
import { migrate } from '../server/migrate.ts'

/**
 * `npm run admin -- <username>`: makes somebody an administrator; `--remove` makes them a member again. Looks into the
 * database of a running program, or starts it for the moment.
 */
const args = process.argv.slice(2)
const [username, ...others] = args.filter((arg) => arg !== '--remove')
const role = args.includes('--remove') ? 'member' : 'admin'
if (!username || others.length > 0 || username.startsWith('-')) {
  console.error('Say whom: npm run admin -- <username> (and --remove to make them a member again).')
  process.exit(1)
}
const config = readConfig(process.env, [])
const running = config.databaseUrl ?? (await findRunningPostgres(config.dataDir))
const embedded = running ? undefined : await startEmbeddedPostgres({ dataDir: config.dataDir, log: () => undefined })
const url = running ?? embedded?.url ?? ''
if (embedded) await migrate(url)
const db = openDatabase(url, (error) => console.error(error.message), 1)
const what = role === 'admin' ? 'an administrator' : 'a member'
const said = {
  changed: `${username} is ${what} now. What is open in their browser knows it once it is loaded anew.`,
  unchanged: `${username} is ${what} already.`,
  unknown: `Nobody here is called ${username}. Sign up first, then say the username.`,
}
try {
  const outcome = await transact(db, (tx) => giveRole(tx, OPERATOR, { username, role }))
  console.log(said[outcome])
  process.exitCode = outcome === 'unknown' ? 1 : 0
} finally {
  await db.$client.end()
  await embedded?.stop()
}
