import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Lora, LoraRequest } from '../../contract/loras.ts'
import type { Caller } from '../accounts/accounts.ts'
import { type Transaction, transact } from '../db/database.ts'
import { loraUploads } from '../db/schema.ts'
import { AppError, notFound } from '../errors.ts'
import { hasStarted, startGeneration } from '../generations/start.ts'
import { bind } from '../http/bind.ts'
import { attachment } from '../images/download-name.ts'
import type { Services } from '../services.ts'
import { admitsFile } from '../worn/address.ts'
import { canView } from '../worn/policy.ts'
import { deleteLora, restoreLora, updateLora } from './commands.ts'
import { assertOwnPictures } from './own-style-kind.ts'
import { canDownload } from './policy.ts'
import { findLora, samplesOf, searchLoras, showLora } from './queries.ts'
import { readLora } from './reading.ts'
import { trainerFor } from './training-kind.ts'
import { assertTrainable } from './training-pictures.ts'

export function loraRoutes(app: FastifyInstance, services: Services): void {
  const { db, loraFiles } = services

  async function show(id: string, caller: Caller | undefined): Promise<Lora> {
    const lora = await showLora(services, caller, id)
    if (!lora) throw notFound('This LoRA')
    return lora
  }

  async function change(id: string, caller: Caller, command: (tx: Transaction) => Promise<void>) {
    await transact(db, command)
    return show(id, caller)
  }

  /** What an upload says of itself, once it is whole. Throws AppError. */
  async function readUpload(caller: Caller, { uploadId }: LoraRequest) {
    const [upload] = await db.select().from(loraUploads).where(eq(loraUploads.id, uploadId))
    if (upload?.ownerId !== caller.id) return undefined
    const store = await loraFiles.store()
    const { offset } = await store.getUpload(loraFiles.nameOf(uploadId))
    if (offset !== upload.bytes)
      throw new AppError('conflict', 'This file has not arrived as a whole yet. Send the rest of it first.')
    return { bytes: upload.bytes, file: await readLora(await loraFiles.read(uploadId), upload.bytes) }
  }

  bind(app, services, 'createLora', async ({ caller, body, idempotencyKey }) => {
    const read = await readUpload(caller, body)
    if (!read && !(await hasStarted(db, caller.id, idempotencyKey)))
      throw new AppError('not_found', 'There is no such upload of yours. Send the file first.')
    const { base = 'unknown', rank = null, triggerWords = [] } = read?.file ?? {}
    const request = {
      ...body,
      bytes: read?.bytes ?? 0,
      rank,
      base: body.base ?? base,
      triggerWords: body.triggerWords ?? triggerWords,
    }
    return startGeneration(services, { userId: caller.id, kind: 'lora', request, asked: body, idempotencyKey })
  })

  bind(app, services, 'learnStyle', async ({ caller, body, idempotencyKey }) => {
    if (!(await hasStarted(db, caller.id, idempotencyKey))) await assertOwnPictures(db, caller.id, body.imageIds)
    return startGeneration(services, { userId: caller.id, kind: 'own-style', request: body, idempotencyKey })
  })

  bind(app, services, 'trainLora', async ({ caller, body, idempotencyKey }) => {
    const model = trainerFor(services.providers, body.model).id
    if (!(await hasStarted(db, caller.id, idempotencyKey))) await assertTrainable(db, caller.id, body)
    const request = { ...body, model }
    return startGeneration(services, { userId: caller.id, kind: 'training', request, asked: body, idempotencyKey })
  })

  bind(app, services, 'searchLoras', ({ caller, query }) => searchLoras(services, query, caller))
  bind(app, services, 'myLoras', ({ caller, query, reply }) => {
    reply.header('cache-control', 'no-store')
    return searchLoras(services, { ...query, ownerId: caller.id }, caller)
  })
  bind(app, services, 'getLora', ({ caller, params }) => show(params.id, caller))
  bind(app, services, 'loraSamples', async ({ caller, params }) => {
    await show(params.id, caller)
    return samplesOf(services, params.id, caller?.id)
  })
  bind(app, services, 'downloadLora', async ({ caller, params, query, reply }) => {
    const row = await findLora(db, params.id)
    const isSigned = admitsFile(services, params.id, query)
    if (!row || !(canView(caller, row.lora) || (isSigned && row.lora.deletedAt === null))) throw notFound('This LoRA')
    const { storageKey, bytes, title } = row.lora
    if (storageKey === null || !(isSigned || canDownload(caller, row.lora)))
      throw new AppError('forbidden', 'The licence of this LoRA lets nobody but its owner keep a copy.')
    reply.type('application/octet-stream').header('content-disposition', attachment(`${title}.safetensors`))
    reply.header('cache-control', 'private, no-store')
    if (bytes !== null) reply.header('content-length', bytes)
    return loraFiles.read(storageKey)
  })
  bind(app, services, 'updateLora', ({ caller, params, body }) =>
    change(params.id, caller, (tx) => updateLora(tx, caller, params.id, body)),
  )
  bind(app, services, 'deleteLora', async ({ caller, params }) => {
    await transact(db, (tx) => deleteLora(tx, caller, params.id, services.now()))
    return { deleted: true }
  })
  bind(app, services, 'restoreLora', ({ caller, params }) =>
    change(params.id, caller, (tx) => restoreLora(tx, caller, params.id, services.now())),
  )
}
