import type { BillingPeriod } from '../../contract/shop-facts.ts'

/** How many months each period has. */
export const monthsIn: Readonly<Record<BillingPeriod, number>> = { month: 1, year: 12 }

/** So many months later, or earlier, UTC: the same day of the month, or its last where it is shorter. */
export function monthsAfter(moment: Date, months: number): Date {
  const after = new Date(moment)
  const day = moment.getUTCDate()
  after.setUTCDate(1)
  after.setUTCMonth(after.getUTCMonth() + months)
  const last = new Date(Date.UTC(after.getUTCFullYear(), after.getUTCMonth() + 1, 0)).getUTCDate()
  after.setUTCDate(Math.min(day, last))
  return after
}

/** How many months of a time that began at `from` have begun by `now`: 1 to `most`. */
export function monthsBegun(from: Date, now: Date, most: number): number {
  let begun = 1
  while (begun < most && monthsAfter(from, begun) <= now) begun++
  return begun
}

/** Which part of the month that `at` lies in is still to come, of a time that ends at `until` and is cut into months from its end. */
export function restOfMonth(at: Date, until: Date, most: number): number {
  let left = 0
  while (left < most - 1 && monthsAfter(until, -left - 1) > at) left++
  const end = monthsAfter(until, -left).getTime()
  const start = monthsAfter(until, -left - 1).getTime()
  return Math.min(1, Math.max(0, (end - at.getTime()) / (end - start)))
}
