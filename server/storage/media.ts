import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import { type Addresses, openAddresses } from './addresses.ts'
import { openDiskCache } from './disk-cache.ts'
import { openFolder } from './folder.ts'
import type { MediaExtension } from './key.ts'

export type { MediaExtension } from './key.ts'

/** Where bytes lie. A key is the SHA-256 of the bytes with an extension, so equal bytes are kept once. */
export interface Store {
  /**
   * Whole under their key, or not there at all. Bytes put again count as put anew; equal ones with another salt are kept apart,
   * so that one can go without the other.
   */
  put(bytes: Uint8Array, extension: MediaExtension, salt?: string): Promise<string>
  /** Throws MissingMedia when there is nothing under the key. */
  read(key: string): Promise<Buffer>
  /** Where `read` would find the bytes on this machine; undefined when they are elsewhere. They may go at any moment. */
  fileOf(key: string): Promise<string | undefined>
  exists(key: string): Promise<boolean>
  remove(key: string): Promise<void>
  /** Whether the bytes were put, for the last time, after a moment. */
  putSince(key: string, moment: Date): Promise<boolean>
  /** Throws when bytes cannot be put or read here just now. */
  reach(): Promise<void>
  /** Removes everything put before a moment. Returns how many files went. */
  removeOlderThan(moment: Date): Promise<number>
}

/** The bytes of works, and the addresses browsers find them under. */
export interface Media extends Store, Addresses {}

export type MediaFolder = 'media' | 'incoming'

/**
 * Media in a folder of the data folder, or of the bucket where one is set: 'media' for works, 'incoming' for uploads not
 * yet re-encoded. Throws BucketError for a bucket that cannot be used.
 */
export async function openMedia(config: Config, folder: MediaFolder, secret: string, log: Logger): Promise<Media> {
  return { ...(await openStore(config, folder, log)), ...openAddresses(secret) }
}

async function openStore({ dataDir, bucket, imageCacheBytes }: Config, folder: MediaFolder, log: Logger) {
  if (!bucket) return openFolder(join(dataDir, folder))
  // The AWS SDK takes a fifth of a second to load: only where it is wanted.
  const { openBucket } = await import('./bucket.ts')
  // Works are shown again and again; an upload is read once, by the worker that re-encodes it.
  const cache =
    folder === 'media'
      ? openDiskCache({ folder: join(dataDir, 'cache', 'originals'), bytesMax: imageCacheBytes, log })
      : undefined
  return openBucket(bucket, folder, log, cache)
}
