import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Image } from '../../contract/images.ts'
import { imageQualities, imageWidths } from '../../contract/limits.ts'
import { openLog } from '../log.ts'
import { openTestServer, type Person, type TestServer } from '../testing/server.ts'
import { openStandIn } from '../testing/stand-in.ts'
import { openDiskCache } from './disk-cache.ts'

const standIn = openStandIn()
const plainly = standIn.make.picture
// Large enough to be made smaller, and no two pictures alike.
standIn.make.picture = async (order, watcher) => {
  const made = await plainly(order, watcher)
  if (order.prompt === 'tiny') return made
  return { ...made, width: 900, height: 600, bytes: await sharp(made.bytes).resize(900, 600).png().toBuffer() }
}

let server: TestServer
let person: Person
beforeAll(async () => {
  server = await openTestServer([standIn], { rateLimits: true })
  await server.work()
  person = await server.person()
})
afterAll(() => server.close())

let seed = 0
async function made(request: Record<string, unknown> = {}): Promise<Image[]> {
  seed += 10
  const started = await person.start({ seed, ...request })
  return (await server.ended(person, started.json().requestId)).images as Image[]
}
async function one(request?: Record<string, unknown>): Promise<Image> {
  const [image] = await made(request)
  if (!image) throw new Error('No picture was made')
  return image
}

const CHROMIUM = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8'
const address = (url: string, w: number, q = 75) => `/_image?url=${encodeURIComponent(url)}&w=${w}&q=${q}`
const ask = (url: string, headers: Record<string, string> = {}, remoteAddress = '10.0.0.1') =>
  server.app.inject({ url, headers, remoteAddress })

test('a browser that takes AVIF is sent AVIF, any other WebP, and caches are told to keep them apart', async () => {
  const url = address((await one()).url, 384)
  for (const [accept, format] of [
    [CHROMIUM, 'avif'],
    ['image/webp,*/*', 'webp'],
    ['*/*', 'webp'],
    ['image/avif;q=0,image/webp', 'webp'],
  ] as const) {
    const answer = await ask(url, { accept })
    expect(answer.headers).toMatchObject({ 'content-type': `image/${format}`, vary: 'accept' })
    const { width, height } = await sharp(answer.rawPayload).metadata()
    expect([width, height]).toEqual([384, 256])
  }
})

test('a picture is never made larger than it is', async () => {
  const { width } = await sharp((await ask(address((await one()).url, 2048))).rawPayload).metadata()
  expect(width).toBe(900)
})

test('any quality is taken for the nearest of three, so that the cache cannot be filled with one picture', async () => {
  const { url } = await one()
  const tagOf = async (q: number) => (await ask(address(url, 64, q))).headers.etag
  expect(await tagOf(70)).toBe(await tagOf(80))
  expect(new Set(await Promise.all([1, 50, 62, 63, 75, 82, 83, 100].map(tagOf))).size).toBe(3)
  expect((await ask(address(url, 64, 101))).statusCode).toBe(400)
})

