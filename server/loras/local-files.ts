import { copyFile, mkdir, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { DataStore } from '@tus/server'
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
    room,
  }
}
