import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Image } from '../../contract/images.ts'
import { mediaGarbage } from '../db/schema.ts'
import { openTestServer, type TestServer } from '../testing/server.ts'
import { openStandIn } from '../testing/stand-in.ts'
import { sweepIncoming, sweepMedia } from './sweep.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer([openStandIn()])
  await server.work()
})
afterAll(() => server.close())

const keyOf = (image: Image) => image.url.replace('/media/', '')

test('the bytes of a deleted picture go after an hour, unless another picture shows the same ones', async () => {
  const person = await server.person()
  const make = async (seed: number) => {
    const started = await person.start({ seed })
    return (await server.ended(person, started.json().requestId)).image as Image
  }
  const [lone, twin, kept] = [await make(1), await make(2), await make(2)]
  expect(keyOf(twin)).toBe(keyOf(kept))
  for (const image of [lone, twin]) await person.call('deleteImage', { params: { id: image.id } })
  expect(await sweepMedia(server.services)).toBe(0)
  const later = { ...server.services, now: () => new Date(Date.now() + 2 * 3_600_000) }
  expect(await sweepMedia(later)).toBe(1)
  expect(await server.services.media.exists(keyOf(lone))).toBe(false)
  expect(await server.services.media.exists(keyOf(kept))).toBe(true)
})

test('bytes put again since their picture was deleted are left for the work that put them', async () => {
  const { services } = server
  const key = await services.media.put(Buffer.from('a picture'), 'png')
  await services.db.insert(mediaGarbage).values({ key, since: new Date(Date.now() - 2 * 3_600_000) })
  expect(await sweepMedia(services)).toBe(0)
  expect(await services.media.exists(key)).toBe(true)
})

test('the original of an upload is kept for a day, for a repeat, and then goes', async () => {
  const key = await server.services.incoming.put(Buffer.from('a picture'), 'webp')
  expect(await sweepIncoming(server.services)).toBe(0)
  const tomorrow = { ...server.services, now: () => new Date(Date.now() + 25 * 3_600_000) }
  expect(await sweepIncoming(tomorrow)).toBe(1)
  expect(await server.services.incoming.exists(key)).toBe(false)
})