test('who has the bytes already is told so, without them', async () => {
  const image = await one()
  for (const url of [image.url, address(image.url, 128)]) {
    const first = await ask(url)
    const again = await ask(url, { 'if-none-match': `W/"x", ${first.headers.etag}` })
    expect(again.statusCode).toBe(304)
    expect(again.rawPayload.length).toBe(0)
    expect(again.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  }
})

test('of many who ask for the same at one moment, one has it made', async () => {
  const { url } = await one()
  const fileOf = vi.spyOn(server.services.media, 'fileOf')
  const answers = await Promise.all(Array.from({ length: 12 }, () => ask(address(url, 256))))
  expect(new Set(answers.map((answer) => answer.rawPayload.toString('base64'))).size).toBe(1)
  expect(fileOf).toHaveBeenCalledTimes(1)
  fileOf.mockRestore()
})

test('a picture that is in no file of this machine, or no longer is, is resized from its bytes', async () => {
  const { url } = await one()
  const fileOf = vi.spyOn(server.services.media, 'fileOf')
  for (const [width, file] of [
    [64, undefined],
    [128, join(server.config.dataDir, 'gone.png')],
  ] as const) {
    fileOf.mockResolvedValueOnce(file)
    const answer = await ask(address(url, width))
    expect((await sharp(answer.rawPayload).metadata()).width).toBe(width)
  }
  fileOf.mockRestore()
})

test('a picture made private is gone within seconds, though it was shown a moment ago', async () => {
  const image = await one()
  const url = address(image.url, 64)
  expect((await ask(url)).statusCode).toBe(200)
  await person.call('setVisibility', { params: { id: image.id }, body: { isVisible: false } })
  const clock = server.services.now
  server.services.now = () => new Date(Date.now() + 3000)
  expect((await ask(url)).statusCode).toBe(404)
  expect((await ask(image.url)).statusCode).toBe(404)
  await person.call('setVisibility', { params: { id: image.id }, body: { isVisible: true } })
  expect((await ask(url)).statusCode).toBe(200)
  server.services.now = clock
})

test('another signature for the same private picture finds the same copy', async () => {
  const image = await one({ isVisible: false })
  const first = await ask(address(image.url, 64))
  const fileOf = vi.spyOn(server.services.media, 'fileOf')
  const later = new Date(Date.now() + 3 * 3_600_000)
  const key = image.url.slice('/media/'.length).split('?')[0] ?? ''
  const other = server.services.media.address(key, false, later)
  expect(other).not.toBe(image.url)
  const again = await ask(address(other, 64))
  expect(again.rawPayload).toEqual(first.rawPayload)
  expect(again.headers['cache-control']).toContain('private')
  expect(fileOf).not.toHaveBeenCalled()
  fileOf.mockRestore()
})

test('one visitor can have only so many pictures resized in a minute; what is ready is still sent to them, and all to others', async () => {
  const images = (await Promise.all([made({ count: 4, prompt: 'tiny' }), made({ count: 4, prompt: 'tiny' })])).flat()
  const wanted = images.flatMap(({ url }) =>
    imageWidths.flatMap((w) =>
      imageQualities.flatMap((q) => [CHROMIUM, '*/*'].map((accept) => ({ url: address(url, w, q), accept }))),
    ),
  )
  const [first, last] = [wanted.at(0), wanted.at(-1)]
  if (!first || !last) throw new Error('No picture was made')
  for (const { url, accept } of wanted.slice(0, 300)) {
    const answer = await ask(url, { accept }, '10.0.0.2')
    if (answer.statusCode !== 200) throw new Error(answer.body)
  }
  const refused = await ask(last.url, {}, '10.0.0.2')
  expect(refused.statusCode).toBe(429)
  expect(refused.json()).toMatchObject({
    code: 'too_many_requests',
    error: expect.stringContaining('a lot of pictures'),
  })
  expect(refused.headers['cache-control']).toBeUndefined()
  expect((await ask(first.url, { accept: first.accept }, '10.0.0.2')).statusCode).toBe(200)
  expect((await ask(last.url, {}, '10.0.0.3')).statusCode).toBe(200)
})

test('a private picture’s address that outlives its bytes leads to nothing, and breaks nothing', async () => {
  const { id, url } = await one({ isVisible: false })
  await person.call('deleteImage', { params: { id } })
  await server.services.media.remove(url.replace('/media/', '').split('?')[0] ?? '')
  for (const gone of [url, address(url, 384)]) {
    const { statusCode, headers } = await ask(gone)
    expect([statusCode, headers['cache-control']]).toEqual([404, undefined])
  }
})

test('a private picture’s addresses lead nowhere from the moment it is deleted, and lead to it once it is brought back', async () => {
  const { id, url } = await one({ isVisible: false })
  const addresses = [url, address(url, 384)]
  for (const of of addresses)
    expect((await ask(of)).headers).toMatchObject({ 'cache-control': 'private, no-store', etag: expect.any(String) })
  const { etag } = (await ask(url)).headers
  await person.call('deleteImage', { params: { id } })
  for (const of of addresses) expect((await ask(of)).statusCode).toBe(404)
  expect((await ask(url, { 'if-none-match': String(etag) })).statusCode).toBe(404)
  await person.call('restoreImage', { params: { id } })
  for (const of of addresses) expect((await ask(of)).statusCode).toBe(200)
})

async function withCacheFolder(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'lanternkeep-cache-'))
  await work(folder).finally(() => rm(folder, { recursive: true }))
}
const cacheIn = (folder: string) => openDiskCache({ folder, bytesMax: 16_000, log: openLog(server.config) })

test('the cache keeps within its bound by dropping what was used least lately', () =>
  withCacheFolder(async (folder) => {
    const cache = cacheIn(folder)
    for (let i = 0; i < 60; i++) await cache.get(`picture-${i}`, async () => Buffer.alloc(1000))
    await vi.waitFor(async () => expect((await readdir(folder)).length).toBeLessThanOrEqual(17))
    expect(await cache.find('picture-0')).toBeUndefined()
    expect(await cache.find('picture-59')).toHaveLength(1000)
  }))

test('a program that is started over and over keeps its cache within the bound too', () =>
  withCacheFolder(async (folder) => {
    for (let start = 0; start < 40; start++) {
      const cache = cacheIn(folder)
      await cache.get(`picture-${start}`, async () => Buffer.alloc(900))
      await vi.waitFor(async () => expect(await cache.find(`picture-${start}`)).toHaveLength(900))
    }
    await vi.waitFor(async () => expect((await readdir(folder)).length).toBeLessThanOrEqual(17))
  }))

test('what cannot be kept leaves nothing behind, and what a killed program left unfinished goes', () =>
  withCacheFolder(async (folder) => {
    await mkdir(join(folder, 'picture'))
    const left = async (name: string, hoursAgo: number) => {
      const file = join(folder, `${name}.part`)
      await writeFile(file, 'half a pic')
      await utimes(file, new Date(), new Date(Date.now() - hoursAgo * 3_600_000))
    }
    await left('old', 2)
    await left('fresh', 0)
    const cache = cacheIn(folder)
    expect(await cache.get('picture', async () => Buffer.from('made'))).toEqual(Buffer.from('made'))
    await cache.get('another', async () => Buffer.from('made'))
    await vi.waitFor(async () => expect((await readdir(folder)).sort()).toEqual(['another', 'fresh.part', 'picture']))
  }))

test('a cache that cannot be written or read costs nothing but the cache', async () => {
  const inTheWay = join(server.config.dataDir, 'a-file')
  await writeFile(inTheWay, 'not a folder')
  const cache = openDiskCache({ folder: join(inTheWay, 'cache'), bytesMax: 16_000, log: openLog(server.config) })
  expect(await cache.get('picture', async () => Buffer.from('made'))).toEqual(Buffer.from('made'))
})
