import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import * as z from 'zod'

/** A route as OpenAPI prints it: a form with a file is described here, for nothing but its own parser reads its body. */
export const openApiTransform: typeof jsonSchemaTransform = (route) => {
  const printed = jsonSchemaTransform(route)
  const fields = route.route.config?.multipart
  if (!fields) return printed
  const { properties, required } = z.toJSONSchema(fields, { io: 'input' })
  const body = {
    type: 'object',
    properties: { ...properties, file: { type: 'string', format: 'binary' } },
    required: [...(required ?? []), 'file'],
  }
  return { ...printed, schema: { ...printed.schema, body } }
}

/** Serves the description of every route, printed when it is first asked for: the routes do not change while the program runs. */
export function openApiRoute(app: FastifyInstance): void {
  let printed: { bytes: Buffer; etag: string } | undefined
  function print() {
    const bytes = Buffer.from(JSON.stringify(app.swagger()))
    return { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url')}"` }
  }
  app.get('/api/openapi.json', { schema: { hide: true } }, async (request, reply) => {
    printed ??= print()
    const { bytes, etag } = printed
    reply.type('application/json; charset=utf-8').header('etag', etag).header('cache-control', 'no-cache')
    // Compressed on its way, it is known by a weak form of the tag.
    if (request.headers['if-none-match']?.includes(etag)) return reply.status(304).send()
    return reply.send(bytes)
  })
}
