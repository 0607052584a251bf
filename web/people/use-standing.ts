import { useMutation, useQueryClient } from '@tanstack/react-query'
import { explain } from '../api/api-error.ts'
import { call } from '../api/browser.ts'
import { toast } from '../ui/toast-store.ts'
import { standingChanged } from './queries.ts'

type Deed = 'followPerson' | 'unfollowPerson' | 'blockPerson' | 'unblockPerson'

/** Follows and blocks, and takes either back. */
export function useStanding(username: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (deed: Deed) => call(deed, { params: { username } }),
    onSuccess: (standing, deed) => {
      if (deed === 'blockPerson')
        toast({
          tone: 'good',
          title: `${standing.username} is blocked`,
          description: 'They can neither follow nor answer you. On your profile you can take it back.',
        })
      return standingChanged(client, standing)
    },
    onError: (error) => toast({ ...explain(error), tone: 'bad' }),
  })
}
