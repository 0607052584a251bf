import type { FastifyInstance } from 'fastify'
import type { Services } from '../services.ts'

/** For whoever watches over the process: is it alive, and can it take work? */
export function healthRoutes(app: FastifyInstance, { health }: Services): void {
  const hidden = { schema: { hide: true }, logLevel: 'warn', config: { rateLimit: false } } as const

  app.get('/healthz', hidden, async (_, reply) => {
    reply.header('cache-control', 'no-store')
    return { status: 'alive' }
  })

  app.get('/readyz', hidden, async (_, reply) => {
    const missing = await health.missing()
    reply.header('cache-control', 'no-store').status(missing.length === 0 ? 200 : 503)
    return missing.length === 0 ? { status: 'ready' } : { status: 'not ready', missing }
  })
}
