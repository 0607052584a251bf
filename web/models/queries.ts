import type { ImageCategory } from '../../contract/categories.ts'
import { callQuery } from '../api/queries.ts'
import { publicWorks } from '../images/works.ts'

/** One model on offer. */
export const modelOf = (model: string) => callQuery('getModel', { params: { model } })

/** A few public works of every model, of one category or of all. */
export const samplesOf = (category?: ImageCategory) => callQuery('modelSamples', { query: { category } })

/** The best liked works of a model. */
export const bestOf = (model: string) => publicWorks({ model, sort: 'top', q: '', page: 1 })
