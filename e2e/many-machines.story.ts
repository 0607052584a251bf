import { execFile } from 'node:child_process'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import fc from 'fast-check'
import S3rver from 's3rver'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Caller, newCaller, openBalancer } from './caller.ts'
import { type OwnPostgres, openOwnPostgres } from './own-postgres.ts'
import { type Program, startProgram } from './program.ts'

const SEED = 20_261_121
const WORKS_EACH = 8
const CALLERS = 3
const WORKS = WORKS_EACH * CALLERS
/** Between two starts of one caller, ms. */
const PAUSE = 200
/** Gold of the first day, less the small pictures. */
const GOLD_LEFT = 12 - WORKS_EACH * 0.5

/** For what is waited for, ms: far more than it takes on two cores that nobody shares. */
const PATIENCE = 180_000

interface Machine {
  url: string
  role: 'web' | 'worker'
  dataDir: string
  program: Program
}

let folder: string
let postgres: OwnPostgres
let bucketServer: S3rver
let settings: Record<string, string>
const machines: Machine[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lanternkeep-machines-'))
  postgres = await openOwnPostgres()
  bucketServer = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: join(folder, 'bucket-server'),
    vhostBuckets: false,
    configureBuckets: [{ name: 'lanternkeep' }],
  })
  const { port } = await bucketServer.run()
  settings = {
    DATABASE_URL: postgres.url,
    AUTH_SECRET: 'one secret that every machine knows',
    S3_BUCKET: 'lanternkeep',
    S3_REGION: 'eu-west-1',
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_FORCE_PATH_STYLE: 'on',
    // The three workers share the cores of one machine.
    WORKER_CONCURRENCY: '1',
    LOG_LEVEL: 'fatal',
  }
  // All at once on an empty database: each wants to be the one that makes the tables.
  const roles = ['web', 'web', 'worker', 'worker', 'worker'] as const
  machines.push(...(await Promise.all(roles.map((role, number) => startMachine(role, join(folder, `${number}`))))))
})
afterAll(async () => {
  await Promise.all(machines.map(({ program }) => program.stop()))
  await bucketServer.close()
  await postgres.close()
  await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
})

/** A machine shares no disk with another: only the database and the bucket. */
async function startMachine(role: Machine['role'], dataDir: string): Promise<Machine> {
  const program = await startProgram({ dataDir, roles: role, env: settings })
  return { role, dataDir, program, url: program.url }
}

/** Ends a machine as the loss of its power does, and starts it again as whoever looks after it would. */
async function lose(machine: Machine | undefined): Promise<void> {
  if (!machine) throw new Error('There is no such machine')
  await machine.program.kill()
  const port = Number(new URL(machine.url).port)
  machine.program = await startProgram({ dataDir: machine.dataDir, port, roles: machine.role, env: settings })
}

const of = (role: Machine['role']) => machines.filter((machine) => machine.role === role)

async function completed(): Promise<number> {
  const [row] = await postgres.query<{ count: string }>("select count(*) from generations where status = 'completed'")
  return Number(row?.count)
}

async function until(reached: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + PATIENCE
  while (!(await reached())) {
    if (Date.now() > deadline) throw new Error(`It did not come about in ${PATIENCE} ms`)
    await sleep(200)
  }
}

/** Loses a web and two of the workers, each when so many works are done; which and when, the seed says. */
async function accidents(): Promise<void> {
  const plan = fc.record({
    web: fc.nat({ max: 1 }),
    workers: fc.shuffledSubarray([0, 1, 2], { minLength: 2, maxLength: 2 }),
    after: fc.tuple(fc.integer({ min: 2, max: 6 }), fc.integer({ min: 7, max: 12 }), fc.integer({ min: 13, max: 20 })),
  })
  const [drawn] = fc.sample(plan, { seed: SEED, numRuns: 1 })
  if (!drawn) throw new Error('No plan was drawn')
  const [first, second] = drawn.workers
  const victims = [of('worker')[first ?? 0], of('web')[drawn.web], of('worker')[second ?? 1]]
  const losses: Promise<void>[] = []
  for (const [index, done] of drawn.after.entries()) {
    await until(async () => (await completed()) >= done)
    // The others go on while it comes back.
    losses.push(lose(victims[index]))
  }
  await Promise.all(losses)
}

async function load(caller: Caller, number: number): Promise<string[]> {
  const started: string[] = []
  for (let work = 0; work < WORKS_EACH; work++) {
    started.push(await caller.start(`a wall of thorns, the ${work}th of caller ${number}`, number * 1000 + work))
    await sleep(PAUSE)
  }
  return started
}

test('two webs and three workers lose a web and two workers under load, and no work, gold or picture', async () => {
  const send = openBalancer(of('web'))
  const callers: Caller[] = []
  for (let number = 0; number < CALLERS; number++) callers.push(await newCaller(send))
  const loads = callers.map(load)
  await accidents()
  const started = await Promise.all(loads)
  await until(async () => (await completed()) === WORKS)

  for (const [number, caller] of callers.entries()) {
    // What one web took on, both know; the picture that a worker left in the bucket, both send.
    for (const id of started[number] ?? []) {
      const { images } = await caller.get<{ images: { url: string }[] }>(`/v2/image/generate/${id}/poll`)
      expect(images).toHaveLength(1)
      const pictures = await Promise.all(
        of('web').map(async ({ url }) => {
          const answer = await fetch(`${url}${images[0]?.url}`)
          expect(answer.status).toBe(200)
          return Buffer.from(await answer.arrayBuffer())
        }),
      )
      expect(pictures[0]?.equals(pictures[1] ?? Buffer.alloc(0))).toBe(true)
      expect(pictures[0]?.length).toBeGreaterThan(10_000)
    }
    expect(await caller.get('/api/v1/user')).toMatchObject({ gold: GOLD_LEFT })
  }

  expect(
    await postgres.query('select count(*)::int as images, count(distinct generation_id)::int as works from images'),
  ).toEqual([{ images: WORKS, works: WORKS }])
  const { stdout } = await promisify(execFile)(process.execPath, ['server/gold/verify.ts'], {
    cwd: join(import.meta.dirname, '..'),
    env: { DATABASE_URL: postgres.url },
  })
  expect(stdout).toContain('Sum of all balances: 0')
  expect(stdout).toContain('The ledger is sound.')
}, 480_000)

test('what the lost machines had begun leaves nothing behind', async () => {
  expect(await postgres.query('select 1 from generation_parts')).toEqual([])
  expect(await postgres.query('select 1 from gold_holds where settled_at is null')).toEqual([])
  await until(async () => (await postgres.query("select 1 from pgboss.job where state < 'completed'")).length === 0)

  const files = await readdir(folder, { recursive: true })
  expect(files.filter((name) => name.endsWith('.part'))).toEqual([])
  const inBucket = files
    .filter((name) => name.endsWith('._S3rver_object'))
    .map((name) => basename(name, '._S3rver_object'))
  const shown = await postgres.query<{ key: string }>('select distinct media_key as key from images')
  expect(inBucket.sort()).toEqual(shown.map(({ key }) => key).sort())
})
