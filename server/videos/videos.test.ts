import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Allowance } from '../../contract/allowance.ts'
import type { FullImage } from '../../contract/images.ts'
import type { TextModel } from '../../contract/models.ts'
import { actLimits } from '../../contract/trust.ts'
import { featureFlags } from '../db/community.ts'
import { lookAt } from '../media/codec.ts'
import { openBuiltIn } from '../providers/builtin.ts'
import { quietLog } from '../testing/quiet-log.ts'
import { openTestServer, type Person, type TestServer } from '../testing/server.ts'

let server: TestServer
let person: Person
beforeAll(async () => {
  server = await openTestServer([openBuiltIn({ log: quietLog, threads: 1 })])
  await server.work()
  person = await server.person(100)
}, 120_000)
afterAll(() => server.close())

async function picture(): Promise<string> {
  const started = await person.start({ category: 'items', prompt: 'a brass lantern', size: 512, seed: 3 })
  const { image } = await server.ended(person, started.json().requestId, 120_000)
  return (image as { id: string }).id
}

/** Bytes that somebody's works are said to take. */
const taken = async () => (await person.call('readAllowance')).json<Allowance>().pictures.used

let imageId: string
let videoId: string

test('a picture is set in motion: a work with its files, its still and what of the words moved', async () => {
  imageId = await picture()
  const before = await taken()
  const started = await person.call('generateVideo', {
    body: { imageId, prompt: 'snow falls, with a kazoo', effect: 'snow', seconds: 4, size: 512, seed: 1 },
    idempotencyKey: randomUUID(),
  })
  expect(started.statusCode).toBe(201)
  expect(started.json().cost).toBe(0.8)
  // What is under way counts by what it is likely to take.
  const expected = (await taken()) - before
  expect(expected).toBeGreaterThan(0)
  const ended = await server.ended(person, started.json().requestId, 240_000)
  expect(ended.status).toBe('completed')
  const [listed] = ended.images as { id: string }[]
  videoId = listed?.id ?? ''
  const work = (await person.call('getImage', { params: { id: videoId } })).json<FullImage>()
  expect(work).toMatchObject({ type: 'VIDEO', width: 512, height: 512, isVisible: true })
  expect(work.recording).toMatchObject({ medium: 'video', seconds: 4, loops: true, of: { id: imageId } })
  expect(work.unused.join(' ')).toContain('kazoo')
  expect(work.recording?.files.map(({ extension }) => extension)).toEqual(['mp4', 'webm'])
  const took = (await taken()) - before
  expect(took / expected).toBeGreaterThan(0.1)
  expect(took / expected).toBeLessThan(2)
  for (const file of work.recording?.files ?? []) {
    const sent = await server.app.inject({ url: file.url })
    expect(sent.statusCode).toBe(200)
    const looked = await lookAt(sent.rawPayload)
    expect(looked).toMatchObject({ video: { width: 512, height: 512 }, audio: null })
    expect(looked.seconds).toBeCloseTo(4, 1)
    const part = await server.app.inject({ url: file.url, headers: { range: 'bytes=10-19' } })
    expect(part.statusCode).toBe(206)
    expect(part.headers['content-range']).toBe(`bytes 10-19/${file.bytes}`)
    expect(part.rawPayload).toEqual(sent.rawPayload.subarray(10, 20))
  }
}, 300_000)

test('a picture and a video are put together under a title, each going over into the next', async () => {
  const body = {
    parts: [
      { imageId, seconds: 1 },
      { imageId: videoId, from: 3, seconds: 9 },
    ],
    title: 'The lantern, and what it saw',
    size: 512,
    shape: 'square',
  }
  const before = await taken()
  const started = await person.call('mergeVideos', { body, idempotencyKey: randomUUID() })
  expect(started.statusCode, started.body).toBe(201)
  expect(await taken()).toBeGreaterThan(before)
  const ended = await server.ended(person, started.json().requestId, 240_000)
  expect(ended).toMatchObject({ status: 'completed', type: 'merge' })
  const { id } = ended.image as { id: string }
  const { title, recording } = (await person.call('getImage', { params: { id } })).json<FullImage>()
  expect(title).toBe('The lantern, and what it saw')
  // A card of 2.5 s, a second of each, and two transitions of 0.6 s that two of them share.
  expect(recording?.seconds).toBeCloseTo(3.3, 1)
  const [mp4] = recording?.files ?? []
  const { rawPayload } = await server.app.inject({ url: mp4?.url ?? '' })
  const { frame } = await lookAt(rawPayload)
  // It comes out of black.
  expect((frame as Buffer).subarray(0, 512 * 512).every((luma) => luma < 30)).toBe(true)
}, 300_000)

test('what cannot be put together is told before anything is paid', async () => {
  const refused = async (body: Record<string, unknown>) => {
    const answer = await person.call('mergeVideos', { body, idempotencyKey: randomUUID() })
    expect(answer.statusCode).toBeGreaterThanOrEqual(400)
    return answer.json().error as string
  }
  expect(await refused({ parts: [{ imageId: videoId, from: 3.8 }] })).toBe(
    'Part 1 ends before 3.8 seconds are over. Nothing was started and nothing was charged.',
  )
  expect(await refused({ parts: [{ imageId, seconds: 2 }], sound: { imageId } })).toContain('is no sound')
  expect(await refused({ parts: Array.from({ length: 6 }, () => ({ imageId, seconds: 30 })) })).toContain(
    '120 is the most',
  )
  expect(await refused({ parts: [{ imageId: randomUUID() }] })).toMatch(/^Part 1 is gone/)
})

test('a prompt is written out from a few words and choices, for nothing', async () => {
  const body = { prompt: 'a ship in a storm', cameraDirection: 'Orbit', promptLength: 'Long' }
  const answer = await person.call('writeVideoPrompt', { body })
  expect(answer.json()).toMatchObject({ by: null, prompt: expect.stringMatching(/^A ship in a storm\. .*orbits/) })
})

test('a text model writes as many prompts as somebody may have of it in an hour, then the program writes them', async () => {
  const writer = { craft: 'text', id: 'scribe', name: 'Scribe' } as TextModel
  vi.spyOn(server.services.providers, 'others').mockReturnValue([writer])
  const asked = vi.fn(async () => ({ text: JSON.stringify({ prompt: 'A ship.' }) }))
  vi.spyOn(server.services.providers, 'makerOf').mockReturnValue(asked as never)
  await server.services.db
    .insert(featureFlags)
    .values({ name: 'trust-limits', isOn: true })
    .onConflictDoUpdate({ target: featureFlags.name, set: { isOn: true } })
  const newcomer = await server.person()
  const share = actLimits.write?.new ?? 0
  const write = (body: object) => newcomer.call('writeVideoPrompt', { body: { prompt: 'a ship', ...body } })
  for (let n = 0; n < share; n++) expect((await write({})).json()).toEqual({ prompt: 'A ship.', by: 'Scribe' })
  expect((await write({})).json()).toMatchObject({ by: null, prompt: expect.stringMatching(/^A ship/) })
  const named = await write({ model: 'scribe' })
  expect([named.statusCode, named.json().error]).toEqual([429, expect.stringContaining('Leave the model out')])
  expect(asked).toHaveBeenCalledTimes(share)
  vi.restoreAllMocks()
})
