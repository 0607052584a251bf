import fc from 'fast-check'
import * as z from 'zod'
import type { Route } from '../../contract/routes.ts'

interface JsonSchema {
  type?: string
  enum?: unknown[]
  const?: unknown
  format?: string
  pattern?: string
  minimum?: number
  maximum?: number
  items?: JsonSchema
  properties?: Record<string, JsonSchema>
  required?: string[]
  anyOf?: JsonSchema[]
}

/** A request that may be right, nearly right, or thrown by a hostile hand. */
export interface ArbitraryRequest {
  params: Record<string, string>
  query: Record<string, unknown>
  body: unknown
  /** Sent instead of `body`, as it is, under this content type. */
  raw?: { type: string; text: string }
  idempotencyKey?: string
}

const hostileText = fc.constantFrom(
  '',
  ' ',
  '\0',
  'a\0b',
  '\uD800',
  '%',
  '%00',
  '../../etc/passwd',
  "'; drop table users; --",
  '<script>alert(1)</script>',
  '{{7*7}}',
  '𝕯𝖗𝖆𝖌𝖔𝖓 🐉 竜 ٣',
  '\u202Egnp.exe',
  'x'.repeat(5000),
  '-1',
  '1e309',
  'NaN',
  'null',
  '[object Object]',
)
const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.constantFrom<unknown>(null, true, -1, 0, 1.5, 1e308, Number.MAX_SAFE_INTEGER + 2, [], {}, [[[[[[]]]]]]),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.jsonValue({ maxDepth: 3 }),
)

const sometimes = <T>(usual: fc.Arbitrary<T>, rare: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 7, arbitrary: usual }, { weight: 1, arbitrary: rare })

/** Values a JSON schema admits; a pattern is not followed, so such text is usually refused. */
function admitted(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(admitted))
  switch (schema.type) {
    case 'object': {
      const properties = Object.entries(schema.properties ?? {})
      const model = Object.fromEntries(properties.map(([name, property]) => [name, spoilt(property)]))
      return fc.record(model, { requiredKeys: schema.required ?? [] })
    }
    case 'array':
      return fc.array(spoilt(schema.items ?? {}), { maxLength: 5 })
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -10, max: Math.min(schema.maximum ?? 1e6, 2 ** 31 - 1) })
    case 'number':
      return fc.double({ min: schema.minimum, max: schema.maximum, noNaN: true })
    case 'boolean':
      return fc.boolean()
    case 'string':
      return schema.format === 'uuid' ? fc.uuid() : fc.string({ minLength: 1, maxLength: 80, unit: 'grapheme' })
    default:
      return hostileValue
  }
}

/** What the schema admits, and now and then something else in its place. */
const spoilt = (schema: JsonSchema): fc.Arbitrary<unknown> => sometimes(admitted(schema), hostileValue)

function schemaOf(type: z.ZodType): JsonSchema {
  return z.toJSONSchema(type, { io: 'input', unrepresentable: 'any' }) as JsonSchema
}

/** Requests to a route of the contract; `ids` are of things that exist, the caller's and others'. */
export function requestTo(route: Route, ids: readonly string[]): fc.Arbitrary<ArbitraryRequest> {
  const names = [...route.path.matchAll(/:([a-z]+)/gi)].map(([, name]) => name ?? '')
  const id = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...ids) },
    { weight: 1, arbitrary: fc.uuid() },
    hostileText,
  )
  const queryValue = fc.oneof(fc.string({ maxLength: 40 }), hostileText, fc.integer().map(String))
  const raw = fc.record({
    type: fc.constantFrom('application/json', 'text/plain', 'multipart/form-data; boundary=x', 'application/xml', ''),
    text: fc.oneof(hostileText, fc.constantFrom('{', '{"prompt":', '[1,2', '--x\r\n', '"text"')),
  })
  return fc.record(
    {
      params: fc.record(Object.fromEntries(names.map((name) => [name, id]))),
      query: route.query
        ? sometimes(
            admitted(schemaOf(route.query)) as fc.Arbitrary<Record<string, unknown>>,
            fc.dictionary(fc.constantFrom('q', 'limit', 'offset', '__proto__', 'sort[]'), queryValue, { maxKeys: 4 }),
          )
        : fc.constant({}),
      body: route.body ? spoilt(schemaOf(route.body)) : fc.constant(undefined),
      raw: sometimes(fc.constant(undefined), raw),
      idempotencyKey: sometimes<string | undefined>(fc.uuid(), fc.constantFrom(undefined, '', 'short', 'é'.repeat(9))),
    },
    { requiredKeys: ['params', 'query', 'body'] },
  ) as fc.Arbitrary<ArbitraryRequest>
}
