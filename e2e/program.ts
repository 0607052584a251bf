import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { freePort } from '../server/db/embedded/free-port.ts'
import { findRunningPostgres } from '../server/db/embedded.ts'
import { createTestDatabase } from '../server/testing/database.ts'

const root = join(import.meta.dirname, '..')
const startPatienceMs = 180_000
const stopPatienceMs = 20_000

export interface Program {
  /** http://localhost:PORT */
  url: string
  dataDir: string
  /** Where its database is; left out: with the Postgres that it brings along. */
  databaseUrl?: string
  /** The process that `npm start` runs; the server is its child. */
  process: ChildProcess
  /** Everything printed so far. */
  output(): string
  /** Ends the server as `kill -9` does, with no chance to tidy up; its Postgres is left to whoever finds it. */
  kill(): Promise<void>
  /** Ends the program as Ctrl+C does, and removes its data unless the caller brought where they are. */
  stop(): Promise<void>
}

export interface ProgramOptions {
  /**
   * With the Postgres that it brings along, as after a first `npm start`. Left out: on a migrated database of the run's
   * Postgres, or on the one that `env` names; making a cluster is half of what a start costs.
   */
  bringsPostgres?: boolean
  /** A data folder to use and to keep; left out: a fresh one. */
  dataDir?: string
  /** Where to listen; left out: a free port. */
  port?: number
  /** Which half of the program; left out: the whole. A worker comes by `startWorker`. */
  roles?: 'web' | 'worker'
  /** More settings; these win. */
  env?: Record<string, string>
}

const running = new Set<Program>()

/** Those that have been started and not been stopped, in the order they were. */
export const runningPrograms = (): Program[] => [...running]

/** Starts the program the way `npm start` does and resolves when it says that it is ready. */
export async function startProgram(options: ProgramOptions = {}): Promise<Program> {
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'lanternkeep-story-')))
  const port = options.port ?? (await freePort())
  const named = options.env?.DATABASE_URL
  const database = options.bringsPostgres || named ? undefined : await createTestDatabase()
  const databaseUrl = named ?? database?.url
  const addresses = { PORT: String(port), DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) }
  const args = options.roles ? [`--roles=${options.roles}`] : []
  const child = spawn(process.execPath, [join(root, 'scripts', 'start.mjs'), ...args], {
    cwd: root,
    env: { ...surroundings(), ...addresses, SEED_GALLERY: 'off', VISION: 'off', ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const isRunning = () => child.exitCode === null && child.signalCode === null
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text
    })
  }
  const program: Program = {
    url: `http://localhost:${port}`,
    dataDir,
    databaseUrl,
    process: child,
    output: () => printed,
    async kill() {
      process.kill(await serverOf(child), 'SIGKILL')
      await ended
    },
    async stop() {
      running.delete(program)
      if (isRunning()) child.kill('SIGINT')
      await Promise.race([ended, sleep(stopPatienceMs, undefined, { ref: false }).then(() => child.kill('SIGKILL'))])
      await ended
      await database?.drop()
      if (!options.dataDir) await rm(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
    },
  }
  running.add(program)
  const reachedAt = options.env?.PUBLIC_URL ?? program.url
  const says = options.roles === 'worker' ? 'Lanternkeep is ready to work.' : `Lanternkeep is ready at ${reachedAt}`
  await untilReady(program, says, ended)
  return program
}

/** Starts a worker beside a program that runs without one, on its database and its data folder. */
export async function startWorker({ dataDir, databaseUrl }: Program): Promise<Program> {
  const database = databaseUrl ?? (await findRunningPostgres(dataDir))
  if (!database) throw new Error('The program’s database does not run.')
  return startProgram({ dataDir, roles: 'worker', env: { DATABASE_URL: database } })
}

/** The process id of the server, the launcher's only child. */
async function serverOf(launcher: ChildProcess): Promise<number> {
  for await (const [pid, parent] of process.platform === 'linux' ? procParents() : psParents()) {
    if (parent === launcher.pid) return pid
  }
  throw new Error('The launcher has no server.')
}

/** Every process and its parent; a bare container has no `ps`. */
async function* procParents(): AsyncGenerator<[number, number]> {
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue
    // A process may have ended since it was listed.
    const stat = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '')
    // The name in brackets may hold anything; state and parent follow it.
    yield [Number(name), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])]
  }
}

async function* psParents(): AsyncGenerator<[number, number]> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid='])
  for (const line of stdout.trim().split('\n')) {
    const [pid = 0, parent = 0] = line.trim().split(/\s+/).map(Number)
    yield [pid, parent]
  }
}

async function untilReady(program: Program, says: string, ended: Promise<void>): Promise<void> {
  const deadline = Date.now() + startPatienceMs
  let over = false
  void ended.then(() => {
    over = true
  })
  while (!program.output().includes(says)) {
    if (over || Date.now() > deadline) {
      await program.stop()
      throw new Error(`The program did not get ready. It said:\n${program.output()}`)
    }
    await sleep(50)
  }
}

/**
 * The person's environment without what the test run adds to it or a developer may have set for the program. Accounts,
 * for one, look less closely at where a request comes from where TEST is set.
 */
function surroundings(): NodeJS.ProcessEnv {
  const { NODE_ENV, DATABASE_URL, TEST_DATABASE_URL, VITEST, TEST, DEV, PROD, SSR, MODE, BASE_URL, ...rest } =
    process.env
  return Object.fromEntries(Object.entries(rest).filter(([name]) => !name.startsWith('VITEST_')))
}
