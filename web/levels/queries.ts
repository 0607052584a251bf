import { callQuery } from '../api/queries.ts'

/** What the person's level allows, and how much of it is taken. Asked anew wherever it is shown: works come and go meanwhile. */
export const myAllowance = () => ({ ...callQuery('readAllowance', undefined), staleTime: 0 })
