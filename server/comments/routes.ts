import type { FastifyInstance } from 'fastify'
import { transact } from '../db/database.ts'
import { bind } from '../http/bind.ts'
import type { Services } from '../services.ts'
import { deleteComment, editComment, postComment } from './commands.ts'
import { commentsOn, repliesTo, threadOf } from './queries.ts'

export function commentRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services

  bind(app, services, 'getComments', ({ caller, query, reply }) => {
    reply.header('cache-control', 'no-store')
    return commentsOn(services, caller, query)
  })
  bind(app, services, 'getComment', ({ caller, params, reply }) => {
    reply.header('cache-control', 'no-store')
    return threadOf(services, caller, params.id)
  })
  bind(app, services, 'getReplies', ({ caller, params, query, reply }) => {
    reply.header('cache-control', 'no-store')
    return repliesTo(services, caller, params.id, query)
  })
  bind(app, services, 'postComment', async ({ caller, body, idempotencyKey }) => {
    const id = await transact(db, (tx) => postComment(tx, caller, body, idempotencyKey))
    return threadOf(services, caller, id)
  })
  bind(app, services, 'updateComment', async ({ caller, params, body }) => {
    await transact(db, (tx) => editComment(tx, caller, params.id, body.text))
    return threadOf(services, caller, params.id)
  })
  bind(app, services, 'deleteComment', async ({ caller, params }) => {
    const { keepsPlace } = await transact(db, (tx) => deleteComment(tx, caller, params.id))
    return { deleted: true as const, keepsPlace }
  })
}
