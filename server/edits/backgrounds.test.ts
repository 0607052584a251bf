import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Edit } from '../../contract/edits.ts'
import type { PollReply } from '../../contract/generations.ts'
import type { FullImage, Image } from '../../contract/images.ts'
import { images } from '../db/schema.ts'
import { openBuiltIn } from '../providers/builtin.ts'
import { formPayload } from '../testing/form.ts'
import { quietLog } from '../testing/quiet-log.ts'
import { openTestServer, type Person, type TestServer } from '../testing/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer([openBuiltIn({ log: quietLog, threads: 1 })])
  await server.work()
})
afterAll(() => server.close())

async function edited(person: Person, imageId: string, edit: Edit): Promise<PollReply> {
  const started = await person.call('editImage', { body: { imageId, edit }, idempotencyKey: randomUUID() })
  expect(started.statusCode, started.body).toBe(201)
  return (await server.ended(person, started.json().requestId)) as PollReply
}

async function upload(person: Person, drawing: string): Promise<Image> {
  const form = new FormData()
  const png = await sharp(Buffer.from(drawing)).png().toBuffer()
  form.set('file', new Blob([new Uint8Array(png)], { type: 'image/png' }), 'a.png')
  const sent = await person.call('uploadImage', { payload: await formPayload(form), idempotencyKey: randomUUID() })
  return (await server.ended(person, sent.json().requestId)).image as Image
}

const read = async (person: Person, { image }: PollReply): Promise<FullImage> =>
  (await person.call('getImage', { params: { id: image?.id ?? '' } })).json()

/** Red, green, blue and alpha at a place, told as shares of width and height. */
async function colourAt(image: Pick<Image, 'url' | 'width' | 'height'>, x: number, y: number): Promise<number[]> {
  const bytes = await server.services.media.read(image.url.replace('/media/', '').split('?')[0] ?? '')
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * 4
  return [...data.subarray(at, at + 4)]
}

const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" width="160" height="160">${inside}</svg>`
/** A red disc on a wall of a few blues. */
const disc = svg(
  '<rect width="160" height="160" fill="#3a5f9c"/><rect width="160" height="70" fill="#41689f"/><circle cx="80" cy="84" r="40" fill="#c8281e"/>',
)
const plain = svg('<rect width="160" height="160" fill="#3a5f9c"/>')

test('an upload loses what is behind its subject; where nothing stands out that is said, and costs nothing', async () => {
  const person = await server.person(5)
  const source = await upload(person, disc)
  const made = await read(person, await edited(person, source.id, { type: 'BGREMOVAL' }))
  expect(made).toMatchObject({ type: 'EDIT', editOf: { way: 'pixels', steps: ['The background was removed'] } })
  expect((await colourAt(made, 0.05, 0.05))[3]).toBe(0)
  const [red, green, , alpha] = await colourAt(made, 0.5, 0.5)
  expect([alpha, (red ?? 0) > 180, (green ?? 255) < 60]).toEqual([255, true, true])

  const again = await edited(person, made.id, { type: 'BGREMOVAL' })
  expect([again.status, again.error]).toEqual(['failed', expect.stringMatching(/Nothing was found/)])
  const nothing = await edited(person, (await upload(person, plain)).id, { type: 'BGREMOVAL' })
  expect([nothing.status, nothing.error]).toEqual(['failed', expect.stringMatching(/Nothing stands out.*Brush over/)])
  expect((await person.call('getUser')).json().gold).toBe(4.75)
})

test('our own picture is painted anew without its place, and in another that words name; it stays what it was', async () => {
  const person = await server.person(5)
  const asked = { size: 512, category: 'items', prompt: 'an iron key on a table' } as const
  const own = (await server.ended(person, (await person.start(asked)).json().requestId)).image as Image
  const bare = await read(person, await edited(person, own.id, { type: 'BGREMOVAL' }))
  expect(bare).toMatchObject({ type: own.type, prompt: own.prompt, editOf: { way: 'scene' } })
  expect((await colourAt(bare, 0.02, 0.02))[3]).toBe(0)

  const behind = { kind: 'words', prompt: 'in the snow' } as const
  const moved = await read(person, await edited(person, bare.id, { type: 'BGREPLACE', behind }))
  expect(moved).toMatchObject({ type: own.type, editOf: { way: 'scene', steps: ['A new background: in the snow'] } })
  const [red = 0, green = 0, blue = 0, alpha] = await colourAt(moved, 0.06, 0.5)
  expect([alpha, red > 110, green > 110, blue > 110]).toEqual([255, true, true, true])
})

test('a subject is put before a colour, a place, or another picture that its owner may see, whose marks it takes on', async () => {
  const [person, stranger] = [await server.person(5), await server.person(5)]
  const source = await upload(person, disc)
  const before = (behind: Extract<Edit, { type: 'BGREPLACE' }>['behind']) =>
    edited(person, source.id, { type: 'BGREPLACE', behind })
  const yellow = await read(person, await before({ kind: 'colour', colour: '#f0d000' }))
  const [red = 0, green = 0, blue = 255, alpha] = await colourAt(yellow, 0.05, 0.05)
  expect([red > 225, green > 195, blue < 25, alpha]).toEqual([true, true, true, 255])

  const there = await upload(person, svg('<rect width="160" height="160" fill="#20a040"/>'))
  await server.services.db.update(images).set({ gore: 2, isNsfw: true }).where(eq(images.id, there.id))
  const laid = await before({ kind: 'picture', imageId: there.id })
  expect(laid.image).toMatchObject({ isNsfw: true })
  const corner = await colourAt(await read(person, laid), 0.05, 0.05)
  expect((corner[1] ?? 0) - Math.max(corner[0] ?? 0, corner[2] ?? 0)).toBeGreaterThan(60)

  const hidden = await upload(stranger, plain)
  const refused = await before({ kind: 'picture', imageId: hidden.id })
  expect([refused.status, refused.error]).toEqual([
    'failed',
    expect.stringMatching(/is gone, or only its owner may use it\. Choose another\. You were not charged\.$/),
  ])
  const unread = await before({ kind: 'words', prompt: 'qwrtz plmk' })
  expect([unread.status, unread.error]).toEqual(['failed', expect.stringMatching(/None of these words/)])
})
