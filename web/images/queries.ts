import { callQuery } from '../api/queries.ts'

/** The walls, doors and lights of an uploaded map, which never change. */
export const barriersOf = (id: string) => ({
  ...callQuery('getBarriers', { params: { id } }),
  staleTime: Number.POSITIVE_INFINITY,
})

/** One picture with everything that is known of it. */
export const imageOf = (id: string) => callQuery('getImage', { params: { id } })

/** Public works like a picture. */
export const similarTo = (id: string, by: 'look' | 'words') =>
  callQuery('similarImages', { params: { id }, query: { by } })
