import { inArray, lt } from 'drizzle-orm'
import { transact } from '../db/database.ts'
import { mediaGarbage } from '../db/schema.ts'
import { keysInUse } from '../images/commands.ts'
import type { Services } from '../services.ts'

/** How long media nobody shows is kept, ms: work being delivered right now may be about to show the same bytes. */
const GRACE = 3_600_000
const AT_ONCE = 500
/** How long an upload's original is kept, ms: long enough to repeat one that failed. */
const INCOMING_KEPT = 24 * 3_600_000

/** Deletes the originals of uploads after a day. Returns how many files went. */
export function sweepIncoming(services: Services): Promise<number> {
  return services.incoming.removeOlderThan(new Date(services.now().getTime() - INCOMING_KEPT))
}

/** Deletes media that no work has shown for an hour. Returns how many files went. */
export async function sweepMedia(services: Services): Promise<number> {
  const { db, media } = services
  const before = new Date(services.now().getTime() - GRACE)
  const due = await db.select().from(mediaGarbage).where(lt(mediaGarbage.since, before)).limit(AT_ONCE)
  const keys: string[] = []
  for (const { key } of due) if (!(await media.putSince(key, before))) keys.push(key)
  if (keys.length === 0) return 0
  const used = await transact(db, async (tx) => {
    const stillUsed = await keysInUse(tx, keys)
    await tx.delete(mediaGarbage).where(inArray(mediaGarbage.key, keys))
    return stillUsed
  })
  const unused = keys.filter((key) => !used.has(key))
  for (const key of unused) await media.remove(key)
  return unused.length
}
