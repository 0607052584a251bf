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

/** Deletes files, and what is on its way, that no LoRA, upload or unfinished work has. Returns of how many keys. */
export async function sweepStrayFiles({ db, loraFiles, now }: Services): Promise<number> {
  let removed = 0
  for await (const keys of loraFiles.writtenBefore(new Date(now().getTime() - GRACE))) {
    for (let from = 0; from < keys.length; from += AT_ONCE) {
      const some = keys.slice(from, from + AT_ONCE)
      const used = await keysInUse(db, some)
      for (const key of some.filter((one) => !used.has(one))) {
        await loraFiles.remove(key)
        removed++
      }
    }
  }
  return removed
}
