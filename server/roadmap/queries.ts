import { and, count, desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { FeedbackStatus, RoadmapStatus } from '../../contract/community.ts'
import type { RoadmapItem, RoadmapQuery, RoadmapReply } from '../../contract/roadmap.ts'
import type { Caller } from '../accounts/accounts.ts'
import { makerName } from '../accounts/queries.ts'
import { roadmapItems, roadmapVotes } from '../db/community.ts'
import type { Reader } from '../db/database.ts'
import { users } from '../db/schema.ts'
import { notFound } from '../errors.ts'

const columnsOf = (caller: Pick<Caller, 'id'> | undefined) => ({
  item: roadmapItems,
  author: sql<string | null>`case when ${users.id} is null then null else ${makerName} end`,
  isVoted: caller
    ? sql<boolean>`exists (select from ${roadmapVotes} where ${roadmapVotes.itemId} = ${roadmapItems.id} and ${roadmapVotes.userId} = ${caller.id})`
    : sql<boolean>`false`,
})

function presentItem(
  row: { item: typeof roadmapItems.$inferSelect; author: string | null; isVoted: boolean },
  caller: Pick<Caller, 'id'> | undefined,
): RoadmapItem {
  const { id, title, text, status, feedbackStatus, answer, votes, comments, authorId, createdAt, updatedAt } = row.item
  return {
    id,
    kind: feedbackStatus === null ? 'roadmap' : 'feedback',
    title,
    text,
    status: status ?? feedbackStatus ?? 'SUGGESTED',
    answer,
    votes,
    comments,
    isVoted: row.isVoted,
    author: row.author,
    isMine: caller !== undefined && caller.id === authorId,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }
}

const orders = {
  votes: [desc(roadmapItems.votes), desc(roadmapItems.createdAt), roadmapItems.id],
  new: [desc(roadmapItems.createdAt), roadmapItems.id],
  moved: [desc(roadmapItems.updatedAt), roadmapItems.id],
}

/** Characters that a pattern of the database reads as any others. */
const literally = (text: string) => text.replace(/[\\%_]/g, '\\$&')

export async function roadmapOf(
  reader: Reader,
  caller: Caller | undefined,
  { kind, status, sort, q, offset, limit }: RoadmapQuery,
): Promise<RoadmapReply> {
  const column = kind === 'roadmap' ? roadmapItems.status : roadmapItems.feedbackStatus
  const ofKind: SQL | undefined = isNotNull(column)
  const pattern = `%${literally(q)}%`
  const wanted = and(
    ofKind,
    status === undefined ? undefined : eq(column, status as RoadmapStatus & FeedbackStatus),
    q === '' ? undefined : sql`(${roadmapItems.title} || ' ' || ${roadmapItems.text}) ilike ${pattern}`,
  )
  const rows = await reader
    .select(columnsOf(caller))
    .from(roadmapItems)
    .leftJoin(users, eq(users.id, roadmapItems.authorId))
    .where(wanted)
    .orderBy(...orders[sort])
    .limit(limit)
    .offset(offset)
  const counted = await reader
    .select({ status: column, count: count() })
    .from(roadmapItems)
    .where(ofKind)
    .groupBy(column)
  return {
    items: rows.map((row) => presentItem(row, caller)),
    total: await reader.$count(roadmapItems, wanted),
    counts: Object.fromEntries(counted.map((one) => [one.status, one.count])) as RoadmapReply['counts'],
  }
}

export async function roadmapItemOf(reader: Reader, caller: Caller | undefined, id: string): Promise<RoadmapItem> {
  const [row] = await reader
    .select(columnsOf(caller))
    .from(roadmapItems)
    .leftJoin(users, eq(users.id, roadmapItems.authorId))
    .where(eq(roadmapItems.id, id))
  if (!row) throw notFound('This item of the roadmap')
  return presentItem(row, caller)
}
