import { sql } from 'drizzle-orm'
import { streakBonusOn } from '../../contract/rewards.ts'
import type { Transaction } from '../db/database.ts'
import { grantGold } from './ledger.ts'

/**
 * Counts a day (UTC, "2026-11-27") among those in a row and grants what it brings. Called once a day, with the daily bonus; a day
 * that is counted already, or lies before the last one, changes nothing. Returns the milligold granted.
 */
export async function extendStreak(tx: Transaction, userId: string, day: string): Promise<number> {
  const { rows } = await tx.execute<{ days: number }>(sql`
    insert into streaks as known (user_id, days, best, last_day) values (${userId}, 1, 1, ${day}::date)
    on conflict (user_id) do update set
      days = case when known.last_day = ${day}::date - 1 then known.days + 1 else 1 end,
      best = greatest(known.best, case when known.last_day = ${day}::date - 1 then known.days + 1 else 1 end),
      last_day = ${day}::date
    where known.last_day < ${day}::date
    returning days`)
  const [counted] = rows
  const amount = counted ? streakBonusOn(counted.days) : 0
  if (!counted || amount === 0) return 0
  const granted = await grantGold(tx, {
    key: `streak:${userId}:${day}`,
    userId,
    amount,
    reason: 'STREAK_BONUS',
    about: { kind: 'streak', days: counted.days },
  })
  return granted ? amount : 0
}
