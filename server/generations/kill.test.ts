import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openImageService } from '../providers/service/service.ts'
import { type ImageService, openImageServiceStandIn, picture } from '../testing/image-service.ts'
import { keptCode } from '../testing/kept-code.ts'
import { openTestServer, type Person, type TestServer } from '../testing/server.ts'

const JOBS = 50
const PRICE = 0.5
/** From the kill to the end of the last job, ms. */
const RECOVERY_MAX = 60_000

/** How long a picture takes, ms: some are always under way when the worker dies. */
const PAINTING = 150

let service: ImageService
let server: TestServer
const workers: ChildProcess[] = []

beforeAll(async () => {
  service = await openImageServiceStandIn()
  service.script('thorns', async (asked, response) => {
    await sleep(PAINTING)
    return picture(asked, response)
  })
  const price = { 512: PRICE, 768: PRICE, 1024: PRICE }
  const model = { id: 'distant', serviceId: 'distant', name: 'Distant', price }
  const { url, key } = service
  // The worker reads the same data folder and database, and asks the same service; it is another process, as on another machine.
  server = await openTestServer([
    openImageService({ url, key, name: 'Distant', models: [model], timeout: 20_000, atOnce: 4 }),
  ])
})
afterAll(async () => {
  for (const worker of workers) worker.kill('SIGKILL')
  await server.close()
  await service.close()
})

async function startWorkerProcess(): Promise<ChildProcess> {
  const main = fileURLToPath(new URL('../main.ts', import.meta.url))
  const worker = spawn(process.execPath, [main, '--roles=worker'], {
    env: {
      ...keptCode,
      DATABASE_URL: server.databaseUrl,
      DATA_DIR: server.config.dataDir,
      LOG_LEVEL: 'silent',
      SEED_GALLERY: 'off',
      VISION: 'off',
      IMAGE_API_URL: service.url,
      IMAGE_API_KEY: service.key,
      IMAGE_API_NAME: 'Distant',
      IMAGE_API_MODELS: `distant=${PRICE}`,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  workers.push(worker)
  await once(worker.stdout as NonNullable<typeof worker.stdout>, 'data')
  return worker
}

async function statuses(): Promise<Record<string, number>> {
  const { rows } = await server.services.db.execute<{ status: string; count: string }>(
    sql`select status, count(*) as count from generations group by status`,
  )
  return Object.fromEntries(rows.map((row) => [row.status, Number(row.count)]))
}

test('fifty jobs survive the kill -9 of their worker: all end, each delivered once and charged once, within a minute', async () => {
  // Spread over people, so that nobody's cap on running work holds the rest up.
  const people: Person[] = await Promise.all(Array.from({ length: 10 }, () => server.person(JOBS)))
  const first = await startWorkerProcess()
  for (let job = 0; job < JOBS; job++) {
    const person = people[job % people.length] as Person
    const prompt = `a wall of thorns, number ${job}`
    expect((await person.start({ category: 'spells', prompt, seed: job, model: 'distant' })).statusCode).toBe(201)
  }
  await expect.poll(async () => (await statuses()).completed ?? 0, { timeout: 60_000 }).toBeGreaterThan(5)
  first.kill('SIGKILL')
  const killedAt = Date.now()
  const atKill = await statuses()
  expect(atKill.processing ?? 0).toBeGreaterThan(0)
  await startWorkerProcess()
  await expect.poll(statuses, { timeout: RECOVERY_MAX, interval: 250 }).toEqual({ completed: JOBS })
  expect(Date.now() - killedAt).toBeLessThan(RECOVERY_MAX)

  const { rows: delivered } = await server.services.db.execute<{ images: string; works: string }>(
    sql`select count(*) as images, count(distinct generation_id) as works from images`,
  )
  expect(delivered).toEqual([{ images: String(JOBS), works: String(JOBS) }])
  const left = await Promise.all(people.map(async (person) => (await person.call('getUser')).json().gold as number))
  expect(left).toEqual(people.map(() => JOBS - (JOBS / people.length) * PRICE))
  expect(await server.audit()).toMatchObject({ sum: 0, wrong: [], wrongHolds: [] })
}, 180_000)
