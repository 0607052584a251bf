import type { ImageCategory } from '../../contract/categories.ts'
import { callQuery } from '../api/queries.ts'

/** The picture behind the headline: the newest public landscape. */
export const landscapeForHero = () => callQuery('newImages', { query: { category: 'landscapes', limit: 1 } })

/** The newest public works, of one category or of all. */
export const newestForHome = (category?: ImageCategory) => callQuery('newImages', { query: { category, limit: 18 } })
