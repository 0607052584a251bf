import { boards, periods } from '../../contract/community.ts'
import { callQuery } from '../api/queries.ts'

/** Which leaderboard an address asks for. */
export function boardIn(search: URLSearchParams) {
  const at = search.get('at') ?? ''
  return {
    board: boards.find((one) => one === search.get('board')) ?? 'creators',
    period: periods.find((one) => one === search.get('period')) ?? 'week',
    at: /^\d{4}-(W\d{2}|\d{2})$/.test(at) ? at : undefined,
  }
}
export type BoardView = ReturnType<typeof boardIn>

/** The address's parameters for a view; what is usual is left out. */
export function boardSearch({ board, period, at }: BoardView): URLSearchParams {
  const said = { board: board !== 'creators' && board, period: period !== 'week' && period, at }
  return new URLSearchParams(Object.entries(said).flatMap(([name, value]) => (value ? [[name, value]] : [])))
}

export const leaderboardOf = (view: BoardView) => callQuery('getLeaderboard', { query: view })
