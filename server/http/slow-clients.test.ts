import { connect, type Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from '../app/app.ts'
import { openTestServer, type TestServer } from '../testing/server.ts'
import { openStandIn } from '../testing/stand-in.ts'

let server: TestServer
let app: FastifyInstance
let port: number
const sockets: Socket[] = []

beforeAll(async () => {
  server = await openTestServer([openStandIn()])
  const patience = { headers: 300, body: 300, request: 20_000, silence: 20_000 }
  app = await createApp(server.services, { pages: false, patience })
  await app.listen({ port: 0, host: '127.0.0.1' })
  port = (app.server.address() as { port: number }).port
})
afterAll(async () => {
  for (const socket of sockets) socket.destroy()
  await app.close()
  await server.close()
})

/** Sends `start` at once and then a drop every 20 ms; resolves to what came back once the server hangs up. */
async function drip(start: string, drop: string): Promise<string> {
  const socket = connect(port, '127.0.0.1').setEncoding('utf8')
  sockets.push(socket)
  let answer = ''
  socket.on('data', (text: string) => {
    answer += text
  })
  socket.on('error', () => undefined)
  socket.write(start)
  const drops = setInterval(() => socket.writable && socket.write(drop), 20)
  // A reset on the way is an end like any other.
  await new Promise((ended) => socket.once('close', ended))
  clearInterval(drops)
  return answer
}

test('headers that come drop by drop are cut off', async () => {
  expect(await drip('GET /v1/models HTTP/1.1\r\nhost: keep\r\nx-slow: ', 'a')).toMatch(/^(HTTP\/1\.1 408|$)/)
})

test('a body that comes drop by drop is refused with a sentence, and the connection ends', async () => {
  const head = 'POST /api/auth/sign-in/email HTTP/1.1\r\nhost: keep\r\ncontent-type: application/json\r\n'
  const answer = await drip(`${head}content-length: 9000\r\n\r\n{"email":"`, 'a')
  expect(answer).toMatch(/^HTTP\/1\.1 408/)
  expect(answer).toContain('"code":"request_timeout"')
})

test('a body that takes its time but arrives is served', async () => {
  const body = JSON.stringify({ email: 'nobody@example.test', password: 'a long enough password' })
  const answer = await fetch(`http://127.0.0.1:${port}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
  expect(answer.status).toBe(401)
})
