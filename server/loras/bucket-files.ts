import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import {
  type ListMultipartUploadsCommandOutput,
  paginateListObjectsV2,
  S3,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { S3Store } from '@tus/s3-store'
import { Upload } from '@tus/server'
import type { BucketSettings } from '../config.ts'
import { keyIn } from './file-key.ts'
import type { LoraFiles } from './files.ts'

const FOLDER = 'loras/'

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
  const nameOf = (key: string) => FOLDER + key

  /** What comes in parts and was never made whole. */
  async function* underWay(prefix: string) {
    let from: { KeyMarker?: string; UploadIdMarker?: string } | undefined = {}
    while (from) {
      const page: ListMultipartUploadsCommandOutput = await client.listMultipartUploads({
        Bucket: name,
        Prefix: prefix,
        ...from,
      })
      for (const { Key, UploadId, Initiated } of page.Uploads ?? [])
        if (Key && UploadId) yield { Key, UploadId, Initiated }
      const { NextKeyMarker: KeyMarker, NextUploadIdMarker: UploadIdMarker } = page
      from = page.IsTruncated && KeyMarker ? { KeyMarker, ...(UploadIdMarker && { UploadIdMarker }) } : undefined
    }
  }

  /** Lets go of parts of which the store has no notes any more; they would be kept there, and paid for. */
  async function abortParts(prefix: string) {
    try {
      for await (const { Key, UploadId } of underWay(prefix))
        await client.abortMultipartUpload({ Bucket: name, Key, UploadId })
    } catch (error) {
      // Its rules may let nobody list them; whatever else there was has gone, and the sweep tells the operator.
      if (!(error instanceof S3ServiceException) || error.name !== 'AccessDenied') throw error
    }
  }

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
      await abortParts(nameOf(key))
    },
    async *writtenBefore(moment) {
      const isOld = (at: Date | undefined) => at !== undefined && at < moment
      const keysOf = (names: (string | undefined)[]) => [
        ...new Set(names.flatMap((one) => (one && keyIn(one.slice(FOLDER.length))) || [])),
      ]
      for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket: name, Prefix: FOLDER }))
        yield keysOf(Contents.map(({ Key, LastModified }) => (isOld(LastModified) ? Key : undefined)))
      const begun: string[] = []
      for await (const { Key, Initiated } of underWay(FOLDER)) if (isOld(Initiated)) begun.push(Key)
      yield keysOf(begun)
    },
    room: async () => Number.POSITIVE_INFINITY,
  }
}
