import type { FastifyInstance } from 'fastify'
import { bind } from '../http/bind.ts'
import type { Services } from '../services.ts'
import { shopOf } from './queries.ts'
import { onSale } from './shop.ts'

export function shopRoutes(app: FastifyInstance, services: Services): void {
  const { config, db } = services

  bind(app, services, 'readShop', async ({ caller }) => {
    const own = caller ? await shopOf(db, caller.id) : { subscription: null, debt: 0, hasPortal: false }
    return { ...onSale(config.shop), ...own }
  })
}
