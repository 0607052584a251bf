import { infiniteQueryOptions } from '@tanstack/react-query'
import type { GoldMonthsReply, TransactionsFileQuery, TransactionsReply } from '../../contract/gold.ts'
import type { ApiError } from '../api/api-error.ts'
import { callOf } from '../api/query-client.ts'

/** The person's gold as it came and went, page by page; not kept once its screen is left, for gold moves meanwhile. */
export function transactionsBy(asked: TransactionsFileQuery) {
  return infiniteQueryOptions<
    TransactionsReply,
    ApiError,
    { pages: TransactionsReply[] },
    ['listTransactions', 'pages', TransactionsFileQuery],
    number | undefined
  >({
    queryKey: ['listTransactions', 'pages', asked],
    queryFn: ({ client, signal, pageParam }) =>
      callOf(client)('listTransactions', { query: { ...asked, cursor: pageParam } }, { signal }),
    initialPageParam: undefined,
    getNextPageParam: (last) => last.nextCursor ?? undefined,
    gcTime: 0,
  })
}

/** What came in and went out, month by month, some months at a time. */
export function goldMonths() {
  return infiniteQueryOptions<
    GoldMonthsReply,
    ApiError,
    { pages: GoldMonthsReply[] },
    ['listGoldMonths', 'pages'],
    string | undefined
  >({
    queryKey: ['listGoldMonths', 'pages'],
    queryFn: ({ client, signal, pageParam }) =>
      callOf(client)('listGoldMonths', { query: { before: pageParam } }, { signal }),
    initialPageParam: undefined,
    getNextPageParam: (last) => last.nextBefore ?? undefined,
    gcTime: 0,
  })
}
