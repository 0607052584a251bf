import type { CallReply } from '../../contract/routes.ts'
import { callQuery } from '../api/queries.ts'

/** While pictures are being made it is asked after, ms: its owner hears of each step besides. */
const ASK_AGAIN = 2000

type Comparison = CallReply<'getComparison'>

export const isUnfinished = ({ columns }: Comparison) =>
  columns.some(({ status }) => status === 'pending' || status === 'processing')

/** One comparison; with the names hidden until the viewer has voted, where that is wanted. */
export const comparisonOf = (id: string, blind: boolean) => ({
  ...callQuery('getComparison', { params: { id }, query: { blind: String(blind) } }),
  refetchInterval: ({ state }: { state: { data?: Comparison } }) =>
    state.data !== undefined && isUnfinished(state.data) && ASK_AGAIN,
})

/** The newest of one's own, or of others that one may vote on. */
export const newestComparisons = (whose: 'mine' | 'others', limit: number) =>
  callQuery('listComparisons', { query: { whose, limit } })
