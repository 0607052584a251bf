import type { Profile, User } from '../../contract/accounts.ts'
import { toGold } from '../../contract/economy.ts'
import type { sessions, users } from '../db/schema.ts'

const nameOf = (user: typeof users.$inferSelect) => user.displayUsername ?? user.username ?? ''

/** The user record; amounts in milligold. */
export function presentUser(
  user: typeof users.$inferSelect,
  purse: { gold: number; bonus: number; mustConfirmEmail: boolean; isCrowdedOut: boolean },
): User {
  return {
    email: user.email,
    username: nameOf(user),
    referralCode: user.referralCode,
    gold: toGold(purse.gold),
    subscriptionType: user.premiumLevel,
    role: user.role,
    dailyGoldBonus: toGold(purse.bonus),
    mustConfirmEmail: purse.mustConfirmEmail,
    isCrowdedOut: purse.isCrowdedOut,
  }
}

/** The account for its owner; `open` are the sessions that have not lapsed, `currentId` the one that asks. */
export function presentProfile(
  user: typeof users.$inferSelect,
  open: (typeof sessions.$inferSelect)[],
  currentId: string,
): Profile {
  return {
    email: user.email,
    emailVerified: user.emailVerified,
    username: nameOf(user),
    referralCode: user.referralCode,
    subscriptionType: user.premiumLevel,
    covers: user.covers,
    createdAt: user.createdAt.toISOString(),
    sessions: open.map((session) => ({
      id: session.id,
      userAgent: session.userAgent ?? '',
      address: session.ipAddress ?? '',
      createdAt: session.createdAt.toISOString(),
      seenAt: session.updatedAt.toISOString(),
      isCurrent: session.id === currentId,
    })),
  }
}
