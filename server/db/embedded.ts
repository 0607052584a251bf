import { mkdir, realpath } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { findBinaries } from './embedded/binaries.ts'
import { prepareCluster, superuser } from './embedded/cluster.ts'
import { EmbeddedPostgresError, hasCode, waysOut } from './embedded/failure.ts'
import { freePort } from './embedded/free-port.ts'
import { findLauncher } from './embedded/launcher.ts'
import { type FolderLock, lockFolder } from './embedded/lock.ts'
import { stopOrphan } from './embedded/orphan.ts'
import {
  type Postmaster,
  type PostmasterOptions,
  PostmasterStartError,
  startPostmaster,
} from './embedded/postmaster.ts'
import { runningServer } from './embedded/running.ts'
import { openServerLog } from './embedded/server-log.ts'
import { supervise } from './embedded/supervise.ts'

export { EmbeddedPostgresError } from './embedded/failure.ts'

export interface EmbeddedPostgres {
  /** Where the program's own database is reached, password included. */
  url: string
  /** Settles, with a sentence for the person, when the server has ended and cannot be brought back. */
  lost: Promise<EmbeddedPostgresError>
  /** Shuts the server down and frees the folder. Calling it again waits for the same shutdown. */
  stop(): Promise<void>
}

export interface EmbeddedPostgresOptions {
  /** The program's data folder; the cluster lives in its `postgres` folder. */
  dataDir: string
  log(line: string): void
  /** How long a program that is shutting down may still hold the folder; 10 s unless told. */
  patienceMs?: number
}

const databaseName = 'lanternkeep'
const startAttempts = 20

/**
 * Starts the Postgres that npm brought, on a free port of 127.0.0.1, making its cluster first if there is none.
 * Recovers by itself from whatever an interrupted run left behind, and restarts a server that dies under it.
 * Throws EmbeddedPostgresError, with a sentence for the person, when the folder is in use or cannot be used.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { dataDir, log, patienceMs = 10_000 } = options
  const folder = await openFolder(dataDir)
  const lock = await lockFolder(folder, patienceMs)
  try {
    return await startLocked(folder, lock, log)
  } catch (error) {
    lock.release()
    throw error
  }
}

/** The address of the embedded Postgres that a live program keeps on a data folder; undefined when none does. */
export async function findRunningPostgres(dataDir: string): Promise<string | undefined> {
  const found = await runningServer(join(resolve(dataDir), 'postgres'))
  if (!found) return undefined
  const url = urlOf(databaseName, found.password, found.port)
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 })
  try {
    await client.connect()
    await client.end()
    return url
  } catch {
    // The files outlived their server.
    return undefined
  }
}

async function openFolder(dataDir: string): Promise<string> {
  try {
    await mkdir(dataDir, { recursive: true })
    return await realpath(resolve(dataDir))
  } catch (error) {
    if (!hasCode(error, 'EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST')) throw error
    throw new EmbeddedPostgresError(`The data folder ${dataDir} cannot be made or opened. ${waysOut}`)
  }
}

async function startLocked(folder: string, lock: FolderLock, log: (line: string) => void): Promise<EmbeddedPostgres> {
  const clusterDir = join(folder, 'postgres')
  const binaries = findBinaries()
  const launcher = await findLauncher(binaries, folder, clusterDir)
  const password = await prepareCluster({ dataDir: folder, clusterDir, binaries, launcher, log })
  await stopOrphan(clusterDir, log)
  const serverLog = join(folder, 'postgres.log')
  const said = openServerLog(serverLog, log)
  const { port, postmaster } = await startOnFreePort({ clusterDir, binaries, launcher, said })

  const server = supervise(postmaster, () => startWithPatience({ clusterDir, binaries, launcher, said, port }), log)
  let stopping: Promise<void> | undefined
  const embedded: EmbeddedPostgres = {
    url: urlOf(databaseName, password, port),
    lost: server.lost.then(
      (reason) => new EmbeddedPostgresError(`${reason} ${serverLog} says why; what was made so far is kept.`),
    ),
    stop() {
      stopping ??= server.stop().finally(() => lock.release())
      return stopping
    },
  }
  try {
    await ensureDatabase(urlOf('postgres', password, port))
  } catch (error) {
    await embedded.stop()
    throw error
  }
  return embedded
}

function urlOf(database: string, password: string, port: number): string {
  return `postgres://${superuser}:${password}@127.0.0.1:${port}/${database}`
}

async function startOnFreePort(options: Omit<PostmasterOptions, 'port'>) {
  for (let attempt = 1; ; attempt++) {
    const port = await freePort()
    try {
      return { port, postmaster: await startWithPatience({ ...options, port }) }
    } catch (error) {
      // Someone else may take the port between our look and Postgres's.
      const taken = error instanceof PostmasterStartError && /Address already in use|could not bind/.test(error.output)
      if (taken && attempt < startAttempts) continue
      const reason = error instanceof Error ? error.message : String(error)
      throw new EmbeddedPostgresError(`The embedded Postgres did not start:\n${reason}\n${waysOut}`)
    }
  }
}

/** Children of a killed server need a moment to notice; until then Postgres rightly refuses to start beside them. */
async function startWithPatience(options: PostmasterOptions): Promise<Postmaster> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await startPostmaster(options)
    } catch (error) {
      const inUse = error instanceof PostmasterStartError && /shared memory block .* still in use/.test(error.output)
      if (!inUse || attempt >= startAttempts) throw error
      await sleep(250)
    }
  }
}

async function ensureDatabase(maintenanceUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: maintenanceUrl })
  await client.connect()
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [databaseName])
    if (rowCount === 0) await client.query(`create database ${databaseName}`)
  } finally {
    await client.end()
  }
}
