import { and, eq, sql } from 'drizzle-orm'
import { ADDRESS_ROOM } from '../../contract/trust.ts'
import type { Caller } from '../accounts/accounts.ts'
import { lockUser } from '../accounts/queries.ts'
import { sheetVotes } from '../db/community.ts'
import type { Transaction } from '../db/database.ts'
import { sheets } from '../db/schema.ts'
import { heatWith } from '../db/trending.ts'
import { AppError, notFound } from '../errors.ts'
import { assertMayAct } from '../moderation/policy.ts'
import { countedBeside } from '../moderation/queries.ts'
import { isBlocked } from '../people/policy.ts'
import { canView, canVote } from '../sheets/policy.ts'

/** Votes a sheet up or down, one a person; the same vote again takes it back. Throws AppError. */
export async function voteOnSheet(
  tx: Transaction,
  caller: Caller,
  id: string,
  isUpvote: boolean,
): Promise<{ votes: number; myVote: 1 | 0 | -1 }> {
  const level = await assertMayAct(tx, caller.id, 'vote')
  await lockUser(tx, caller.id, 'key share')
  const [sheet] = await tx.select().from(sheets).where(eq(sheets.id, id)).for('no key update')
  if (!sheet || !canView(caller, sheet)) throw notFound('This sheet')
  if (!canVote(caller, sheet))
    throw new AppError('forbidden', 'A sheet that is not public is voted on by its owner alone.')
  if (await isBlocked(tx, caller.id, sheet.ownerId)) {
    throw new AppError('forbidden', 'You cannot vote on this: one of you has blocked the other.')
  }
  const mine = and(eq(sheetVotes.sheetId, id), eq(sheetVotes.userId, caller.id))
  const [before] = await tx.select().from(sheetVotes).where(mine)
  const isCounted = (await countedBeside(tx, 'sheetVote', id, caller.id)) < ADDRESS_ROOM[level]
  const value = isUpvote ? 1 : -1
  const after = before?.value === value ? 0 : value
  if (after === 0) await tx.delete(sheetVotes).where(mine)
  else {
    await tx
      .insert(sheetVotes)
      .values({ sheetId: id, userId: caller.id, value: after, isCounted })
      .onConflictDoUpdate({ target: [sheetVotes.sheetId, sheetVotes.userId], set: { value: after, isCounted } })
  }
  const change = (isCounted ? after : 0) - (before?.isCounted ? before.value : 0)
  const [counted] = await tx
    .update(sheets)
    .set({ votes: sql`${sheets.votes} + ${change}`, heat: heatWith(sheets, { votes: change }) })
    .where(eq(sheets.id, id))
    .returning({ votes: sheets.votes })
  return { votes: (counted?.votes ?? sheet.votes) + (isCounted ? 0 : after), myVote: after }
}
