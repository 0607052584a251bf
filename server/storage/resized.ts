import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

/** Most bytes the folder of resized pictures may hold before the least lately used are dropped. */
const CACHE_BYTES_MAX = 512 * 1024 * 1024

export interface Resized {
  /** The picture `source` reads, `width` px wide at most, as WebP of the given quality. */
  webp(key: string, width: number, quality: number, source: () => Promise<Buffer>): Promise<Buffer>
}

/** Resized copies, kept on disk; of several equal requests at once only the first does the work. */
export function openResized(dataDir: string): Resized {
  const folder = join(dataDir, 'cache', 'resized')
  const underWay = new Map<string, Promise<Buffer>>()
  let bytesSinceSweep = 0

  async function make(file: string, width: number, quality: number, source: () => Promise<Buffer>): Promise<Buffer> {
    try {
      const bytes = await readFile(file)
      const now = new Date()
      await utimes(file, now, now)
      return bytes
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    }
    const bytes = await sharp(await source())
      .resize({ width, withoutEnlargement: true })
      .webp({ quality })
      .toBuffer()
    await mkdir(folder, { recursive: true })
    const unfinished = `${file}.${process.pid}.part`
    await writeFile(unfinished, bytes)
    await rename(unfinished, file)
    bytesSinceSweep += bytes.length
    if (bytesSinceSweep > CACHE_BYTES_MAX / 16) {
      bytesSinceSweep = 0
      await dropOldest(folder)
    }
    return bytes
  }

  return {
    webp(key, width, quality, source) {
      const name = createHash('sha256').update(`${key}:${width}:${quality}`).digest('hex')
      const known = underWay.get(name)
      if (known) return known
      const work = make(join(folder, `${name}.webp`), width, quality, source).finally(() => underWay.delete(name))
      underWay.set(name, work)
      return work
    },
  }
}

async function dropOldest(folder: string): Promise<void> {
  const files = await Promise.all(
    (await readdir(folder)).map(async (name) => {
      const path = join(folder, name)
      const { size, mtimeMs } = await stat(path)
      return { path, size, mtimeMs }
    }),
  )
  let total = files.reduce((sum, file) => sum + file.size, 0)
  for (const file of files.sort((a, b) => a.mtimeMs - b.mtimeMs)) {
    if (total <= CACHE_BYTES_MAX) break
    await rm(file.path, { force: true })
    total -= file.size
  }
}
