import type { FastifyInstance } from 'fastify'
import { countKey } from '../accounts/attempts.ts'
import { bind } from '../http/bind.ts'
import type { Services } from '../services.ts'

/** People's own keys: added, told of and removed, and never told themselves. */
export function ownKeyRoutes(app: FastifyInstance, services: Services): void {
  const { ownKeys } = services
  bind(app, services, 'listOwnKeys', ({ caller }) => ownKeys.shown(caller.id))
  bind(app, services, 'addOwnKey', async ({ caller, params, body }) => {
    await countKey(services, caller.id)
    await ownKeys.add(caller.id, params.service, body.key)
    return ownKeys.shown(caller.id)
  })
  bind(app, services, 'removeOwnKey', async ({ caller, params }) => {
    await ownKeys.remove(caller.id, params.service)
    return ownKeys.shown(caller.id)
  })
}
