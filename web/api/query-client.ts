import { QueryClient } from '@tanstack/react-query'
import { QUERY_GC_TIME, QUERY_RETRIES, QUERY_STALE_TIME } from '../../contract/limits.ts'
import { ApiError } from './api-error.ts'
import type { Call } from './call.ts'

const calls = new WeakMap<QueryClient, Call>()

/** The call a query must use: over HTTP in the browser, in process while the server renders a page. */
export function callOf(client: QueryClient): Call {
  const call = calls.get(client)
  if (!call) throw new Error('This query client was not made by createQueryClient.')
  return call
}

/** A refusal is an answer: asking again would only keep the person waiting for it. */
function isFinal(error: Error): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429
}

export function createQueryClient(call: Call, { retries = QUERY_RETRIES } = {}): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: QUERY_STALE_TIME,
        gcTime: QUERY_GC_TIME,
        retry: (failures, error) => failures < retries && !isFinal(error),
        refetchOnWindowFocus: false,
        refetchOnMount: false,
      },
      mutations: { retry: 0 },
    },
  })
  calls.set(client, call)
  return client
}
