import { sql } from 'drizzle-orm'
import { BONUSES_AN_ADDRESS, DAILY_BONUS } from '../../contract/economy.ts'
import type { Config } from '../config.ts'
import type { Reader, Transaction } from '../db/database.ts'
import { isHeldAsNew } from '../moderation/policy.ts'
import { grantGold } from './ledger.ts'
import { extendStreak } from './streak.ts'

/**
 * Whether the bonus waits until the person has confirmed their address. Where letters really go out it does, or every
 * address that somebody makes up would be a well of gold; without SMTP it is one's own machine.
 */
export const bonusAwaitsEmail = (config: Pick<Config, 'smtpUrl'>, user: { emailVerified: boolean }) =>
  config.smtpUrl !== undefined && !user.emailVerified

const dayOf = (now: Date) => now.toISOString().slice(0, 10)
const keyFor = (userId: string, day: string) => `daily:${userId}:${day}`

interface Crowd extends Record<string, unknown> {
  /** The hash of the address they came from; null: none that tells anything. */
  address: string | null
  /** Whether they have had the day's bonus. */
  had: boolean
  /** How many new accounts of that address have. */
  given: number
}

/** Counted apart from the accounts, so that one that is deleted and made anew is one more. */
const crowdKey = (address: unknown, day: string) => sql`'daily-gold:' || ${address} || ':' || ${day}`

async function crowdAround(reader: Reader, userId: string, day: string): Promise<Crowd> {
  const { rows } = await reader.execute<Crowd>(sql`
    select a.address, exists (select from gold_commands where key = ${keyFor(userId, day)}) as had,
      coalesce((select count from rate_limits where key = ${crowdKey(sql`a.address`, day)}), 0) as given
    from (select ${userId}::text as id) u left join arrivals a on a.user_id = u.id`)
  return rows[0] ?? { address: null, had: false, given: 0 }
}

/** Whether the day's bonus does not come to somebody because other new accounts of their address have had what there is. */
export async function isCrowdedOut(reader: Reader, userId: string, now: Date): Promise<boolean> {
  const { address, had, given } = await crowdAround(reader, userId, dayOf(now))
  return address !== null && !had && given >= BONUSES_AN_ADDRESS && (await isHeldAsNew(reader, userId))
}

/** Counts one more new account of an address. Returns false when it is one too many. */
async function countAt(tx: Transaction, address: string, day: string): Promise<boolean> {
  const { rows } = await tx.execute<{ count: number }>(sql`
    insert into rate_limits as r (id, key, count, last_request)
    values (gen_random_uuid()::text, ${crowdKey(sql`${address}::text`, day)}, 1, (extract(epoch from now()) * 1000)::bigint)
    on conflict (key) do update set count = least(r.count + 1, ${BONUSES_AN_ADDRESS + 1}) returning count`)
  return (rows[0]?.count ?? 0) <= BONUSES_AN_ADDRESS
}

/** Grants the bonus of the UTC day `now` falls on, with what the days in a row bring. Returns the milligold granted: 0 when the day's had been. */
export async function grantDailyBonus(tx: Transaction, userId: string, now: Date): Promise<number> {
  const day = dayOf(now)
  const { address, had } = await crowdAround(tx, userId, day)
  if (had) return 0
  const isCounted = address !== null && (await isHeldAsNew(tx, userId))
  if (isCounted && !(await countAt(tx, address, day))) return 0
  if (!(await grantGold(tx, { key: keyFor(userId, day), userId, amount: DAILY_BONUS, reason: 'DAILY_LOGIN' }))) return 0
  return DAILY_BONUS + (await extendStreak(tx, userId, day))
}
