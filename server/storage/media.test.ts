import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Image } from '../../contract/images.ts'
import { type BucketSettings, type Config, readConfig } from '../config.ts'
import { openLog } from '../log.ts'
import { openTestServer } from '../testing/server.ts'
import { openStandIn } from '../testing/stand-in.ts'
import { openBucket } from './bucket.ts'
import { BucketError } from './bucket-error.ts'
import { type Media, openMedia } from './media.ts'
import { MissingMedia } from './missing.ts'

let dataDir: string
let bucketServer: S3rver
let bucket: BucketSettings
const secret = 'a secret of thirty-two characters'

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'lanternkeep-media-'))
  bucketServer = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: join(dataDir, 'bucket-server'),
    vhostBuckets: false,
    configureBuckets: [{ name: 'lanternkeep' }],
  })
  const { port } = await bucketServer.run()
  const settings = {
    S3_BUCKET: 'lanternkeep',
    S3_REGION: 'eu-west-1',
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_FORCE_PATH_STYLE: 'on',
  }
  const read = readConfig(settings, []).bucket
  if (!read) throw new Error('The settings name no bucket')
  bucket = read
})
afterAll(async () => {
  await bucketServer.close()
  await rm(dataDir, { recursive: true, force: true })
})

/** Media as one machine sees them: machines share the bucket, or the folder where there is none. */
function mediaOf(place: 'folder' | 'bucket', machine = 'one', folder: 'media' | 'incoming' = 'media') {
  const config: Config = {
    ...readConfig({ DATA_DIR: join(dataDir, place === 'bucket' ? machine : 'shared'), LOG_LEVEL: 'silent' }, []),
    bucket: place === 'bucket' ? bucket : undefined,
  }
  return openMedia(config, folder, secret, openLog(config))
}

const picture = (words = randomUUID()) => Buffer.from(`a picture of ${words}`)

describe.each(['folder', 'bucket'] as const)('in a %s', (place) => {
  let media: Media
  beforeAll(async () => {
    media = await mediaOf(place)
  })

  test('bytes are found again under the hash of what they are, by every machine', async () => {
    const bytes = picture()
    const key = await media.put(bytes, 'png')
    expect(key).toBe(`${createHash('sha256').update(bytes).digest('hex')}.png`)
    expect(await media.read(key)).toEqual(bytes)
    expect(await (await mediaOf(place, 'two')).read(key)).toEqual(bytes)
  })

  test('equal bytes put at one moment are kept once, whole', async () => {
    const bytes = picture()
    const keys = await Promise.all(Array.from({ length: 8 }, () => media.put(bytes, 'webp')))
    expect(new Set(keys).size).toBe(1)
    expect(await media.read(keys[0] ?? '')).toEqual(bytes)
  })

  test('bytes that were removed, or never put, are not there', async () => {
    const key = await media.put(picture(), 'png')
    await media.read(key)
    await media.remove(key)
    expect(await media.exists(key)).toBe(false)
    await expect(media.read(key)).rejects.toThrow(MissingMedia)
    await expect(media.read(`${'0'.repeat(64)}.png`)).rejects.toThrow(MissingMedia)
  })

  test('it is known whether bytes were put since a moment', async () => {
    const key = await media.put(picture(), 'png')
    expect(await media.putSince(key, new Date(Date.now() - 60_000))).toBe(true)
    expect(await media.putSince(key, new Date(Date.now() + 60_000))).toBe(false)
    expect(await media.putSince(`${'0'.repeat(64)}.png`, new Date(0))).toBe(false)
  })

  test('an upload taken by one machine is read by another, and swept by age without a work going with it', async () => {
    const [here, there] = [await mediaOf(place, 'one', 'incoming'), await mediaOf(place, 'two', 'incoming')]
    const work = await media.put(picture(), 'png')
    const uploads = await Promise.all(Array.from({ length: 12 }, () => here.put(picture(), 'webp')))
    expect(await there.read(uploads[0] ?? '')).toBeTruthy()
    expect(await there.removeOlderThan(new Date(Date.now() - 60_000))).toBe(0)
    expect(await there.removeOlderThan(new Date(Date.now() + 60_000))).toBe(12)
    expect(await here.exists(uploads[0] ?? '')).toBe(false)
    expect(await media.exists(work)).toBe(true)
  })
})

