import { callQuery } from '../api/queries.ts'

/** How to reach whoever runs this program. */
export const siteOf = () => callQuery('getSite', undefined)
