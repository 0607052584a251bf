import type { User } from '../../contract/accounts.ts'
import { toGold } from '../../contract/economy.ts'
import type { users } from '../db/schema.ts'

/** The user record; `gold` and `bonus` in milligold. */
export function presentUser(user: typeof users.$inferSelect, gold: number, bonus: number): User {
  return {
    email: user.email,
    username: user.displayUsername ?? user.username ?? user.name,
    referralCode: user.referralCode,
    gold: toGold(gold),
    subscriptionType: user.premiumLevel,
    dailyGoldBonus: toGold(bonus),
  }
}
