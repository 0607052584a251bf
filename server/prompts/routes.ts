import type { FastifyInstance } from 'fastify'
import { bind } from '../http/bind.ts'
import { queuerOf } from '../line/queuer.ts'
import type { Services } from '../services.ts'

/** Words change with the program alone: an hour old they are as good. */
const WORDS_CACHE = 'public, max-age=3600'

export function promptRoutes(app: FastifyInstance, services: Services): void {
  bind(app, services, 'understandPrompt', ({ body, caller, request }) =>
    services.reader.read(body, queuerOf(caller, request.ip)),
  )
  bind(app, services, 'promptWords', async ({ query, request, reply }) => {
    const { words, etag } = await services.reader.words(query)
    reply.header('etag', etag).header('cache-control', WORDS_CACHE)
    // Compressed on its way, it is known by a weak form of the tag.
    if (request.headers['if-none-match']?.includes(etag)) reply.status(304)
    return { words }
  })
}
