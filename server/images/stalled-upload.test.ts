import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readdir, stat } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createApp } from '../app/app.ts'
import { freePort } from '../db/embedded/free-port.ts'
import { keptCode } from '../testing/kept-code.ts'
import { openTestServer, type Person, type TestServer } from '../testing/server.ts'
import { sweepUnfinished } from '../upkeep/media.ts'

const HALF = 256 * 1024
const forAsLongAsItTakes = { timeout: 60_000, interval: 20 }

let server: TestServer
let person: Person
const apps: FastifyInstance[] = []
const sockets: Socket[] = []
const children: ChildProcess[] = []
beforeAll(async () => {
  server = await openTestServer([])
  person = await server.person(0)
})
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL')
  for (const socket of sockets) socket.destroy()
  for (const app of apps) await app.close()
  await server.close()
})

async function listening(patience: { request: number; silence: number }): Promise<number> {
  const app = await createApp(server.services, { pages: false, patience: { headers: 600, body: 600, ...patience } })
  apps.push(app)
  await app.listen({ port: 0, host: '127.0.0.1' })
  return (app.server.address() as { port: number }).port
}

/** Sends the first half of an upload and then nothing. */
function half(port: number): Socket {
  const boundary = 'lanternkeep-boundary'
  const part = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n`
  const head = [
    'POST /v2/image/upload HTTP/1.1',
    'host: keep',
    `authorization: Bearer ${person.accessToken}`,
    `idempotency-key: ${randomUUID()}`,
    `content-type: multipart/form-data; boundary=${boundary}`,
    `content-length: ${part.length + 2 * HALF}`,
  ].join('\r\n')
  const socket = connect(port, '127.0.0.1')
  sockets.push(socket)
  socket.on('error', () => undefined)
  socket.resume()
  socket.write(`${head}\r\n\r\n${part}`)
  socket.write(randomBytes(HALF))
  return socket
}

const folder = () => join(server.config.dataDir, 'receiving')
/** The sizes of what lies on the disk on its way in. */
async function receiving(): Promise<number[]> {
  const names = await readdir(folder()).catch(() => [])
  return Promise.all(names.map(async (name) => (await stat(join(folder(), name))).size))
}

test('an upload that stops half way lies on the disk, not in memory, until its patience is over; then it is gone and its places free', async () => {
  const port = await listening({ request: 60_000, silence: 3000 })
  const stalled = [half(port), half(port), half(port)]
  const cut = stalled.map((socket) => once(socket, 'close'))
  // All that was sent but the last piece, which may hold the form's end.
  await vi.waitFor(async () => {
    const sizes = await receiving()
    expect(sizes).toHaveLength(3)
    for (const size of sizes) expect(size).toBeGreaterThan(HALF * 0.9)
  }, forAsLongAsItTakes)
  await Promise.all(cut)
  await vi.waitFor(async () => expect(await receiving()).toEqual([]), forAsLongAsItTakes)
  const next = half(port)
  await vi.waitFor(async () => expect(await receiving()).toHaveLength(1), forAsLongAsItTakes)
  next.destroy()
  await vi.waitFor(async () => expect(await receiving()).toEqual([]), forAsLongAsItTakes)
})

test('one that comes drop by drop has the time of the slowest honest upload and no more', async () => {
  const port = await listening({ request: 2000, silence: 60_000 })
  const socket = half(port)
  const drops = setInterval(() => socket.writable && socket.write('a'), 20)
  await once(socket, 'close')
  clearInterval(drops)
  await vi.waitFor(async () => expect(await receiving()).toEqual([]), forAsLongAsItTakes)
})

test('what was half there when the program was killed with -9 is swept', { timeout: 60_000 }, async () => {
  const port = await freePort()
  const main = fileURLToPath(new URL('../main.ts', import.meta.url))
  const web = spawn(process.execPath, [main, '--roles=web'], {
    env: {
      ...keptCode,
      DATABASE_URL: server.databaseUrl,
      DATA_DIR: server.config.dataDir,
      PORT: String(port),
      HOST: '127.0.0.1',
      LOG_LEVEL: 'silent',
      SEED_GALLERY: 'off',
      VISION: 'off',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  children.push(web)
  await vi.waitFor(async () => {
    expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200)
  }, forAsLongAsItTakes)
  half(port)
  await vi.waitFor(async () => expect(await receiving()).toHaveLength(1), forAsLongAsItTakes)
  web.kill('SIGKILL')
  await once(web, 'exit')
  expect(await receiving()).toHaveLength(1)
  // It may be of an upload that another process is taking in just now, until it has lain there for longer than any takes.
  expect(await sweepUnfinished(server.services)).toBe(0)
  const later = { ...server.services, now: () => new Date(Date.now() + 2 * 3_600_000) }
  expect(await sweepUnfinished(later)).toBe(1)
  expect(await receiving()).toEqual([])
})
