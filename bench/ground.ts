import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from '../server/db/embedded/free-port.ts'
import { startEmbeddedPostgres } from '../server/db/embedded.ts'
import thrift from '../server/memory.json' with { type: 'json' }
import { migrate } from '../server/migrate.ts'
import { inDatabase, maintain } from '../server/testing/postgres.ts'

const root = join(import.meta.dirname, '..')
const START_PATIENCE = 60_000
const STOP_PATIENCE = 15_000

/** A process beside the one that measures. */
export interface Beside {
  pid: number
  /** Asks it to do something and waits for what it answers. */
  ask<Answer>(question: unknown): Promise<Answer>
  stop(): Promise<void>
}

/** The program as it runs for people, on a port of its own. */
export interface Program extends Beside {
  url: string
  dataDir: string
}

/** What measurements stand on: one Postgres in a temporary folder, and processes that end with it. */
export interface Ground {
  /**
   * A migrated database of a measurement's own; with `fill`, filled by it. On a ground that is kept, one that was filled before is
   * taken as it is.
   */
  database(name: string, fill?: (url: string) => Promise<void>): Promise<string>
  /** Starts a script of this folder, which says when it is ready. */
  beside(script: string, environment?: Record<string, string>): Promise<Beside>
  /** Starts the program, or a script of this folder that starts it with something exchanged. */
  program(databaseUrl: string, script?: string, environment?: Record<string, string>): Promise<Program>
  close(): Promise<void>
}

/** Without what a developer may have set for the program. */
function surroundings(): NodeJS.ProcessEnv {
  const { DATABASE_URL, DATA_DIR, PORT, PUBLIC_URL, ...rest } = process.env
  return rest
}

interface Started extends Beside {
  child: ChildProcess
  /** The next thing it says by itself. */
  says(): Promise<unknown>
}

async function start(script: string, environment: Record<string, string>): Promise<Started> {
  const child = fork(join(root, script), {
    cwd: root,
    env: { ...surroundings(), ...thrift, NODE_ENV: 'production', ...environment },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  let complaints = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    complaints = (complaints + text).slice(-4000)
  })
  const ended = once(child, 'exit')
  const died = ended.then(([code]) => {
    throw new Error(`${script} ended with ${code}. It said:\n${complaints}`)
  })
  // Whoever asks it next is told; until then nobody is.
  died.catch(() => undefined)
  const says = async () => (await Promise.race([once(child, 'message'), died]))[0] as unknown
  return {
    child,
    pid: child.pid ?? 0,
    says,
    ask<Answer>(question: unknown) {
      const answer = says()
      child.send(question as string)
      return answer as Promise<Answer>
    },
    async stop() {
      child.kill('SIGTERM')
      const late = setTimeout(() => child.kill('SIGKILL'), STOP_PATIENCE)
      await ended
      clearTimeout(late)
    },
  }
}

async function exists(url: string, name: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query('select 1 from pg_database where datname = $1', [name])).rowCount === 1
  } finally {
    await client.end()
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok
  } catch {
    return false
  }
}

/** The ground in a temporary folder, or in one that is kept for the next time, so that what takes long to fill is filled once. */
export async function openGround(keptIn?: string): Promise<Ground> {
  const folder = await mkdtemp(join(tmpdir(), 'lanternkeep-bench-'))
  const postgres = await startEmbeddedPostgres({ dataDir: keptIn ?? folder, log: () => undefined })
  const running = new Set<Beside>()
  const keep = <T extends Beside>(one: T): T => {
    running.add(one)
    const stop = one.stop
    one.stop = async () => {
      if (running.delete(one)) await stop()
    }
    return one
  }

  return {
    async database(name, fill) {
      const url = inDatabase(postgres.url, name)
      if (fill && (await exists(postgres.url, name))) {
        await migrate(url)
        return url
      }
      // Under another name until it is full: a filling that was broken off is none.
      const filling = `${name}_filling`
      await maintain(postgres.url, `drop database if exists ${filling} with (force)`)
      await maintain(postgres.url, `drop database if exists ${name} with (force)`)
      await maintain(postgres.url, `create database ${filling}`)
      await migrate(inDatabase(postgres.url, filling))
      await fill?.(inDatabase(postgres.url, filling))
      await maintain(postgres.url, `alter database ${filling} rename to ${name}`)
      return url
    },
    async beside(script, environment = {}) {
      const started = keep(await start(`bench/${script}`, environment))
      await started.says()
      return started
    },
    async program(databaseUrl, script = 'server/main.ts', environment = {}) {
      const port = await freePort()
      const dataDir = await mkdtemp(join(folder, 'data-'))
      const started = await start(script, {
        DATABASE_URL: databaseUrl,
        DATA_DIR: dataDir,
        PORT: String(port),
        HOST: '127.0.0.1',
        SEED_GALLERY: 'off',
        RATE_LIMITS: 'off',
        ...environment,
      })
      const program = keep({ ...started, url: `http://127.0.0.1:${port}`, dataDir })
      const until = Date.now() + START_PATIENCE
      while (!(await answers(`${program.url}/readyz`))) {
        if (started.child.exitCode !== null || Date.now() > until) {
          await program.stop()
          throw new Error('The program did not get ready')
        }
        await sleep(100)
      }
      return program
    },
    async close() {
      for (const one of [...running]) await one.stop()
      await postgres.stop()
      await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
    },
  }
}
