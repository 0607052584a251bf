import { availableParallelism } from 'node:os'
import { PgBoss } from 'pg-boss'
import { handSettings } from '../server/generations/worker.ts'
import { generationQueue, queueSettings } from '../server/jobs/queue.ts'

// The reference of the corridor: pg-boss by itself, with the product's settings on the product's database, from send to
// handler. It does nothing else.
const QUEUE = 'bench-bare'

export interface QueueQuestion {
  jobs: number
  /** Sends under way together. */
  atOnce: number
}

export interface QueueAnswer {
  /** From the call of send to the call of the handler, ms. */
  latencies: number[]
  /** From the first send to the last handler, ms. */
  took: number
}

const connectionString = process.env.DATABASE_URL ?? ''
const boss = new PgBoss({ ...queueSettings, connectionString, max: 8, migrate: false, createSchema: false })
boss.on('error', (error) => process.stderr.write(`${error.stack}\n`))
await boss.start()
await boss.createQueue(QUEUE, generationQueue)

const waiting = new Map<string, () => void>()
for (let hand = 0; hand < availableParallelism(); hand++) {
  let id = ''
  id = await boss.work<{ number: string }>(QUEUE, handSettings, async ([job]) => {
    if (job) waiting.get(job.data.number)?.()
    boss.notifyWorker(id)
  })
}

let sent = 0
async function sendOne(): Promise<number> {
  const number = String(sent++)
  const since = performance.now()
  const handled = new Promise<void>((resolve) => waiting.set(number, resolve))
  await boss.send(QUEUE, { number }, { priority: 0, group: { id: `group ${sent % 8}`, tier: 'ULTIMATE' } })
  await handled
  waiting.delete(number)
  return performance.now() - since
}

process.on('message', async ({ jobs, atOnce }: QueueQuestion) => {
  const latencies: number[] = []
  const since = performance.now()
  let left = jobs
  const lane = async () => {
    while (left-- > 0) latencies.push(await sendOne())
  }
  await Promise.all(Array.from({ length: atOnce }, lane))
  process.send?.({ latencies, took: performance.now() - since } satisfies QueueAnswer)
})
process.send?.('ready')
process.once('SIGTERM', () => void boss.stop({ graceful: false }).then(() => process.exit(0)))
