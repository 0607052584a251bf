import type { Subscription } from '../../contract/shop.ts'
import type { subscriptions } from '../db/economy.ts'

export const presentSubscription = (row: typeof subscriptions.$inferSelect): Subscription => ({
  state: row.state,
  level: row.level,
  period: row.period,
  paidUntil: row.paidUntil?.toISOString() ?? null,
  cancelsAtEnd: row.cancelsAtEnd,
  nextLevel: row.nextLevel,
  nextPeriod: row.nextPeriod,
})
