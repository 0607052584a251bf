import type { ImageCategory } from '../../contract/categories.ts'
import { callQuery } from '../api/queries.ts'

/** The newest public landscapes: the first that suits everybody stands behind the headline. */
export const landscapesForHero = () => callQuery('newImages', { query: { category: 'landscapes', limit: 4 } })

/** The newest public works, of one category or of all. */
export const newestForHome = (category?: ImageCategory) => callQuery('newImages', { query: { category, limit: 18 } })
