import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { generationParts, generations, remoteJobs } from '../db/schema.ts'
import { AppError } from '../errors.ts'
import { GivenUp, isAskers, ProviderError, type RemoteJob } from '../providers/provider.ts'
import type { Services } from '../services.ts'
import { provisional } from '../storage/provisional.ts'
import { changeGeneration, changeProgress } from './change.ts'
import { PartlyMade, type Work } from './kind.ts'
import { storedRequest } from './request.ts'
import { deliver, fail, giveUp, letGo } from './settle.ts'

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
  const generation = await takeUp(services, id)
  if (!generation) return
  const log = services.log.child({ generationId: id, kind: generation.kind })
  const stored = storedRequest(services, generation)
  if (!stored) {
    log.error('The stored request can no longer be read')
    return giveUp(services, id, 'What was asked for can no longer be read; ask for it anew.')
  }
  const { kind, request } = stored
  // Whatever was let go when it ended may have come back since: nobody had told this attempt yet.
  const leave = async (said: string) => {
    log.info(said)
    await letGo(services, generation)
  }
  const ended = new AbortController()
  const writer = progressWriter(services, id, () => ended.abort(new GivenUp()))
  try {
    const work: Work = {
      id,
      userId: generation.userId,
      cost: generation.cost,
      services: { ...services, media: provisional(services.db, services.media) },
      signal: AbortSignal.any([signal, ended.signal]),
      progress: writer.progress,
      part: (position, make) => keepPart(services, id, position, make),
    }
    const delivery = await kind.run(request, work)
    await writer.end()
    if (!(await deliver(services, id, delivery))) await leave('The work had ended before it was delivered')
  } catch (error) {
    await writer.end()
    signal.throwIfAborted()
    if (ended.signal.aborted) return leave('The work ended while it was being made')
    const fault = error instanceof PartlyMade ? error.fault : error
    const refusal = refusalOf(fault)
    if (!refusal) {
      const faults = await countFault(services, id, fault)
      // What it made has nowhere to go any more: no fault, and nobody to tell.
      if (faults === undefined) return leave('The work was abandoned: its owner has left')
      if (faults < FAULTS_MAX) {
        log.warn({ err: fault }, 'An attempt failed; another follows')
        throw fault
      }
    }
    const why =
      refusal?.message ?? (fault instanceof ProviderError ? fault.message : 'Something went wrong on our side.')
    // What was asked for could not be made as asked: nothing for whoever looks after the program.
    const level = refusal instanceof AppError ? 'info' : 'error'
    if (error instanceof PartlyMade) {
      log[level]({ err: fault, missing: error.missing }, 'The work was delivered in part')
      const { count, of } = error.missing
      const missing = `${count} of ${of} could not be made: ${why} You were not charged for ${count === 1 ? 'it' : 'them'}.`
      if (!(await deliver(services, id, error.made, missing))) await leave('The work had ended before it was delivered')
      return
    }
    log[level]({ err: fault }, 'The work failed')
    if (refusal) await fail(services, id, refusal)
    else await giveUp(services, id, why)
  }
}

/** The work, marked as being worked on; undefined when it has ended. */
function takeUp({ db }: Services, id: string) {
  return changeProgress(db, id, { status: 'processing', stage: 'Starting', startedAt: sql`now()` })
}

/** A fault another attempt cannot mend, with what to tell the person. */
function refusalOf(error: unknown): Pick<AppError, 'message' | 'code'> | undefined {
  if (error instanceof AppError && error.status < 500) return error
  if (error instanceof ProviderError && !error.passing) {
    const code = isAskers(error) ? 'invalid_request' : 'unavailable'
    return { message: error.message, code }
  }
  return undefined
}

const stageAfter = (fault: unknown) =>
  fault instanceof ProviderError && fault.retryAfter !== undefined
    ? `Trying again after a wait of ${Math.ceil(fault.retryAfter / 1000)} s`
    : 'Trying again'

/** How many faults there are with this one; undefined for work that went with its owner's account. */
async function countFault(services: Services, id: string, cause: unknown): Promise<number | undefined> {
  const fault = { faults: sql`${generations.faults} + 1`, stage: stageAfter(cause) }
  const counted = await changeGeneration(services.db, eq(generations.id, id), fault)
  return counted?.faults
}

async function keepPart<T>(
  services: Services,
  generationId: string,
  position: number,
  make: (job: RemoteJob) => Promise<T>,
): Promise<T> {
  const { db } = services
  const here = and(eq(generationParts.generationId, generationId), eq(generationParts.position, position))
  const [kept] = await db.select().from(generationParts).where(here)
  if (kept) return kept.result as T
  const job = remoteJob(db, generationId, position)
  const result = await make(job)
  await db.insert(generationParts).values({ generationId, position, result }).onConflictDoNothing()
  if (job.isUnderWay()) await job.forget()
  return result
}

/** The service's job for a part; who makes it here asks for nothing of it, and the database is not asked either. */
function remoteJob(db: Database, generationId: string, position: number): RemoteJob & { isUnderWay(): boolean } {
  const here = and(eq(remoteJobs.generationId, generationId), eq(remoteJobs.position, position))
  let underWay = false
  return {
    isUnderWay: () => underWay,
    async kept() {
      const [row] = await db.select({ handle: remoteJobs.handle }).from(remoteJobs).where(here)
      underWay = row !== undefined
      return row?.handle
    },
    async keep(handle) {
      underWay = true
      await db
        .insert(remoteJobs)
        .values({ generationId, position, handle })
        .onConflictDoUpdate({ target: [remoteJobs.generationId, remoteJobs.position], set: { handle } })
    },
    async forget() {
      underWay = false
      await db.delete(remoteJobs).where(here)
    },
  }
}

/** `onEnded`: the work has ended meanwhile, by its owner's wish or with their account. */
function progressWriter(services: Services, id: string, onEnded: () => void) {
  let writtenAt = 0
  let next: { progress: number; stage: string } | undefined
  let timer: NodeJS.Timeout | undefined
  let writing = Promise.resolve()

  function flush() {
    timer = undefined
    const values = next
    if (!values) return
    next = undefined
    writtenAt = Date.now()
    writing = writing
      .then(() => changeProgress(services.db, id, values))
      .then(
        (changed) => {
          if (!changed) onEnded()
        },
        // Progress that cannot be written is no reason to lose the work; the delivery will say whether the database is there.
        (error: unknown) => services.log.warn({ err: error, generationId: id }, 'Progress was not written'),
      )
  }

  return {
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
