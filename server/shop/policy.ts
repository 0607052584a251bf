import type { FastifyRequest } from 'fastify'
import type { Services } from '../services.ts'

const LOOPBACK = /^(127(\.\d{1,3}){3}|::1|::ffff:127(\.\d{1,3}){3})$/
const OWN_NAME = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d{1,5})?$/i
/** What proxies add: whoever comes through one may be anywhere. */
const passedOn = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via']

/** Whether a call comes from this machine itself, and knows it under a name that it has for itself alone. */
const isOfThisMachine = ({ socket, headers }: Pick<FastifyRequest, 'socket' | 'headers'>): boolean =>
  LOOPBACK.test(socket.remoteAddress ?? '') &&
  OWN_NAME.test(headers.host ?? '') &&
  passedOn.every((name) => headers[name] === undefined)

/**
 * The services as the caller may use them: a test checkout that nobody has asked for is there for callers of this machine alone.
 * For everybody else the shop is closed, or whoever finds the address would have gold for nothing.
 */
export function servicesFor(services: Services, request: Pick<FastifyRequest, 'socket' | 'headers'>): Services {
  const { config } = services
  if (!config.shop.isNearOnly || isOfThisMachine(request)) return services
  return { ...services, payments: undefined, config: { ...config, shop: { ...config.shop, state: 'closed' } } }
}
