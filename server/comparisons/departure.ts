import { asc, eq, inArray, or } from 'drizzle-orm'
import type { Reader, Transaction } from '../db/database.ts'
import { comparisonColumns, comparisons, comparisonVotes } from '../db/schema.ts'

/**
 * Locks every comparison that leaving touches, a person's own and those they voted on, in one order: two people who voted on each
 * other's and leave at once wait for each other one way round. They go with the account.
 */
export async function lockComparisonsTouchedBy(tx: Transaction, userId: string): Promise<void> {
  const voted = tx
    .select({ id: comparisonVotes.comparisonId })
    .from(comparisonVotes)
    .where(eq(comparisonVotes.userId, userId))
  await tx
    .select({ id: comparisons.id })
    .from(comparisons)
    .where(or(eq(comparisons.ownerId, userId), inArray(comparisons.id, voted)))
    .orderBy(asc(comparisons.id))
    .for('update')
}

/** What is kept of a person's comparisons and of their votes on anybody's, to be taken along. */
export async function comparisonsKeptOf(reader: Reader, userId: string) {
  const own = await reader
    .select()
    .from(comparisons)
    .where(eq(comparisons.ownerId, userId))
    .orderBy(asc(comparisons.createdAt))
  const columns = await reader
    .select({ comparisonId: comparisonColumns.comparisonId, model: comparisonColumns.model })
    .from(comparisonColumns)
    .innerJoin(comparisons, eq(comparisons.id, comparisonColumns.comparisonId))
    .where(eq(comparisons.ownerId, userId))
    .orderBy(asc(comparisonColumns.position))
  const votes = await reader.select().from(comparisonVotes).where(eq(comparisonVotes.userId, userId))
  return {
    comparisons: own.map(({ id, category, prompt, createdAt }) => ({
      id,
      category,
      prompt,
      models: columns.flatMap(({ comparisonId, model }) => (comparisonId === id ? [model] : [])),
      createdAt: createdAt.toISOString(),
    })),
    comparisonVotes: votes.map(({ comparisonId, picks }) => ({ comparisonId, picks })),
  }
}
