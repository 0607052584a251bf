import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Image } from '../../contract/images.ts'
import { readParameters } from '../../contract/parameters.ts'
import { pixels } from '../pixels/gate.ts'
import { callRoute, openTestServer, type Person, type TestServer } from '../testing/server.ts'
import { openStandIn } from '../testing/stand-in.ts'
import { attachment, fileNameOf } from './download-name.ts'

const service = { ...openStandIn(), name: 'cloud' }
service.models = () =>
  [{ ...openStandIn().models()[0], id: 'cloud/sky', provider: 'cloud' }] as ReturnType<typeof service.models>
const plainly = service.make.picture
service.make.picture = async (order, watcher) => {
  const made = await plainly(order, watcher)
  return { ...made, bytes: await sharp(made.bytes).withXmp('<x>of the service</x>').png().toBuffer() }
}

let server: TestServer
let person: Person
beforeAll(async () => {
  server = await openTestServer([openStandIn(), service])
  await server.work()
  person = await server.person()
})
afterAll(() => server.close())

async function made(request: Record<string, unknown> = {}): Promise<Image> {
  const started = await person.start(request)
  return (await server.ended(person, started.json().requestId)).image as Image
}

const download = (image: Image, query: Record<string, unknown> = {}) =>
  callRoute(server.app, 'downloadImage', { params: { id: image.id }, query })

/** The text chunks of a PNG, its check sums looked at. */
function textsOf(png: Buffer): Record<string, string> {
  const texts: Record<string, string> = {}
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at)
    const type = png.toString('latin1', at + 4, at + 8)
    const data = png.subarray(at + 8, at + 8 + length)
    expect(crc32(png.subarray(at + 4, at + 8 + length))).toBe(png.readUInt32BE(at + 8 + length))
    const [keyword = ''] = data.toString('latin1').split('\0', 1)
    if (type === 'tEXt') texts[keyword] = data.toString('latin1', keyword.length + 1)
    if (type === 'iTXt') texts[keyword] = data.toString('utf8', keyword.length + 5)
    at += 12 + length
  }
  return texts
}

/** The user comment of an Exif block, as a reader that knows the form would take it. */
function commentOf(exif: Buffer | undefined): string {
  const text = exif?.subarray(exif.indexOf('UNICODE\0') + 8)
  return Buffer.from(text ?? [])
    .swap16()
    .toString('utf16le')
}

/** What Exif will not do without (DC-008, tables 17 and 18): exiftool -validate grumbles where one is missing. */
const MAIN_TAGS = [0x011a, 0x011b, 0x0128, 0x0213, 0x8769]
const EXIF_TAGS = [0x9000, 0x9101, 0x9286, 0xa000, 0xa001, 0xa002, 0xa003]

/** The tags of an Exif block's first directory and of the one its last entry points to. */
function tagsOf(block: Buffer): number[][] {
  const exif = block.subarray(block.indexOf('MM'))
  const entries = (at: number) => Array.from({ length: exif.readUInt16BE(at) }, (_, index) => at + 2 + 12 * index)
  const main = entries(exif.readUInt32BE(4))
  const inner = entries(exif.readUInt32BE((main.at(-1) ?? 0) + 8))
  return [main, inner].map((places) => places.map((at) => exif.readUInt16BE(at)))
}

test('a PNG carries its parameters as other tools read them, and says who or what made it', async () => {
  const image = await made({ prompt: 'a quiet hill', negativePrompt: 'sheep', seed: 77 })
  const answer = await download(image)
  expect(answer.headers).toMatchObject({
    'content-type': 'image/png',
    'content-disposition': 'attachment; filename="Quiet hill.png"; filename*=UTF-8\'\'Quiet%20hill.png',
    'cache-control': 'private, no-store',
  })
  const { parameters, 'XML:com.adobe.xmp': xmp } = textsOf(answer.rawPayload)
  expect(parameters).toBe(
    'a quiet hill\nNegative prompt: sheep\n' +
      'Steps: 1, Seed: 77, Size: 8x8, Model: painted, Category: landscapes, Version: Lanternkeep',
  )
  expect(xmp).toContain('http://cv.iptc.org/newscodes/digitalsourcetype/algorithmicMedia<')
  expect(xmp).toContain(`<rdf:li>${person.username}</rdf:li>`)
  const [kept, shown] = [await sharp(answer.rawPayload).raw().toBuffer(), await server.app.inject({ url: image.url })]
  expect(kept).toEqual(await sharp(shown.rawPayload).raw().toBuffer())
})

