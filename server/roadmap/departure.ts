import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { AccountData } from '../../contract/account-data.ts'
import { roadmapItems, roadmapVotes } from '../db/community.ts'
import type { Reader, Transaction } from '../db/database.ts'

/** Takes back somebody's votes, so that the counts stay those of the rows. Their suggestions stay, and are nobody's. */
export async function withdrawRoadmapVotesOf(tx: Transaction, userId: string): Promise<void> {
  const voted = tx.select({ id: roadmapVotes.itemId }).from(roadmapVotes).where(eq(roadmapVotes.userId, userId))
  await tx
    .select({ id: roadmapItems.id })
    .from(roadmapItems)
    .where(inArray(roadmapItems.id, voted))
    .orderBy(roadmapItems.id)
    .for('update')
  await tx
    .update(roadmapItems)
    .set({ votes: sql`${roadmapItems.votes} - 1` })
    .where(inArray(roadmapItems.id, voted))
  await tx.delete(roadmapVotes).where(eq(roadmapVotes.userId, userId))
}

/** What somebody suggested, and what they voted for. */
export async function roadmapKeptOf(
  reader: Reader,
  userId: string,
): Promise<Pick<AccountData, 'suggestions' | 'roadmapVotes'>> {
  const suggested = await reader
    .select()
    .from(roadmapItems)
    .where(eq(roadmapItems.authorId, userId))
    .orderBy(asc(roadmapItems.createdAt))
  const voted = await reader.select().from(roadmapVotes).where(eq(roadmapVotes.userId, userId))
  return {
    suggestions: suggested.map(({ id, title, text, status, feedbackStatus, answer, createdAt }) => ({
      id,
      title,
      text,
      status: status ?? feedbackStatus ?? 'SUGGESTED',
      answer,
      createdAt: createdAt.toISOString(),
    })),
    roadmapVotes: voted.map(({ itemId }) => itemId),
  }
}
