import { callQuery } from '../api/queries.ts'

/** The models on offer with their prices. */
export const modelsOnOffer = () => callQuery('listModels', undefined)
