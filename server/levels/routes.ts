import type { FastifyInstance } from 'fastify'
import { bind } from '../http/bind.ts'
import type { Services } from '../services.ts'
import { allowanceOf } from './queries.ts'

export function levelRoutes(app: FastifyInstance, services: Services): void {
  bind(app, services, 'readAllowance', ({ caller, reply }) => {
    reply.header('cache-control', 'no-store')
    return allowanceOf(services.db, caller.id)
  })
}
