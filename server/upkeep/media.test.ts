import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Image } from '../../contract/images.ts'
import { generationParts, mediaGarbage } from '../db/schema.ts'
import { sweepDeleted } from '../images/deletion.ts'
import { ProviderError } from '../providers/provider.ts'
import { provisional } from '../storage/provisional.ts'
import { openTestServer, type TestServer } from '../testing/server.ts'
import { openStandIn } from '../testing/stand-in.ts'
import { sweepIncoming, sweepMedia, sweepUnfinished } from './media.ts'

let server: TestServer
const painter = openStandIn()
beforeAll(async () => {
  server = await openTestServer([painter])
  await server.work()
})
afterAll(() => server.close())

const later = (hours: number) => ({ ...server.services, now: () => new Date(Date.now() + hours * 3_600_000) })
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
  await sweepDeleted(later(2))
  expect(await sweepMedia(later(2))).toBe(1)
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

test('bytes put at the very moment they are swept are there when both have ended', async () => {
  const { services } = server
  const bytes = Buffer.from('a picture made again')
  const key = await provisional(services.db, services.media).put(bytes, 'png')
  const waits = sql`
    select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  let again: Promise<string> | undefined
  const media: typeof services.media = {
    ...services.media,
    putSince: async () => false,
    async remove(unused) {
      if (unused === key) {
        again = provisional(services.db, services.media).put(bytes, 'png')
        const waiting = expect.poll(async () => (await services.db.execute(waits)).rows.length).toBeGreaterThan(0)
        await Promise.race([again, waiting])
      }
      await services.media.remove(unused)
    },
  }
  await sweepMedia({ ...later(2), media })
  expect(await again).toBe(key)
  expect(await services.media.exists(key)).toBe(true)
})

test('pictures of work that fails go after an hour; those that unfinished work holds stay', async () => {
  const person = await server.person()
  const made = await person.start({ prompt: 'a lone hill', seed: 70 })
  const image = (await server.ended(person, made.json().requestId)).image as Image
  const key = keyOf(image)
  await person.call('deleteImage', { params: { id: image.id } })
  await sweepDeleted(later(2))
  await sweepMedia(later(2))
  expect(await server.services.media.exists(key)).toBe(false)

  let release: (failure: Error) => void = () => expect.unreachable('The second picture was not asked for')
  painter.before = async ({ seed }) => {
    if (seed === 71) await new Promise((_, reject) => (release = reject))
  }
  const id = (await person.start({ prompt: 'two hills', seed: 70, count: 2 })).json().requestId
  await expect.poll(() => server.services.db.$count(generationParts)).toBe(1)
  expect(await sweepMedia(later(2))).toBe(0)
  expect(await server.services.media.exists(key)).toBe(true)

  // Of one that fails by itself the other picture would be delivered.
  await person.call('cancelGeneration', { params: { id } })
  release(new ProviderError('Out of paint.', { passing: false }))
  expect((await server.ended(person, id)).status).toBe('failed')
  await sweepMedia(later(4))
  expect(await server.services.media.exists(key)).toBe(false)
})

test('what a killed writer left half written goes after an hour', async () => {
  const folder = join(server.config.dataDir, 'media', 'ab')
  const receiving = join(server.config.dataDir, 'receiving')
  for (const one of [folder, receiving]) await mkdir(one, { recursive: true })
  await writeFile(join(folder, 'abc.png.1.part'), 'half a pict')
  await writeFile(join(receiving, 'half-an-upload'), 'half a pict')
  expect(await sweepUnfinished(server.services)).toBe(0)
  expect(await sweepUnfinished(later(2))).toBe(2)
  expect(await readdir(receiving)).toEqual([])
  expect(await readdir(folder)).toEqual([])
})

test('the original of an upload that nothing took up goes after a day', async () => {
  const key = await server.services.incoming.put(Buffer.from('a picture'), 'webp')
  expect(await sweepIncoming(server.services)).toBe(0)
  expect(await sweepIncoming(later(25))).toBe(1)
  expect(await server.services.incoming.exists(key)).toBe(false)
})
