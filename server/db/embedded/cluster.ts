import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chown, mkdtemp, open, readdir, readFile, rename, rm, rmdir } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Binaries } from './binaries.ts'
import { EmbeddedPostgresError, hasCode, waysOut } from './failure.ts'
import type { Launcher } from './launcher.ts'

const run = promisify(execFile)

export const superuser = 'lanternkeep'
const majorVersion = '18'
const makingPrefix = 'postgres.making-'
export const passwordFile = 'lanternkeep-password'

export interface ClusterPlace {
  dataDir: string
  clusterDir: string
  binaries: Binaries
  launcher: Launcher
  log(line: string): void
}

/**
 * Sees to it that a whole cluster lies in `clusterDir` and returns the superuser's password. A new one is made in a
 * folder beside it and renamed when finished, so that a death half way leaves nothing that looks like a cluster.
 */
export async function prepareCluster(place: ClusterPlace): Promise<string> {
  await clearHalfMade(place)
  const version = await readIfThere(join(place.clusterDir, 'PG_VERSION'))
  const password = await readIfThere(join(place.clusterDir, passwordFile))
  if (version !== undefined && password !== undefined && (await isWhole(place.clusterDir))) {
    if (version === majorVersion) return password
    throw new EmbeddedPostgresError(
      `The database in ${place.clusterDir} was made by Postgres ${version}, and this program brings Postgres ${majorVersion}. ${waysOut}`,
    )
  }
  await setAside(place)
  return makeCluster(place)
}

async function isWhole(clusterDir: string): Promise<boolean> {
  const control = await readIfThere(join(clusterDir, 'global', 'pg_control'))
  return control !== undefined && control.length > 0
}

async function readIfThere(path: string): Promise<string | undefined> {
  try {
    return (await readFile(path, 'utf8')).trim()
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ENOTDIR')) return undefined
    throw error
  }
}

async function clearHalfMade({ dataDir, log }: ClusterPlace): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (!name.startsWith(makingPrefix)) continue
    try {
      await rm(join(dataDir, name), { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
    } catch (error) {
      // The initdb of a killed program may still be writing there; it is in nobody's way and goes next time.
      log(`Could not clear the half-made database ${name}: ${String(error)}`)
    }
  }
}

/** Something that is not a cluster has the cluster's name. It may be a person's only copy, so it is kept. */
async function setAside({ clusterDir, log }: ClusterPlace): Promise<void> {
  try {
    await rmdir(clusterDir)
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return
    if (!hasCode(error, 'ENOTEMPTY', 'EEXIST', 'ENOTDIR')) throw error
    const aside = `${clusterDir}.incomplete-${randomBytes(4).toString('hex')}`
    await rename(clusterDir, aside)
    log(`${clusterDir} is not a whole database; it was moved to ${aside} and a new one is made.`)
  }
}

async function makeCluster({ dataDir, clusterDir, binaries, launcher, log }: ClusterPlace): Promise<string> {
  log('Making the database, once.')
  const making = await mkdtemp(join(dataDir, makingPrefix))
  const newCluster = join(making, 'cluster')
  const newPassword = join(making, 'password')
  const password = randomBytes(24).toString('base64url')
  try {
    await writeDurably(newPassword, `${password}\n`)
    if (launcher.account) {
      await chown(making, launcher.account.uid, launcher.account.gid)
      await chown(newPassword, launcher.account.uid, launcher.account.gid)
    }
    const { file, args, options } = launcher.command(binaries.initdb, initdbArguments(newCluster, newPassword))
    await run(file, args, options)
    await rename(newPassword, join(newCluster, passwordFile))
    await rename(newCluster, clusterDir)
    await syncFolder(dataDir)
  } catch (error) {
    const reason = error instanceof Error ? error.message.trim() : String(error)
    throw new EmbeddedPostgresError(`The database could not be made in ${dataDir}: ${reason}\n${waysOut}`)
  } finally {
    await rm(making, { recursive: true, force: true })
  }
  return password
}

function initdbArguments(newCluster: string, newPassword: string): string[] {
  return [
    `--pgdata=${newCluster}`,
    `--username=${superuser}`,
    `--pwfile=${newPassword}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    // Postgres's own C.UTF-8 sorts and folds alike on every system; the systems' locales do not.
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
  ]
}

async function writeDurably(path: string, text: string): Promise<void> {
  const file = await open(path, 'wx', 0o600)
  try {
    await file.writeFile(text)
    await file.sync()
  } finally {
    await file.close()
  }
}

async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