test('the file of a little variation carries its nudges, so that it can be made again', async () => {
  const parent = await made({ prompt: 'a calm hill', seed: 78 })
  const little = await made({ prompt: 'a calm hill', seed: 99, variation: { of: parent.id, strength: 'little' } })
  const { parameters } = textsOf((await download(little)).rawPayload)
  expect(readParameters(parameters ?? '')).toMatchObject({ prompt: 'a calm hill', seed: 78, nudges: [99] })
})

test('JPEG and WebP carry the same, in every script, and pictures of an AI service say so', async () => {
  const image = await made({ prompt: 'ein Turm über 竜 & <Nebel> 🐉', model: 'cloud/sky', seed: 5 })
  for (const format of ['jpeg', 'webp', 'png'] as const) {
    const { rawPayload } = await download(image, { format })
    const { exif, xmp, format: kept } = await sharp(rawPayload).metadata()
    expect(kept).toBe(format)
    const text = format === 'png' ? textsOf(rawPayload).parameters : commentOf(exif)
    expect(readParameters(text ?? '')).toMatchObject({ prompt: image.prompt, seed: 5, model: 'cloud/sky' })
    expect(xmp?.toString()).toContain('digitalsourcetype/trainedAlgorithmicMedia<')
    expect(xmp?.toString()).toContain('ein Turm über 竜 &amp; &lt;Nebel&gt; 🐉')
    expect(rawPayload.includes('of the service')).toBe(false)
    // Extended File Format of WebP: the Exif stands before the XMP.
    if (format === 'webp') expect(rawPayload.indexOf('EXIF')).toBeLessThan(rawPayload.indexOf('XMP '))
    if (exif) expect(tagsOf(exif)).toEqual([MAIN_TAGS, EXIF_TAGS])
  }
})

test('an upload carries its title and nothing made up', async () => {
  const bytes = await sharp({ create: { width: 700, height: 500, channels: 3, background: '#456' } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'Somebody' } })
    .toBuffer()
  const boundary = 'b'
  const head = `--b\r\ncontent-disposition: form-data; name="title"\r\n\r\nMy map\r\n--b\r\ncontent-disposition: form-data; name="file"; filename="x.jpg"\r\n\r\n`
  const payload = {
    bytes: Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--b--\r\n')]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  }
  const started = await person.call('uploadImage', { payload, idempotencyKey: crypto.randomUUID() })
  const image = (await server.ended(person, started.json().requestId)).image as Image
  for (const [format, w, width] of [
    ['png', undefined, 700],
    ['png', 256, 256],
    ['jpeg', 512, 512],
    ['webp', 2048, 700],
  ] as const) {
    const query = { format, ...(w && { w }) }
    const { rawPayload } = await person.call('downloadImage', { params: { id: image.id }, query })
    const found = await sharp(rawPayload).metadata()
    expect(found.width).toBe(width)
    expect(found.exif).toBeUndefined()
    expect(found.xmp?.toString()).toContain('My map')
    expect(found.xmp?.toString()).not.toMatch(/DigitalSourceType|dc:creator/)
    if (format === 'png') expect(textsOf(rawPayload).parameters).toBeUndefined()
  }
})

test('a private picture is its owner’s to download, and whoever’s was given its signed address; a deleted one is nobody’s', async () => {
  const image = await made({ isVisible: false })
  const signed = Object.fromEntries(new URL(image.url, 'http://x').searchParams)
  expect((await download(image)).statusCode).toBe(404)
  expect((await (await server.person(0)).call('downloadImage', { params: { id: image.id } })).statusCode).toBe(404)
  expect((await person.call('downloadImage', { params: { id: image.id } })).statusCode).toBe(200)
  expect((await download(image, signed)).statusCode).toBe(200)
  expect((await download(image, { ...signed, sign: 'x' })).statusCode).toBe(404)
  await person.call('deleteImage', { params: { id: image.id } })
  expect((await download(image, signed)).statusCode).toBe(404)
  expect((await person.call('downloadImage', { params: { id: image.id } })).statusCode).toBe(404)
})

