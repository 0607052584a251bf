import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestServer, type TestServer } from '../testing/server.ts'
import { openStandIn } from '../testing/stand-in.ts'
import { originOf } from './origin.ts'

let server: TestServer
let port: number
beforeAll(async () => {
  server = await openTestServer([openStandIn()])
  port = Number(new URL(await server.app.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(() => server.close())

/** The first line of the answer to a request whose headers are sent letter by letter as they stand. */
async function ask(path: string, headers: string[], version = '1.1'): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.end(
    Buffer.from(`GET ${path} HTTP/${version}\r\n${[...headers, 'Connection: close'].join('\r\n')}\r\n\r\n`, 'latin1'),
  )
  return (await text(socket)).split('\r\n')[0] ?? ''
}

const odd = [
  '[::',
  'a b',
  'keep.example:99999',
  'keep.example:port',
  '\u00E4.example',
  'a/b',
  'a@b',
  '<b>',
  '..',
  'a%zz',
  '[::1',
  ':80',
  '',
]

test.each(odd)('a request whose Host is "%s" is refused, not broken', async (host) => {
  for (const path of ['/v1/models', '/api/auth/get-session', '/nowhere']) {
    const line = await ask(path, [`Host: ${host}`])
    // An empty one is none, and names this machine.
    if (host === '') expect(line).not.toMatch(/ 5\d\d /)
    else expect(line).toMatch(/ 400 /)
  }
})

test('a Host that is missing is refused in HTTP/1.1, and no hindrance to a probe in HTTP/1.0', async () => {
  expect(await ask('/healthz', [])).toMatch(/ 400 /)
  expect(await ask('/healthz', [], '1.0')).toMatch(/ 200 /)
  expect(await ask('/api/auth/get-session', [], '1.0')).toMatch(/ 200 /)
})

test.each(['keep.example', 'KEEP.example:8080', '127.0.0.1:3000', '[::1]:3000', 'my_machine.local', 'localhost'])(
  'a Host of "%s" is answered',
  async (host) => {
    expect(await ask('/healthz', [`Host: ${host}`])).toMatch(/ 200 /)
  },
)

test('links lead to the public address, or else to where the request was sent, by http or https alone', () => {
  const asked = { host: 'lan.example:8080', protocol: 'javascript' as 'http' }
  expect(originOf({ port: 3000 }, asked)).toBe('http://lan.example:8080')
  expect(originOf({ port: 3000 }, { ...asked, host: '' })).toBe('http://localhost:3000')
  expect(originOf({ port: 3000, publicUrl: 'https://keep.example' }, asked)).toBe('https://keep.example')
})
