import type { caseViews } from '../../contract/cases.ts'
import { callQuery } from '../api/queries.ts'

export const adminHealth = () => callQuery('adminHealth', undefined)
export const adminFlags = () => callQuery('adminFlags', undefined)
export const adminPeople = (q: string) => callQuery('adminPeople', { query: { q } })
export const adminCases = (view: (typeof caseViews)[number]) => callQuery('adminCases', { query: { view, limit: 50 } })
export const adminFlagged = () => callQuery('adminFlagged', undefined)
export const adminPromotions = () => callQuery('adminPromotions', undefined)
export const adminAudit = (cursor: number | undefined) => callQuery('adminAudit', { query: { cursor, limit: 50 } })
