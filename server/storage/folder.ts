import { randomUUID } from 'node:crypto'
import { constants, mkdirSync } from 'node:fs'
import { access, mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { keyOf, placeOf } from './key.ts'
import type { Store } from './media.ts'
import { MissingMedia } from './missing.ts'

/** Media in a folder of this machine. */
export function openFolder(location: string): Store {
  mkdirSync(location, { recursive: true })
  const disk = new Disk(new FSDriver({ location, visibility: 'private' }))
  return {
    async put(bytes, extension, salt) {
      const key = await keyOf(bytes, extension, salt)
      const file = join(location, placeOf(key))
      const unfinished = `${file}.${randomUUID()}.part`
      await mkdir(dirname(file), { recursive: true })
      // Renamed when it is whole: a worker killed while writing must not leave half a picture under the name of all of it.
      // Equal bytes are put again, for their age tells the sweep that somebody is about to show them.
      await writeFile(unfinished, bytes, { flush: true })
      await rename(unfinished, file)
      return key
    },
    read: (key) =>
      readFile(join(location, placeOf(key))).catch((error: NodeJS.ErrnoException) => {
        throw error.code === 'ENOENT' ? new MissingMedia(key, error) : error
      }),
    fileOf: async (key) => join(location, placeOf(key)),
    exists: (key) => disk.exists(placeOf(key)),
    remove: (key) => disk.delete(placeOf(key)),
    putSince: async (key, moment) =>
      (await disk.exists(placeOf(key))) && (await disk.getMetaData(placeOf(key))).lastModified >= moment,
    reach: () => access(location, constants.R_OK | constants.W_OK),
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
  }
}
