import type { QueryClient } from '@tanstack/react-query'
import type { Competition } from '../../contract/competitions.ts'
import { callQuery, refreshAnswers } from '../api/queries.ts'

export const allCompetitions = () => callQuery('listCompetitions', undefined)
export const competitionOf = (id: string) => callQuery('getCompetition', { params: { id } })

/** How long votes are counted until it is looked again, ms. */
const COUNTED_IN = 20_000
/** A browser's timer reaches no further, ms. */
const LONGEST = 2 ** 31 - 1

/** How long a competition stands as it does: at its end an open page asks anew. */
export function standsFor(competition: Competition | undefined): number | false {
  if (!competition || competition.phase === 'over') return false
  if (competition.phase === 'counting') return COUNTED_IN
  const { phase, opensAt, closesAt, endsAt } = competition
  const ends = { coming: opensAt, open: closesAt, voting: endsAt }[phase]
  return Math.min(LONGEST, Math.max(1000, new Date(ends).getTime() - Date.now() + 500))
}

/** After an entry or a vote: the page at once, and the list. */
export function competitionChanged(client: QueryClient, competition: Competition): Promise<void> {
  client.setQueryData(competitionOf(competition.id).queryKey, competition)
  return refreshAnswers(client, 'listCompetitions')
}
