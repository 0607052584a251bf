import { and, eq } from 'drizzle-orm'
import { generations } from '../db/schema.ts'
import { AppError, notFound } from '../errors.ts'
import type { Services } from '../services.ts'
import { fail } from './settle.ts'

/**
 * Stops a person's own work: its gold returns, and whoever makes it learns of it when they next tell how far they are.
 * Throws AppError: not_found, conflict for work that has ended.
 */
export async function cancelGeneration(
  services: Services,
  { userId, generationId: id }: { userId: string; generationId: string },
): Promise<void> {
  const [work] = await services.db
    .select({ id: generations.id })
    .from(generations)
    .where(and(eq(generations.id, id), eq(generations.userId, userId)))
  if (!work) throw notFound('This work')
  const isStopped = await fail(services, id, { message: 'You stopped it.', code: 'conflict' })
  // They did it themselves.
  if (isStopped) await services.endings.seen(userId, id)
  if (!isStopped) throw new AppError('conflict', 'This work has ended already, so that there is nothing to stop.')
}