test('a bucket’s originals are kept on disk, so that showing one again asks nobody', async () => {
  const [writer, reader] = [await mediaOf('bucket', 'writer'), await mediaOf('bucket', 'reader')]
  const bytes = picture()
  const key = await writer.put(bytes, 'png')
  expect(await reader.fileOf(key)).toBeUndefined()
  await reader.read(key)
  await vi.waitFor(async () => expect(await readFile((await reader.fileOf(key)) ?? '')).toEqual(bytes))
  await writer.remove(key)
  expect(await reader.read(key)).toEqual(bytes)
  const cached = join(dataDir, 'reader', 'cache', 'originals')
  expect(await readdir(cached)).toEqual([key])
})

test('a bucket that does not exist, or refuses the key, is told in a sentence at the start', async () => {
  const open = (changes: Partial<BucketSettings>) => {
    const config = { ...readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }, []), bucket: { ...bucket, ...changes } }
    return openMedia(config, 'media', secret, openLog(config))
  }
  await expect(open({ name: 'nobodys' })).rejects.toThrow('there is no such bucket')
  await expect(open({ accessKeyId: 'wrong' })).rejects.toThrow(BucketError)
  await expect(open({ accessKeyId: 'wrong' })).rejects.toThrow('access is refused')
})

test('a bucket that is away does not keep the program from starting; reading from it is told as passing', async () => {
  const config = {
    ...readConfig({ DATA_DIR: join(dataDir, 'alone'), LOG_LEVEL: 'silent' }, []),
    bucket: { ...bucket, endpoint: 'http://127.0.0.1:1' },
  }
  const media = await openMedia(config, 'media', secret, openLog(config))
  await expect(media.read(`${'0'.repeat(64)}.png`)).rejects.toMatchObject({ code: 'unavailable' })
})

test('a bucket that takes every request and answers none is given up on, at the start and later', async () => {
  const silent = createServer((socket) => socket.resume()).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const { port } = silent.address() as AddressInfo
  const settings = { ...bucket, endpoint: `http://127.0.0.1:${port}` }
  const log = openLog({ logLevel: 'silent' })
  const opened = await openBucket(settings, 'media', log, undefined, 50)
  await expect(opened.read(`${'0'.repeat(64)}.png`)).rejects.toMatchObject({ code: 'unavailable' })
  await expect(opened.put(picture(), 'png')).rejects.toMatchObject({ code: 'unavailable' })
  await new Promise((resolve) => silent.close(resolve))
})

test('with a bucket, a picture is uploaded, made anew, shown and downloaded, and its machine keeps nothing but copies', async () => {
  const server = await openTestServer([openStandIn()], { bucket })
  try {
    await server.work()
    const person = await server.person(0)
    const form = new FormData()
    form.set('isVisible', 'true')
    const sent = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#a63' } })
      .png()
      .toBuffer()
    form.set('file', new Blob([sent as Uint8Array<ArrayBuffer>]), 'a bridge.png')
    const body = new Response(form)
    const payload = {
      bytes: Buffer.from(await body.arrayBuffer()),
      headers: { 'content-type': body.headers.get('content-type') ?? '' },
    }
    const started = await person.call('uploadImage', { payload, idempotencyKey: randomUUID() })
    const image = (await server.ended(person, started.json().requestId)).image as Image
    for (const url of [
      image.url,
      `/_image?url=${encodeURIComponent(image.url)}&w=64`,
      `/v1/images/${image.id}/download`,
    ]) {
      const answer = await server.app.inject({ url })
      expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 60, height: 40 })
    }
    expect(await readdir(server.config.dataDir)).toEqual(expect.not.arrayContaining(['media', 'incoming']))
  } finally {
    await server.close()
  }
})
