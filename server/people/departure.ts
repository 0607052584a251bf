import { asc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { follows } from '../db/community.ts'
import type { Transaction } from '../db/database.ts'
import { users } from '../db/schema.ts'

/** Locks somebody with all who follow them and whom they follow, and `others`, ids that a query finds, in the order in which all lock people. */
export async function lockPeopleAround(tx: Transaction, userId: string, others: SQL): Promise<void> {
  const around = tx
    .select({
      id: sql<string>`case when ${follows.followerId} = ${userId} then ${follows.followedId} else ${follows.followerId} end`,
    })
    .from(follows)
    .where(or(eq(follows.followerId, userId), eq(follows.followedId, userId)))
  await tx
    .select({ id: users.id })
    .from(users)
    .where(or(eq(users.id, userId), inArray(users.id, around), sql`${users.id} in (${others})`))
    .orderBy(asc(users.id))
    .for('no key update')
}

/** Takes whoever leaves out of the counts of the others; the rows go with the account. */
export async function withdrawFollowsOf(tx: Transaction, userId: string): Promise<void> {
  await tx.execute(sql`
    update users set followers = followers - 1 from follows
    where follows.follower_id = ${userId} and users.id = follows.followed_id`)
  await tx.execute(sql`
    update users set following = following - 1 from follows
    where follows.followed_id = ${userId} and users.id = follows.follower_id`)
  await tx.delete(follows).where(or(eq(follows.followerId, userId), eq(follows.followedId, userId)))
}
