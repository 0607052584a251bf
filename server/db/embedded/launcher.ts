import { execFile } from 'node:child_process'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Binaries } from './binaries.ts'
import { EmbeddedPostgresError, hasCode, waysOut } from './failure.ts'

const run = promisify(execFile)

export interface Account {
  uid: number
  gid: number
}

/** How a Postgres program is started: as ourselves, or, for root, as an account that Postgres accepts. */
export interface Launcher {
  /** Who has to own the cluster; absent when that is simply whoever runs this program. */
  account?: Account
  /** The file, arguments and options for spawn() that run `program` as that account. */
  command(program: string, args: string[]): LaunchCommand
}

export interface LaunchCommand {
  file: string
  args: string[]
  options: { cwd: string; env: Record<string, string>; uid?: number; gid?: number }
}

// PGDATA, PGPORT and the like from the person's shell must not reach our own Postgres.
const surroundings = { cwd: '/', env: { LC_ALL: 'C', PATH: '/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin' } }

/** Finds a way to run Postgres on `clusterDir`, which lies in `dataDir` and may not exist yet. */
export async function findLauncher(binaries: Binaries, dataDir: string, clusterDir: string): Promise<Launcher> {
  if (process.getuid?.() !== 0) {
    await refuseStrangersCluster(clusterDir)
    const launcher: Launcher = { command: (file, args) => ({ file, args, options: surroundings }) }
    await probe(launcher, binaries, dataDir)
    return launcher
  }
  const account = await chooseAccount(clusterDir)
  const dropped: Launcher = {
    account,
    command: (file, args) => ({ file, args, options: { ...surroundings, ...account } }),
  }
  if (await reaches(dropped, binaries, dataDir)) return dropped
  const capable: Launcher = { account, command: (file, args) => withSetpriv(account, file, args) }
  if (await reaches(capable, binaries, dataDir)) return capable
  throw new EmbeddedPostgresError(
    `Postgres refuses to run as root, and user ${account.uid} cannot reach ${dataDir} or ${binaries.postgres}. ` +
      `Start Lanternkeep as an ordinary user, or move it out of a private folder. ${waysOut}`,
  )
}

async function refuseStrangersCluster(clusterDir: string): Promise<void> {
  const found = await statIfThere(clusterDir)
  const uid = process.getuid?.()
  if (found && uid !== undefined && found.uid !== uid) {
    throw new EmbeddedPostgresError(
      `The database in ${clusterDir} belongs to user ${found.uid}, and this program runs as user ${uid}. ` +
        `Start it as the user that made the database. ${waysOut}`,
    )
  }
}

async function chooseAccount(clusterDir: string): Promise<Account> {
  const checkout = join(import.meta.dirname, '..', '..', '..')
  for (const path of [clusterDir, checkout]) {
    const found = await statIfThere(path)
    if (found && found.uid !== 0) return { uid: found.uid, gid: found.gid }
  }
  const accounts = await readAccounts()
  const account = accounts.get('postgres') ?? accounts.get('nobody')
  if (account) return account
  throw new EmbeddedPostgresError(
    'Postgres refuses to run as root, and this system has neither a "postgres" nor a "nobody" user to run it as. ' +
      'Start Lanternkeep as an ordinary user, or use a Postgres of your own with DATABASE_URL.',
  )
}

async function statIfThere(path: string) {
  try {
    return await stat(path)
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined
    throw error
  }
}

async function readAccounts(): Promise<Map<string, Account>> {
  const accounts = new Map<string, Account>()
  for (const line of (await readFile('/etc/passwd', 'utf8')).split('\n')) {
    const [name, , uid, gid] = line.split(':')
    if (name && Number(uid) > 0) accounts.set(name, { uid: Number(uid), gid: Number(gid) })
  }
  return accounts
}

/**
 * For a checkout below a private folder (/root, mode 0700): the account may not walk there, so it gets the one
 * capability that lets it; the secure bit keeps the capability in force for access(2), by which initdb finds postgres.
 * Postgres itself only refuses uid 0.
 */
function withSetpriv(account: Account, file: string, args: string[]): LaunchCommand {
  const identity = [`--reuid=${account.uid}`, `--regid=${account.gid}`, '--clear-groups']
  const capability = ['--inh-caps=+dac_override', '--ambient-caps=+dac_override', '--securebits=+no_setuid_fixup']
  return { file: 'setpriv', args: [...identity, ...capability, '--', file, ...args], options: surroundings }
}

async function reaches(launcher: Launcher, binaries: Binaries, dataDir: string): Promise<boolean> {
  try {
    await probe(launcher, binaries, dataDir)
    return true
  } catch (error) {
    if (error instanceof EmbeddedPostgresError) return false
    throw error
  }
}

/** Tries it instead of reading mode bits: access lists, containers and mounts all have their say. */
async function probe(launcher: Launcher, binaries: Binaries, dataDir: string): Promise<void> {
  const { file, args, options } =
    process.platform === 'win32'
      ? launcher.command(binaries.postgres, ['--version'])
      : launcher.command('/bin/sh', ['-c', 'cd "$1" && "$2" --version', 'sh', dataDir, binaries.postgres])
  try {
    await run(file, args, options)
  } catch (error) {
    const reason = error instanceof Error ? error.message.trim().split('\n').at(-1) : String(error)
    throw new EmbeddedPostgresError(
      `The embedded Postgres cannot run here (${reason}). Use a Postgres of your own with DATABASE_URL.`,
    )
  }
}
