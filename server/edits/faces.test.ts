import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Edit } from '../../contract/edits.ts'
import type { PollReply } from '../../contract/generations.ts'
import type { Image } from '../../contract/images.ts'
import { marksAt } from '../../engine/edits/testing/face.ts'
import type { Vision } from '../images/vision/vision.ts'
import { formPayload } from '../testing/form.ts'
import { openTestServer, type Person, type TestServer } from '../testing/server.ts'
import { openStandIn } from '../testing/stand-in.ts'

interface Head {
  x: number
  y: number
  across: number
  skin: string
}

/** Where the heads of a picture are drawn, px, by how wide the picture is. */
const heads: Readonly<Record<number, readonly Head[]>> = {
  240: [
    { x: 60, y: 70, across: 60, skin: '#d8a080' },
    { x: 170, y: 84, across: 60, skin: '#b88060' },
  ],
  200: [{ x: 100, y: 80, across: 60, skin: '#4060c0' }],
  // So large that no net draws it, which would take this file as long as all the rest.
  360: [{ x: 180, y: 180, across: 300, skin: '#d8a080' }],
}
const heightOf = (width: number) => (width === 360 ? 360 : 160)

/** Sees heads where they were drawn: what the nets find is vision.test.ts's. */
const vision: Vision = {
  async look(bytes) {
    const { width = 0 } = await sharp(bytes).metadata()
    const faces = (heads[width] ?? []).map(({ x, y, across }) => ({
      x: (x - across / 2) / width,
      y: (y - across / 2) / heightOf(width),
      width: across / width,
      height: across / heightOf(width),
    }))
    return { nsfw: 0, faces }
  },
  async mark(bytes, face) {
    const { width = 0, height = 0 } = await sharp(bytes).metadata()
    const [x, y] = [(face.x + face.width / 2) * width, (face.y + face.height / 2) * height]
    return marksAt(x, y, face.width * width).map((mark) => ({ x: mark.x / width, y: mark.y / height }))
  },
  close: async () => undefined,
}

/** Heads with eyes, before a wall. */
function drawn(width: number): Promise<Buffer> {
  const height = heightOf(width)
  const each = (heads[width] ?? []).map(
    ({ x, y, across, skin }) =>
      `<g transform="translate(${x} ${y}) scale(${across / 60})"><ellipse rx="32" ry="42" fill="${skin}"/><circle cx="-14" cy="-8" r="4"/><circle cx="14" cy="-8" r="4"/></g>`,
  )
  const wall = `<rect width="${width}" height="${height}" fill="#405048"/><path d="M0 40h${width}M0 120h${width}" stroke="#283430" stroke-width="6"/>`
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${wall}${each.join('')}</svg>`,
    ),
  )
    .png()
    .toBuffer()
}

let server: TestServer
let person: Person
let party: Image
beforeAll(async () => {
  server = await openTestServer([openStandIn()])
  server.services.vision = vision
  await server.work()
  person = await server.person(10)
  party = await upload(person, 240)
})
afterAll(async () => {
  expect(await server.audit()).toMatchObject({ sum: 0, wrong: [], wrongHolds: [] })
  await server.close()
})

async function upload(who: Person, width: number): Promise<Image> {
  const form = new FormData()
  form.set('title', 'A photograph')
  form.set('file', new Blob([new Uint8Array(await drawn(width))], { type: 'image/png' }), 'a.png')
  const sent = await who.call('uploadImage', { payload: await formPayload(form), idempotencyKey: randomUUID() })
  return (await server.ended(who, sent.json().requestId)).image as Image
}

async function edited(imageId: string, edit: Edit): Promise<PollReply> {
  const started = await person.call('editImage', { body: { imageId, edit }, idempotencyKey: randomUUID() })
  expect(started.statusCode, started.body).toBe(201)
  return (await server.ended(person, started.json().requestId)) as PollReply
}

const swap = (faceImageId: string, face?: number): Edit => ({ type: 'FACESWAP', faceImageId, face, hasConsent: true })
const goldOf = async () => (await person.call('getUser')).json().gold

async function pixelsOf({ url }: Pick<Image, 'url'>) {
  const bytes = await server.services.media.read(url.replace('/media/', '').split('?')[0] ?? '')
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return (x: number, y: number) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)]
}

const apart = (one: number[], other: number[]) => Math.max(...one.map((value, c) => Math.abs(value - (other[c] ?? 0))))

test('of two faces the one that is counted out is swapped, in its own colours; the other stays', async () => {
  const other = await upload(person, 200)
  const { image, error } = await edited(party.id, swap(other.id, 1))
  expect(error).toBeNull()
  expect(image).toMatchObject({ type: 'EDIT', width: 240, height: 160 })
  const [before, after] = [await pixelsOf(party), await pixelsOf(image as Image)]
  // The blue of the face that came is not laid on this one.
  expect(apart(after(170, 96), before(170, 96))).toBeLessThan(40)
  expect(apart(after(60, 70), before(60, 70))).toBeLessThan(8)
})

test('where there is no such face it says in which picture, nothing is charged, and a private picture lends none', async () => {
  const plain = await upload(person, 120)
  const secret = await upload(await server.person(5), 200)
  const gold = await goldOf()
  const refusals: [string, Edit, RegExp][] = [
    [party.id, swap(plain.id), /whose face was to be taken\. You were not charged\.$/],
    [plain.id, swap(party.id), /picture that is edited\. You were not charged\.$/],
    [party.id, swap(party.id, 9), /2 faces were found.*number 10/],
    [party.id, swap(secret.id), /only its owner may use it/],
    [plain.id, { type: 'ADETAILER' }, /No face was found/],
  ]
  for (const [id, edit, says] of refusals) expect((await edited(id, edit)).error).toMatch(says)
  expect(await goldOf()).toBe(gold)
})

test('where a face has no room for finer lines, it is drawn in a picture twice as large, which is said', async () => {
  const portrait = await upload(person, 360)
  const { image } = await edited(portrait.id, { type: 'ADETAILER' })
  expect(image).toMatchObject({ width: 720, height: 720 })
  const told = (await person.call('getImage', { params: { id: image?.id ?? '' } })).json().editOf.steps
  expect(told).toContain('The picture is twice as large: there was no room for finer faces in it.')
})

test('a picture goes on beyond its side, and what was there stays', async () => {
  const wall = await upload(person, 120)
  const { image } = await edited(wall.id, { type: 'OUTPAINTING', left: 0, right: 25, top: 0, bottom: 0 })
  expect(image).toMatchObject({ width: 150, height: 160 })
  const [before, after] = [await pixelsOf(wall), await pixelsOf(image as Image)]
  for (const y of [20, 70, 150]) expect(apart(after(60, y), before(60, y))).toBeLessThan(8)
  // The wall goes on, and its upper beam with it.
  expect(apart(after(140, 80), before(110, 80))).toBeLessThan(24)
  expect(apart(after(140, 40), before(110, 40))).toBeLessThan(40)
})
