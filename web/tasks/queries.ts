import { callQuery } from '../api/queries.ts'

/** What gold is given for, and how far the caller has come; asking gives what is due. */
export const myTasks = () => callQuery('getTasks', undefined)
