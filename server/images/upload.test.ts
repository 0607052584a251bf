import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Image } from '../../contract/images.ts'
import { levelRights } from '../../contract/levels.ts'
import { images } from '../db/schema.ts'
import { openTestServer, type Person, type TestServer } from '../testing/server.ts'
import { openStandIn } from '../testing/stand-in.ts'
import { reencode } from './upload.ts'

let server: TestServer
let person: Person
beforeAll(async () => {
  server = await openTestServer([openStandIn()])
  await server.work()
  person = await server.person(0)
})
afterAll(() => server.close())

function form(bytes: Buffer, fields: Record<string, string> = {}, filename = 'my_best-map.png') {
  const boundary = 'lanternkeep-boundary'
  const texts = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${filename}"\r\ncontent-type: image/png\r\n\r\n`
  return {
    bytes: Buffer.concat([Buffer.from(texts.join('') + head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  }
}

const send = (bytes: Buffer, fields?: Record<string, string>, filename?: string) =>
  person.call('uploadImage', { payload: form(bytes, fields, filename), idempotencyKey: randomUUID() })

async function uploaded(bytes: Buffer, fields?: Record<string, string>): Promise<Image> {
  const started = await send(bytes, fields)
  expect(started.statusCode, started.body).toBe(201)
  return (await server.ended(person, started.json().requestId)).image as Image
}

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 90, b: 30 } } })

test('JPEG, PNG, WebP, AVIF and GIF are taken, for nothing, and private unless asked otherwise', async () => {
  for (const bytes of [
    await picture(60, 40).jpeg().toBuffer(),
    await picture(60, 40).png().toBuffer(),
    await picture(60, 40).webp().toBuffer(),
    await picture(60, 40).avif({ effort: 0 }).toBuffer(),
    await picture(60, 40).gif().toBuffer(),
  ]) {
    const image = await uploaded(bytes)
    expect(image).toMatchObject({
      width: 60,
      height: 40,
      isVisible: false,
      title: 'My best map',
      model: '',
      seed: null,
    })
  }
})

test('a title, category and visibility sent along are kept', async () => {
  const image = await uploaded(await picture(20, 20).png().toBuffer(), {
    title: 'The old bridge',
    category: 'battlemaps',
    isVisible: 'true',
  })
  expect(image).toMatchObject({ title: 'The old bridge', type: 'BATTLEMAP', isVisible: true })
})

test('an upload is asked for by its link', async () => {
  const image = await uploaded(await picture(20, 20).png().toBuffer(), { visibility: 'unlisted', isVisible: 'true' })
  expect(image).toMatchObject({ visibility: 'unlisted', isVisible: false })
})

