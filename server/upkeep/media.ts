import { glob, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { asc, inArray, lt, sql } from 'drizzle-orm'
import { type Transaction, transact } from '../db/database.ts'
import { generationParts, mediaGarbage } from '../db/schema.ts'
import { keysInUse } from '../images/commands.ts'
import type { Services } from '../services.ts'

/** How long media nobody shows is kept, ms: work being delivered right now may be about to show the same bytes. */
const GRACE = 3_600_000
/** Few, for whoever puts bytes that are being looked at waits for all of them. */
const AT_ONCE = 50
/** How long an upload's original is kept, ms, where the work that should let it go never ended. */
const INCOMING_KEPT = 24 * 3_600_000

/** Deletes the originals of uploads after a day. Returns how many files went. */
export function sweepIncoming(services: Services): Promise<number> {
  return services.incoming.removeOlderThan(new Date(services.now().getTime() - INCOMING_KEPT))
}

/** Deletes media that no work has shown for an hour. Returns how many files went. */
export async function sweepMedia(services: Services): Promise<number> {
  let removed = 0
  for (;;) {
    const looked = await sweepSome(services)
    removed += looked.removed
    if (looked.count < AT_ONCE) return removed
  }
}

function sweepSome({ db, media, now }: Services): Promise<{ count: number; removed: number }> {
  const before = new Date(now().getTime() - GRACE)
  return transact(db, async (tx) => {
    // Locked until the bytes are gone: work that puts the same ones meanwhile (provisional.ts) waits, and puts them anew.
    const due = await tx
      .select()
      .from(mediaGarbage)
      .where(lt(mediaGarbage.since, before))
      .orderBy(asc(mediaGarbage.key))
      .limit(AT_ONCE)
      .for('update', { skipLocked: true })
    const keys = due.map(({ key }) => key)
    if (keys.length === 0) return { count: 0, removed: 0 }
    const lately = new Set<string>()
    for (const key of keys) if (await media.putSince(key, before)) lately.add(key)
    // In this order: a work delivered between the two holds its media no longer, but is seen to show them.
    const held = await keysHeld(tx, keys)
    const shown = await keysInUse(tx, keys)
    const later = keys.filter((key) => !shown.has(key) && (lately.has(key) || held.has(key)))
    const settled = keys.filter((key) => !later.includes(key))
    const unused = settled.filter((key) => !shown.has(key))
    for (const key of unused) await media.remove(key)
    await tx.update(mediaGarbage).set({ since: now() }).where(inArray(mediaGarbage.key, later))
    await tx.delete(mediaGarbage).where(inArray(mediaGarbage.key, settled))
    return { count: keys.length, removed: unused.length }
  })
}

/** Media keys of the list that finished parts of unfinished work hold. */
async function keysHeld(tx: Transaction, keys: string[]): Promise<Set<string>> {
  const key = sql<string>`held.key #>> '{}'`
  const { rows } = await tx.execute<{ key: string }>(sql`
    select ${key} as key from ${generationParts}, jsonb_path_query(${generationParts.result}, '$.**.mediaKey') as held (key)
    where ${inArray(key, keys)}`)
  return new Set(rows.map((row) => row.key))
}

/** Deletes what writers that were killed left unfinished on this machine's disk. Returns how many files went. */
export async function sweepUnfinished({ config, now }: Services): Promise<number> {
  const before = now().getTime() - GRACE
  let removed = 0
  for await (const name of glob(['media/*/*.part', 'receiving/*'], { cwd: config.dataDir })) {
    const file = join(config.dataDir, name)
    // Renamed meanwhile, it is unfinished no longer.
    const found = await stat(file).catch(() => undefined)
    if (!found || found.mtimeMs >= before) continue
    await rm(file, { force: true })
    removed++
  }
  return removed
}
