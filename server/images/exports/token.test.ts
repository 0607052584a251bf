import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ImageCategory, imageCategories } from '../../../contract/categories.ts'
import type { FullImage, Image } from '../../../contract/images.ts'
import { headIn } from '../../../engine/facts.ts'
import { makePicture, type Scene } from '../../../engine/index.ts'
import { callRoute, openTestServer, type Person, type TestServer } from '../../testing/server.ts'
import { openStandIn } from '../../testing/stand-in.ts'

const RED = { r: 230, g: 20, b: 20 }
const BLUE = { r: 20, g: 40, b: 220 }

/** A blue picture with red where somebody's face is. */
function faced(width: number, height: number, at: { x: number; y: number; radius: number }) {
  const disc = `<svg width="${width}" height="${height}"><circle cx="${at.x}" cy="${at.y}" r="${at.radius}" fill="rgb(230,20,20)"/></svg>`
  return sharp({ create: { width, height, channels: 3, background: BLUE } })
    .composite([{ input: Buffer.from(disc) }])
    .png()
    .toBuffer()
}

const frame = { width: 300, height: 400 }
/** Scenes as the engine keeps them, composed for the shape of `frame`. */
const sceneOf = (category: ImageCategory, prompt: string) =>
  makePicture(
    { category, prompt, negativePrompt: '', style: 'painted', seed: 3, width: 24, height: 32 },
    () => undefined,
  ).scene

const scenes: Partial<Record<string, Scene>> = {
  characters: sceneOf('characters', 'a knight, full figure'),
  npcs: sceneOf('npcs', 'an old innkeeper'),
  monsters: sceneOf('monsters', 'a red dragon'),
}

const painter = openStandIn()
const plainly = painter.make.picture
const models = painter.models().map((model) => ({ ...model, categories: [...imageCategories] }))
painter.models = () => models
painter.make.picture = async (order, watcher) => {
  const made = await plainly(order, watcher)
  const scene = scenes[order.category]
  const head = scene && headIn(scene, frame)
  if (!head) return made
  return {
    ...made,
    ...frame,
    scene,
    bytes: await faced(frame.width, frame.height, { ...head, radius: head.radius / 2 }),
  }
}

let server: TestServer
let person: Person
beforeAll(async () => {
  server = await openTestServer([painter])
  const look = async () => ({ nsfw: 0, faces: [{ x: 0.7, y: 0.6, width: 0.1, height: 0.1 }] })
  server.services.vision = { look, mark: async () => [], close: async () => undefined }
  await server.work()
  person = await server.person()
})
afterAll(() => server.close())

async function made(request: Record<string, unknown>): Promise<FullImage> {
  const started = await person.start({ prompt: 'somebody', shape: 'portrait', ...request })
  const { id } = (await server.ended(person, started.json().requestId)).image as Image
  return (await person.call('getImage', { params: { id } })).json<FullImage>()
}

const ask = ({ id }: Pick<Image, 'id'>, query: Record<string, unknown> = {}) =>
  person.call('exportMap', { params: { id }, query: { format: 'token', ...query } })
const asStranger = ({ id }: Pick<Image, 'id'>, query: Record<string, unknown> = {}) =>
  callRoute(server.app, 'exportMap', { params: { id }, query: { format: 'token', ...query } })

/** The token's pixel at a share of its breadth and height. */
async function pixels(png: Buffer) {
  const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true })
  return (x: number, y: number) => {
    const at = (Math.floor(y * (info.height - 1)) * info.width + Math.floor(x * (info.width - 1))) * 4
    const [r = -1, g = -1, b = -1, alpha = -1] = data.subarray(at, at + 4)
    return { r, g, b, alpha }
  }
}

/** Places along the ring's band, towards the light and away from it. */
const onRing = (x: number, y: number) => {
  const far = 0.466 / Math.hypot(x, y)
  return [0.5 + x * far, 0.5 + y * far] as const
}

