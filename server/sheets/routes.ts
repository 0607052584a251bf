import { randomInt } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { PollReply } from '../../contract/generations.ts'
import { SEED_MAX } from '../../contract/images.ts'
import { type SheetKind, sheetKindFacts, sheetKinds } from '../../contract/sheets/kinds.ts'
import { sheetRouteName } from '../../contract/sheets/route-name.ts'
import type { JobStatus } from '../../contract/sheets.ts'
import type { View } from '../../contract/views.ts'
import { flagsAsked, visibilityOf } from '../../contract/visibility.ts'
import type { Caller } from '../accounts/accounts.ts'
import { transact } from '../db/database.ts'
import { notFound } from '../errors.ts'
import { visibilityForSheet } from '../generations/for-sheet.ts'
import { pollGeneration } from '../generations/queries.ts'
import { startGeneration } from '../generations/start.ts'
import { bind } from '../http/bind.ts'
import { attachment } from '../images/download-name.ts'
import { queuerOf } from '../line/queuer.ts'
import type { Services } from '../services.ts'
import { deleteSheet, restoreSheet, updateSheet } from './commands.ts'
import { makeSheetExport } from './exports/exports.ts'
import { searchSheets, sheetsToExport, showSheet } from './queries.ts'

const jobStatus = { pending: 'PENDING', processing: 'IN_PROGRESS', completed: 'COMPLETED', failed: 'FAILED' } as const
const jobProgress = { pending: 10, processing: 50, completed: 100, failed: 0 } as const

function presentJob({ id, status, stage, url, error, receipt }: PollReply): JobStatus {
  return {
    jobId: id,
    status: jobStatus[status],
    progress: jobProgress[status],
    stage,
    id: url?.split('/').at(-1) ?? null,
    url,
    error,
    receipt,
  }
}

function routesOfKind(app: FastifyInstance, services: Services, kind: SheetKind): void {
  const { db } = services

  async function show(id: string, caller: Caller | undefined, view?: View) {
    const sheet = await showSheet(services, caller, kind, id, view)
    if (!sheet) throw notFound('This sheet')
    return sheet
  }

  bind(app, services, sheetRouteName(kind, 'generate'), async ({ caller, body, idempotencyKey }) => {
    const { madeFor } = body
    const ofSheet = madeFor && (await visibilityForSheet(services, caller, madeFor.id, idempotencyKey, madeFor.key))
    const visibility = visibilityOf(flagsAsked(body, ofSheet))
    const request = { ...body, visibility, seed: body.seed ?? randomInt(SEED_MAX + 1) }
    const started = await startGeneration(services, { userId: caller.id, kind, request, asked: body, idempotencyKey })
    return {
      jobId: started.requestId,
      message: `${sheetKindFacts[kind].label}: the work has begun.`,
      status: jobStatus[started.status],
      cost: started.cost,
    }
  })

  bind(app, services, sheetRouteName(kind, 'poll'), async ({ caller, params, reply }) => {
    const poll = await pollGeneration(services, caller.id, params.id)
    if (poll.type !== kind) throw notFound('This work')
    reply.header('cache-control', 'no-store')
    if (poll.status === 'pending' || poll.status === 'processing') reply.status(202)
    return presentJob(poll)
  })

  bind(app, services, sheetRouteName(kind, 'get'), ({ caller, params, query }) => show(params.id, caller, query.view))
  for (const act of ['update', 'replace'] as const) {
    bind(app, services, sheetRouteName(kind, act), async ({ caller, params, body }) => {
      await updateSheet(services, caller, kind, params.id, body)
      return show(params.id, caller)
    })
  }
  bind(app, services, sheetRouteName(kind, 'export'), async ({ caller, params, query, reply }) => {
    const leaving = new AbortController()
    reply.raw.once('close', () => leaving.abort())
    const rows = await sheetsToExport(services, caller, kind, params.id, query.of)
    if (rows.length === 0) throw notFound('This sheet')
    const queuer = queuerOf(caller, reply.request.ip)
    const { bytes, type, name } = await makeSheetExport(services, rows, query, caller, queuer, leaving.signal)
    reply.type(type).header('content-disposition', attachment(name)).header('cache-control', 'private, no-store')
    return bytes
  })
  bind(app, services, sheetRouteName(kind, 'remove'), async ({ caller, params }) => ({
    deleted: await transact(db, (tx) => deleteSheet(tx, caller, kind, params.id, services.now())),
  }))
  bind(app, services, sheetRouteName(kind, 'restore'), async ({ caller, params }) => {
    await transact(db, (tx) => restoreSheet(tx, caller, kind, params.id, services.now()))
    return show(params.id, caller)
  })
}

export function sheetRoutes(app: FastifyInstance, services: Services): void {
  for (const kind of sheetKinds) routesOfKind(app, services, kind)

  bind(app, services, 'mySheets', ({ caller, query, reply }) => {
    reply.header('cache-control', 'no-store')
    return searchSheets(services, { ...query, ownerId: caller.id }, caller.id)
  })
  bind(app, services, 'searchSheets', ({ caller, query }) => searchSheets(services, query, caller?.id))
}
