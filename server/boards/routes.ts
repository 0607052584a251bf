import type { FastifyInstance } from 'fastify'
import { transact } from '../db/database.ts'
import { bind } from '../http/bind.ts'
import type { Services } from '../services.ts'
import {
  createBoard,
  deleteBoard,
  duplicateBoard,
  renameBoard,
  restoreBoard,
  saveBoard,
  saveHistory,
} from './commands.ts'
import { listBoards, listVersions, showBoard, showCard, showVersion } from './queries.ts'

export function boardRoutes(app: FastifyInstance, services: Services): void {
  const { db, now } = services

  bind(app, services, 'listBoards', async ({ caller, reply }) => {
    reply.header('cache-control', 'no-store')
    return { boards: await listBoards(services, caller) }
  })
  bind(app, services, 'createBoard', async ({ caller, body, idempotencyKey }) => {
    const id = await transact(db, (tx) => createBoard(tx, caller, body, idempotencyKey, now()))
    return showCard(services, caller, id)
  })
  bind(app, services, 'getBoard', ({ caller, params, reply }) => {
    reply.header('cache-control', 'no-store')
    return showBoard(services, caller, params.id)
  })
  bind(app, services, 'saveBoard', ({ caller, params, body }) =>
    transact(db, (tx) => saveBoard(tx, caller, params.id, body, now())),
  )
  bind(app, services, 'saveBoardHistory', ({ caller, params, body }) =>
    transact(db, (tx) => saveHistory(tx, caller, params.id, body)),
  )
  bind(app, services, 'renameBoard', async ({ caller, params, body }) => {
    await transact(db, (tx) => renameBoard(tx, caller, params.id, body.title, now()))
    return showCard(services, caller, params.id)
  })
  bind(app, services, 'duplicateBoard', async ({ caller, params, idempotencyKey }) => {
    const id = await transact(db, (tx) => duplicateBoard(tx, caller, params.id, idempotencyKey, now()))
    return showCard(services, caller, id)
  })
  bind(app, services, 'deleteBoard', async ({ caller, params }) => {
    await transact(db, (tx) => deleteBoard(tx, caller, params.id, now()))
    return { deleted: true as const }
  })
  bind(app, services, 'restoreBoard', async ({ caller, params }) => {
    await transact(db, (tx) => restoreBoard(tx, caller, params.id, now()))
    return showCard(services, caller, params.id)
  })
  bind(app, services, 'boardVersions', async ({ caller, params }) => ({
    versions: await listVersions(db, caller, params.id),
  }))
  bind(app, services, 'boardVersion', ({ caller, params }) => showVersion(services, caller, params.id, params.revision))
}
