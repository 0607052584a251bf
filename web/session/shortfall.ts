import type { NotEnoughGoldDetails } from '../../contract/errors.ts'

/** What is missing for a price, in gold; undefined when nothing is. */
export function shortfallOf(cost: number, gold: number): NotEnoughGoldDetails | undefined {
  return cost > gold ? { cost, gold, missing: Math.round((cost - gold) * 1000) / 1000 } : undefined
}
