import type { FastifyInstance, FastifyRequest } from 'fastify'
import { bind } from '../http/bind.ts'
import type { Services } from '../services.ts'
import { openBillingPortal, startCheckout } from './checkout.ts'
import { servicesFor } from './policy.ts'
import { presentOrder } from './presenter.ts'
import { orderOf, ordersOf, shopOf } from './queries.ts'
import { onSale } from './shop.ts'
import { cancelSubscription, changeSubscription, resumeSubscription } from './subscription.ts'
import { askAfter } from './sync.ts'
import { actAtTestCheckout, actAtTestPortal, readTestCheckout, readTestPortal } from './test-checkout/desk.ts'
import { webhookRoute } from './webhook.ts'

export function shopRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services
  const to = (request: FastifyRequest) => servicesFor(services, request)

  bind(app, services, 'readShop', async ({ caller, request }) => {
    const own = caller ? await shopOf(to(request), caller.id) : { subscription: null, debt: 0, hasPortal: false }
    return { ...onSale(to(request).config.shop), ...own }
  })
  bind(app, services, 'startCheckout', ({ caller, body, idempotencyKey, request }) =>
    startCheckout(to(request), caller.id, body, idempotencyKey),
  )
  bind(app, services, 'openBillingPortal', ({ caller, request }) => openBillingPortal(to(request), caller.id))
  bind(app, services, 'changeSubscription', ({ caller, body, request }) =>
    changeSubscription(to(request), caller.id, body),
  )
  bind(app, services, 'cancelSubscription', ({ caller }) => cancelSubscription(services, caller.id))
  bind(app, services, 'resumeSubscription', ({ caller, request }) => resumeSubscription(to(request), caller.id))
  bind(app, services, 'listOrders', async ({ caller }) => ({ orders: await ordersOf(db, caller.id) }))
  bind(app, services, 'readOrder', async ({ caller, params }) => {
    await askAfter(services, await orderOf(db, caller.id, params.id))
    return presentOrder(await orderOf(db, caller.id, params.id))
  })

  bind(app, services, 'readTestCheckout', ({ caller, params, request }) =>
    readTestCheckout(to(request), caller.id, params.id),
  )
  bind(app, services, 'actAtTestCheckout', ({ caller, params, body, request }) =>
    actAtTestCheckout(to(request), caller.id, params.id, body),
  )
  bind(app, services, 'readTestPortal', ({ caller, request }) => readTestPortal(to(request), caller.id))
  bind(app, services, 'actAtTestPortal', ({ caller, body, request }) => actAtTestPortal(to(request), caller.id, body))

  webhookRoute(app, services)
}
