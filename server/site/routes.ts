import type { FastifyInstance } from 'fastify'
import { bind } from '../http/bind.ts'
import type { Services } from '../services.ts'
import { servicesFor } from '../shop/policy.ts'

export function siteRoutes(app: FastifyInstance, services: Services): void {
  bind(app, services, 'getSite', async ({ request }) => ({
    ...services.config.site,
    isSelling: servicesFor(services, request).config.shop.state !== 'closed',
  }))
}
