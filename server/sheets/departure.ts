import { asc, eq } from 'drizzle-orm'
import type { Transaction } from '../db/database.ts'
import { sheets } from '../db/schema.ts'

/**
 * Locks every sheet of a person, in one order and before any picture, as the sweep does: deleting a sheet touches the
 * pictures made for it. They go with the account.
 */
export async function lockSheetsOf(tx: Transaction, userId: string): Promise<void> {
  await tx
    .select({ id: sheets.id })
    .from(sheets)
    .where(eq(sheets.ownerId, userId))
    .orderBy(asc(sheets.id))
    .for('update')
}
