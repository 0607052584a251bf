import type { JobWithMetadata, PgBoss } from 'pg-boss'
import { caps } from '../generations/caps.ts'
import { runGeneration } from '../generations/run.ts'
import { fail, failureOf } from '../generations/settle.ts'
import type { Services } from '../services.ts'
import { ABANDONED_QUEUE, GENERATION_QUEUE, type GenerationJob } from './queue.ts'

const running = {
  default: caps.NONE.running,
  tiers: Object.fromEntries(Object.entries(caps).map(([tier, cap]) => [tier, cap.running])),
}

const settings = {
  includeMetadata: true,
  groupConcurrency: running,
  pollingIntervalSeconds: 1,
  notifyPollingIntervalSeconds: 2,
  heartbeatRefreshSeconds: 3,
} as const

/** Takes jobs until the queue is stopped; `atOnce` is how many this process works on together. */
export async function startWorker(
  services: Services,
  queue: PgBoss,
  atOnce: number,
  stopping: AbortSignal,
): Promise<void> {
  for (let hand = 0; hand < atOnce; hand++) await startHand(services, queue, stopping)
  // Every attempt's worker died: the person is told, and their gold returns.
  await queue.work<GenerationJob>(ABANDONED_QUEUE, { pollingIntervalSeconds: 2 }, async ([job]) => {
    if (!job) return
    services.log.error({ generationId: job.data.generationId }, 'The work was given up: its workers died')
    await fail(services, job.data.generationId, {
      message: `${failureOf.image} The machines making it stopped too often. You were not charged.`,
      code: 'internal',
    })
  })
}

async function startHand(services: Services, queue: PgBoss, stopping: AbortSignal): Promise<void> {
  let id = ''
  id = await queue.work(GENERATION_QUEUE, settings, async ([job]: JobWithMetadata<GenerationJob>[]) => {
    if (!job) return
    try {
      const signal = AbortSignal.any([job.signal, stopping])
      await runGeneration(services, { generationId: job.data.generationId, signal })
    } finally {
      // Else a hand rests for the polling interval after each job, though more are waiting.
      queue.notifyWorker(id)
    }
  })
}
