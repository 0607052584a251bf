import type { JobWithMetadata, PgBoss } from 'pg-boss'
import {
  ABANDONED_QUEUE,
  GENERATION_QUEUE,
  type GenerationJob,
  postpone,
  queueFor,
  serviceLines,
} from '../jobs/queue.ts'
import { caps } from '../levels/policy.ts'
import { ProviderError } from '../providers/provider.ts'
import type { Services } from '../services.ts'
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

/** Who takes jobs, and until when. */
interface Workshop {
  services: Services
  queue: PgBoss
  stopping: AbortSignal
}

/**
 * Takes jobs until the queue is stopped; `atOnce` is how many this process works on together with its own cores. Beside them
 * it waits in each service's lines, with as many hands as each line has.
 */
export async function startWorker(
  services: Services,
  queue: PgBoss,
  atOnce: number,
  stopping: AbortSignal,
): Promise<void> {
  const workshop = { services, queue, stopping }
  for (let hand = 0; hand < atOnce; hand++) await startHand(workshop, GENERATION_QUEUE)
  const places = new Map(services.providers.elsewhere().map(({ name, hands }) => [queueFor(name), hands]))
  // Work that waits for a service which is no longer configured is told so, and its gold returns.
  for (const line of await serviceLines(queue)) if (!places.has(line)) places.set(line, 1)
  for (const [line, most] of places) await startLine(workshop, line, most)
  // Every attempt's worker died: the person is told, and their gold returns.
  await queue.work<GenerationJob>(ABANDONED_QUEUE, { pollingIntervalSeconds: 2 }, async ([job]) => {
    if (!job) return
    services.log.error({ generationId: job.data.generationId }, 'The work was given up: its workers died')
    await giveUp(services, job.data.generationId, 'The machines making it stopped too often.')
  })
}

/** Does a job, or hands it back when it is told to wait. */
async function work({ services, queue, stopping }: Workshop, job: JobWithMetadata<GenerationJob>): Promise<void> {
  try {
    const signal = AbortSignal.any([job.signal, stopping])
    await runGeneration(services, { generationId: job.data.generationId, signal })
  } catch (error) {
    if (!(error instanceof ProviderError) || error.retryAfter === undefined) throw error
    await postpone(queue, services.db, job, error.retryAfter)
  }
}

/** Around a job that a hand has taken: told before and after. */
type Around = (hand: string, doIt: () => Promise<void>) => Promise<void>

async function startHand(workshop: Workshop, line: string, around: Around = (_, doIt) => doIt()): Promise<void> {
  const { queue } = workshop
  let id = ''
  id = await queue.work(line, handSettings, async ([job]: JobWithMetadata<GenerationJob>[]) => {
    if (!job) return
    try {
      await around(id, () => work(workshop, job))
    } finally {
      // Else a hand rests for the polling interval after each job, though more are waiting.
      queue.notifyWorker(id)
    }
  })
}

/**
 * A service's line. Waiting costs little, so that many may wait; but a hand that waits for a job asks the database every two
 * seconds. So there is one hand without a job, as long as there may be more, and those too many leave.
 */
async function startLine(workshop: Workshop, line: string, most: number): Promise<void> {
  const { queue, services } = workshop
  let hands = 0
  let busy = 0
  const more = async () => {
    hands++
    await startHand(workshop, line, around)
  }
  const around: Around = async (hand, doIt) => {
    busy++
    if (busy === hands && hands < most) await more()
    try {
      await doIt()
    } finally {
      busy--
      if (hands > busy + 1) {
        hands--
        queue
          .offWork(line, { id: hand, wait: false })
          .catch((error: unknown) => services.log.warn({ err: error, line }, 'A hand did not leave its line'))
      }
    }
  }
  await more()
}
