import { createHash } from 'node:crypto'
import { and, isNotNull, isNull, notInArray, sql } from 'drizzle-orm'
import { ensureHouse, HOUSE_ID } from '../accounts/house.ts'
import { transact } from '../db/database.ts'
import { loras } from '../db/schema.ts'
import type { Services } from '../services.ts'

/** The same LoRA on the same machine always has the same id, whichever process sees it first. */
function idOf({ heldBy, reference }: { heldBy: string; reference: string }): string {
  const digits = createHash('sha256').update(`${heldBy}\0${reference}`).digest('hex')
  // A UUID of version 8 is free to be what one likes (RFC 9562, 5.8).
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `8${digits.slice(13, 16)}`,
    `8${digits.slice(17, 20)}`,
    digits.slice(20, 32),
  ].join('-')
}

/** "styles/wet_ink-v2.safetensors" -> "wet ink v2" */
const titleOf = (reference: string) =>
  reference
    .replace(/^.*[\\/]/, '')
    .replace(/\.\w+$/, '')
    .replace(/[_-]+/g, ' ')
    .trim()
    .slice(0, 80) || reference.slice(0, 80)

/**
 * Keeps what lies on the house's own machines in the list, as the house's LoRAs: works that wear one are shown with it. One that is
 * gone from its machine is deleted, and comes back with it; those of a machine that has not told yet what it has stay as they are.
 */
export async function syncHeldLoras({ db, providers, now }: Pick<Services, 'db' | 'providers' | 'now'>): Promise<void> {
  const machines = providers.heldLoras()
  const rows = machines.flatMap(({ heldBy, held = [] }) =>
    held.map((lora) => ({ id: idOf({ heldBy, ...lora }), heldBy, ...lora })),
  )
  const silent = machines.flatMap(({ heldBy, held }) => (held ? [] : [heldBy]))
  const ids = rows.map(({ id }) => id)
  const some = await db.$count(loras, isNotNull(loras.heldBy))
  if (rows.length === 0 && some === 0) return
  await transact(db, async (tx) => {
    await ensureHouse(tx)
    for (const { id, heldBy, reference, base, triggerWords } of rows) {
      await tx
        .insert(loras)
        .values({
          id,
          ownerId: HOUSE_ID,
          kind: 'machine',
          title: titleOf(reference),
          base,
          triggerWords: triggerWords.slice(0, 8),
          licence: 'use-here',
          source: `A machine of this site’s own: ${heldBy}`,
          isVisible: true,
          heldBy,
          reference,
          createdAt: now(),
        })
        .onConflictDoUpdate({ target: loras.id, set: { base, triggerWords, deletedAt: sql`null` } })
    }
    const isGone = ids.length > 0 ? notInArray(loras.id, ids) : undefined
    const hasTold = silent.length > 0 ? notInArray(loras.heldBy, silent) : undefined
    await tx
      .update(loras)
      .set({ deletedAt: now() })
      .where(and(isNotNull(loras.heldBy), isNull(loras.deletedAt), isGone, hasTold))
  })
}
