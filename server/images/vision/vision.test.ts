import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Image } from '../../../contract/images.ts'
import { openTestServer, type Person, type TestServer } from '../../testing/server.ts'
import { openStandIn } from '../../testing/stand-in.ts'
import { openVision, type Vision } from './vision.ts'

let server: TestServer
let person: Person
beforeAll(async () => {
  server = await openTestServer([openStandIn()])
  await server.work()
  person = await server.person(10)
})
afterAll(() => server.close())

/** A photograph of people at a party that face-api brings along to show what it finds. */
const photograph = (number: number) => {
  const folder = dirname(createRequire(import.meta.url).resolve('@vladmandic/face-api/package.json'))
  return readFile(join(folder, 'demo', `sample${number}.jpg`))
}
const plain = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#a0522d' } })
    .png()
    .toBuffer()

async function uploaded(bytes: Buffer): Promise<Image> {
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(bytes)]), 'picture.png')
  form.set('isVisible', 'true')
  const request = new Request('http://x', { method: 'POST', body: form })
  const started = await person.call('uploadImage', {
    payload: {
      bytes: Buffer.from(await request.arrayBuffer()),
      headers: { 'content-type': request.headers.get('content-type') ?? '' },
    },
    idempotencyKey: randomUUID(),
  })
  expect(started.statusCode, started.body).toBe(201)
  return (await server.ended(person, started.json().requestId)).image as Image
}

/** Uploads while the rating is another than the models'. */
async function uploadedSeenAs(look: Vision['look']): Promise<Image> {
  server.services.vision = { look, mark: async () => [], close: async () => undefined }
  return uploaded(await plain())
}

const isInGallery = async ({ id }: Image) => {
  const { images } = (await person.call('newImages', { query: { limit: 48 } })).json() as { images: Image[] }
  return images.some((image) => image.id === id)
}

test('every face of a photograph is found, where it is, largest first; dressed people are no NSFW', {
  timeout: 120_000,
}, async () => {
  const faults: unknown[] = []
  const vision = openVision({ warn: (fault: unknown) => faults.push(fault) })
  try {
    const signal = AbortSignal.timeout(110_000)
    // Somebody who no longer waits takes nothing away from the next.
    const leaving = new AbortController()
    const left = vision.look(await plain(), leaving.signal)
    leaving.abort()
    await expect(left).rejects.toThrow()

    const { nsfw, faces } = await vision.look(await photograph(4), signal)
    expect(nsfw).toBeLessThan(0.5)
    expect(faces).toHaveLength(4)
    // All four stand in the upper half, from one side of the picture to the other.
    for (const { y, height } of faces) expect(y + height).toBeLessThan(0.5)
    const centres = faces.map(({ x, width }) => x + width / 2).toSorted((a, b) => a - b)
    for (const [index, near] of [0.17, 0.4, 0.555, 0.71].entries()) expect(centres[index]).toBeCloseTo(near, 1)
    const sizes = faces.map(({ width, height }) => width * height)
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a))

    // The features of one of them: its eyes above its mouth, all within or near its box.
    const [face = { x: 0, y: 0, width: 0, height: 0 }] = faces
    const marks = await vision.mark(await photograph(4), face, signal)
    expect(marks).toHaveLength(68)
    const heights = (from: number, to: number) => marks.slice(from, to).map(({ y }) => y)
    expect(Math.max(...heights(36, 48))).toBeLessThan(Math.min(...heights(48, 68)))
    for (const { x, y } of marks) {
      expect(Math.abs(x - face.x - face.width / 2)).toBeLessThan(face.width)
      expect(Math.abs(y - face.y - face.height / 2)).toBeLessThan(face.height)
    }

    const grey = await sharp(await photograph(1))
      .resize(400)
      .toColourspace('b-w')
      .jpeg()
      .toBuffer()
    expect((await vision.look(grey, signal)).faces.length).toBeGreaterThan(0)
    const clear = await sharp({ create: { width: 3, height: 900, channels: 4, background: '#0000' } })
      .png()
      .toBuffer()
    expect(await vision.look(clear, signal)).toMatchObject({ faces: [] })
  } finally {
    await vision.close()
  }
  expect(faults).toEqual([])
})

test('faces found on an upload are kept with it', async () => {
  const faces = [{ x: 0.1, y: 0.2, width: 0.3, height: 0.4 }]
  const image = await uploadedSeenAs(async () => ({ nsfw: 0.1, faces }))
  expect(image).toMatchObject({ isNsfw: false, nsfwMarkedBy: null, faces })
  expect((await person.call('getImage', { params: { id: image.id } })).json().faces).toEqual(faces)
})

test('a picture rated as NSFW is marked and out of the gallery by itself; its owner has the last word', async () => {
  const image = await uploadedSeenAs(async () => ({ nsfw: 0.93, faces: [] }))
  expect(image).toMatchObject({ isVisible: true, isNsfw: true, nsfwMarkedBy: 'rating' })
  expect(await isInGallery(image)).toBe(false)
  const params = { id: image.id }
  const after = (await person.call('toggleNsfw', { params })).json() as Image
  expect(after).toMatchObject({ isNsfw: false, nsfwMarkedBy: 'owner' })
  expect(await isInGallery(image)).toBe(true)
  const metrics = await server.services.metrics.print()
  expect(metrics).toContain('lanternkeep_pictures_looked_at_total{answer="nsfw"} 1')
})

test('one that could not be rated is delivered all the same, and marked until its owner has said a word', async () => {
  const image = await uploadedSeenAs(async () => {
    throw new Error('No models today')
  })
  expect(image).toMatchObject({ isVisible: true, isNsfw: true, nsfwMarkedBy: 'unrated', faces: [] })
  expect(await isInGallery(image)).toBe(false)
  expect(await server.services.metrics.print()).toContain('lanternkeep_pictures_looked_at_total{answer="failed"} 1')
})

test('what the built-in engine draws is not looked at, and not marked', async () => {
  server.services.vision = {
    look: () => Promise.reject(new Error('Nobody asked')),
    mark: async () => [],
    close: async () => undefined,
  }
  const { requestId } = (await person.start()).json()
  const { image } = (await server.ended(person, requestId)) as { image: Image }
  expect(image).toMatchObject({ isNsfw: false, nsfwMarkedBy: null, faces: [] })
})
