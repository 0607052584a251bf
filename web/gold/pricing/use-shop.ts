import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { refreshAnswers } from '../../api/queries.ts'
import { onLive } from '../../live/live.ts'
import { useUser } from '../../session/user-state.ts'
import { shopOf } from '../queries.ts'

/** After the subscription, or the level, has changed. */
export const refreshShop = (client: QueryClient): Promise<void> =>
  refreshAnswers(client, 'readShop', 'readAllowance', 'getProfile')

/**
 * The shop as it is for whoever looks; it follows a change of level wherever that was made. `isTheirs`: it is known who looks, and
 * what is told of a subscription is theirs.
 */
export function useShop() {
  const client = useQueryClient()
  useEffect(() => onLive((event) => event.kind === 'level' && void refreshShop(client)), [client])
  const isKnown = useUser((user) => user.isSessionKnown)
  const isLoggedIn = useUser((user) => user.isLoggedIn)
  const shop = useQuery(shopOf())
  return { ...shop, isTheirs: isKnown && !(isLoggedIn && shop.isFetching) }
}
