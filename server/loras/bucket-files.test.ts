import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { Upload } from '@tus/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type MultipartBucket, openMultipartBucket } from '../testing/multipart-bucket.ts'
import { type LoraFiles, openLoraFiles } from './files.ts'

const PIECE = 8 * 1024 * 1024

let bucket: MultipartBucket
let files: LoraFiles
beforeAll(async () => {
  bucket = await openMultipartBucket()
  const { endpoint } = bucket
  const settings = { name: 'keep', region: 'eu', accessKeyId: 'id', secretAccessKey: 'secret', endpoint }
  files = openLoraFiles({ dataDir: '', bucket: { ...settings, forcePathStyle: true } })
})
afterAll(() => bucket.close())

test('a file that comes in pieces lies in the bucket as one, and goes without a trace', async () => {
  const bytes = randomBytes(PIECE + 1000)
  const store = await files.store()
  const name = files.nameOf('one')
  await store.create(new Upload({ id: name, size: bytes.length, offset: 0 }))
  expect(await store.write(Readable.from([bytes.subarray(0, PIECE)]), name, 0)).toBe(PIECE)
  // As a process would find it that takes the upload over.
  expect((await store.getUpload(name)).offset).toBe(PIECE)
  expect(await store.write(Readable.from([bytes.subarray(PIECE)]), name, PIECE)).toBe(bytes.length)
  expect((await buffer(await files.read('one'))).equals(bytes)).toBe(true)
  await files.remove('one')
  await files.remove('one')
  expect([bucket.keys(), bucket.underWay()]).toEqual([[], 0])
  await expect(files.read('one')).rejects.toThrow()
})

test('one that stands still half way goes with its pieces', async () => {
  const store = await files.store()
  const name = files.nameOf('half')
  await store.create(new Upload({ id: name, size: 2 * PIECE, offset: 0 }))
  await store.write(Readable.from([randomBytes(PIECE)]), name, 0)
  expect(bucket.underWay()).toBe(1)
  await files.remove('half')
  expect([bucket.keys(), bucket.underWay()]).toEqual([[], 0])
})

test('what was trained is put there whole', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lanternkeep-lora-'))
  const bytes = randomBytes(5000)
  await writeFile(join(folder, 'lora'), bytes)
  await files.put('trained', join(folder, 'lora'), bytes.length)
  expect((await buffer(await files.read('trained'))).equals(bytes)).toBe(true)
  await rm(folder, { recursive: true })
})

test('of what lies there, whole or in pieces, it is known what was written before a moment, and all of it can go', async () => {
  const found = async (moment: Date) => {
    const keys: string[] = []
    for await (const some of files.writtenBefore(moment)) keys.push(...some)
    return [...new Set(keys)].sort()
  }
  const store = await files.store()
  const [whole, half, other] = [randomUUID(), randomUUID(), randomUUID()]
  const bytes = randomBytes(PIECE)
  for (const key of [whole, other]) {
    await store.create(new Upload({ id: files.nameOf(key), size: 3000, offset: 0 }))
    await store.write(Readable.from([bytes.subarray(0, 3000)]), files.nameOf(key), 0)
  }
  await store.create(new Upload({ id: files.nameOf(half), size: 2 * PIECE, offset: 0 }))
  await store.write(Readable.from([bytes]), files.nameOf(half), 0)
  // Its notes are lost, its pieces are not.
  bucket.lose(`${files.nameOf(half)}.info`)
  const later = new Date(Date.now() + 1000)
  expect(await found(new Date(0))).toEqual([])
  expect(await found(later)).toEqual([whole, half, other].sort())
  for (const key of [whole, half, other]) await files.remove(key)
  expect(await found(later)).toEqual([])
  expect(bucket.underWay()).toBe(0)
})
