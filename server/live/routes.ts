import type { FastifyInstance } from 'fastify'
import { bind } from '../http/bind.ts'
import type { Services } from '../services.ts'

export function liveRoutes(app: FastifyInstance, services: Services): void {
  const { live } = services
  app.addHook('onReady', async () => live.listen())
  // Before the server waits for its connections: these would never end by themselves.
  app.addHook('preClose', () => live.close())

  bind(app, services, 'liveEvents', async ({ caller, reply }) => {
    reply.header('content-type', 'text/event-stream; charset=utf-8')
    reply.header('cache-control', 'no-store, no-transform')
    // nginx and those that copy it would otherwise collect events until they fill a page.
    reply.header('x-accel-buffering', 'no')
    // Kept for another request after the stream's end, it would hold up a server that stops.
    reply.header('connection', 'close')
    return live.open(caller)
  })
}
