import { execFile, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type EmbeddedPostgres, findRunningPostgres, startEmbeddedPostgres } from './embedded.ts'

const run = promisify(execFile)

/** A folder with a database that was made and stopped, for tests of what comes afterwards. */
let stopped: string
let dataDir: string
let lines: string[]
let running: EmbeddedPostgres[]

beforeAll(async () => {
  stopped = await mkdtemp(join(tmpdir(), 'lanternkeep-embedded-'))
  const postgres = await startEmbeddedPostgres({ dataDir: stopped, log: () => undefined })
  await postgres.stop()
})
afterAll(() => rm(stopped, { recursive: true, force: true }))

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'lanternkeep-embedded-'))
  lines = []
  running = []
})

afterEach(async () => {
  for (const postgres of running) await postgres.stop()
  await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
})

async function start(folder = dataDir): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres({ dataDir: folder, log: (line) => lines.push(line), patienceMs: 300 })
  running.push(postgres)
  return postgres
}

/** Puts a copy of the stopped database into a data folder, its owner and all; making one takes far longer. */
async function bringDatabase(folder = dataDir): Promise<void> {
  await run('cp', ['-a', join(stopped, 'postgres'), join(folder, 'postgres')])
}

async function query(postgres: { url: string }, text: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  try {
    const { rows } = await client.query({ text, rowMode: 'array' })
    return rows[0]?.[0]
  } finally {
    await client.end()
  }
}

async function postmasterPid(): Promise<number> {
  return Number.parseInt(await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8'), 10)
}

async function until(condition: () => Promise<boolean> | boolean): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    if (await condition()) return
    await sleep(50)
  }
  throw new Error('It did not come about in ten seconds')
}

