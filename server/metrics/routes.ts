import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { notFound } from '../errors.ts'
import { atMost } from '../http/limits.ts'
import type { Services } from '../services.ts'

const digest = (text: string) => createHash('sha256').update(text).digest()

/** A proxy on the same machine also calls from it, but says for whom. */
function isThisMachine({ raw }: FastifyRequest): boolean {
  const { remoteAddress = '' } = raw.socket
  const isForwarded = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'].some((name) => name in raw.headers)
  return /^(::ffff:)?127\.|^::1$/.test(remoteAddress) && !isForwarded
}

function mayRead(request: FastifyRequest, token: string | undefined): boolean {
  if (token === undefined) return isThisMachine(request)
  return timingSafeEqual(digest(request.headers.authorization ?? ''), digest(`Bearer ${token}`))
}

/** Numbers for Prometheus; to those who may not read them it is as if there were none. */
export function metricsRoutes(app: FastifyInstance, { metrics, config }: Services): void {
  app.get(
    '/metrics',
    { schema: { hide: true }, logLevel: 'warn', config: { rateLimit: atMost('found') } },
    async (request, reply) => {
      if (!mayRead(request, config.metricsToken)) throw notFound('This page')
      reply.header('cache-control', 'no-store').type(metrics.contentType)
      return metrics.print()
    },
  )
}
