import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Edit, TransformationRequest } from '../../contract/edits.ts'
import type { PollReply } from '../../contract/generations.ts'
import type { FullImage, Image } from '../../contract/images.ts'
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

/** A red disc on a plain ground, as a picture from elsewhere. */
async function upload(person: Person, ground = '#8899aa'): Promise<Image> {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="160"><rect width="200" height="160" fill="${ground}"/><circle cx="100" cy="80" r="44" fill="#c02818"/></svg>`
  const bytes = await sharp(Buffer.from(drawing)).png().toBuffer()
  const form = new FormData()
  form.set('title', 'A red disc')
  form.set('file', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'a.png')
  const sent = await person.call('uploadImage', { payload: await formPayload(form), idempotencyKey: randomUUID() })
  return (await server.ended(person, sent.json().requestId)).image as Image
}

const transform = (person: Person, body: TransformationRequest, idempotencyKey: string = randomUUID()) =>
  person.call('transformImage', { body, idempotencyKey })

async function ended(person: Person, id: string): Promise<PollReply> {
  await server.ended(person, id)
  return (await person.call('pollTransformation', { params: { id } })).json()
}

test('a transformation is an edit by another address: priced alike, once however often it is sent, and told of by its own poll', {
  timeout: 60_000,
}, async () => {
  const person = await server.person(5)
  const source = await upload(person)
  const key = randomUUID()
  const body = { imageId: source.id, style: 'tarot-card', title: 'The Disc' } as const
  const starts = await Promise.all([1, 2].map(() => transform(person, body, key)))
  expect(starts.map(({ statusCode }) => statusCode)).toEqual([201, 201])
  expect(new Set(starts.map((answer) => answer.json().requestId)).size).toBe(1)
  const { image } = await ended(person, starts[0]?.json().requestId)
  expect(await goldOf(person)).toBe(4.75)
  expect(await read(person, image?.id ?? '')).toMatchObject({
    type: 'EDIT',
    visibility: source.visibility,
    width: 700,
    height: 1200,
    editOf: { parent: { id: source.id }, type: 'TRANSFORMATION', way: 'pixels', steps: ['Tarot card'] },
  })
  const unknown = await transform(person, { ...body, style: 'oil-painting' as 'tarot-card' })
  expect(unknown.statusCode).toBe(400)
  const stranger = await server.person(5)
  expect((await transform(stranger, body)).statusCode).toBe(404)
})

test('of a picture of our own the scene tells what stands where, and the page says so', {
  timeout: 60_000,
}, async () => {
  const person = await server.person(5)
  const started = await person.start({ size: 512, prompt: 'a quiet hill' })
  const own = (await server.ended(person, started.json().requestId)).image as Image
  const { requestId } = (await transform(person, { imageId: own.id, style: 'box-model' })).json()
  const { image } = await ended(person, requestId)
  expect(await read(person, image?.id ?? '')).toMatchObject({
    type: 'EDIT',
    editOf: { way: 'scene', steps: ['Box model'] },
  })
})

test('a sound picture has nothing to restore, which costs nothing; what is switched on is done', async () => {
  const person = await server.person(5)
  const source = await upload(person)
  const restore = async (repairs: Extract<Edit, { type: 'RESTORATION' }>['repairs']) => {
    const body = { imageId: source.id, edit: { type: 'RESTORATION' as const, repairs } }
    const started = await person.call('editImage', { body, idempotencyKey: randomUUID() })
    return (await server.ended(person, started.json().requestId)) as PollReply
  }
  const { status, error } = await restore('auto')
  expect([status, error]).toEqual(['failed', expect.stringMatching(/Nothing was found.*You were not charged/)])
  expect(await goldOf(person)).toBe(5)
  const { image } = await restore({ fading: 50 })
  expect((await read(person, image?.id ?? '')).editOf).toMatchObject({
    way: 'pixels',
    steps: expect.arrayContaining(['Fading: 50 %']),
  })
  expect(await goldOf(person)).toBe(4.75)
})