test('the copy stands upright and carries none of the sender’s metadata', async () => {
  const sent = await picture(80, 40)
    .jpeg()
    .withExif({ IFD0: { Copyright: 'Somebody, 12 Lantern Street' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer()
  expect(sent.includes('Lantern Street')).toBe(true)
  const image = await uploaded(sent)
  expect(image).toMatchObject({ width: 40, height: 80 })
  const kept = (await server.app.inject({ url: image.url })).rawPayload
  const { exif, xmp, iptc, orientation } = await sharp(kept).metadata()
  expect({ exif, xmp, iptc, orientation }).toEqual({
    exif: undefined,
    xmp: undefined,
    iptc: undefined,
    orientation: undefined,
  })
  expect(kept.includes('Lantern Street')).toBe(false)
})

test('a picture of more than 60 megapixels is refused, however small the file', async () => {
  const bomb = await sharp({
    create: { width: 12_000, height: 6000, channels: 3, background: '#000' },
    limitInputPixels: false,
  })
    .png({ compressionLevel: 9 })
    .toBuffer()
  expect(bomb.length).toBeLessThan(1_000_000)
  const answer = await send(bomb)
  expect(answer.statusCode).toBe(413)
  expect(answer.json().error).toContain('more than 60 megapixels')
})

test('an AVIF of more than 24 megapixels is refused by its head, before the memory it takes is', async () => {
  const create = { width: 6100, height: 4000, channels: 3 as const, background: '#246' }
  const answer = await send(await sharp({ create }).avif({ effort: 0 }).toBuffer())
  expect([answer.statusCode, answer.json().error]).toEqual([
    413,
    'This AVIF picture has more than 24 megapixels. Make it smaller and try again; nothing was charged.',
  ])
})

test('a large lossless picture is kept so without the memory that WebP would take', async () => {
  const caller = { name: 'somebody', isStranger: false }
  const large = await reencode(await picture(3600, 2400).png().toBuffer(), { caller })
  const small = await reencode(await picture(600, 400).png().toBuffer(), { caller })
  expect([large.extension, small.extension]).toEqual(['png', 'webp'])
})

test('a picture of more pixels than are kept is made smaller', async () => {
  const { width, height } = await uploaded(await picture(6600, 4400).png().toBuffer())
  expect([width * height <= 24_000_000, width / height]).toEqual([true, expect.closeTo(1.5, 2)])
})

test('a file above 20 MB is refused', async () => {
  const answer = await send(Buffer.concat([await picture(10, 10).png().toBuffer(), Buffer.alloc(20 * 1024 * 1024)]))
  expect(answer.statusCode).toBe(413)
  expect(answer.json().error).toContain('larger than 20 MB')
})

test('a truncated picture is refused as damaged', async () => {
  const noisy = Buffer.from(Array.from({ length: 300 * 300 * 3 }, (_, index) => (index * 7919) % 251))
  const source = sharp(noisy, { raw: { width: 300, height: 300, channels: 3 } })
  for (const whole of [
    await source.clone().png().toBuffer(),
    await source.clone().jpeg().toBuffer(),
    await source.clone().webp().toBuffer(),
  ]) {
    const answer = await send(whole.subarray(0, Math.floor(whole.length * 0.6)))
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toMatchObject({
      code: 'bad_picture',
      error: expect.stringContaining('damaged or incomplete'),
    })
  }
})

test('a renamed executable, a text, an SVG and an empty file are refused, whatever they are called', async () => {
  const executable = Buffer.concat([Buffer.from('\x7fELF'), Buffer.alloc(4000, 1)])
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  for (const bytes of [executable, svg, Buffer.from('MZ hello'), Buffer.from('just words')]) {
    const answer = await send(bytes, {}, 'dragon.png')
    expect(answer.statusCode).toBe(415)
    expect(answer.json().error).toContain('not a JPEG, PNG, WebP, AVIF or GIF picture')
  }
  expect((await send(Buffer.alloc(0))).statusCode).toBe(400)
})

test('a form that breaks off, or says not where its parts end, is refused with a sentence', async () => {
  const { bytes, headers } = form(await picture(20, 20).png().toBuffer())
  for (const payload of [
    { bytes: bytes.subarray(0, -30), headers },
    { bytes, headers: { 'content-type': 'multipart/form-data' } },
  ]) {
    const answer = await person.call('uploadImage', { payload, idempotencyKey: randomUUID() })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().error).toContain('broke off')
  }
})

const kept = async () => {
  const names = await readdir(server.config.dataDir, { recursive: true, withFileTypes: true })
  return names.filter((one) => one.isFile() && /receiving|incoming/.test(one.parentPath)).map(({ name }) => name)
}

test('what was sent is gone once the upload has ended, was refused, or was sent again', async () => {
  const bytes = await picture(24, 24).png().toBuffer()
  const idempotencyKey = randomUUID()
  const again = () => person.call('uploadImage', { payload: form(bytes), idempotencyKey })
  const started = await again()
  await server.ended(person, started.json().requestId)
  await vi.waitFor(async () => expect(await kept()).toEqual([]))
  expect((await again()).json().requestId).toBe(started.json().requestId)
  expect(await kept()).toEqual([])
  await send(Buffer.from('just words'))
  const other = await person.call('uploadImage', { payload: form(bytes, { title: 'Another' }), idempotencyKey })
  expect(other.statusCode).toBe(409)
  expect(await kept()).toEqual([])
})

test('an account that is deleted takes the upload it has under way with it', async () => {
  const idle = await openTestServer([openStandIn()])
  try {
    const leaver = await idle.person(0)
    const payload = form(await picture(24, 24).png().toBuffer())
    expect((await leaver.call('uploadImage', { payload, idempotencyKey: randomUUID() })).statusCode).toBe(201)
    const incoming = () => readdir(`${idle.config.dataDir}/incoming`, { recursive: true })
    expect((await incoming()).filter((name) => name.endsWith('.webp'))).toHaveLength(1)
    const body = { password: 'a long enough password' }
    expect((await leaver.call('deleteAccount', { body })).statusCode).toBe(200)
    expect((await incoming()).filter((name) => name.endsWith('.webp'))).toEqual([])
  } finally {
    await idle.close()
  }
})

test('an account whose pictures fill its room is told so, and what it sends is not kept', async () => {
  const full = await server.person(0)
  const payload = form(await picture(24, 24).png().toBuffer())
  const call = () => full.call('uploadImage', { payload, idempotencyKey: randomUUID() })
  await server.ended(full, (await call()).json().requestId)
  await server.services.db.update(images).set({ bytes: levelRights.NONE.storage }).where(eq(images.ownerId, full.id))
  const answer = await call()
  expect(answer.statusCode).toBe(413)
  expect(answer.json().error).toContain('fill the 1 GB')
  await vi.waitFor(async () => expect(await kept()).toEqual([]))
})

test('an account has only so many uploads on their way at once', async () => {
  const eager = await server.person(0)
  const payload = form(await picture(24, 24).png().toBuffer())
  const calls = Array.from({ length: 12 }, () => eager.call('uploadImage', { payload, idempotencyKey: randomUUID() }))
  const codes = (await Promise.all(calls)).map(({ statusCode }) => statusCode)
  expect(codes.filter((code) => code === 201).length).toBeGreaterThanOrEqual(3)
  expect(codes.filter((code) => code === 429).length).toBeGreaterThan(0)
})

test('an upload that is no form is refused with a sentence', async () => {
  const answer = await person.call('uploadImage', { body: { file: 'x' }, idempotencyKey: randomUUID() })
  expect(answer.statusCode).toBe(415)
  expect(answer.json().error).toContain('multipart/form-data')
})
