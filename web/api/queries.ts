import { infiniteQueryOptions, type Query, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { SearchQueryInput, SearchReply } from '../../contract/gallery.ts'
import type { CallInput, CallReply, RouteName } from '../../contract/routes.ts'
import type { ApiError } from './api-error.ts'
import type { LooseCall } from './call.ts'
import { callOf } from './query-client.ts'

function run(client: QueryClient, name: RouteName, input: unknown, signal: AbortSignal): Promise<unknown> {
  return (callOf(client) as LooseCall)(name, input, { signal })
}

/**
 * The query that a route of the contract answers; every noun's queries.ts builds its factories from this, so that one
 * call has one key everywhere. Usage: `useQuery(callQuery('getImage', { params: { id } }))`.
 */
export function callQuery<N extends RouteName>(name: N, input: CallInput<N>) {
  return queryOptions<CallReply<N>, ApiError>({
    queryKey: [name, input],
    queryFn: ({ client, signal }) => run(client, name, input, signal) as Promise<CallReply<N>>,
  })
}

type PagedRoute = 'searchImages' | 'newImages' | 'myImages'

/**
 * A list of pictures that grows page by page, as an infinite query; `query.limit` is the size of a page, `query.offset`
 * where the first begins.
 */
export function pagedQuery(name: PagedRoute, query: SearchQueryInput & { limit: number }) {
  return infiniteQueryOptions<
    SearchReply,
    ApiError,
    { pages: SearchReply[] },
    [PagedRoute, 'pages', typeof query],
    number
  >({
    queryKey: [name, 'pages', query],
    queryFn: ({ client, signal, pageParam }) =>
      run(client, name, { query: { ...query, offset: pageParam } }, signal) as Promise<SearchReply>,
    initialPageParam: query.offset ?? 0,
    getNextPageParam: (last, _pages, offset) => {
      const next = offset + last.images.length
      return last.images.length > 0 && next < last.totalCount ? next : undefined
    },
  })
}

/**
 * Asks again for every answer on screen that `concerns`, and drops the others so that their next screen asks anew:
 * being out of date alone would not make it.
 */
export async function renewAnswers(client: QueryClient, concerns: (query: Query) => boolean): Promise<void> {
  client.removeQueries({ type: 'inactive', predicate: concerns })
  await client.invalidateQueries({ predicate: concerns })
}

/** After a change: renews what these routes answered. `refreshAnswers(client, 'myImages', 'searchImages')` */
export function refreshAnswers(client: QueryClient, ...names: RouteName[]): Promise<void> {
  return renewAnswers(client, (query) => names.some((name) => name === query.queryKey[0]))
}
