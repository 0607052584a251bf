import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'

export interface DiskCacheSettings {
  folder: string
  /** Most bytes the folder may hold before the least lately used go. */
  bytesMax: number
  log: Logger
}

/** Bytes that can be had again, kept in a folder that several processes may share. */
export interface DiskCache {
  /** What is kept under a name, if anything is. */
  find(name: string): Promise<Buffer | undefined>
  /** The file of what is kept under a name, if anything is; it may go at any moment. */
  fileOf(name: string): Promise<string | undefined>
  /** What is kept under a name, or else what `make` makes; calls for one name at one moment share one making. */
  get(name: string, make: () => Promise<Buffer>): Promise<Buffer>
  /** The same for whoever has just looked for it and found nothing. */
  make(name: string, make: () => Promise<Buffer>): Promise<Buffer>
  /** The file of what is kept under a name, made first where it is not; the bytes themselves where they cannot be kept. */
  place(name: string, make: () => Promise<Buffer>): Promise<string | Buffer>
  drop(name: string): Promise<void>
}

const FILES_AT_ONCE = 64
/** A file read this lately, ms, is not marked as used again. */
const USE_NOTED_FOR = 60_000
const UNFINISHED = '.part'
/** A file still unfinished after this long, ms, belongs to a program that was killed while writing it. */
const UNFINISHED_LIFETIME = 60 * 60_000

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT'

export function openDiskCache({ folder, bytesMax, log }: DiskCacheSettings): DiskCache {
  const underWay = new Map<string, Promise<Buffer>>()
  // What earlier runs left is not known, so the first bytes kept are followed by a sweep.
  let bytesSinceSweep = bytesMax
  let sweeping: Promise<void> | undefined

  async function find(name: string): Promise<Buffer | undefined> {
    const file = join(folder, name)
    try {
      const bytes = await readFile(file)
      void noteUse(file)
      return bytes
    } catch (error) {
      if (!isMissing(error)) log.warn({ err: error }, 'A cached picture cannot be read')
      return undefined
    }
  }

  async function fileOf(name: string): Promise<string | undefined> {
    const file = join(folder, name)
    return (await noteUse(file)) ? file : undefined
  }

  /** Returns whether the file is there. */
  async function noteUse(file: string): Promise<boolean> {
    try {
      const now = new Date()
      if (now.getTime() - (await stat(file)).mtimeMs > USE_NOTED_FOR) await utimes(file, now, now)
      return true
    } catch (error) {
      // Another process may have dropped it this moment; anything else costs no more than its place in the queue.
      if (!isMissing(error)) log.warn({ err: error }, 'A cached picture cannot be marked as used')
      return false
    }
  }

  /** A full disk or a folder that cannot be written costs the cache, never the picture. */
  async function keep(name: string, bytes: Buffer): Promise<void> {
    const unfinished = join(folder, `${name}.${randomUUID()}${UNFINISHED}`)
    try {
      await write(unfinished, bytes)
      await rename(unfinished, join(folder, name))
    } catch (error) {
      log.warn({ err: error }, 'A picture cannot be cached')
      await rm(unfinished, { force: true }).catch((left: unknown) =>
        log.warn({ err: left }, 'An unfinished file of the picture cache cannot be removed'),
      )
      return
    }
    bytesSinceSweep += bytes.length
    sweepIfDue()
  }

  async function write(file: string, bytes: Buffer): Promise<void> {
    try {
      await writeFile(file, bytes)
    } catch (error) {
      if (!isMissing(error)) throw error
      await mkdir(folder, { recursive: true })
      await writeFile(file, bytes)
    }
  }

  /** What is made under a name, by whoever asked first. */
  function once(name: string, work: () => Promise<Buffer>): Promise<Buffer> {
    const known = underWay.get(name)
    if (known) return known
    const working = work().finally(() => underWay.delete(name))
    underWay.set(name, working)
    return working
  }

  async function makeAndKeep(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const bytes = await make()
    // Whoever asked need not wait for the disk.
    void keep(name, bytes)
    return bytes
  }

  function sweepIfDue(): void {
    if (bytesSinceSweep <= bytesMax / 16 || sweeping) return
    bytesSinceSweep = 0
    sweeping = dropOldest(folder, bytesMax)
      .catch((error: unknown) => log.warn({ err: error }, 'The picture cache cannot be swept'))
      .finally(() => {
        sweeping = undefined
        // What was kept meanwhile this sweep may have overlooked.
        sweepIfDue()
      })
  }

  return {
    find,
    fileOf,
    get: (name, make) => once(name, async () => (await find(name)) ?? makeAndKeep(name, make)),
    make: (name, make) => once(name, () => makeAndKeep(name, make)),
    async place(name, make) {
      const kept = await fileOf(name)
      if (kept !== undefined) return kept
      const bytes = await once(name, async () => {
        const made = await make()
        await keep(name, made)
        return made
      })
      return (await fileOf(name)) ?? bytes
    },
    drop: (name) => rm(join(folder, name), { force: true }),
  }
}

/**
 * Removes what nobody will finish, and what was used least lately until the folder is within its bound; other processes
 * may do the same meanwhile.
 */
async function dropOldest(folder: string, bytesMax: number): Promise<void> {
  const files: { path: string; size: number; mtimeMs: number }[] = []
  const names = await readdir(folder)
  for (let start = 0; start < names.length; start += FILES_AT_ONCE) {
    const batch = names.slice(start, start + FILES_AT_ONCE).map(async (name) => {
      const path = join(folder, name)
      try {
        const { size, mtimeMs } = await stat(path)
        files.push({ path, size, mtimeMs })
      } catch (error) {
        if (!isMissing(error)) throw error
      }
    })
    await Promise.all(batch)
  }
  const started = Date.now()
  let total = files.reduce((sum, file) => sum + file.size, 0)
  for (const { path, size, mtimeMs } of files.sort((a, b) => a.mtimeMs - b.mtimeMs)) {
    const isAbandoned = path.endsWith(UNFINISHED) && started - mtimeMs > UNFINISHED_LIFETIME
    if (total <= bytesMax && !isAbandoned) continue
    await rm(path, { force: true })
    total -= size
  }
}
