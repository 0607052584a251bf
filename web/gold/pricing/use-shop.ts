import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { refreshAnswers } from '../../api/queries.ts'
import { onLive } from '../../live/live.ts'
import { shopOf } from '../queries.ts'

/** After the subscription, or the level, has changed. */
export const refreshShop = (client: QueryClient): Promise<void> =>
  refreshAnswers(client, 'readShop', 'readAllowance', 'getProfile')

/** The shop as it is for whoever looks; it follows a change of level wherever that was made. */
export function useShop() {
  const client = useQueryClient()
  useEffect(() => onLive((event) => event.kind === 'level' && void refreshShop(client)), [client])
  return useQuery(shopOf())
}
