import { DAILY_BONUS } from '../../contract/economy.ts'
import type { Config } from '../config.ts'
import type { Transaction } from '../db/database.ts'
import { grantGold } from './ledger.ts'
import { extendStreak } from './streak.ts'

/**
 * Whether the bonus waits until the person has confirmed their address. Where letters really go out it does, or every
 * address that somebody makes up would be a well of gold; without SMTP it is one's own machine.
 */
export const bonusAwaitsEmail = (config: Pick<Config, 'smtpUrl'>, user: { emailVerified: boolean }) =>
  config.smtpUrl !== undefined && !user.emailVerified

/** Grants the bonus of the UTC day `now` falls on, with what the days in a row bring. Returns the milligold granted: 0 when the day's had been. */
export async function grantDailyBonus(tx: Transaction, userId: string, now: Date): Promise<number> {
  const day = now.toISOString().slice(0, 10)
  const key = `daily:${userId}:${day}`
  if (!(await grantGold(tx, { key, userId, amount: DAILY_BONUS, reason: 'DAILY_LOGIN' }))) return 0
  return DAILY_BONUS + (await extendStreak(tx, userId, day))
}
