import { eq } from 'drizzle-orm'
import type { PgBoss } from 'pg-boss'
import { queueHandle, type Transaction } from '../db/database.ts'
import { users } from '../db/schema.ts'
import { FOLLOWER_QUEUE, type FollowerNews } from './queue.ts'

/** Has the followers of whoever shows a new work told of it, once this transaction is committed; nothing where there are none. */
export async function announceToFollowers(tx: Transaction, queue: PgBoss, news: FollowerNews): Promise<void> {
  const [owner] = await tx.select({ followers: users.followers }).from(users).where(eq(users.id, news.ownerId))
  if (!owner || owner.followers === 0) return
  await queue.send(FOLLOWER_QUEUE, news, { db: queueHandle(tx) })
}
