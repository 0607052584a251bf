import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { findBinaries } from '../server/db/embedded/binaries.ts'
import { findLauncher } from '../server/db/embedded/launcher.ts'
import { startPostmaster } from '../server/db/embedded/postmaster.ts'
import { startEmbeddedPostgres } from '../server/db/embedded.ts'

/** A Postgres that no program looks after, as on a machine of its own. */
export interface OwnPostgres {
  url: string
  /** A fast shutdown: whoever is connected is cut off. */
  down(): Promise<void>
  /** Starts it again at the same address. */
  up(): Promise<void>
  query<Row extends pg.QueryResultRow>(text: string): Promise<Row[]>
  close(): Promise<void>
}

export async function openOwnPostgres(): Promise<OwnPostgres> {
  const dataDir = await mkdtemp(join(tmpdir(), 'lanternkeep-database-'))
  // It knows how to make a cluster and a database; then it is told to leave.
  const made = await startEmbeddedPostgres({ dataDir, log: () => undefined })
  await made.stop()
  const url = made.url
  const clusterDir = join(dataDir, 'postgres')
  const binaries = findBinaries()
  const launcher = await findLauncher(binaries, dataDir, clusterDir)
  const start = () =>
    startPostmaster({ clusterDir, binaries, launcher, port: Number(new URL(url).port), said: () => undefined })
  let running = await start()
  const asking = new pg.Pool({ connectionString: url, max: 2 })
  // Going down cuts its idle connections; the next question makes another.
  asking.on('error', () => undefined)
  return {
    url,
    down: () => running.stop(),
    async up() {
      running = await start()
    },
    query: async <Row extends pg.QueryResultRow>(text: string) => (await asking.query<Row>(text)).rows,
    async close() {
      await asking.end()
      await running.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
