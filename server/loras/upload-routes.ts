import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Server } from '@tus/server'
import { and, eq } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { lockUser } from '../accounts/queries.ts'
import { transact } from '../db/database.ts'
import { loraUploads } from '../db/schema.ts'
import { AppError, notFound } from '../errors.ts'
import { admitted } from '../http/bind.ts'
import { atMost } from '../http/limits.ts'
import { assertMayAct } from '../moderation/policy.ts'
import type { Services } from '../services.ts'
import { assertMaySend } from './room.ts'
import type { UploadLocks } from './upload-locks.ts'

const PATH = '/api/v1/lora-uploads'
/** A piece of a file, as the protocol names it. */
const PIECE = 'application/offset+octet-stream'

/**
 * Files on their way, by the tus protocol 1.0.0 (tus.io/protocols/resumable-upload): creation, sending piece by piece, going on
 * where it broke off, and termination. It stands beside the contract's table, for its calls have bodies and answers of their own.
 */
export function loraUploadRoutes(app: FastifyInstance, services: Services): void {
  const { db, loraFiles: files } = services
  let opening: Promise<Server> | undefined
  let locks: UploadLocks | undefined
  app.addHook('onClose', async () => locks?.close())
  /** The keys that requests which begin an upload are to be given. */
  const given = new WeakMap<IncomingMessage, string>()

  const opened = () => {
    opening ??= Promise.all([import('@tus/server'), import('./upload-locks.ts'), files.store()]).then(
      ([{ Server }, { openUploadLocks }, datastore]) => {
        const { connectionString = '' } = db.$client.options
        locks = openUploadLocks(connectionString, services.log)
        return new Server({
          path: PATH,
          datastore,
          locker: locks,
          // Browsers of other sites have no business here.
          allowedOrigins: () => false,
          namingFunction: (request) => {
            const raw = request.runtime?.node?.req as IncomingMessage | undefined
            const key = raw && given.get(raw)
            if (!key) throw new Error('An upload was begun without a key')
            return files.nameOf(key)
          },
          generateUrl: (_, { id }) => `${PATH}/${id.split('/').at(-1)}`,
          getFileIdFromRequest: (_, last) => last && files.nameOf(last),
        })
      },
    )
    return opening
  }

  async function handle(request: FastifyRequest, reply: FastifyReply): Promise<number> {
    const tus = await opened()
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) reply.raw.setHeader(name, value)
    reply.hijack()
    await tus.handle(request.raw, reply.raw)
    return reply.raw.statusCode
  }

  /** The upload that an address names, its sender's alone. */
  async function mine(request: FastifyRequest): Promise<string> {
    const { id } = z.object({ id: z.uuid() }).parse(request.params)
    const [row] = await db
      .select({ id: loraUploads.id })
      .from(loraUploads)
      .where(and(eq(loraUploads.id, id), eq(loraUploads.ownerId, request.caller?.id ?? '')))
    if (!row) throw notFound('This upload')
    return id
  }

  void app.register(async (scope) => {
    // A piece goes to the disk as it comes, and is never read as a whole.
    scope.addContentTypeParser(PIECE, (_request, _payload, done) => done(null))
    scope.addHook('onRequest', async (request) => {
      request.caller = await admitted(services, request, { auth: 'user', method: 'POST' })
    })
    const options = { config: { rateLimit: atMost('call') }, schema: { hide: true } }

    scope.post(PATH, options, async (request, reply) => {
      const { caller } = request
      if (!caller) throw notFound('This upload')
      if (request.headers['upload-defer-length'] !== undefined)
        throw new AppError('invalid_request', 'Say how long the file is, in Upload-Length.')
      const bytes = Number(request.headers['upload-length'])
      const id = randomUUID()
      await transact(db, async (tx) => {
        // All that one person begins waits here, so that each counts what went before it.
        await lockUser(tx, caller.id, 'no key update')
        await assertMayAct(tx, caller.id, 'upload')
        await assertMaySend(tx, files, caller.id, bytes, services.now())
        await tx.insert(loraUploads).values({ id, ownerId: caller.id, bytes, movedAt: services.now() })
      })
      given.set(request.raw, id)
      const status = await handle(request, reply)
      if (status !== 201) await db.delete(loraUploads).where(eq(loraUploads.id, id))
    })

    scope.head(`${PATH}/:id`, options, async (request, reply) => {
      await mine(request)
      await handle(request, reply)
    })

    scope.patch(`${PATH}/:id`, options, async (request, reply) => {
      const id = await mine(request)
      await db.update(loraUploads).set({ movedAt: services.now() }).where(eq(loraUploads.id, id))
      await handle(request, reply)
    })

    scope.delete(`${PATH}/:id`, options, async (request, reply) => {
      const id = await mine(request)
      // First, for what has become a LoRA meanwhile is no upload any more, and its file is not to go.
      const gone = await db.delete(loraUploads).where(eq(loraUploads.id, id)).returning()
      if (gone.length === 0) throw notFound('This upload')
      await handle(request, reply)
      await files.remove(id)
    })
  })
}
