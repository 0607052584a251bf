import type { QueryClient } from '@tanstack/react-query'
import type { Competition } from '../../contract/competitions.ts'
import { callQuery, refreshAnswers } from '../api/queries.ts'

export const allCompetitions = () => callQuery('listCompetitions', undefined)
export const competitionOf = (id: string) => callQuery('getCompetition', { params: { id } })

/** After an entry or a vote: the page at once, and the list. */
export function competitionChanged(client: QueryClient, competition: Competition): Promise<void> {
  client.setQueryData(competitionOf(competition.id).queryKey, competition)
  return refreshAnswers(client, 'listCompetitions')
}