/** Runs the database in a process of its own, as a program would, so that it can be killed. */
async function startInProcess(): Promise<{ pid: number; url: string }> {
  const program = `
    import { startEmbeddedPostgres } from ${JSON.stringify(join(import.meta.dirname, 'embedded.ts'))}
    const postgres = await startEmbeddedPostgres({ dataDir: process.argv[1], log() {} })
    console.log(postgres.url)
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.setEncoding('utf8').once('data', (text: string) => resolve(text.trim()))
    child.once('exit', () => reject(new Error('The program ended before its database was up')))
  })
  return { pid: child.pid ?? 0, url }
}

describe('an undisturbed database', () => {
  test('is made once, keeps what it is given, and starts again in well under two seconds', async () => {
    const first = await start()
    await query(first, 'create table works (name text)')
    await query(first, "insert into works values ('a lantern')")
    await first.stop()

    const since = performance.now()
    const second = await start()
    expect(performance.now() - since).toBeLessThan(2_000)
    expect(await query(second, 'select name from works')).toBe('a lantern')
    expect(lines).toEqual(['Making the database, once.'])
  })

  test('writes through to the disk, speaks UTF-8 and asks for a password', async () => {
    await bringDatabase()
    const postgres = await start()
    expect(await query(postgres, 'show fsync')).toBe('on')
    expect(await query(postgres, 'show server_encoding')).toBe('UTF8')
    expect(await query(postgres, "select lower('ÄRMEL')")).toBe('ärmel')
    const wrong = new URL(postgres.url)
    wrong.password = 'guess'
    await expect(query({ url: wrong.href }, 'select 1')).rejects.toThrow('password authentication failed')
  })

  test('keeps its password where only its owner can read it', async () => {
    const { mode } = await stat(join(stopped, 'postgres', 'lanternkeep-password'))
    expect(mode & 0o777).toBe(0o600)
  })

  test('can be stopped twice at once', async () => {
    await bringDatabase()
    const postgres = await start()
    await Promise.all([postgres.stop(), postgres.stop()])
    expect(existsSync(join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false)
  })
})

describe('a database after an accident', () => {
  test('is restarted under the program when somebody kills it', async () => {
    await bringDatabase()
    const postgres = await start()
    await query(postgres, 'create table works (name text)')
    const killed = await postmasterPid()
    process.kill(killed, 'SIGKILL')
    await until(() => lines.includes('Postgres ended unexpectedly; starting it again.'))
    await until(async () => (await query(postgres, 'select count(*) from works').catch(() => undefined)) === '0')
    expect(await postmasterPid()).not.toBe(killed)
  })

  test('shuts down by itself when its program is killed, and the next start has everything', async () => {
    await bringDatabase()
    const program = await startInProcess()
    await query(program, 'create table works (name text)')
    process.kill(program.pid, 'SIGKILL')
    await until(() => !existsSync(join(dataDir, 'postgres', 'postmaster.pid')))
    const postgres = await start()
    expect(await query(postgres, 'select count(*) from works')).toBe('0')
  })

  test('recovers when program and server are killed together', async () => {
    await bringDatabase()
    const program = await startInProcess()
    await query(program, 'create table works (name text)')
    process.kill(await postmasterPid(), 'SIGKILL')
    process.kill(program.pid, 'SIGKILL')
    const postgres = await start()
    expect(await query(postgres, 'select count(*) from works')).toBe('0')
  })

  test('is taken over from a program that was killed without its guard', async () => {
    await bringDatabase()
    const program = await startInProcess()
    const orphan = await postmasterPid()
    const { stdout } = await run('pgrep', ['-f', `sh -c read -r line.*${dataDir}`])
    for (const guard of stdout.trim().split('\n')) process.kill(Number(guard), 'SIGKILL')
    process.kill(program.pid, 'SIGKILL')
    await sleep(200)
    expect(() => process.kill(orphan, 0)).not.toThrow()

    const postgres = await start()
    expect(lines).toContain('Stopping the Postgres that an interrupted run left behind.')
    expect(await query(postgres, 'select 1')).toBe(1)
  })

  test.each([
    ['is free again', 4_194_000],
    ['now belongs to another program', process.ppid],
  ])('starts over a left pid file whose process id %s', async (_, pid) => {
    await bringDatabase()
    await (await start()).stop()
    await writeFile(
      join(dataDir, 'postgres', 'postmaster.pid'),
      `${pid}\n${dataDir}/postgres\n1700000000\n5432\n\n\n\n`,
    )
    const postgres = await start()
    expect(await query(postgres, 'select 1')).toBe(1)
  })

  test('is made anew when making it was cut short', async () => {
    await mkdir(join(dataDir, 'postgres.making-abc123', 'cluster'), { recursive: true })
    await writeFile(join(dataDir, 'postgres.making-abc123', 'cluster', 'PG_VERSION'), '18\n')
    const postgres = await start()
    expect(await query(postgres, 'select 1')).toBe(1)
    expect((await readdir(dataDir)).filter((name) => name.startsWith('postgres.making-'))).toEqual([])
  })

  test('never throws away a folder that is not whole, but moves it aside', async () => {
    await mkdir(join(dataDir, 'postgres'))
    await writeFile(join(dataDir, 'postgres', 'PG_VERSION'), '18\n')
    const postgres = await start()
    expect(await query(postgres, 'select 1')).toBe(1)
    const aside = (await readdir(dataDir)).filter((name) => name.startsWith('postgres.incomplete-'))
    expect(await readdir(join(dataDir, aside[0] ?? ''))).toEqual(['PG_VERSION'])
  })
})

describe('two programs', () => {
  test('do not share a data folder: the second is told so in one sentence', async () => {
    await bringDatabase()
    await start()
    await expect(start()).rejects.toThrow(
      `Another Lanternkeep is already running on the data folder ${dataDir}. Stop it first, or give this one a folder of its own with DATA_DIR.`,
    )
  })

  test('may share the database: a tool finds the one a live program keeps, and none where nobody lives', async () => {
    await bringDatabase()
    const postgres = await start()
    expect(await findRunningPostgres(dataDir)).toBe(postgres.url)
    await postgres.stop()
    expect(await findRunningPostgres(dataDir)).toBeUndefined()
    expect(await findRunningPostgres(join(dataDir, 'nowhere'))).toBeUndefined()
  })

  test('run side by side in folders of their own', async () => {
    const folders = [join(dataDir, 'one'), join(dataDir, 'other')] as const
    for (const folder of folders) {
      await mkdir(folder)
      await bringDatabase(folder)
    }
    const [one, other] = await Promise.all([start(folders[0]), start(folders[1])])
    expect(await query(one, 'select 1')).toBe(1)
    expect(await query(other, 'select 1')).toBe(1)
    expect(one.url).not.toBe(other.url)
  })
})
