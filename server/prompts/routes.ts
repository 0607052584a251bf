import type { FastifyInstance } from 'fastify'
import { bind } from '../http/bind.ts'
import { queuerOf } from '../line/queuer.ts'
import type { Services } from '../services.ts'

export function promptRoutes(app: FastifyInstance, services: Services): void {
  bind(app, services, 'understandPrompt', ({ body, caller, request }) =>
    services.reader.read(body, queuerOf(caller, request.ip)),
  )
}
