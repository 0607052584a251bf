import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { replicate } from '../providers/sdk/vendors/replicate.ts'
import { plainService } from '../providers/services-file.ts'
import { keptCode } from '../testing/kept-code.ts'
import { openTestServer, type TestServer } from '../testing/server.ts'
import { openStandIn } from '../testing/stand-in.ts'
import { openVendorService, type VendorService, wires } from '../testing/vendor-service.ts'

let company: VendorService
let server: TestServer
const workers: ChildProcess[] = []

beforeAll(async () => {
  company = await openVendorService(wires.replicate as (typeof wires)[string])
  const offered = replicate.listings.map((listing) => ({ listing }))
  const settings = { key: '', url: company.url, offered, atOnce: 4, timeout: 20_000 }
  const { services } = readConfig({}, [])
  server = await openTestServer([openStandIn()], {
    services: { ...services, own: { vendors: [{ vendor: replicate, settings }], horde: plainService } },
  })
})
afterAll(async () => {
  for (const worker of workers) worker.kill('SIGKILL')
  await server.close()
  await company.close()
})

/** Another process on the same data, to which the company's address is told by services.yaml. */
async function startWorkerProcess(): Promise<ChildProcess> {
  const file = join(server.config.dataDir, 'services.yaml')
  await writeFile(file, `replicate:\n  url: ${company.url}\n`)
  const main = fileURLToPath(new URL('../main.ts', import.meta.url))
  const worker = spawn(process.execPath, [main, '--roles=worker'], {
    env: {
      ...keptCode,
      DATABASE_URL: server.databaseUrl,
      DATA_DIR: server.config.dataDir,
      SERVICES_FILE: file,
      LOG_LEVEL: 'silent',
      SEED_GALLERY: 'off',
      VISION: 'off',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  workers.push(worker)
  await once(worker.stdout as NonNullable<typeof worker.stdout>, 'data')
  return worker
}

test('work with a key of one’s own survives the kill -9 of its worker: the job is fetched with that key, and ordered once', async () => {
  const person = await server.person(5)
  const body = { key: company.key }
  expect((await person.call('addOwnKey', { params: { service: 'replicate' }, body })).statusCode).toBe(200)
  company.script('a killed hill', 'slow')
  const started = await person.start({ model: 'replicate-flux-dev', prompt: 'a killed hill' })
  const first = await startWorkerProcess()
  const jobs = async () => (await server.services.db.execute(sql`select handle::text as job from remote_jobs`)).rows
  await expect.poll(jobs, { timeout: 30_000, interval: 20 }).toHaveLength(1)
  first.kill('SIGKILL')
  await server.missDead()
  const [kept] = await jobs()
  expect(kept?.job).toContain('predictions')
  expect(kept?.job).not.toContain(company.key)
  await startWorkerProcess()
  const ended = await server.ended(person, started.json().requestId, 60_000)
  expect(ended).toMatchObject({ status: 'completed', error: null, images: { length: 1 } })
  expect(company.ordered('a killed hill')).toHaveLength(1)
  expect((await person.call('getUser')).json().gold).toBe(5)
  expect(await jobs()).toEqual([])
}, 120_000)
