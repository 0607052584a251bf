import type { Board, Period, Task } from './community.ts'

// What gold is given for beside the daily bonus (economy.ts has that, and what things cost). All amounts are milligold. No
// schemas here: the browser shows these figures too.

/** For each task once. */
export const taskRewards: Readonly<Record<Task, number>> = {
  'confirm-email': 5000,
  'first-picture': 3000,
  'first-map': 3000,
  'first-sheet': 3000,
  'first-public-work': 5000,
  'first-comment': 2000,
  'first-vote': 1000,
  'first-follow': 1000,
  'first-collection': 2000,
  'week-streak': 10_000,
}

/** For coming so many days in a row, on top of the daily bonus: the first day brings nothing, the seventh most; then it begins anew. */
export const streakBonuses = [0, 500, 1000, 1500, 2000, 2500, 6000] as const

/** What the n-th day in a row brings, from 1. A day is one of UTC, as for the daily bonus. */
export const streakBonusOn = (days: number): number => streakBonuses[(days - 1) % streakBonuses.length] ?? 0

/** For a friend's first work that was paid for and delivered: to each of the two. */
export const REFERRAL_BONUS = 25_000
/** Friends a calendar month (UTC) that somebody is paid for. */
export const REFERRALS_A_MONTH = 10

/**
 * For the places of a leaderboard when its time is over, the first place first. Those of one rank share what their places
 * bring, evenly. What is of all time is never over.
 */
export const leaderboardPrizes: Readonly<Record<Board, Readonly<Record<Exclude<Period, 'all'>, readonly number[]>>>> = {
  creators: {
    week: [50_000, 30_000, 20_000, 10_000, 10_000, 5000, 5000, 5000, 5000, 5000],
    month: [200_000, 120_000, 80_000, 40_000, 40_000, 20_000, 20_000, 20_000, 20_000, 20_000],
  },
  works: {
    week: [30_000, 20_000, 10_000, 5000, 5000, 3000, 3000, 3000, 3000, 3000],
    month: [120_000, 80_000, 40_000, 20_000, 20_000, 10_000, 10_000, 10_000, 10_000, 10_000],
  },
}

/** What each of those who share a place and the ones below it gets: all of it together, divided evenly, no thousandth left over unfairly. */
export function sharedPrize(prizes: readonly number[], rank: number, sharing: number): number {
  const pool = prizes.slice(rank - 1, rank - 1 + sharing).reduce((sum, prize) => sum + prize, 0)
  return Math.floor(pool / sharing)
}

/** The prizes of the house's own competition, the first place first. */
export const houseCompetitionPrizes: readonly number[] = [150_000, 80_000, 40_000]
