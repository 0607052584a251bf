import { createHash, randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { rateLimits } from '../db/schema.ts'
import { AppError } from '../errors.ts'
import type { Services } from '../services.ts'

/** What counting needs; all of it is in the database, so that it holds over all processes and machines. */
export type Counting = Pick<Services, 'db' | 'config' | 'now'>

/** How long what was counted is remembered, ms. */
const WINDOW = 60 * 60_000
/** Attempts at one account's password that calls other than logging in allow in a window. */
const ATTEMPTS = 10
/** Keys to services that one account may try in a window. */
const KEYS = 10
/** Letters to one address in a window, whoever asks for them and whether or not it has an account. */
const LETTERS = 5
/** Guesses at log-in that one account takes without a pause, from whatever addresses. */
const GUESSES_FREE = 10
/** The pause after those, ms: doubled with each further guess, up to the longest, so that an owner need never wait longer. */
const PAUSE_FIRST = 15_000
const PAUSE_LONGEST = 15 * 60_000

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url')
const minutesOf = (ms: number) => {
  const minutes = Math.ceil(ms / 60_000)
  return minutes === 1 ? 'a minute' : `${minutes} minutes`
}

/** Counts one more under a key; throws `too_many_requests` with the sentence, given how long to wait, when it is one too many. */
async function countWithin(
  { db, config, now }: Counting,
  key: string,
  most: number,
  sentence: (wait: string) => string,
): Promise<void> {
  if (!config.rateLimits) return
  const moment = now().getTime()
  const isOver = sql`${rateLimits.lastRequest} < ${moment - WINDOW}`
  const [counted] = await db
    .insert(rateLimits)
    .values({ id: randomUUID(), key, count: 1, lastRequest: moment })
    .onConflictDoUpdate({
      target: rateLimits.key,
      // The window begins with its first attempt, or going on would put off its end for the account's owner too.
      set: {
        count: sql`case when ${isOver} then 1 else ${rateLimits.count} + 1 end`,
        lastRequest: sql`case when ${isOver} then ${moment} else ${rateLimits.lastRequest} end`,
      },
    })
    .returning({ count: rateLimits.count, since: rateLimits.lastRequest })
  if (!counted || counted.count <= most) return
  const retryAfter = counted.since + WINDOW - moment
  throw new AppError('too_many_requests', sentence(minutesOf(retryAfter)), { retryAfter })
}

/**
 * Counts an attempt at an account's password; throws `too_many_requests` when it is one too many. Whoever holds the account
 * is counted as well: a change of address sends a letter to wherever they say.
 */
export function countAttempt(counting: Counting, userId: string): Promise<void> {
  return countWithin(
    counting,
    `password:${userId}`,
    ATTEMPTS,
    (wait) => `That was too often for one hour. Nothing was changed; try again in ${wait}.`,
  )
}

/** Counts a key that somebody tries at a service; throws `too_many_requests` when it is one too many: nobody finds keys by guessing here. */
export function countKey(counting: Counting, userId: string): Promise<void> {
  return countWithin(
    counting,
    `key:${userId}`,
    KEYS,
    (wait) => `These were too many keys for one hour. This one was neither tried nor kept; try again in ${wait}.`,
  )
}

/**
 * Counts a letter to an address, before it is known whether anybody has it; throws `too_many_requests` when it is one too
 * many. Links of the letters sent already go on working.
 */
export function countLetter(counting: Counting, email: string): Promise<void> {
  return countWithin(
    counting,
    `letters:${hashOf(email.toLowerCase())}`,
    LETTERS,
    (wait) =>
      `Several e-mails were sent to this address within the hour. Look for them, also in the spam folder, or try again in ${wait}.`,
  )
}

/** Whose password is guessed at: an account, or a name that nobody has, which is counted all the same and so tells nothing. */
export const guessesAt = (userId: string | undefined, name: string) => `guess:${userId ?? hashOf(name.toLowerCase())}`

/**
 * Counts a guess at log-in, before it is looked at; throws `too_many_requests` while the account takes none. What is refused
 * is not counted, so nobody can put off the end of a pause.
 */
export async function countGuess({ db, config, now }: Counting, key: string): Promise<void> {
  if (!config.rateLimits) return
  const moment = now().getTime()
  // A guess may be written down after one that came later.
  const since = sql`greatest(${moment} - ${rateLimits.lastRequest}, 0)`
  const pause = sql`case when ${rateLimits.count} < ${GUESSES_FREE} then 0
    else least(${PAUSE_FIRST} * power(2, least(${rateLimits.count} - ${GUESSES_FREE}, 20)), ${PAUSE_LONGEST}) end`
  const [counted] = await db
    .insert(rateLimits)
    .values({ id: randomUUID(), key, count: 1, lastRequest: moment })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${since} > ${WINDOW} then 1 else ${rateLimits.count} + 1 end`,
        lastRequest: sql`greatest(${rateLimits.lastRequest}, ${moment})`,
      },
      setWhere: sql`${since} >= ${pause}`,
    })
    .returning({ count: rateLimits.count })
  if (counted) return
  const [waiting] = await db
    .select({ left: sql<number>`(${pause} - (${since}))::float8` })
    .from(rateLimits)
    .where(eq(rateLimits.key, key))
  const retryAfter = Math.max(1000, waiting?.left ?? PAUSE_FIRST)
  throw new AppError(
    'too_many_requests',
    `Wrong passwords were tried for this account too often. Try again in ${minutesOf(retryAfter)}, or choose a new password by e-mail.`,
    { retryAfter },
  )
}

/** The right password, or a new one, ends the count. */
export async function forgetGuesses({ db }: Pick<Counting, 'db'>, key: string): Promise<void> {
  await db.delete(rateLimits).where(eq(rateLimits.key, key))
}

/** Counts that nobody has added to for so long are over, ms: the longest counts a day. */
const COUNTS_OVER = 48 * 3_600_000
const COUNTS_AT_ONCE = 10_000

/** Forgets counts that are over. Returns how many. */
export async function sweepCounts({ db, now }: Services): Promise<number> {
  const { rowCount } = await db.execute(sql`
    delete from rate_limits where id in (
      select id from rate_limits where last_request < ${now().getTime() - COUNTS_OVER} limit ${COUNTS_AT_ONCE})`)
  return rowCount ?? 0
}
