import type { ImageCategory } from '../../contract/categories.ts'
import { callQuery } from '../api/queries.ts'
import { publicWorks } from '../images/works.ts'

/** One model on offer. */
export const modelOf = (model: string) => callQuery('getModel', { params: { model } })

/** A few public works of every model, of one category or of all. */
export const samplesOf = (category?: ImageCategory) => callQuery('modelSamples', { query: { category } })

/** The best liked works of a model. */
export const bestOf = (model: string) => publicWorks({ model, sort: 'top', period: 'all', q: '', page: 1 })

/** What every model's last works were like, and what people's votes come to. */
export const modelFigures = () => callQuery('modelFigures', undefined)

/** What a model made of the twelve prompts that every model is shown by. */
export const twelveOf = (model: string) => callQuery('twelveSamples', { params: { model } })
