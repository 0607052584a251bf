import { callQuery } from '../api/queries.ts'

/** The person's own account. */
export const myProfile = () => callQuery('getProfile', undefined)
