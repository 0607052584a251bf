import { eq, inArray, sql } from 'drizzle-orm'
import { roadmapItems, roadmapVotes } from '../db/community.ts'
import type { Transaction } from '../db/database.ts'

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
