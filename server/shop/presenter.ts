import { toGold } from '../../contract/economy.ts'
import type { Order, Subscription } from '../../contract/shop.ts'
import type { OrderRow, SubscriptionRow } from './person.ts'

export const presentSubscription = (row: SubscriptionRow): Subscription => ({
  state: row.state,
  level: row.level,
  period: row.period,
  paidUntil: row.paidUntil?.toISOString() ?? null,
  cancelsAtEnd: row.cancelsAtEnd,
  nextLevel: row.nextLevel,
  nextPeriod: row.nextPeriod,
})

export const presentOrder = (row: OrderRow): Order => ({
  id: row.id,
  kind: row.kind,
  pack: row.pack as Order['pack'],
  level: row.level,
  period: row.period,
  currency: row.currency,
  amount: row.amount,
  returned: row.returned,
  gold: toGold(row.gold),
  state: row.state,
  isTest: row.isTest,
  receiptUrl: row.receiptUrl,
  createdAt: row.createdAt.toISOString(),
  paidAt: row.paidAt?.toISOString() ?? null,
})
