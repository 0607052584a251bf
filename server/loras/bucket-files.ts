import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { S3 } from '@aws-sdk/client-s3'
import { S3Store } from '@tus/s3-store'
import { Upload } from '@tus/server'
import type { BucketSettings } from '../config.ts'
import type { LoraFiles } from './files.ts'

/** LoRAs' files in a bucket that speaks S3, under "loras/". */
export function openBucketFiles(bucket: BucketSettings): LoraFiles {
  const { name, region, endpoint, accessKeyId, secretAccessKey, forcePathStyle } = bucket
  const s3ClientConfig = {
    region,
    endpoint,
    forcePathStyle,
    credentials: { accessKeyId, secretAccessKey },
    // As in storage/bucket.ts: many servers that speak S3 know nothing of the SDK's newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  } as const
  const client = new S3(s3ClientConfig)
  // Tags would need a permission of their own, and expiry is counted in the database.
  const store = new S3Store({ useTags: false, s3ClientConfig: { ...s3ClientConfig, bucket: name } })
  const nameOf = (key: string) => `loras/${key}`
  return {
    store: async () => store,
    nameOf,
    async read(key) {
      const { Body } = await client.getObject({ Bucket: name, Key: nameOf(key) })
      if (!(Body instanceof Readable)) throw new Error(`The bucket has no bytes for ${key}`)
      return Body
    },
    async put(key, file, bytes) {
      await store.create(new Upload({ id: nameOf(key), size: bytes, offset: 0 }))
      await store.write(createReadStream(file), nameOf(key), 0)
    },
    async remove(key) {
      // Of one that is whole the store takes nothing away: its parts are no longer known.
      await store.remove(nameOf(key)).catch(() => undefined)
      for (const ending of ['', '.info', '.part'])
        await client.deleteObject({ Bucket: name, Key: `${nameOf(key)}${ending}` })
    },
    room: async () => Number.POSITIVE_INFINITY,
  }
}
