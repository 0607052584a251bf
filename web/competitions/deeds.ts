import { useMutation, useQueryClient } from '@tanstack/react-query'
import { explain } from '../api/api-error.ts'
import { call } from '../api/browser.ts'
import { refreshAnswers } from '../api/queries.ts'
import { toast } from '../ui/toast-store.ts'
import { competitionChanged } from './queries.ts'

type Deed = { enter: string } | { leave: true } | { vote: string }

/** Enters a picture, takes it back, votes. What is refused may be over: the page is asked for anew. */
export function useDeeds(id: string) {
  const client = useQueryClient()
  const params = { id }
  return useMutation({
    mutationFn: (deed: Deed) => {
      if ('enter' in deed) return call('enterCompetition', { params, body: { imageId: deed.enter } })
      if ('vote' in deed) return call('voteInCompetition', { params, body: { entryId: deed.vote } })
      return call('leaveCompetition', { params })
    },
    onSuccess: (competition) => competitionChanged(client, competition),
    onError: (error) => {
      toast({ ...explain(error), tone: 'bad' })
      return refreshAnswers(client, 'getCompetition')
    },
  })
}
export type Deeds = ReturnType<typeof useDeeds>
