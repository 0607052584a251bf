import { asc, eq } from 'drizzle-orm'
import type { Transaction } from '../db/database.ts'
import { loras, loraUploads } from '../db/schema.ts'
import { forgetFiles } from './commands.ts'

/** Deletes every LoRA of a person, and what they had on its way; the sweep takes the files. */
export async function removeLorasOf(tx: Transaction, userId: string): Promise<void> {
  const mine = await tx
    .select({ storageKey: loras.storageKey })
    .from(loras)
    .where(eq(loras.ownerId, userId))
    .orderBy(asc(loras.id))
    .for('update')
  await tx.delete(loras).where(eq(loras.ownerId, userId))
  const underWay = await tx.delete(loraUploads).where(eq(loraUploads.ownerId, userId)).returning()
  await forgetFiles(tx, [...mine.map(({ storageKey }) => storageKey), ...underWay.map(({ id }) => id)])
}
