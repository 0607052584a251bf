import type { FastifyInstance } from 'fastify'
import { transact } from '../db/database.ts'
import { bind } from '../http/bind.ts'
import type { Services } from '../services.ts'
import { setLike } from './commands.ts'
import { reactionsTo } from './queries.ts'
import { voteOnSheet } from './sheet-votes.ts'

export function likeRoutes(app: FastifyInstance, services: Services): void {
  const { db, views } = services

  bind(app, services, 'getReactions', ({ caller, query, reply }) => {
    reply.header('cache-control', 'no-store')
    return reactionsTo(db, caller, query)
  })
  bind(app, services, 'like', ({ caller, body }) => transact(db, (tx) => setLike(tx, caller, body)))
  bind(app, services, 'voteSheet', ({ caller, params, body }) =>
    transact(db, (tx) => voteOnSheet(tx, caller, params.id, body.isUpvote)),
  )
  bind(app, services, 'countView', async ({ caller, body, request }) => {
    const reader = caller?.id ?? `${request.ip} ${request.headers['user-agent'] ?? ''}`
    return { isCounted: views.seen({ ...body, reader, readerId: caller?.id }) }
  })
}
