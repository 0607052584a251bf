import type { FastifyInstance } from 'fastify'
import { bind } from '../http/bind.ts'
import type { Services } from '../services.ts'
import { openBillingPortal, startCheckout } from './checkout.ts'
import { presentOrder } from './presenter.ts'
import { orderOf, ordersOf, shopOf } from './queries.ts'
import { onSale } from './shop.ts'
import { cancelSubscription, changeSubscription, resumeSubscription } from './subscription.ts'
import { askAfter } from './sync.ts'
import { actAtTestCheckout, actAtTestPortal, readTestCheckout, readTestPortal } from './test-checkout/desk.ts'
import { webhookRoute } from './webhook.ts'

export function shopRoutes(app: FastifyInstance, services: Services): void {
  const { config, db } = services

  bind(app, services, 'readShop', async ({ caller }) => {
    const own = caller ? await shopOf(services, caller.id) : { subscription: null, debt: 0, hasPortal: false }
    return { ...onSale(config.shop), ...own }
  })
  bind(app, services, 'startCheckout', ({ caller, body, idempotencyKey }) =>
    startCheckout(services, caller.id, body, idempotencyKey),
  )
  bind(app, services, 'openBillingPortal', ({ caller }) => openBillingPortal(services, caller.id))
  bind(app, services, 'changeSubscription', ({ caller, body }) => changeSubscription(services, caller.id, body))
  bind(app, services, 'cancelSubscription', ({ caller }) => cancelSubscription(services, caller.id))
  bind(app, services, 'resumeSubscription', ({ caller }) => resumeSubscription(services, caller.id))
  bind(app, services, 'listOrders', async ({ caller }) => ({ orders: await ordersOf(db, caller.id) }))
  bind(app, services, 'readOrder', async ({ caller, params }) => {
    await askAfter(services, await orderOf(db, caller.id, params.id))
    return presentOrder(await orderOf(db, caller.id, params.id))
  })

  bind(app, services, 'readTestCheckout', ({ caller, params }) => readTestCheckout(services, caller.id, params.id))
  bind(app, services, 'actAtTestCheckout', ({ caller, params, body }) =>
    actAtTestCheckout(services, caller.id, params.id, body),
  )
  bind(app, services, 'readTestPortal', ({ caller }) => readTestPortal(services, caller.id))
  bind(app, services, 'actAtTestPortal', ({ caller, body }) => actAtTestPortal(services, caller.id, body))

  webhookRoute(app, services)
}
