import type { JobWithMetadata, PgBoss } from 'pg-boss'
import { ABANDONED_QUEUE, GENERATION_QUEUE, type GenerationJob, postpone } from '../jobs/queue.ts'
import { ProviderError } from '../providers/provider.ts'
import type { Services } from '../services.ts'
import { caps } from './caps.ts'
import { runGeneration } from './run.ts'
import { giveUp } from './settle.ts'

const running = {
  default: caps.NONE.running,
  tiers: Object.fromEntries(Object.entries(caps).map(([tier, cap]) => [tier, cap.running])),
}

export const handSettings = {
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
    await giveUp(services, job.data.generationId, 'The machines making it stopped too often.')
  })
}

async function startHand(services: Services, queue: PgBoss, stopping: AbortSignal): Promise<void> {
  let id = ''
  id = await queue.work(GENERATION_QUEUE, handSettings, async ([job]: JobWithMetadata<GenerationJob>[]) => {
    if (!job) return
    try {
      const signal = AbortSignal.any([job.signal, stopping])
      await runGeneration(services, { generationId: job.data.generationId, signal })
    } catch (error) {
      if (!(error instanceof ProviderError) || error.retryAfter === undefined) throw error
      await postpone(queue, services.db, job, error.retryAfter)
    } finally {
      // Else a hand rests for the polling interval after each job, though more are waiting.
      queue.notifyWorker(id)
    }
  })
}
