import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Image } from '../../contract/images.ts'
import { images } from '../db/schema.ts'
import { callRoute, openTestServer, type Person, type TestServer } from '../testing/server.ts'
import { sweepLooks } from './look/sweep.ts'

let server: TestServer
let owner: Person
beforeAll(async () => {
  server = await openTestServer([])
  owner = await server.person()
})
afterAll(() => server.close())

type Row = typeof images.$inferInsert

/** A hill under a sky, drawn in so many colours: like another where the colours are. */
async function painted(sky: string, hill: string, top: number): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="240"><rect width="320" height="240" fill="${sky}"/><path d="M0 240V${top}Q160 ${top - 90} 320 ${top}V240z" fill="${hill}"/></svg>`
  return sharp(Buffer.from(svg)).png().toBuffer()
}

async function hang(bytes: Buffer, row: Partial<Row> = {}): Promise<string> {
  const id = randomUUID()
  await server.services.db.insert(images).values({
    id,
    ownerId: owner.id,
    type: 'LANDSCAPE',
    title: '',
    width: 320,
    height: 240,
    mediaKey: await server.services.media.put(bytes, 'png'),
    thumbhash: '',
    isVisible: true,
    ...row,
  })
  return id
}

async function like(id: string, by: string): Promise<string[]> {
  const answer = await callRoute(server.app, 'similarImages', { params: { id }, query: { by } })
  return answer.json<{ images: Image[] }>().images.map((image) => image.id)
}

test('pictures that nobody looked at yet are looked at by the sweep, and then found by their look, the likest first', async () => {
  const dusk = await hang(await painted('#1b2a4a', '#233018', 150))
  const alike = await hang(await painted('#1d2c50', '#25351a', 152))
  const lesslike = await hang(await painted('#2a3a60', '#3a4a28', 170))
  await hang(await painted('#f4d060', '#ffffff', 60))
  const hidden = await hang(await painted('#1b2a4a', '#233018', 151), { isVisible: false })
  const broken = await hang(Buffer.from('no picture'))
  expect(await like(dusk, 'look')).toEqual([])
  expect(await sweepLooks(server.services)).toBe(6)
  expect(await sweepLooks(server.services)).toBe(0)
  const found = await like(dusk, 'look')
  expect(found.indexOf(alike)).toBe(0)
  if (found.includes(lesslike)) expect(found.indexOf(lesslike)).toBeGreaterThan(0)
  expect(found).not.toContain(hidden)
  expect(await like(broken, 'look')).toEqual([])
})

test('a picture is looked at when it is delivered', async () => {
  const form = new FormData()
  form.append('title', 'A hill')
  form.append(
    'file',
    new Blob([Uint8Array.from(await painted('#1b2a4a', '#233018', 150))], { type: 'image/png' }),
    'hill.png',
  )
  const request = new Request('http://localhost', { method: 'POST', body: form })
  const payload = {
    bytes: Buffer.from(await request.arrayBuffer()),
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
  }
  const started = await owner.call('uploadImage', { payload, idempotencyKey: randomUUID() })
  await server.work()
  const { requestId } = started.json<{ requestId: string }>()
  await server.ended(owner, requestId)
  const [row] = await server.services.db.select().from(images).where(eq(images.generationId, requestId))
  expect(row?.lookCells?.length).toBeGreaterThan(4)
  expect(row?.look?.length).toBeLessThanOrEqual(128)
})

test('by words: what shares the rare ones comes first, one of each request', async () => {
  const bytes = await painted('#000', '#fff', 100)
  const batch = randomUUID()
  const one = await hang(bytes, { prompt: 'a vermilion griffin over the quarry' })
  const two = await hang(bytes, { prompt: 'a vermilion griffin asleep', generationId: batch })
  await hang(bytes, { prompt: 'a vermilion griffin asleep', generationId: batch, position: 1 })
  const three = await hang(bytes, { prompt: 'an old quarry' })
  await hang(bytes, { prompt: 'a quiet lake' })
  const found = await like(one, 'words')
  expect(found.filter((id) => id === two || id === three)).toEqual([two, three])
  expect(found).toHaveLength(2)
  expect((await callRoute(server.app, 'similarImages', { params: { id: randomUUID() } })).statusCode).toBe(404)
})
