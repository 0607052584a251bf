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
