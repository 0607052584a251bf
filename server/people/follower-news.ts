import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import { FOLLOWERS_TOLD_MAX } from '../../contract/people-facts.ts'
import { follows } from '../db/community.ts'
import { transact } from '../db/database.ts'
import { images, users } from '../db/schema.ts'
import { isPublic } from '../images/queries.ts'
import { FOLLOWER_QUEUE, type FollowerNews } from '../jobs/queue.ts'
import { notify } from '../notifications/commands.ts'
import type { Services } from '../services.ts'

/** People told in one transaction: few, for each of them is locked until it ends. */
const AT_ONCE = 100

/**
 * Tells those who follow somebody that there is a new work, the last to follow first and no more than FOLLOWERS_TOLD_MAX. They
 * hear of it once a day, however many works come and however often the job is done. Returns how many were told of it.
 */
export async function tellFollowers(services: Services, { ownerId, imageId }: FollowerNews): Promise<number> {
  const { db } = services
  const [work] = await db
    .select({ createdAt: images.createdAt })
    .from(images)
    .innerJoin(users, eq(users.id, images.ownerId))
    .where(and(eq(images.id, imageId), isPublic, eq(users.isHidden, false)))
  if (!work) return 0
  const told = await db
    .select({ id: follows.followerId })
    .from(follows)
    .where(eq(follows.followedId, ownerId))
    .orderBy(desc(follows.createdAt))
    .limit(FOLLOWERS_TOLD_MAX)
  const day = work.createdAt.toISOString().slice(0, 10)
  for (let start = 0; start < told.length; start += AT_ONCE) {
    const some = told.slice(start, start + AT_ONCE).map(({ id }) => id)
    await transact(db, async (tx) => {
      // Locked first, in one order; whoever has left meanwhile, or follows no longer, is not told.
      const here = await tx
        .select({ id: users.id })
        .from(users)
        .where(inArray(users.id, some))
        .orderBy(asc(users.id))
        .for('key share')
      for (const { id } of here) {
        await notify(tx, {
          userId: id,
          type: 'FOLLOWER_IMAGE',
          about: `FOLLOWER_IMAGE:${ownerId}:${day}`,
          subject: { kind: 'image', id: imageId },
          actorId: ownerId,
        })
      }
    })
  }
  return told.length
}

/** Takes such jobs until the queue is stopped. */
export async function startFollowerNews(services: Services): Promise<void> {
  await services.queue.work<FollowerNews>(
    FOLLOWER_QUEUE,
    { batchSize: 20, pollingIntervalSeconds: 2 },
    async (jobs) => {
      for (const { data } of jobs) await tellFollowers(services, data)
    },
  )
}
