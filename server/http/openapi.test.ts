import { afterAll, beforeAll, expect, test } from 'vitest'
import { routes } from '../../contract/routes.ts'
import { openTestServer, type TestServer } from '../testing/server.ts'
import { openStandIn } from '../testing/stand-in.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer([openStandIn()])
})
afterAll(() => server.close())

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
