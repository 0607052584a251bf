import type { ImageCategory } from '../../contract/categories.ts'
import { callQuery } from '../api/queries.ts'

/** The best liked painted landscapes: the first that is wide enough stands behind the headline. Line art is too busy for that. */
export const landscapesForHero = () =>
  callQuery('searchImages', { query: { category: 'landscapes', model: 'painted', sort: 'top', limit: 6 } })

/** The newest public works, of one category or of all. */
export const newestForHome = (category?: ImageCategory) => callQuery('newImages', { query: { category, limit: 18 } })
