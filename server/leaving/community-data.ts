import { asc, desc, eq } from 'drizzle-orm'
import type { AccountData } from '../../contract/account-data.ts'
import { makerName, userOf } from '../accounts/queries.ts'
import {
  arrivals,
  blocks,
  collections,
  collectionWorks,
  competitionEntries,
  competitionVotes,
  follows,
  streaks,
  taskCompletions,
} from '../db/community.ts'
import type { Reader } from '../db/database.ts'
import { users } from '../db/schema.ts'

type Kept = Pick<
  AccountData,
  | 'page'
  | 'following'
  | 'blocked'
  | 'collections'
  | 'streak'
  | 'tasks'
  | 'arrival'
  | 'competitionEntries'
  | 'competitionVotes'
>

async function collectionsKeptOf(reader: Reader, userId: string): Promise<Kept['collections']> {
  const rows = await reader
    .select({ collection: collections, imageId: collectionWorks.imageId, sheetId: collectionWorks.sheetId })
    .from(collections)
    .leftJoin(collectionWorks, eq(collectionWorks.collectionId, collections.id))
    .where(eq(collections.ownerId, userId))
    .orderBy(asc(collections.createdAt), asc(collections.id), desc(collectionWorks.position))
  return [...Map.groupBy(rows, ({ collection }) => collection.id).values()].flatMap((works) => {
    const [first] = works
    if (!first) return []
    const { id, title, description } = first.collection
    return [
      {
        id,
        title,
        description,
        works: works.flatMap(({ imageId, sheetId }): Kept['collections'][number]['works'] => {
          if (imageId) return [{ kind: 'image', id: imageId }]
          return sheetId ? [{ kind: 'sheet', id: sheetId }] : []
        }),
      },
    ]
  })
}

/** What is kept of somebody among others: their page, whom they follow and block, what they collected, entered and earned. */
export async function communityKeptOf(reader: Reader, userId: string): Promise<Kept> {
  const { about, pages, isHidden } = await userOf(reader, userId)
  const followed = await reader
    .select({ name: makerName })
    .from(follows)
    .innerJoin(users, eq(users.id, follows.followedId))
    .where(eq(follows.followerId, userId))
    .orderBy(asc(follows.createdAt))
  const blocked = await reader
    .select({ name: makerName })
    .from(blocks)
    .innerJoin(users, eq(users.id, blocks.blockedId))
    .where(eq(blocks.blockerId, userId))
    .orderBy(asc(blocks.createdAt))
  const [streak] = await reader.select().from(streaks).where(eq(streaks.userId, userId))
  const [arrival] = await reader.select({ gclid: arrivals.gclid }).from(arrivals).where(eq(arrivals.userId, userId))
  const done = await reader.select().from(taskCompletions).where(eq(taskCompletions.userId, userId))
  const { competitionId, imageId, place } = competitionEntries
  return {
    page: { about, pages, isHidden },
    following: followed.map(({ name }) => name),
    blocked: blocked.map(({ name }) => name),
    collections: await collectionsKeptOf(reader, userId),
    streak: streak ? { days: streak.days, best: streak.best, lastDay: streak.lastDay } : null,
    tasks: done.map(({ task, createdAt }) => ({ task, doneAt: createdAt.toISOString() })),
    arrival: arrival ?? null,
    competitionEntries: await reader
      .select({ competitionId, imageId, place })
      .from(competitionEntries)
      .where(eq(competitionEntries.userId, userId)),
    competitionVotes: await reader
      .select({ competitionId: competitionVotes.competitionId, entryId: competitionVotes.entryId })
      .from(competitionVotes)
      .where(eq(competitionVotes.userId, userId)),
  }
}
