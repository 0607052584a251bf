import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { routes } from '../../contract/routes.ts'
import { openTestServer, type TestServer } from '../testing/server.ts'
import { openStandIn } from '../testing/stand-in.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer([openStandIn()])
})
afterAll(() => server.close())

const ask = (headers: Record<string, string> = {}) => server.app.inject({ url: '/api/openapi.json', headers })

test('OpenAPI describes every route of the contract, with its answers and who may call it', async () => {
  const document = (await server.app.inject({ url: '/api/openapi.json' })).json()
  expect(document.openapi).toMatch(/^3\.1/)
  for (const [name, route] of Object.entries(routes)) {
    const operation = document.paths[route.path.replace(/:([a-z]+)/g, '{$1}')]?.[route.method.toLowerCase()]
    expect(operation, name).toMatchObject({ operationId: name, summary: route.summary })
    expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(Object.keys(route.replies)))
    expect(Boolean(operation.security), name).toBe(route.auth !== 'none')
    const headers = (operation.parameters ?? []).filter((parameter: { in: string }) => parameter.in === 'header')
    expect(
      headers.map((header: { name: string }) => header.name.toLowerCase()),
      name,
    ).toEqual('idempotent' in route ? ['idempotency-key'] : [])
  }
})

test('OpenAPI is printed once, and sent again only to whoever does not have it', async () => {
  const printed = vi.spyOn(server.app, 'swagger')
  const [first, second] = [await ask(), await ask()]
  expect(second.rawPayload).toEqual(first.rawPayload)
  expect(printed.mock.calls.length).toBeLessThanOrEqual(1)
  const { etag } = first.headers
  const known = await ask({ 'if-none-match': `W/${etag}` })
  expect([known.statusCode, known.body]).toEqual([304, ''])
})

test('OpenAPI tells what the form of an upload holds, and what a download answers with', async () => {
  const { paths } = (await server.app.inject({ url: '/api/openapi.json' })).json()
  const form = paths['/v2/image/upload'].post.requestBody.content['multipart/form-data'].schema
  expect(Object.keys(form.properties)).toEqual(['title', 'category', 'isVisible', 'visibility', 'file'])
  expect(form.required).toEqual(['file'])
  expect(form.properties.file).toEqual({ type: 'string', format: 'binary' })
  const file = paths['/v1/images/{id}/download'].get.responses['200'].content
  expect(Object.keys(file)).toEqual(['image/png', 'image/webp', 'image/jpeg'])
})
