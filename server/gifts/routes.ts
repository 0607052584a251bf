import type { FastifyInstance } from 'fastify'
import { transact } from '../db/database.ts'
import { bind } from '../http/bind.ts'
import type { Services } from '../services.ts'
import { giveGold } from './commands.ts'

export function giftRoutes(app: FastifyInstance, services: Services): void {
  bind(app, services, 'giveGold', ({ caller, params, body, idempotencyKey }) =>
    transact(services.db, (tx) => giveGold(tx, services, caller, params.username, body, idempotencyKey)),
  )
}
