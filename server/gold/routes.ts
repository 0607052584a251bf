import type { FastifyInstance } from 'fastify'
import { bind } from '../http/bind.ts'
import { originOf } from '../http/origin.ts'
import type { Services } from '../services.ts'
import { transactionsFile } from './csv.ts'
import { monthsOf, transactionsOf } from './queries.ts'

export function goldRoutes(app: FastifyInstance, services: Services): void {
  const { db, config } = services

  bind(app, services, 'listTransactions', ({ caller, query }) => transactionsOf(db, caller.id, query))

  bind(app, services, 'listGoldMonths', ({ caller, query }) => monthsOf(db, caller.id, query.before))

  bind(app, services, 'downloadTransactions', async ({ caller, query, request, reply }) => {
    const day = services.now().toISOString().slice(0, 10)
    const name = `lanternkeep-gold-${query.month ?? day}.csv`
    reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${name}"; filename*=UTF-8''${name}`)
      .header('cache-control', 'private, no-store')
    return transactionsFile(db, caller.id, query, { origin: originOf(config, request) })
  })
}
