import { createHash, createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'

/** Content types by the extension of a media key. */
export const mediaTypes = { png: 'image/png', webp: 'image/webp', jpg: 'image/jpeg' } as const
export type MediaExtension = keyof typeof mediaTypes

/** How long a private work's address holds at least, ms; it is stretched to whole hours so that browsers can cache it. */
const ADDRESS_LIFETIME = 3_600_000

const KEY = /^[0-9a-f]{64}\.(png|webp|jpg)$/

/** The bytes of works. A key is the SHA-256 of the bytes with an extension, so equal bytes are kept once. */
export interface Media {
  put(bytes: Uint8Array, extension: MediaExtension): Promise<string>
  /** Throws when there is nothing under the key. */
  read(key: string): Promise<Buffer>
  exists(key: string): Promise<boolean>
  remove(key: string): Promise<void>
  /** Whether the bytes were put, for the last time, after a moment. */
  putSince(key: string, moment: Date): Promise<boolean>
  /** Removes everything put before a moment. Returns how many files went. */
  removeOlderThan(moment: Date): Promise<number>
  /** Where a browser finds the bytes: a lasting address for public works, a signed one that lapses for private ones. */
  address(key: string, visible: boolean, now: Date): string
  /** Whether an address's signature is ours and still holds. */
  admits(key: string, until: string | undefined, sign: string | undefined, now: Date): boolean
}

export const isMediaKey = (key: string) => KEY.test(key)

/** Media in a folder of the data folder: 'media' for works, 'incoming' for uploads not yet re-encoded. */
export function openMedia(dataDir: string, folder: 'media' | 'incoming', secret: string): Media {
  const location = join(dataDir, folder)
  mkdirSync(location, { recursive: true })
  const disk = new Disk(new FSDriver({ location, visibility: 'private' }))
  // Folders of at most a few thousand files each, however many works there are.
  const place = (key: string) => `${key.slice(0, 2)}/${key}`
  const signature = (key: string, until: string) =>
    createHmac('sha256', secret).update(`media:${key}:${until}`).digest('base64url')
  return {
    async put(bytes, extension) {
      const key = `${createHash('sha256').update(bytes).digest('hex')}.${extension}`
      const file = join(location, place(key))
      const unfinished = `${file}.${randomUUID()}.part`
      await mkdir(dirname(file), { recursive: true })
      // Renamed when it is whole: a worker killed while writing must not leave half a picture under the name of all of it.
      // Equal bytes are put again, for their age tells the sweep that somebody is about to show them.
      await writeFile(unfinished, bytes, { flush: true })
      await rename(unfinished, file)
      return key
    },
    read: async (key) => Buffer.from(await disk.getBytes(place(key))),
    exists: (key) => disk.exists(place(key)),
    remove: (key) => disk.delete(place(key)),
    putSince: async (key, moment) =>
      (await disk.exists(place(key))) && (await disk.getMetaData(place(key))).lastModified >= moment,
    async removeOlderThan(moment) {
      let removed = 0
      const { objects } = await disk.listAll('', { recursive: true })
      for (const object of objects) {
        if (!object.isFile || (await object.getMetaData()).lastModified >= moment) continue
        await disk.delete(object.key)
        removed++
      }
      return removed
    },
    address(key, visible, now) {
      if (visible) return `/media/${key}`
      const until = String(Math.ceil((now.getTime() + ADDRESS_LIFETIME) / ADDRESS_LIFETIME) * ADDRESS_LIFETIME)
      return `/media/${key}?until=${until}&sign=${signature(key, until)}`
    },
    admits(key, until, sign, now) {
      if (!until || !sign || !/^\d{1,16}$/.test(until) || Number(until) < now.getTime()) return false
      const expected = Buffer.from(signature(key, until))
      const given = Buffer.from(sign)
      return expected.length === given.length && timingSafeEqual(expected, given)
    },
  }
}
