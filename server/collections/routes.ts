import type { FastifyInstance } from 'fastify'
import { transact } from '../db/database.ts'
import { bind } from '../http/bind.ts'
import type { Services } from '../services.ts'
import {
  collectWork,
  createCollection,
  deleteCollection,
  moveCollected,
  uncollectWork,
  updateCollection,
} from './commands.ts'
import { collectionsOfPerson, myCollections, showCard, showCollection } from './queries.ts'

export function collectionRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services

  bind(app, services, 'createCollection', async ({ caller, body, idempotencyKey }) => {
    const id = await transact(db, (tx) => createCollection(tx, caller, body, idempotencyKey))
    return showCard(services, id, caller)
  })
  bind(app, services, 'myCollections', ({ caller, query, reply }) => {
    reply.header('cache-control', 'no-store')
    return myCollections(services, caller, query)
  })
  bind(app, services, 'collectionsOfPerson', ({ caller, params }) =>
    collectionsOfPerson(services, params.username, caller),
  )
  bind(app, services, 'getCollection', ({ caller, params, query }) =>
    showCollection(services, params.id, query, caller),
  )
  bind(app, services, 'updateCollection', async ({ caller, params, body }) => {
    await transact(db, (tx) => updateCollection(tx, caller, params.id, body))
    return showCard(services, params.id, caller)
  })
  bind(app, services, 'deleteCollection', async ({ caller, params }) => {
    await transact(db, (tx) => deleteCollection(tx, caller, params.id))
    return { deleted: true as const }
  })
  bind(app, services, 'collectWork', async ({ caller, params }) => {
    await transact(db, (tx) => collectWork(tx, caller, params.id, params))
    return { holds: true }
  })
  bind(app, services, 'uncollectWork', async ({ caller, params }) => {
    await transact(db, (tx) => uncollectWork(tx, caller, params.id, params))
    return { holds: false }
  })
  bind(app, services, 'moveCollected', async ({ caller, params, body }) => {
    await transact(db, (tx) => moveCollected(tx, caller, params.id, params, body.to))
    return { holds: true }
  })
}
