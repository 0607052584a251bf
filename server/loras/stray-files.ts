import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { and, inArray, isNull } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { generations, loras, loraUploads } from '../db/schema.ts'
import type { Services } from '../services.ts'

/** How long a file that belongs to nothing is kept, ms. */
const GRACE = 24 * 3_600_000
/** How many are asked for at once. */
const AT_ONCE = 500

/** Those of the keys that a LoRA, an upload or unfinished work has. */
async function keysInUse(db: Database, keys: string[]): Promise<Set<string>> {
  const worked = and(inArray(generations.id, keys), isNull(generations.endedAt))
  // In this order: work that is delivered between two looks is seen as its LoRA.
  const found = [
    ...(await db.select({ key: generations.id }).from(generations).where(worked)),
    ...(await db.select({ key: loraUploads.id }).from(loraUploads).where(inArray(loraUploads.id, keys))),
    ...(await db.select({ key: loras.storageKey }).from(loras).where(inArray(loras.storageKey, keys))),
  ]
  return new Set(found.flatMap(({ key }) => key ?? []))
}

/** Deletes files on this machine's disk that no LoRA, upload or unfinished work has. Returns of how many keys. */
export async function sweepStrayFiles({ config, db, loraFiles, now }: Services): Promise<number> {
  if (config.bucket) return 0
  const folder = join(config.dataDir, 'loras')
  const before = now().getTime() - GRACE
  // There is no folder before the first file.
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  const old = new Set<string>()
  for (const name of names) {
    const key = name.replace(/\.\w+$/, '')
    const found = await stat(join(folder, name)).catch(() => undefined)
    if (found && found.mtimeMs < before && /^[0-9a-f-]{36}$/.test(key)) old.add(key)
  }
  let removed = 0
  const keys = [...old]
  for (let from = 0; from < keys.length; from += AT_ONCE) {
    const some = keys.slice(from, from + AT_ONCE)
    const used = await keysInUse(db, some)
    for (const key of some.filter((one) => !used.has(one))) {
      await loraFiles.remove(key)
      removed++
    }
  }
  return removed
}
