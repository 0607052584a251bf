import type { QueryClient } from '@tanstack/react-query'
import type { RouteName } from '../../contract/routes.ts'
import { renewAnswers } from './queries.ts'
import { routeFacts } from './route-facts.ts'

/** After signing in or out: answers given to one person must not be shown to the next. */
export function refreshPersonalAnswers(client: QueryClient): Promise<void> {
  return renewAnswers(client, ({ queryKey }) => routeFacts[queryKey[0] as RouteName]?.auth !== 'none')
}
