import { callQuery } from '../api/queries.ts'

/** How often an order is asked after while it is open, ms; and for how long. */
const ASK_AGAIN = 1500
const ASK_FOR = 60_000

/** An order of the caller's, asked after until it is paid or given up. */
export const orderOf = (id: string) => ({
  ...callQuery('readOrder', { params: { id } }),
  staleTime: 0,
  refetchInterval: ({ state }: { state: { data?: { state: string; createdAt: string }; dataUpdateCount: number } }) =>
    (state.data === undefined || state.data.state === 'open') &&
    state.dataUpdateCount * ASK_AGAIN < ASK_FOR &&
    ASK_AGAIN,
})

export const testCheckoutOf = (id: string) => ({ ...callQuery('readTestCheckout', { params: { id } }), staleTime: 0 })
export const testPortal = () => ({ ...callQuery('readTestPortal', undefined), staleTime: 0 })
