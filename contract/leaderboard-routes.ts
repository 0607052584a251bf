import { failures } from './failures.ts'
import { Leaderboard, LeaderboardQuery } from './leaderboards.ts'
import type { Route } from './route.ts'

/** The call of leaderboards. */
export const leaderboardRoutes = {
  getLeaderboard: {
    method: 'GET',
    path: '/api/v1/leaderboards',
    auth: 'optional',
    tag: 'leaderboards',
    summary:
      'Who or what leads: `board=creators\\|works`, `period=week\\|month\\|all`, or one that is over by its name in `at`',
    query: LeaderboardQuery,
    replies: { 200: Leaderboard },
    failure: failures.getLeaderboard,
  },
} as const satisfies Record<string, Route>
