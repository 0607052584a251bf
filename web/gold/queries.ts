import type { CallReply } from '../../contract/routes.ts'
import { callQuery } from '../api/queries.ts'

/** Between two questions about a service that does not answer, ms: it is tried again every minute. */
const ASK_AGAIN = 60_000

/** The models on offer with their prices. */
export const modelsOnOffer = () => ({
  ...callQuery('listModels', undefined),
  refetchInterval: ({ state }: { state: { data?: CallReply<'listModels'> } }) =>
    (state.data?.models.some((model) => !model.isAnswering) ?? false) && ASK_AGAIN,
})

/** What is sold, and the person's own subscription. */
export const shopOf = () => callQuery('readShop', undefined)
