import { and, eq } from 'drizzle-orm'
import { credentials } from '../db/schema.ts'
import { AppError } from '../errors.ts'
import type { Services } from '../services.ts'
import type { Caller } from './accounts.ts'
import { countAttempt } from './attempts.ts'
import { userOf } from './queries.ts'

/**
 * Throws `forbidden` unless this is the caller's password, for what a session alone must not do; and `too_many_requests`
 * when it was asked for too often.
 */
export async function assertPassword(services: Services, caller: Caller, given: string): Promise<void> {
  const { db, accounts } = services
  await userOf(db, caller.id)
  await countAttempt(services, caller.id)
  const [credential] = await db
    .select({ hash: credentials.password })
    .from(credentials)
    .where(and(eq(credentials.userId, caller.id), eq(credentials.providerId, 'credential')))
  const { password } = await accounts.auth.$context
  if (credential?.hash && (await password.verify({ hash: credential.hash, password: given }))) return
  throw new AppError('forbidden', 'That is not your password. Nothing was changed.', {
    details: { reason: 'INVALID_PASSWORD' },
  })
}
