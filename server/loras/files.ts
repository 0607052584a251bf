import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { DataStore } from '@tus/server'
import type { BucketSettings, Config } from '../config.ts'
import { roomOn } from '../health/disk.ts'
import { openLocalFiles } from './local-files.ts'

/** Where LoRAs' files lie, whole ones and those on their way. Each is its own: a key names one file of one LoRA. */
export interface LoraFiles {
  /** Where the tus protocol writes to; made when it is first wanted. */
  store(): Promise<DataStore>
  /** What the store calls a key. */
  nameOf(key: string): string
  /** All of a file, a little at a time; fails when there is none. */
  read(key: string): Promise<Readable>
  /** Puts a whole file that lies on this machine's disk. */
  put(key: string, file: string, bytes: number): Promise<void>
  /** Whatever there is of it; nothing is no fault. */
  remove(key: string): Promise<void>
  /** The keys of all there is, whole or on its way, that was last written before a moment; some at a time. */
  writtenBefore(moment: Date): AsyncIterable<readonly string[]>
  /** How many bytes more can be kept; infinite where nobody counts them. */
  room(): Promise<number>
}

async function openBucketFiles(bucket: BucketSettings): Promise<LoraFiles> {
  const { openBucketFiles: open } = await import('./bucket-files.ts')
  return open(bucket)
}

/** In the bucket, where one is set, else in a folder of the data folder. Neither is opened before a file is wanted. */
export function openLoraFiles({ dataDir, bucket }: Pick<Config, 'dataDir' | 'bucket'>): LoraFiles {
  if (!bucket) return openLocalFiles(join(dataDir, 'loras'), () => roomOn(dataDir))
  let opening: Promise<LoraFiles> | undefined
  const opened = () => {
    opening ??= openBucketFiles(bucket)
    return opening
  }
  return {
    store: async () => (await opened()).store(),
    nameOf: (key) => `loras/${key}`,
    read: async (key) => (await opened()).read(key),
    put: async (key, file, bytes) => (await opened()).put(key, file, bytes),
    remove: async (key) => (await opened()).remove(key),
    async *writtenBefore(moment) {
      yield* (await opened()).writtenBefore(moment)
    },
    room: async () => Number.POSITIVE_INFINITY,
  }
}
