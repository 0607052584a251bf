import type { QueryClient } from '@tanstack/react-query'
import type { Purse } from '../../contract/purses.ts'
import { callQuery, refreshAnswers } from '../api/queries.ts'

export const myPurses = () => callQuery('listPurses', undefined)
export const purseOf = (id: string) => callQuery('getPurse', { params: { id } })

/** After a purse has changed: its page at once, and the lists that tell of it. */
export function purseChanged(client: QueryClient, purse: Purse): Promise<void> {
  client.setQueryData(purseOf(purse.id).queryKey, purse)
  return refreshAnswers(client, 'listPurses', 'listTransactions')
}
