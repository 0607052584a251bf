import { copyFile, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { DataStore } from '@tus/server'
import { keyIn } from './file-key.ts'
import type { LoraFiles } from './files.ts'

/** LoRAs' files in a folder of this machine. */
export function openLocalFiles(folder: string, room: () => Promise<number>): LoraFiles {
  let opening: Promise<DataStore> | undefined
  const fileOf = (key: string) => join(folder, key)
  return {
    store() {
      opening ??= import('@tus/file-store').then(({ FileStore }) => new FileStore({ directory: folder }))
      return opening
    },
    nameOf: (key) => key,
    async read(key) {
      return (await open(fileOf(key))).createReadStream()
    },
    async put(key, file) {
      await mkdir(folder, { recursive: true })
      // Whole under its name, or not there at all.
      const half = `${fileOf(key)}.part`
      await copyFile(file, half)
      await rename(half, fileOf(key))
    },
    async remove(key) {
      for (const ending of ['', '.json', '.part']) await rm(`${fileOf(key)}${ending}`, { force: true })
    },
    async *writtenBefore(moment) {
      // There is no folder before the first file.
      const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return []
        throw error
      })
      const old = new Set<string>()
      for (const name of names) {
        const key = keyIn(name)
        if (key === undefined) continue
        // Renamed or gone meanwhile, it is nobody's stray.
        const found = await stat(fileOf(name)).catch(() => undefined)
        if (found && found.mtime < moment) old.add(key)
      }
      yield [...old]
    },
    room,
  }
}
