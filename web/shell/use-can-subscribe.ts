import { useQuery } from '@tanstack/react-query'
import { useUser } from '../session/user-state.ts'
import { siteOf } from '../site/queries.ts'

/** Whether there is a subscription that whoever looks could begin: they have none, and there is something to be bought. */
export function useCanSubscribe(): boolean {
  const isSelling = useQuery(siteOf()).data?.isSelling ?? false
  return useUser((user) => user.isSessionKnown && user.userPremiumLevel === 'NONE') && isSelling
}
