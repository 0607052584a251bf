import { infiniteQueryOptions } from '@tanstack/react-query'
import type { CreditReason } from '../../contract/enums.ts'
import type { TransactionsReply } from '../../contract/gold.ts'
import type { ApiError } from '../api/api-error.ts'
import { callOf } from '../api/query-client.ts'

/** The person's gold as it came and went, page by page; not kept once its screen is left, for gold moves meanwhile. */
export function transactionsBy(reason: CreditReason | undefined) {
  return infiniteQueryOptions<
    TransactionsReply,
    ApiError,
    { pages: TransactionsReply[] },
    ['listTransactions', 'pages', CreditReason | undefined],
    number | undefined
  >({
    queryKey: ['listTransactions', 'pages', reason],
    queryFn: ({ client, signal, pageParam }) =>
      callOf(client)('listTransactions', { query: { reason, cursor: pageParam } }, { signal }),
    initialPageParam: undefined,
    getNextPageParam: (last) => last.nextCursor ?? undefined,
    gcTime: 0,
  })
}
