import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Services } from '../services.ts'

/** A caller's own id for a request, so that it can be followed through a proxy's log: nothing that could forge a line. */
const SANE_ID = /^[\w.-]{8,64}$/

export function requestIdOf({ headers }: { headers: Record<string, unknown> }): string {
  const given = headers['x-request-id']
  return typeof given === 'string' && SANE_ID.test(given) ? given : randomUUID()
}

/** The address's pattern, never the address: that may hold a token, and would be without number in the metrics. */
export function routeNameOf({ routeOptions }: FastifyRequest): string {
  const { url } = routeOptions
  if (url === undefined) return 'page'
  return url.startsWith('/assets/') ? '/assets/*' : url
}

/** One line and one count an answer. */
export function logRequests(app: FastifyInstance, { log, metrics }: Services): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  app.addHook('onResponse', async (request, reply) => {
    const { method, id: requestId, caller, routeOptions } = request
    const route = routeNameOf(request)
    const status = reply.statusCode
    metrics.answered({ method, route, status, seconds: reply.elapsedTime / 1000 })
    // Probes come every few seconds and have nothing to tell.
    const level = routeOptions.logLevel === 'warn' ? 'debug' : 'info'
    const ms = Math.round(reply.elapsedTime * 10) / 10
    log[level]({ requestId, method, route, status, ms, userId: caller?.id }, 'Request')
  })
}