test('formats and widths that are not on offer are refused', async () => {
  const image = await made()
  for (const query of [{ format: 'svg' }, { w: 65 }, { w: 'wide' }]) {
    expect((await download(image, query)).statusCode).toBe(400)
  }
})

test('a long title becomes a file name of at most 200 bytes that ends with a whole character', () => {
  expect(fileNameOf('🐉'.repeat(200))).toBe('🐉'.repeat(50))
  // Eighteen bytes each.
  expect(fileNameOf('👩‍👧‍👦'.repeat(50))).toBe('👩‍👧‍👦'.repeat(11))
  expect(fileNameOf(`${'a'.repeat(199)}e\u0323\u0308`)).toBe('a'.repeat(199))
  expect(fileNameOf(`o${'\u0308\u0323'.repeat(200)}`)).toBe('picture')
})

test('a title becomes a file name that every system takes', () => {
  for (const [title, name] of [
    ['Last light over the lake', 'Last light over the lake'],
    ['../../etc/passwd', 'etc passwd'],
    ['a "sword": fire\\ice?\r\nSet-Cookie: x', 'a sword fire ice Set-Cookie x'],
    ['\u202Egpj.exe', 'gpj.exe'],
    ['CON', '_CON'],
    ['con.txt', '_con.txt'],
    ['Lpt¹ . the gate', '_Lpt¹ . the gate'],
    ['Con man', 'Con man'],
    ['...', 'picture'],
    ['\u200d', 'picture'],
    ['👩‍👧‍👦 at home', '👩‍👧‍👦 at home'],
    ['竜 und Öl', '竜 und Öl'],
  ] as const) {
    expect(fileNameOf(title)).toBe(name)
  }
  expect(attachment('竜 "Öl" (1)%.png')).toBe(
    'attachment; filename="_ _Ol_ (1)_.png"; filename*=UTF-8\'\'%E7%AB%9C%20%22%C3%96l%22%20%281%29%25.png',
  )
})

test('a file is made once, and kept ready for whoever asks for it next', async () => {
  const image = await made({ seed: 801 })
  const read = vi.spyOn(server.services.media, 'read')
  const first = await download(image, { format: 'webp' })
  const second = await download(image, { format: 'webp' })
  expect(second.rawPayload.equals(first.rawPayload)).toBe(true)
  expect(second.headers['content-length']).toBe(String(first.rawPayload.length))
  expect(read).toHaveBeenCalledTimes(1)
  await person.call('updateImage', { params: { id: image.id }, body: { title: 'Another name' } })
  expect((await download(image, { format: 'webp' })).rawPayload.includes('Another name')).toBe(true)
  read.mockRestore()
})

test('a picture whose bytes are gone is not found, by its file as by its token', async () => {
  const image = await made({ seed: 802, category: 'characters' })
  await server.services.media.remove(image.url.replace('/media/', ''))
  const token = callRoute(server.app, 'exportMap', { params: { id: image.id }, query: { format: 'token' } })
  for (const answer of [await download(image, { format: 'jpeg' }), await token]) {
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toMatchObject({ code: 'not_found', error: 'This picture was not found.' })
  }
})

test('a download that nobody waits for any longer leaves the line at once', async () => {
  const image = await made({ seed: 803 })
  const held = Promise.withResolvers<void>()
  const inside = ['a', 'b'].map((name) =>
    pixels.run({ caller: { name, isStranger: true }, pixels: 1 }, () => held.promise),
  )
  const url = await server.app.listen({ port: 0 })
  const leaving = [new AbortController(), new AbortController()]
  const asked = leaving.map(({ signal }) => fetch(`${url}/v1/images/${image.id}/download?format=webp`, { signal }))
  const left = Promise.allSettled(asked)
  await vi.waitFor(() => expect(pixels.count()).toEqual({ waiting: 1, inside: 2 }), 20_000)
  for (const one of leaving) one.abort()
  await vi.waitFor(() => expect(pixels.count()).toEqual({ waiting: 0, inside: 2 }), 20_000)
  held.resolve()
  await Promise.all([...inside, left])
}, 60_000)
