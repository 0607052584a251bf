import type { Period } from '../../contract/community.ts'

/** A stretch of time that leaders are told of: a week from Monday, or a month, of UTC. */
export interface Stretch {
  /** "2026-W48", "2026-11", or "all". */
  name: string
  start: Date | null
  end: Date | null
}

const DAY = 24 * 3_600_000

const week = (monday: Date): Stretch => {
  // The year of a week is that of its Thursday (ISO 8601).
  const thursday = new Date(monday.getTime() + 3 * DAY)
  const year = thursday.getUTCFullYear()
  const number = Math.floor((thursday.getTime() - Date.UTC(year, 0, 1)) / (7 * DAY)) + 1
  return {
    name: `${year}-W${String(number).padStart(2, '0')}`,
    start: monday,
    end: new Date(monday.getTime() + 7 * DAY),
  }
}

const month = (year: number, index: number): Stretch => {
  const start = new Date(Date.UTC(year, index, 1))
  return { name: start.toISOString().slice(0, 7), start, end: new Date(Date.UTC(year, index + 1, 1)) }
}

/** The stretch that a moment falls into. */
export function stretchAt(period: Period, moment: Date): Stretch {
  if (period === 'all') return { name: 'all', start: null, end: null }
  if (period === 'month') return month(moment.getUTCFullYear(), moment.getUTCMonth())
  const midnight = Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth(), moment.getUTCDate())
  const sinceMonday = (new Date(midnight).getUTCDay() + 6) % 7
  return week(new Date(midnight - sinceMonday * DAY))
}

/** The stretch of a name; undefined for none. */
export function stretchNamed(name: string): (Stretch & { period: Period }) | undefined {
  const [, year, number] = /^(\d{4})-W?(\d{2})$/.exec(name) ?? []
  if (year === undefined || number === undefined) return undefined
  const period = name.includes('W') ? 'week' : 'month'
  // The fourth of January is always in the first week.
  const moment =
    period === 'week'
      ? new Date(Date.UTC(Number(year), 0, 4) + (Number(number) - 1) * 7 * DAY)
      : new Date(Date.UTC(Number(year), Number(number) - 1, 1))
  const stretch = stretchAt(period, moment)
  return stretch.name === name ? { ...stretch, period } : undefined
}
