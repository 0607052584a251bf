import { HeadBucketCommand, S3Client, S3ServiceException } from '@aws-sdk/client-s3'
import { Disk, errors } from 'flydrive'
import { S3Driver } from 'flydrive/drivers/s3'
import type { Logger } from 'pino'
import type { BucketSettings } from '../config.ts'
import { AppError } from '../errors.ts'
import { BucketError } from './bucket-error.ts'
import type { DiskCache } from './disk-cache.ts'
import { keyOf, mediaTypes, placeOf } from './key.ts'
import type { MediaFolder, Store } from './media.ts'
import { MissingMedia } from './missing.ts'

/** How long a bucket may be silent, ms, in each of the three attempts the SDK makes; left to itself it waits for ever. */
const PATIENCE = 5000

/**
 * Media under a prefix of a bucket that speaks S3; reads go through `cache`, where there is one. The bucket needs no
 * public access: every byte goes through the program. Throws BucketError when the bucket refuses.
 */
export async function openBucket(
  settings: BucketSettings,
  folder: MediaFolder,
  log: Logger,
  cache?: DiskCache,
  patience = PATIENCE,
): Promise<Store> {
  const { name, region, endpoint, accessKeyId, secretAccessKey, forcePathStyle } = settings
  const client = new S3Client({
    region,
    endpoint,
    forcePathStyle,
    credentials: { accessKeyId, secretAccessKey },
    requestHandler: { connectionTimeout: patience, socketTimeout: patience },
    // Many servers that speak S3 know nothing of the SDK's newer checksums; the key is one already.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  await assertUsable(client, name, log)
  // Buckets made since 2023 refuse requests that name an access list.
  const disk = new Disk(new S3Driver({ client, bucket: name, visibility: 'private', supportsACL: false }))
  const objectOf = (key: string) => `${folder}/${placeOf(key)}`
  const fetchBytes = async (key: string) => Buffer.from(await disk.getBytes(objectOf(key)).catch(explain))

  return {
    async put(bytes, extension, salt) {
      const key = await keyOf(bytes, extension, salt)
      await disk
        .put(objectOf(key), bytes, { contentType: mediaTypes[extension], contentLength: bytes.length })
        .catch(tellAway)
      return key
    },
    read: (key) => (cache ? cache.get(key, () => fetchBytes(key)) : fetchBytes(key)),
    fileOf: async (key) => cache?.fileOf(key),
    exists: (key) => disk.exists(objectOf(key)),
    async remove(key) {
      await disk.delete(objectOf(key))
      await cache?.drop(key)
    },
    putSince: async (key, moment) =>
      (await disk.exists(objectOf(key))) && (await disk.getMetaData(objectOf(key))).lastModified >= moment,
    async reach() {
      await client.send(new HeadBucketCommand({ Bucket: name }))
    },
    async removeOlderThan(moment) {
      let removed = 0
      let paginationToken: string | undefined
      do {
        const page = await disk.listAll(`${folder}/`, { recursive: true, paginationToken })
        for (const object of page.objects) {
          if (!object.isFile || (await object.getMetaData()).lastModified >= moment) continue
          await disk.delete(object.key)
          removed++
        }
        paginationToken = page.paginationToken
      } while (paginationToken)
      return removed
    },
  }
}

/** A bucket that refuses will go on refusing; one that does not answer may be back by the time it is needed. */
async function assertUsable(client: S3Client, bucket: string, log: Logger): Promise<void> {
  try {
    await client.send(new HeadBucketCommand({ Bucket: bucket }))
  } catch (error) {
    const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined
    if (status === undefined || status >= 500) {
      log.warn({ err: error }, 'The bucket for pictures does not answer')
      return
    }
    const reason =
      status === 404
        ? 'there is no such bucket'
        : status === 301
          ? 'it lies in another region than S3_REGION says'
          : 'access is refused: look at S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY and S3_REGION'
    throw new BucketError(`The bucket "${bucket}" (S3_BUCKET) cannot be used: ${reason}.`, { cause: error })
  }
}

/** Rethrows: a bucket that does not answer passes, so whoever asked is told to try again. */
function tellAway(error: unknown): never {
  throw new AppError(
    'unavailable',
    'The keep cannot reach its pictures just now. Nothing was charged; please try again in a moment.',
    { cause: error },
  )
}

/** Rethrows what reading failed with: nothing is there, or the bucket is away. */
function explain(error: unknown): never {
  const cause = error instanceof errors.E_CANNOT_READ_FILE ? error.cause : error
  const isMissing = cause instanceof S3ServiceException && cause.$metadata.httpStatusCode === 404
  if (isMissing) throw new MissingMedia('a key of the bucket', error)
  tellAway(error)
}
