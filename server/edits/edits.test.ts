import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Edit, EditRequest } from '../../contract/edits.ts'
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
afterAll(async () => {
  expect(await server.audit()).toMatchObject({ sum: 0, wrong: [], wrongHolds: [] })
  await server.close()
})

const goldOf = async (person: Person): Promise<number> => (await person.call('getUser')).json().gold
const read = async (person: Person, id: string): Promise<FullImage> =>
  (await person.call('getImage', { params: { id } })).json()

const noteOf = async (id: string) =>
  (await server.services.db.select({ edit: images.edit }).from(images).where(eq(images.id, id)))[0]?.edit?.told

const start = (person: Person, imageId: string, edit: Edit, more: Partial<EditRequest> & { key?: string } = {}) => {
  const { key = randomUUID(), ...rest } = more
  return person.call('editImage', { body: { imageId, edit, ...rest }, idempotencyKey: key })
}

async function edited(person: Person, imageId: string, edit: Edit, more: Partial<EditRequest> = {}) {
  const started = await start(person, imageId, edit, more)
  expect(started.statusCode).toBe(201)
  const { requestId } = started.json<{ requestId: string }>()
  return (await server.ended(person, requestId)) as PollReply
}

async function upload(person: Person, bytes: Buffer): Promise<Image> {
  const form = new FormData()
  form.set('title', 'A photograph')
  form.set('file', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'a.png')
  const sent = await person.call('uploadImage', { payload: await formPayload(form), idempotencyKey: randomUUID() })
  return (await server.ended(person, sent.json().requestId)).image as Image
}

