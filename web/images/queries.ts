import { callQuery } from '../api/queries.ts'

/** One picture with everything that is known of it. */
export const imageOf = (id: string) => callQuery('getImage', { params: { id } })
