import { afterAll, beforeAll, expect, test } from 'vitest'
import { routes } from '../../contract/routes.ts'
import { openTestServer, type TestServer } from '../testing/server.ts'
import { openStandIn } from '../testing/stand-in.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer([openStandIn()])
})
afterAll(() => server.close())

const path = (pattern: string) => pattern.replace(/:\w+/g, '3f0e8a52-6d0f-4f0b-9c7c-0d9a3a1d1c11')

test('no cache keeps the answer of any route that looks at who asks, nor any answer to somebody', async () => {
  const { accessToken } = await server.person(0)
  const authorization = `Bearer ${accessToken}`
  for (const [name, route] of Object.entries(routes)) {
    if ('events' in route) continue
    const asked = { method: route.method, url: path(route.path) }
    const toSomebody = await server.app.inject({ ...asked, headers: { authorization } })
    expect(toSomebody.headers['cache-control'], name).toContain('no-store')
    if (route.auth === 'none') continue
    expect((await server.app.inject(asked)).headers['cache-control'], name).toContain('no-store')
    const lapsed = await server.app.inject({ ...asked, headers: { authorization: 'Bearer nonsense' } })
    expect(lapsed.headers['cache-control'], name).toContain('no-store')
  }
})

test('nor what the account service answers', async () => {
  for (const url of ['/api/auth/get-session', '/api/auth/token'])
    expect((await server.app.inject({ url })).headers['cache-control']).toContain('no-store')
})