test('a token is square, clear outside its ring, and has the head in its middle', async () => {
  for (const category of ['characters', 'npcs', 'monsters']) {
    const image = await made({ category })
    expect(image.exports).toContain('token')
    const answer = await ask(image)
    expect(answer.statusCode, answer.body).toBe(200)
    expect(answer.headers['content-type']).toBe('image/png')
    expect(answer.headers['content-disposition']).toMatch(/\.token\.png"/)
    const { width, height, format, hasAlpha } = await sharp(answer.rawPayload).metadata()
    expect({ width, height, format, hasAlpha }).toEqual({ width: 512, height: 512, format: 'png', hasAlpha: true })
    const at = await pixels(answer.rawPayload)
    for (const corner of [at(0, 0), at(1, 0), at(0, 1), at(1, 1), at(0.08, 0.08)]) expect(corner.alpha).toBe(0)
    expect(at(0.5, 0.5)).toEqual({ ...RED, alpha: 255 })
    // About the head is something of what stands behind it.
    expect(at(0.5, 0.86).b).toBeGreaterThan(at(0.5, 0.86).r)
  }
})

test('the ring is metal with a lit and a shaded side, and whose it is shows in its colour', async () => {
  const seen = new Set<string>()
  for (const category of ['characters', 'npcs', 'monsters']) {
    const at = await pixels((await ask(await made({ category }))).rawPayload)
    const lit = at(...onRing(-1, -1.2))
    const shaded = at(...onRing(1, 1.2))
    expect([lit.alpha, shaded.alpha]).toEqual([255, 255])
    expect(lit.r + lit.g + lit.b).toBeGreaterThan(1.5 * (shaded.r + shaded.g + shaded.b))
    seen.add(JSON.stringify(lit))
  }
  expect(seen.size).toBe(3)
})

test('the same picture has the same token, in the two sizes that are offered', async () => {
  const image = await made({ category: 'npcs' })
  const [first, again, small] = await Promise.all([ask(image), ask(image), ask(image, { side: 280 })])
  expect(again.rawPayload.equals(first.rawPayload)).toBe(true)
  expect(await sharp(small.rawPayload).metadata()).toMatchObject({ width: 280, height: 280 })
  const refused = await ask(image, { side: 300 })
  expect(refused.statusCode).toBe(400)
  expect(refused.json().error).toContain('512 or 280 px')
})

test('a private picture’s token is its owner’s, and whoever’s was given its signed address', async () => {
  const hidden = await made({ category: 'npcs', isVisible: false })
  expect((await asStranger(hidden)).statusCode).toBe(404)
  const other = await server.person()
  const answer = await other.call('exportMap', { params: { id: hidden.id }, query: { format: 'token' } })
  expect(answer.statusCode).toBe(404)
  expect((await ask(hidden)).statusCode).toBe(200)
  const signed = Object.fromEntries(new URL(hidden.url, 'http://x').searchParams)
  expect((await asStranger(hidden, signed)).statusCode).toBe(200)
  expect((await asStranger(await made({ category: 'npcs' }))).statusCode).toBe(200)
})

test('an uploaded portrait has a token about the face that was found, and no other export', async () => {
  const bytes = await faced(400, 400, { x: 300, y: 260, radius: 18 })
  const head =
    '--b\r\ncontent-disposition: form-data; name="category"\r\n\r\nmonsters\r\n' +
    '--b\r\ncontent-disposition: form-data; name="file"; filename="me.png"\r\n\r\n'
  const payload = {
    bytes: Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--b--\r\n')]),
    headers: { 'content-type': 'multipart/form-data; boundary=b' },
  }
  const started = await person.call('uploadImage', { payload, idempotencyKey: randomUUID() })
  const { id } = (await server.ended(person, started.json().requestId)).image as Image
  const image = (await person.call('getImage', { params: { id } })).json<FullImage>()
  expect(image.exports).toEqual(['token'])
  const at = await pixels((await ask(image)).rawPayload)
  expect(at(0.5, 0.5).r).toBeGreaterThan(200)
  expect(at(0.2, 0.5).b).toBeGreaterThan(100)
  const refused = await ask(image, { format: 'png' })
  expect(refused.statusCode).toBe(400)
})

test('a landscape has no token, and says what it has', async () => {
  const hill = await made({ category: 'landscapes', prompt: 'a hill' })
  expect(hill.exports).not.toContain('token')
  expect((await ask(hill)).statusCode).toBe(400)
})
