import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { type ClientRequest, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from '../app/app.ts'
import { openTestServer, type Person, type TestServer } from '../testing/server.ts'

/** Two web processes before one database and one folder, as far as uploads know. */
let server: TestServer
let second: FastifyInstance
let person: Person
const bases: string[] = []
beforeAll(async () => {
  server = await openTestServer([])
  second = await createApp(server.services, { pages: false })
  for (const app of [server.app, second]) {
    await app.listen({ port: 0, host: '127.0.0.1' })
    bases.push(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}`)
  }
  person = await server.person(0)
})
afterAll(async () => {
  await second.close()
  await server.close()
})

const headers = () => ({ authorization: `Bearer ${person.accessToken}`, 'tus-resumable': '1.0.0' })
const ofPiece = (offset: number) => ({
  'upload-offset': String(offset),
  'content-type': 'application/offset+octet-stream',
})

const tus = (at: number, path: string, method: string, more: Record<string, string> = {}, body?: Buffer) =>
  fetch(`${bases[at]}${path}`, {
    method,
    headers: { ...headers(), ...more },
    ...(body && { body: new Uint8Array(body) }),
  })

async function begin(bytes: number): Promise<string> {
  const begun = await tus(0, '/api/v1/lora-uploads', 'POST', { 'upload-length': String(bytes) })
  return begun.headers.get('location') ?? ''
}

/** A piece whose sender falls silent after its first bytes. */
function falter(path: string, first: Buffer, length: number): ClientRequest {
  const piece = request(`${bases[0]}${path}`, {
    method: 'PATCH',
    headers: { ...headers(), ...ofPiece(0), 'content-length': String(length) },
  })
  piece.on('error', () => undefined)
  piece.write(first)
  return piece
}

const locksHeld = async () =>
  (
    await server.services.db.execute(
      sql`select 1 from pg_locks where locktype = 'advisory' and classid = ${0x6c6f7261}`,
    )
  ).rows.length
const keptOf = (path: string) => readFile(join(server.config.dataDir, 'loras', path.split('/').at(-1) ?? ''))

test('of two processes that are sent the same piece at once one alone writes it', async () => {
  const bytes = randomBytes(300_000)
  for (let round = 0; round < 3; round++) {
    const path = await begin(bytes.length + 1)
    const both = await Promise.all([0, 1].map((at) => tus(at, path, 'PATCH', ofPiece(0), bytes)))
    expect(both.map(({ status }) => status).sort()).toEqual([204, 409])
    expect((await keptOf(path)).equals(bytes)).toBe(true)
    await tus(1, path, 'DELETE')
  }
  expect(await locksHeld()).toBe(0)
}, 60_000)

test('a process whose sender has fallen silent lets go when another is asked, and the file goes on there', async () => {
  const bytes = randomBytes(200_000)
  const path = await begin(bytes.length)
  const silent = falter(path, bytes.subarray(0, 90_000), bytes.length)
  await expect.poll(locksHeld, { timeout: 10_000 }).toBe(1)
  const asked = await tus(1, path, 'HEAD')
  expect(asked.status).toBe(200)
  const offset = Number(asked.headers.get('upload-offset'))
  expect(offset).toBeLessThanOrEqual(90_000)
  expect((await tus(1, path, 'PATCH', ofPiece(offset), bytes.subarray(offset))).status).toBe(204)
  silent.destroy()
  expect((await keptOf(path)).equals(bytes)).toBe(true)
}, 60_000)
