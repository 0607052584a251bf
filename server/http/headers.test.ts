import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from '../app/app.ts'
import { openTestServer, type TestServer } from '../testing/server.ts'
import { openStandIn } from '../testing/stand-in.ts'
import { policyOf } from './headers.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer([openStandIn()])
  await server.work()
})
afterAll(() => server.close())

test('answers of every kind carry the security headers: data, pictures, refusals and what is not there', async () => {
  const person = await server.person()
  const ended = await server.ended(person, (await person.start()).json().requestId)
  const { url } = ended.image as { url: string }
  const answers = await Promise.all(
    ['/v1/models', url, '/v1/users/me', '/nowhere', '/healthz'].map((path) => server.app.inject({ url: path })),
  )
  expect(answers[1]?.statusCode).toBe(200)
  for (const { headers } of answers) {
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'x-frame-options': 'SAMEORIGIN',
    })
    expect(headers['permissions-policy']).toContain('camera=()')
    expect(headers['content-security-policy']).toContain("script-src 'self';")
    expect(headers['content-security-policy']).not.toMatch(/unsafe/)
    expect(headers).not.toHaveProperty('x-powered-by')
    expect(headers).not.toHaveProperty('strict-transport-security')
  }
})

test('even what is no address at all is answered as what it is and nothing else', async () => {
  const { statusCode, headers } = await server.app.inject({ url: '/%E0%A4%A' })
  expect(statusCode).toBe(400)
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['content-security-policy']).toContain("default-src 'self'")
})

test('a site reached by https asks browsers to stay there', async () => {
  const config = { ...server.config, publicUrl: 'https://keep.example' }
  const app = await createApp({ ...server.services, config }, { pages: false })
  const { headers } = await app.inject({ url: '/v1/models' })
  expect(headers['strict-transport-security']).toBe('max-age=31536000')
})

test('only where errors are reported may pages speak to another host, and to that one alone', () => {
  expect(policyOf({})()).toContain("connect-src 'self';")
  expect(policyOf({ sentryDsn: 'https://key@errors.example:9000/7' })()).toContain(
    "connect-src 'self' https://errors.example:9000;",
  )
})

test('what a page styles by itself counts only by its hash', () => {
  expect(policyOf({})(['sha256-abc='])).toContain("style-src 'self' 'sha256-abc='")
})
