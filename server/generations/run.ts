import { and, eq, isNull, sql } from 'drizzle-orm'
import { generationParts, generations } from '../db/schema.ts'
import { AppError } from '../http/errors.ts'
import { ProviderError } from '../providers/provider.ts'
import type { Services } from '../services.ts'
import type { Kind, Work } from './kind.ts'
import { kinds } from './kinds.ts'
import { deliver, fail, failureOf } from './settle.ts'

const UNCHARGED = 'You were not charged.'
/** Attempts that may end in a fault before the work is given up. */
const FAULTS_MAX = 3
/** Progress is written no more often than this, ms. */
const PROGRESS_PAUSE = 250

interface Attempt {
  generationId: string
  signal: AbortSignal
}

/**
 * One attempt at a piece of work. Returns when it has ended, well or badly; throws when the fault may pass and another
 * attempt is to come, or when the attempt was aborted.
 */
export async function runGeneration(services: Services, attempt: Attempt): Promise<void> {
  const { generationId: id, signal } = attempt
  const [generation] = await services.db.select().from(generations).where(eq(generations.id, id))
  if (!generation || generation.endedAt) return
  const log = services.log.child({ generationId: id, kind: generation.kind })
  const kind: Kind = kinds[generation.kind]
  const writer = progressWriter(services, id)
  try {
    await writer.begin()
    const request = kind.request.parse(generation.request)
    const work: Work = {
      id,
      userId: generation.userId,
      services,
      signal,
      progress: writer.progress,
      part: (position, make) => keepPart(services, id, position, make),
    }
    const delivery = await kind.run(request, work)
    await writer.end()
    if (!(await deliver(services, id, delivery))) log.warn('The work had already been delivered')
  } catch (error) {
    await writer.end()
    signal.throwIfAborted()
    const refusal = refusalOf(error)
    if (!refusal && (await countFault(services, id)) < FAULTS_MAX) throw error
    log.error({ err: error }, 'The work failed')
    const message = refusal?.message ?? `${failureOf[generation.kind]} Something went wrong on our side.`
    await fail(services, id, { message: `${message} ${UNCHARGED}`, code: refusal?.code ?? 'internal' })
  }
}

/** A fault another attempt cannot mend, with what to tell the person. */
function refusalOf(error: unknown): Pick<AppError, 'message' | 'code'> | undefined {
  if (error instanceof AppError && error.status < 500) return error
  if (error instanceof ProviderError && !error.passing) return { message: error.message, code: 'unavailable' }
  return undefined
}

async function countFault(services: Services, id: string): Promise<number> {
  const [row] = await services.db
    .update(generations)
    .set({ faults: sql`${generations.faults} + 1`, stage: 'Trying again', updatedAt: sql`now()` })
    .where(eq(generations.id, id))
    .returning({ faults: generations.faults })
  return row?.faults ?? FAULTS_MAX
}

async function keepPart<T>(
  services: Services,
  generationId: string,
  position: number,
  make: () => Promise<T>,
): Promise<T> {
  const { db } = services
  const here = and(eq(generationParts.generationId, generationId), eq(generationParts.position, position))
  const [kept] = await db.select().from(generationParts).where(here)
  if (kept) return kept.result as T
  const result = await make()
  await db.insert(generationParts).values({ generationId, position, result }).onConflictDoNothing()
  return result
}

function progressWriter(services: Services, id: string) {
  let writtenAt = 0
  let next: { progress: number; stage: string } | undefined
  let timer: NodeJS.Timeout | undefined
  let writing = Promise.resolve()

  const unfinished = and(eq(generations.id, id), isNull(generations.endedAt))

  function flush() {
    timer = undefined
    const values = next
    if (!values) return
    next = undefined
    writtenAt = Date.now()
    writing = writing
      .then(() =>
        services.db
          .update(generations)
          .set({ ...values, updatedAt: sql`now()` })
          .where(unfinished),
      )
      .then(
        () => undefined,
        // Progress that cannot be written is no reason to lose the work; the delivery will say whether the database is there.
        (error: unknown) => services.log.warn({ err: error, generationId: id }, 'Progress was not written'),
      )
  }

  return {
    begin: async () => {
      await services.db
        .update(generations)
        .set({ status: 'processing', stage: 'Starting', updatedAt: sql`now()` })
        .where(unfinished)
    },
    progress(fraction: number, stage: string) {
      next = { progress: Math.min(99, Math.max(0, Math.round(fraction * 100))), stage }
      timer ??= setTimeout(flush, Math.max(0, writtenAt + PROGRESS_PAUSE - Date.now()))
    },
    end: async () => {
      clearTimeout(timer)
      next = undefined
      await writing
    },
  }
}