/** A red disc on a chequered ground. */
const chequered = (side: number) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><defs><pattern id="p" width="16" height="16" patternUnits="userSpaceOnUse"><rect width="16" height="16" fill="#886"/><rect width="8" height="8" fill="#443"/><rect x="8" y="8" width="8" height="8" fill="#443"/></pattern></defs><rect width="${side}" height="${side}" fill="url(#p)"/><circle cx="${side / 2}" cy="${side / 2}" r="${side / 8}" fill="#e01010"/></svg>`,
    ),
  )
    .png()
    .toBuffer()

/** A mask of 64 by 64 whose middle is meant. */
function middle(): Extract<Edit, { type: 'INPAINTING' }>['mask'] {
  const runs: number[] = []
  let kept = 0
  for (let y = 0; y < 64; y++) {
    if (y < 22 || y >= 42) kept += 64
    else {
      runs.push(kept + 22, 20)
      kept = 22
    }
  }
  return { width: 64, height: 64, runs: [...runs, kept] }
}

const bytesOf = (image: Image) => server.services.media.read(image.url.replace('/media/', '').split('?')[0] ?? '')

test('an edit is a new picture that knows the other, what was done, and who may see it; its price is taken once', async () => {
  const person = await server.person(10)
  const source = await upload(person, await chequered(200))
  const key = randomUUID()
  const edit: Edit = {
    type: 'QUICKEDIT',
    steps: [
      { do: 'night', amount: 60 },
      { do: 'crop', to: 'square' },
    ],
  }
  const starts = await Promise.all([1, 2, 3].map(() => start(person, source.id, edit, { key })))
  expect(new Set(starts.map((answer) => answer.json().requestId)).size).toBe(1)
  const { image } = (await server.ended(person, starts[0]?.json().requestId)) as PollReply
  expect(await goldOf(person)).toBe(9.75)
  const made = await read(person, image?.id ?? '')
  expect(made).toMatchObject({
    type: 'EDIT',
    title: source.title,
    visibility: 'private',
    editOf: { parent: { id: source.id }, type: 'QUICKEDIT', way: 'pixels', steps: ['Night 60', 'Crop to a square'] },
  })
  expect((await read(person, source.id)).edits).toEqual([{ id: made.id, title: source.title }])
  // The first stays as it was, and may go without taking the other along.
  expect(await bytesOf(await read(person, source.id))).toEqual(await bytesOf(source))
  await person.call('deleteImage', { params: { id: source.id } })
  expect((await read(person, made.id)).editOf).toMatchObject({ parent: null, steps: ['Night 60', 'Crop to a square'] })
})

test('what a mask covers is erased, and the rest is as it was', async () => {
  const person = await server.person(5)
  const source = await upload(person, await chequered(256))
  const { image } = await edited(person, source.id, { type: 'INPAINTING', mask: middle() })
  const { data } = await sharp(await bytesOf(image as Image))
    .raw()
    .toBuffer({ resolveWithObject: true })
  const channels = data.length / 256 ** 2
  let red = 0
  for (let at = 0; at < data.length; at += channels) if ((data[at] ?? 0) > 170 && (data[at + 1] ?? 0) < 90) red++
  expect(red).toBeLessThan(40)
})

test('our own picture is painted anew from its scene, larger, and stays what it was', { timeout: 60_000 }, async () => {
  const person = await server.person(5)
  const started = await person.start({ size: 512, prompt: 'a quiet hill' })
  const own = (await server.ended(person, started.json().requestId)).image as Image
  const painted = await read(person, (await edited(person, own.id, { type: 'UPSCALER', factor: 2 })).image?.id ?? '')
  expect(painted).toMatchObject({
    type: 'LANDSCAPE',
    width: 1024,
    height: 1024,
    prompt: 'a quiet hill',
    seed: own.seed,
    visibility: own.visibility,
    editOf: { way: 'scene', steps: ['Enlarged 2 times'] },
  })
  // The same picture, only finer.
  const small = (image: Image) =>
    bytesOf(image).then((bytes) => sharp(bytes).resize(64, 64).removeAlpha().raw().toBuffer())
  const [one, other] = [await small(own), await small(painted)]
  const apart = one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length
  expect(apart).toBeLessThan(9)
})

test('an upload is enlarged in its pixels', async () => {
  const person = await server.person(5)
  const source = await upload(person, await chequered(40))
  const enlarged = (await edited(person, source.id, { type: 'UPSCALER', factor: 3 })).image as Image
  expect([enlarged.type, enlarged.width, enlarged.height]).toEqual(['EDIT', 120, 120])
})

test('what the scene of our own picture can take is changed in it, the rest on its pixels, and it says which went which way', {
  timeout: 60_000,
}, async () => {
  const person = await server.person(5)
  const started = await person.start({ size: 512, category: 'items', prompt: 'a golden sword on a table' })
  const own = (await server.ended(person, started.json().requestId)).image as Image
  expect(await read(person, own.id)).toMatchObject({ hasScene: true })
  const steps: Extract<Edit, { type: 'QUICKEDIT' }>['steps'] = [
    { do: 'night', amount: 75 },
    { do: 'change', words: 'rusty' },
  ]
  const byScene = (await edited(person, own.id, { type: 'QUICKEDIT', steps })).image as Image
  expect(await read(person, byScene.id)).toMatchObject({
    type: 'ITEM',
    prompt: 'a golden sword on a table, at night, rusty',
    seed: own.seed,
    understood: expect.arrayContaining([expect.objectContaining({ meaning: 'rusty' })]),
    hasScene: true,
    editOf: { way: 'scene', steps: ['Night 75', 'Changed: rusty'] },
  })
  // What was changed is the picture that is changed further.
  const further = await edited(person, byScene.id, {
    type: 'QUICKEDIT',
    steps: [
      { do: 'change', words: 'bronze' },
      { do: 'mirror', to: 'across' },
    ],
  })
  expect(await read(person, further.image?.id ?? '')).toMatchObject({ type: 'EDIT', editOf: { way: 'scene' } })
  expect(await noteOf(further.image?.id ?? '')).toEqual([
    'By its scene: Changed: bronze. On its pixels: Mirror it, left to right.',
  ])
  const otherwise = await edited(person, own.id, { type: 'SUBJECTTRANSFORMATION', prompt: 'silver, as a woodcut' })
  expect(otherwise.image).toMatchObject({ type: 'ITEM', model: 'woodcut', prompt: 'a silver sword on a table' })

  // Nothing is taken for words of which no scene knows anything.
  const gold = await goldOf(person)
  const nothing = await edited(person, own.id, { type: 'QUICKEDIT', steps: [{ do: 'change', words: 'zorgly' }] })
  expect([nothing.status, nothing.error]).toEqual(['failed', expect.stringMatching(/None of these words/)])
  const source = await upload(person, await chequered(100))
  expect(await read(person, source.id)).toMatchObject({ hasScene: false })
  const older = await edited(person, source.id, { type: 'SUBJECTTRANSFORMATION', prompt: 'ten years older' })
  expect([older.status, older.error]).toEqual(['failed', expect.stringMatching(/None of these words/)])
  const refused = await start(person, source.id, { type: 'QUICKEDIT', steps: [{ do: 'change', words: 'a red cloak' }] })
  expect([refused.statusCode, refused.body]).toEqual([400, expect.stringMatching(/its scene is kept/)])
  expect(await goldOf(person)).toBe(gold)
})

test('what cannot be done is told in a sentence, and costs nothing', async () => {
  const [person, stranger] = [await server.person(5), await server.person(5)]
  const source = await upload(person, await chequered(100))
  const { status, error } = await edited(person, source.id, { type: 'QUICKEDIT', steps: [{ do: 'crop', to: 'face' }] })
  expect([status, error]).toEqual(['failed', expect.stringMatching(/No face was found.*You were not charged/)])
  const all = { width: 2, height: 2, runs: [0, 4] }
  const gone = await edited(person, source.id, { type: 'INPAINTING', mask: all })
  expect([gone.status, gone.error]).toEqual([
    'failed',
    expect.stringMatching(/Too little of the picture.*You were not charged/),
  ])
  expect(await goldOf(person)).toBe(5)

  // Somebody else's private picture is not there.
  expect((await start(stranger, source.id, { type: 'UPSCALER', factor: 2 })).statusCode).toBe(404)
  await server.services.db.update(images).set({ width: 5000, height: 5000 }).where(eq(images.id, source.id))
  const large = await start(person, source.id, { type: 'UPSCALER', factor: 4 })
  expect([large.statusCode, large.json().error]).toEqual([400, expect.stringMatching(/400 megapixels; 24 is the most/)])
  for (const mask of [
    { width: 3, height: 3, runs: [9] },
    { width: 3, height: 3, runs: [1, 7] },
    { width: 2000, height: 1, runs: [1, 1999] },
    { width: 3, height: 3, runs: [-1, 10] },
  ])
    expect((await start(person, source.id, { type: 'INPAINTING', mask })).statusCode).toBe(400)
})

test('a picture that was handed on by its link is its owner’s alone to edit, and no page of an edit leads to it', async () => {
  const [person, other] = [await server.person(5), await server.person(5)]
  const source = await upload(person, await chequered(100))
  await person.call('updateImage', { params: { id: source.id }, body: { visibility: 'unlisted' } })
  expect((await other.call('getImage', { params: { id: source.id } })).statusCode).toBe(200)
  const edit: Edit = { type: 'QUICKEDIT', steps: [{ do: 'grey' }] }
  expect((await start(other, source.id, edit)).statusCode).toBe(404)
  const { image } = await edited(person, source.id, edit, { visibility: 'public' })
  expect((await read(other, image?.id ?? '')).editOf).toMatchObject({ parent: null, steps: ['Shades of grey'] })
  expect((await read(person, image?.id ?? '')).editOf).toMatchObject({ parent: { id: source.id } })
})

test('of a public picture anybody may make an edit, which is theirs alone until they show it, and is marked where the other was', async () => {
  const [person, other] = [await server.person(5), await server.person(5)]
  const source = await upload(person, await chequered(100))
  await person.call('setVisibility', { params: { id: source.id }, body: { isVisible: true } })
  await server.services.db.update(images).set({ isNsfw: true, nsfwMarkedBy: 'owner' }).where(eq(images.id, source.id))
  const made = await edited(other, source.id, { type: 'QUICKEDIT', steps: [{ do: 'grey' }] })
  expect(made.image).toMatchObject({ visibility: 'private', isNsfw: true, isOwner: true })
  expect((await person.call('getImage', { params: { id: made.image?.id ?? '' } })).statusCode).toBe(404)
})

test('a lineage is the whole tree about a picture, and of others’ works only what is shown to the caller', async () => {
  const [person, other] = [await server.person(10), await server.person(10)]
  const source = await upload(person, await chequered(64))
  const grey: Edit = { type: 'QUICKEDIT', steps: [{ do: 'grey' }] }
  const first = (await edited(person, source.id, grey)).image as Image
  const second = (await edited(person, first.id, { type: 'QUICKEDIT', steps: [{ do: 'mirror', to: 'across' }] })).image
  const branch = (await edited(person, first.id, { type: 'QUICKEDIT', steps: [{ do: 'sepia', amount: 80 }] })).image
  const lineage = async (who: Person, id: string) =>
    (await who.call('getLineage', { params: { id } })).json<{
      works: { id: string; parentId: string | null; steps: string[] }[]
    }>()

  const whole = await lineage(person, second?.id ?? '')
  expect(whole.works.map(({ id, parentId }) => [id, parentId])).toEqual([
    [source.id, null],
    [first.id, source.id],
    [second?.id, first.id],
    [branch?.id, first.id],
  ])
  expect(whole.works[1]?.steps).toEqual(['Shades of grey'])
  expect((await lineage(person, source.id)).works).toHaveLength(4)

  // Of all that the other sees one work alone, which then is the first of its tree.
  expect((await other.call('getLineage', { params: { id: first.id } })).statusCode).toBe(404)
  await person.call('setVisibility', { params: { id: first.id }, body: { visibility: 'public' } })
  expect((await lineage(other, first.id)).works.map(({ id, parentId }) => [id, parentId])).toEqual([[first.id, null]])
})

test('what a moderator withheld does not come back as an edit of itself', async () => {
  const person = await server.person(10)
  const source = await upload(person, await chequered(64))
  await server.services.db.update(images).set({ isWithheld: true }).where(eq(images.id, source.id))
  const grey: Edit = { type: 'QUICKEDIT', steps: [{ do: 'grey' }] }
  expect((await start(person, source.id, grey, { visibility: 'public' })).statusCode).toBe(403)
  const made = (await edited(person, source.id, grey)).image as Image
  const shown = await person.call('setVisibility', { params: { id: made.id }, body: { visibility: 'public' } })
  expect(shown.statusCode).toBe(403)
})

test('steps after which a picture is as it was cost nothing', async () => {
  const person = await server.person(10)
  const source = await upload(person, await chequered(64))
  const nothing: Edit = { type: 'QUICKEDIT', steps: [{ do: 'light', amount: 0 }] }
  const ended = await edited(person, source.id, nothing)
  expect(ended.error).toContain('Nothing was found in this picture that would have to be changed')
  expect(await goldOf(person)).toBe(10)
})
