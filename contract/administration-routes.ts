import { AuditQuery, AuditReply, FlagParams, FlagsReply, FlagUpdate } from './administration.ts'
import { failures } from './failures.ts'
import type { Route } from './route.ts'

/** The calls of administrators; for everybody else there are none of them. */
export const administrationRoutes = {
  adminFlags: {
    method: 'GET',
    path: '/api/v1/admin/flags',
    auth: 'admin',
    tag: 'administration',
    summary: 'What can be switched, and whether it is on',
    replies: { 200: FlagsReply },
    failure: failures.administer,
  },
  adminSwitchFlag: {
    method: 'PUT',
    path: '/api/v1/admin/flags/:name',
    auth: 'admin',
    tag: 'administration',
    summary: 'Switch something on or off for everybody',
    params: FlagParams,
    body: FlagUpdate,
    replies: { 200: FlagsReply },
    failure: failures.administer,
  },
  adminAudit: {
    method: 'GET',
    path: '/api/v1/admin/audit',
    auth: 'admin',
    tag: 'administration',
    summary: 'What administrators did, newest first',
    query: AuditQuery,
    replies: { 200: AuditReply },
    failure: failures.administer,
  },
} as const satisfies Record<string, Route>
