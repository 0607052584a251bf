import type { FastifyInstance } from 'fastify'
import { bind } from '../http/bind.ts'
import type { Services } from '../services.ts'

export function siteRoutes(app: FastifyInstance, services: Services): void {
  bind(app, services, 'getSite', async () => ({
    ...services.config.site,
    isSelling: services.config.shop.state !== 'closed',
  }))
}
