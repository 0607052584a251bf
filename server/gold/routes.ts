import type { FastifyInstance } from 'fastify'
import { bind } from '../http/bind.ts'
import type { Services } from '../services.ts'
import { transactionsOf } from './queries.ts'

export function goldRoutes(app: FastifyInstance, services: Services): void {
  bind(app, services, 'listTransactions', ({ caller, query }) => transactionsOf(services.db, caller.id, query))
}
