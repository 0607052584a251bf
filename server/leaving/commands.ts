import { eq } from 'drizzle-orm'
import { lockUser } from '../accounts/queries.ts'
import { withdrawCasesOf } from '../cases/departure.ts'
import { lockCommentsTouchedBy, withdrawCommentsOf } from '../comments/departure.ts'
import { lockComparisonsTouchedBy } from '../comparisons/departure.ts'
import type { Transaction } from '../db/database.ts'
import { users, verifications } from '../db/schema.ts'
import { releaseWorkOf } from '../generations/departure.ts'
import { closeGold } from '../gold/ledger.ts'
import { lockWorksTouchedBy, removeWorksOf, withdrawVotesOf } from '../images/departure.ts'
import { withdrawLikesOf } from '../likes/departure.ts'
import { removeLorasOf } from '../loras/departure.ts'
import { lockPeopleAround, withdrawFollowsOf } from '../people/departure.ts'
import { handOnPursesOf, peopleInPursesOf } from '../purses/departure.ts'
import { withdrawRoadmapVotesOf } from '../roadmap/departure.ts'
import { lockSheetsTouchedBy } from '../sheets/departure.ts'

/**
 * Deletes an account with all that it made. What it was paid and what it spent stays in the books under its number,
 * which nothing leads back to a person any more; what it had left to spend is the house's. Throws `not_logged_in` when it is gone already.
 * Returns the work it had under way, which goes too.
 */
export async function deleteAccount(tx: Transaction, userId: string) {
  // From here on nothing more is started, but what is being delivered may still refer to the account: whoever delivers
  // holds the work and its gold already, and would wait for the account while we wait for them.
  await lockPeopleAround(tx, userId, peopleInPursesOf(userId))
  await lockUser(tx, userId, 'no key update')
  const underWay = await releaseWorkOf(tx, userId)
  await closeGold(tx, userId)
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
  await lockSheetsTouchedBy(tx, userId)
  await lockWorksTouchedBy(tx, userId)
  await lockComparisonsTouchedBy(tx, userId)
  await lockCommentsTouchedBy(tx, userId)
  await withdrawFollowsOf(tx, userId)
  await removeWorksOf(tx, userId)
  await withdrawVotesOf(tx, userId)
  await withdrawLikesOf(tx, userId)
  await withdrawCommentsOf(tx, userId)
  await removeLorasOf(tx, userId)
  await withdrawRoadmapVotesOf(tx, userId)
  await handOnPursesOf(tx, userId)
  // Once more, for what a purse paid out that nobody else was in. The first time was early, while no row is held that others wait for.
  await closeGold(tx, userId)
  await withdrawCasesOf(tx, userId)
  await tx.delete(verifications).where(eq(verifications.value, userId))
  await tx.delete(users).where(eq(users.id, userId))
  return { underWay }
}
