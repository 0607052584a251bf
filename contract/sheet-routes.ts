import * as z from 'zod'
import { failures } from './failures.ts'
import { VoteRequest } from './images.ts'
import { SheetVoteReply } from './reactions.ts'
import type { Route } from './route.ts'
import { type SheetKind, sheetKindFacts, sheetKinds } from './sheets/kinds.ts'
import { sheetRequests } from './sheets/requests.ts'
import { sheetRouteName } from './sheets/route-name.ts'
import {
  DeletedSheetReply,
  JobReply,
  JobStatus,
  MySheetsQuery,
  Sheet,
  SheetExportQuery,
  SheetsQuery,
  SheetsReply,
  SheetUpdate,
  SheetViewQuery,
  sheetExportTypes,
} from './sheets.ts'

const IdParams = z.object({ id: z.uuid() })
const FileReply = z.file()

/** The calls of one kind of sheet: all alike, but for what is asked. */
function routesOf(kind: SheetKind) {
  const base = { auth: 'user', tag: kind } as const
  const { label } = sheetKindFacts[kind]
  const change = { ...base, params: IdParams, body: SheetUpdate, replies: { 200: Sheet } }
  return {
    generate: {
      ...base,
      method: 'PUT',
      path: `/api/${kind}/generate`,
      summary: `Start making a sheet: ${label}`,
      body: sheetRequests[kind],
      idempotent: true,
      replies: { 201: JobReply },
      failure: failures.startSheet[kind],
    },
    poll: {
      ...base,
      method: 'GET',
      path: `/api/${kind}/jobs/:id`,
      summary: 'How a sheet is coming along: 202 while it is made, 200 when it has ended',
      params: IdParams,
      replies: { 200: JobStatus, 202: JobStatus },
      failure: failures.pollJob,
    },
    get: {
      ...base,
      method: 'GET',
      path: `/api/${kind}/:id`,
      auth: 'optional',
      summary: 'One sheet: a public or unlisted one, or the caller’s own; as the game master or as players see it',
      params: IdParams,
      query: SheetViewQuery,
      replies: { 200: Sheet },
      failure: failures.getSheet[kind],
    },
    update: {
      ...change,
      method: 'PATCH',
      path: `/api/${kind}/:id`,
      summary: 'Change fields of a sheet, roll parts of it again, or make it public or private',
      failure: failures.updateSheet,
    },
    replace: {
      ...change,
      method: 'PUT',
      path: `/api/${kind}/:id`,
      summary: 'The same as PATCH',
      failure: failures.updateSheet,
    },
    export: {
      ...base,
      method: 'GET',
      path: `/api/${kind}/:id/export`,
      auth: 'optional',
      summary: 'A sheet as a file: Markdown, text, JSON, PDF, or for Foundry',
      params: IdParams,
      query: SheetExportQuery,
      files: sheetExportTypes,
      replies: { 200: FileReply },
      failure: failures.exportSheet,
    },
    remove: {
      ...base,
      method: 'DELETE',
      path: `/api/${kind}/:id`,
      summary: 'Delete a sheet; for ten minutes it can be brought back',
      params: IdParams,
      replies: { 200: DeletedSheetReply },
      failure: failures.deleteSheet,
    },
    restore: {
      ...base,
      method: 'POST',
      path: `/api/${kind}/:id/restore`,
      summary: 'Bring back a sheet deleted in the last ten minutes',
      params: IdParams,
      replies: { 200: Sheet },
      failure: failures.restoreSheet,
    },
  } as const satisfies Record<string, Route>
}

type KindRoutes = ReturnType<typeof routesOf>
export type SheetAct = keyof KindRoutes

/** The names of the kinds' routes: "lootGenerate". */
export type SheetRouteName<
  Kind extends SheetKind = SheetKind,
  Act extends SheetAct = SheetAct,
> = `${Kind}${Capitalize<Act>}`

type Table = { [Act in SheetAct as SheetRouteName<SheetKind, Act>]: KindRoutes[Act] }

const ofKinds = Object.fromEntries(
  sheetKinds.flatMap((kind) =>
    Object.entries(routesOf(kind)).map(([act, route]) => [sheetRouteName(kind, act as SheetAct), route]),
  ),
) as Table

export const sheetRoutes = {
  ...ofKinds,
  mySheets: {
    method: 'GET',
    path: '/api/v1/user/sheets',
    auth: 'user',
    tag: 'sheets',
    summary: 'The caller’s own sheets, newest first, private ones too',
    query: MySheetsQuery,
    replies: { 200: SheetsReply },
    failure: failures.getSheets,
  },
  voteSheet: {
    method: 'PUT',
    path: '/api/v1/sheets/:id/vote',
    auth: 'user',
    tag: 'sheets',
    summary: 'Vote a sheet up or down; the same vote again takes it back',
    params: IdParams,
    body: VoteRequest,
    replies: { 200: SheetVoteReply },
    failure: failures.voteSheet,
  },
  searchSheets: {
    method: 'GET',
    path: '/api/v1/search/sheets',
    auth: 'optional',
    tag: 'sheets',
    summary: 'Search the public sheets',
    query: SheetsQuery,
    replies: { 200: SheetsReply },
    failure: failures.getSheets,
  },
} as const satisfies Record<string, Route>
