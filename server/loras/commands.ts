import { and, asc, eq, inArray, isNull, lt } from 'drizzle-orm'
import { DELETE_UNDO_WITHIN } from '../../contract/limits.ts'
import { LORA_UPLOAD_KEPT } from '../../contract/lora-facts.ts'
import type { LoraUpdate } from '../../contract/loras.ts'
import { flagsOf } from '../../contract/visibility.ts'
import type { Caller } from '../accounts/accounts.ts'
import { type Transaction, transact } from '../db/database.ts'
import { loraGarbage, loras, loraUploads } from '../db/schema.ts'
import { AppError, notFound } from '../errors.ts'
import { assertShowable } from '../moderation/policy.ts'
import type { Services } from '../services.ts'
import { assertSayable, textsIn } from '../words/policy.ts'
import { canView } from '../worn/policy.ts'
import { canEdit, canRestore } from './policy.ts'

/** The LoRA, locked, for its owner to change; one the caller may not even see is not found. */
async function lockLora(tx: Transaction, caller: Caller, id: string) {
  const [lora] = await tx.select().from(loras).where(eq(loras.id, id)).for('update')
  if (!lora || !canView(caller, lora)) throw notFound('This LoRA')
  if (!canEdit(caller, lora)) throw new AppError('forbidden', 'Only its owner can change this LoRA.')
  return lora
}

export async function updateLora(tx: Transaction, caller: Caller, id: string, changes: LoraUpdate): Promise<void> {
  const lora = await lockLora(tx, caller, id)
  const { visibility, ...rest } = changes
  const flags = flagsOf({ visibility })
  assertShowable(lora, flags)
  assertSayable(
    textsIn([
      { title: lora.title, description: lora.description, triggerWords: lora.triggerWords, tags: lora.tags, ...rest },
    ]),
  )
  await tx
    .update(loras)
    .set({ ...rest, ...flags })
    .where(eq(loras.id, id))
}

export async function deleteLora(tx: Transaction, caller: Caller, id: string, now: Date): Promise<void> {
  await lockLora(tx, caller, id)
  await tx.update(loras).set({ deletedAt: now }).where(eq(loras.id, id))
}

/** Brings a LoRA back that was deleted a moment ago; throws AppError when it is too late or was never the caller's. */
export async function restoreLora(tx: Transaction, caller: Caller, id: string, now: Date): Promise<void> {
  const [lora] = await tx.select().from(loras).where(eq(loras.id, id)).for('update')
  // Twice is once: what stands already was brought back.
  if (lora && canEdit(caller, lora) && lora.deletedAt === null) return
  if (!lora || !canRestore(caller, lora, now))
    throw new AppError('not_found', 'This LoRA can no longer be brought back.')
  await tx.update(loras).set({ deletedAt: null }).where(eq(loras.id, id))
}

/** Leaves files to the sweep. */
export async function forgetFiles(tx: Transaction, keys: readonly (string | null)[]): Promise<void> {
  const rows = keys.flatMap((key) => (key === null ? [] : [{ key }]))
  if (rows.length > 0) await tx.insert(loraGarbage).values(rows).onConflictDoNothing()
}

const AT_ONCE = 200

/**
 * Lets go for good what was deleted too long ago to be brought back, and the files of what is gone; not what a machine of the
 * house's held, which comes back with it. Returns how many LoRAs went.
 */
export async function sweepLoras({ db, loraFiles, now }: Services): Promise<number> {
  const before = new Date(now().getTime() - DELETE_UNDO_WITHIN)
  const gone = await transact(db, async (tx) => {
    const due = await tx
      .select({ id: loras.id, storageKey: loras.storageKey })
      .from(loras)
      .where(and(lt(loras.deletedAt, before), isNull(loras.heldBy)))
      .orderBy(asc(loras.id))
      .limit(AT_ONCE)
      .for('update')
    if (due.length === 0) return 0
    await tx.delete(loras).where(
      inArray(
        loras.id,
        due.map(({ id }) => id),
      ),
    )
    await forgetFiles(
      tx,
      due.map(({ storageKey }) => storageKey),
    )
    return due.length
  })
  for (const { key } of await db.select().from(loraGarbage).limit(AT_ONCE)) {
    await loraFiles.remove(key)
    await db.delete(loraGarbage).where(eq(loraGarbage.key, key))
  }
  return gone
}

/** Gives up uploads that have stood still for too long. Returns how many. */
export async function sweepLoraUploads({ db, now }: Services): Promise<number> {
  const before = new Date(now().getTime() - LORA_UPLOAD_KEPT)
  return transact(db, async (tx) => {
    const still = await tx.delete(loraUploads).where(lt(loraUploads.movedAt, before)).returning()
    await forgetFiles(
      tx,
      still.map(({ id }) => id),
    )
    return still.length
  })
}
