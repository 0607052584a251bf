import type { ImageCategory } from '../../contract/categories.ts'
import { callQuery } from '../api/queries.ts'

/** The picture behind the headline, and the sheets shown below it. */
export const showcaseForHome = () => callQuery('showcase', undefined)

/** The newest public works, of one category or of all. */
export const newestForHome = (category?: ImageCategory) => callQuery('newImages', { query: { category, limit: 18 } })
