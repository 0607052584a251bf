import type { FastifyInstance } from 'fastify'
import { bind } from '../http/bind.ts'
import type { Services } from '../services.ts'

export function modelRoutes(app: FastifyInstance, services: Services): void {
  bind(app, services, 'listModels', async () => ({ models: services.providers.models() }))
}
