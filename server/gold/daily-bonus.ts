import { DAILY_BONUS } from '../../contract/economy.ts'
import type { Transaction } from '../db/database.ts'
import { grantGold } from './ledger.ts'

/** Grants the bonus of the UTC day `now` falls on. Returns the milligold granted: 0 when the day's had been granted. */
export async function grantDailyBonus(tx: Transaction, userId: string, now: Date): Promise<number> {
  const day = now.toISOString().slice(0, 10)
  const key = `daily:${userId}:${day}`
  return (await grantGold(tx, { key, userId, amount: DAILY_BONUS, reason: 'DAILY_LOGIN' })) ? DAILY_BONUS : 0
}
