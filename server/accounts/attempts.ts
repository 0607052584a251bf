import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { rateLimits } from '../db/schema.ts'
import { AppError } from '../errors.ts'
import type { Services } from '../services.ts'

/** Attempts at one account's password that calls other than logging in allow in a window, ms. */
const ATTEMPTS = 10
const WINDOW = 60 * 60_000

/**
 * Counts an attempt at an account's password, over all processes; throws `too_many_requests` when it is one too many.
 * Whoever holds the account is counted as well: a change of address sends a letter to wherever they say.
 */
export async function countAttempt({ db, config, now }: Services, userId: string): Promise<void> {
  if (!config.rateLimits) return
  const moment = now().getTime()
  const isOver = sql`${rateLimits.lastRequest} < ${moment - WINDOW}`
  const [counted] = await db
    .insert(rateLimits)
    .values({ id: randomUUID(), key: `password:${userId}`, count: 1, lastRequest: moment })
    .onConflictDoUpdate({
      target: rateLimits.key,
      // The window begins with its first attempt, or guessing on would put off its end for the account's owner too.
      set: {
        count: sql`case when ${isOver} then 1 else ${rateLimits.count} + 1 end`,
        lastRequest: sql`case when ${isOver} then ${moment} else ${rateLimits.lastRequest} end`,
      },
    })
    .returning({ count: rateLimits.count, since: rateLimits.lastRequest })
  if (counted && counted.count > ATTEMPTS) {
    const retryAfter = counted.since + WINDOW - moment
    const minutes = Math.ceil(retryAfter / 60_000)
    throw new AppError(
      'too_many_requests',
      `That was too often for one hour. Nothing was changed; try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
      { retryAfter },
    )
  }
}
