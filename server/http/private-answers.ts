import type { FastifyInstance } from 'fastify'

/**
 * No cache keeps what was answered to one person: every answer to a call made with authorization, and of every route that
 * looks at who asks, says `no-store`, unless the route said something itself.
 */
export function keepPrivateAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async ({ headers, routeOptions }, reply) => {
    const isPrivate = headers.authorization !== undefined || routeOptions.config.looksAtCaller === true
    if (isPrivate && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
  })
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the answer depends on who asks. */
    looksAtCaller?: boolean
  }
}
