import { callQuery } from '../api/queries.ts'

/** The person's own account. */
export const myProfile = () => callQuery('getProfile', undefined)

/** Their own keys to services. */
export const myKeys = () => callQuery('listOwnKeys', undefined)
