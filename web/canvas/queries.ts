import { callQuery } from '../api/queries.ts'

export const myBoards = () => callQuery('listBoards', undefined)
export const boardOf = (id: string) => callQuery('getBoard', { params: { id } })
export const versionsOf = (id: string) => callQuery('boardVersions', { params: { id } })
export const versionOf = (id: string, revision: number) =>
  callQuery('boardVersion', { params: { id, revision: String(revision) } as never })
