import { eq, sql } from 'drizzle-orm'
import type { ErrorCode } from '../../contract/errors.ts'
import { failures } from '../../contract/failures.ts'
import type { GenerationKind } from '../../contract/generations.ts'
import { type Transaction, together, transact } from '../db/database.ts'
import { generationParts, generations, remoteJobs } from '../db/schema.ts'
import { settleHold } from '../gold/ledger.ts'
import type { Services } from '../services.ts'
import { changeGeneration, unfinished } from './change.ts'
import type { Delivery, Kind } from './kind.ts'

type Ended = Pick<typeof generations.$inferSelect, 'kind' | 'userId' | 'request'> & { id?: string }

/** Lets go of what work was given that has ended. What cannot be let go just now is left to the sweep. */
export async function letGo(services: Services, { kind: name, request, ...work }: Ended): Promise<void> {
  const kind: Kind = services.kinds[name]
  try {
    await kind.letGo?.(services, work, kind.request.parse(request))
  } catch (error) {
    services.log.warn({ err: error, kind: name }, 'What ended work was given could not be let go')
  }
}

/** Counts work that `end` has ended now, and lets go of what it was given. Returns whether it has. */
async function counted(
  services: Services,
  status: 'completed' | 'failed',
  end: Promise<(Ended & { createdAt: Date }) | undefined>,
): Promise<boolean> {
  const ended = await end
  if (!ended) return false
  const { metrics, now } = services
  metrics.generationEnded({ kind: ended.kind, status, seconds: (now().getTime() - ended.createdAt.getTime()) / 1000 })
  await letGo(services, ended)
  if (ended.id !== undefined) {
    await services.endings
      .after({ ...ended, id: ended.id, status })
      .catch((error: unknown) => services.log.warn({ err: error }, 'Whom ended work concerns could not be told'))
  }
  return true
}

/** Ends a piece of work and settles its gold; undefined when it has ended before, and then there is nothing to settle. */
async function end(tx: Transaction, id: string, charge: number, fields: Parameters<typeof changeGeneration>[2]) {
  const [ended] = await together([
    changeGeneration(tx, unfinished(id), { ...fields, endedAt: sql`now()` }),
    settleHold(tx, id, charge),
    tx.delete(generationParts).where(eq(generationParts.generationId, id)),
  ])
  return ended
}

/**
 * Ends work well: results stored, gold taken for what was delivered, the rest returned. Once, however often it is called. `missing`:
 * some of it could not be made, and why, as the person is told.
 */
export function deliver(services: Services, id: string, delivery: Delivery, missing?: string): Promise<boolean> {
  const ending = transact(services.db, async (tx) => {
    const done = { status: 'completed', progress: 100, stage: 'Done', error: missing ?? null } as const
    const generation = await end(tx, id, delivery.charge, done)
    if (generation) {
      if (missing !== undefined) await tx.delete(remoteJobs).where(eq(remoteJobs.generationId, id))
      await delivery.store(tx)
      await services.endings.ended(tx, { ...generation, id, status: 'completed' })
    }
    return generation
  })
  return counted(services, 'completed', ending)
}

/** What the person is told first when work of a kind fails. */
const failureOf: Record<GenerationKind, string> = {
  image: failures.createImage,
  video: failures.createImage,
  audio: failures.createImage,
  merge: failures.createImage,
  upload: failures.createImage,
  edit: failures.createImage,
  lora: failures.createLora,
  'own-style': failures.learnStyle,
  training: failures.createLora,
  ...failures.generateSheet,
}

const UNCHARGED = 'You were not charged.'
/** How the same is said where a request is refused before it is work; said twice it sounds as if it were in doubt. */
const saidAlready = / Nothing was charged\.$/

/** Ends work that nothing brought to a good end: its kind's own sentence, then the reason, then that nothing was paid. */
export async function giveUp(services: Services, id: string, reason: string): Promise<void> {
  const [generation] = await services.db
    .select({ kind: generations.kind })
    .from(generations)
    .where(eq(generations.id, id))
  if (generation) await fail(services, id, { message: `${failureOf[generation.kind]} ${reason}`, code: 'internal' })
}

/** Ends work badly: the gold returns, and the person is told why in a sentence, and that nothing was paid. */
export function fail(services: Services, id: string, why: { message: string; code: ErrorCode }): Promise<boolean> {
  const ending = transact(services.db, async (tx) => {
    const error = `${why.message.replace(saidAlready, '')} ${UNCHARGED}`
    await tx.delete(remoteJobs).where(eq(remoteJobs.generationId, id))
    const generation = await end(tx, id, 0, { status: 'failed', stage: 'Failed', error, errorCode: why.code })
    if (generation) await services.endings.ended(tx, { ...generation, id, status: 'failed' })
    return generation
  })
  return counted(services, 'failed', ending)
}
