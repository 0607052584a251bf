import type { PremiumLevel } from '../../contract/enums.ts'
import { levelRights } from '../../contract/levels.ts'

/** A subscription level, or the house account's own. */
export type Tier = PremiumLevel | 'HOUSE'

/** How much of the workers' attention one person may take at once. The house leaves room for everybody else. */
export const caps: Record<Tier, { running: number; unfinished: number }> = {
  HOUSE: { running: 1, unfinished: 100 },
  ...levelRights,
}

const tiers = Object.keys(caps) as Tier[]

/** By how much the priority of a job of each lower tier rises with a tier. */
export const raisesTo = (tier: Tier): Record<string, number> =>
  Object.fromEntries(
    tiers
      .filter((lower) => tiers.indexOf(lower) < tiers.indexOf(tier))
      .map((lower) => [lower, priorityOf(tier, 0) - priorityOf(lower, 0)]),
  )

/** A job's priority: higher runs first. It rises with the tier and falls with what the person already has waiting. */
export function priorityOf(tier: Tier, waiting: number): number {
  return tiers.indexOf(tier) * 10 - waiting * 5
}
