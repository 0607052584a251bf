import { asc, eq, inArray, or } from 'drizzle-orm'
import { comments, likes, sheetVotes } from '../db/community.ts'
import type { Transaction } from '../db/database.ts'
import { sheets } from '../db/schema.ts'

/**
 * Locks every sheet that leaving touches, in one order and before any picture: a person's own, and those they voted on, like or
 * said something about. So does the sweep: deleting a sheet touches the pictures made for it. Their own go with the account.
 */
export async function lockSheetsTouchedBy(tx: Transaction, userId: string): Promise<void> {
  const voted = tx.select({ id: sheetVotes.sheetId }).from(sheetVotes).where(eq(sheetVotes.userId, userId))
  const liked = tx.select({ id: likes.sheetId }).from(likes).where(eq(likes.userId, userId))
  const said = tx.select({ id: comments.sheetId }).from(comments).where(eq(comments.authorId, userId))
  await tx
    .select({ id: sheets.id })
    .from(sheets)
    .where(
      or(eq(sheets.ownerId, userId), inArray(sheets.id, voted), inArray(sheets.id, liked), inArray(sheets.id, said)),
    )
    .orderBy(asc(sheets.id))
    .for('update')
}
