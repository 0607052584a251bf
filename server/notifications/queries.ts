import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import {
  NAMED_ACTORS_MAX,
  type Notification,
  type NotificationSettings,
  type NotificationsQuery,
  type NotificationsReply,
  UNREAD_COUNT_MAX,
} from '../../contract/notifications.ts'
import type { Caller } from '../accounts/accounts.ts'
import { makerName, userOf } from '../accounts/queries.ts'
import { notificationActors, notifications } from '../db/community.ts'
import { behind, cursorAt, microsOf } from '../db/cursor.ts'
import type { Reader } from '../db/database.ts'
import { users } from '../db/schema.ts'
import { findSubject } from '../subjects/queries.ts'

type Row = typeof notifications.$inferSelect

/** How many of somebody's notifications are unread, counted up to a hundred. */
export async function unreadOf(reader: Reader, userId: string): Promise<number> {
  const some = reader
    .select({ id: notifications.id })
    .from(notifications)
    .where(and(eq(notifications.userId, userId), isNull(notifications.readAt)))
    .limit(UNREAD_COUNT_MAX)
  return reader.$count(some.as('some'))
}

/** The last few who did what each notification tells of, by name, and how many did in all. */
async function actorsOf(reader: Reader, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, { name: string; count: number }[]>()
  const { notificationId, createdAt, actorId } = notificationActors
  const ranked = reader
    .select({
      notificationId,
      name: makerName.as('name'),
      rank: sql<number>`row_number() over (partition by ${notificationId} order by ${createdAt} desc, ${actorId})`.as(
        'rank',
      ),
      count: sql<number>`count(*) over (partition by ${notificationId})`.mapWith(Number).as('count'),
    })
    .from(notificationActors)
    .innerJoin(users, eq(users.id, actorId))
    .where(inArray(notificationId, [...ids]))
    .as('ranked')
  const rows = await reader
    .select({ notificationId: ranked.notificationId, name: ranked.name, count: ranked.count })
    .from(ranked)
    .where(sql`${ranked.rank} <= ${NAMED_ACTORS_MAX}`)
    .orderBy(asc(ranked.notificationId), asc(ranked.rank))
  return Map.groupBy(rows, (row) => row.notificationId)
}

async function subjectFor(reader: Reader, caller: Caller, row: Row): Promise<Notification['subject']> {
  const { subjectKind: kind, subjectId: id } = row
  if (kind === null || id === null) return null
  const found = await findSubject(reader, { kind, id })
  if (!found?.isSeenBy(caller)) return null
  return { kind, id: found.id, title: found.title, page: found.page }
}

async function present(reader: Reader, caller: Caller, rows: readonly Row[]): Promise<Notification[]> {
  const [actors, subjects] = await Promise.all([
    actorsOf(
      reader,
      rows.map(({ id }) => id),
    ),
    Promise.all(rows.map((row) => subjectFor(reader, caller, row))),
  ])
  return rows.map((row, index) => {
    const named = actors.get(row.id) ?? []
    return {
      id: row.id,
      type: row.type,
      actors: named.map(({ name }) => name),
      actorCount: named[0]?.count ?? 0,
      subject: subjects[index] ?? null,
      facts: row.facts,
      isRead: row.readAt !== null,
      happenedAt: row.updatedAt.toISOString(),
    }
  })
}

/** What the caller was told of, the last first. */
export async function notificationsOf(
  reader: Reader,
  caller: Caller,
  { limit, cursor }: NotificationsQuery,
): Promise<NotificationsReply> {
  const { updatedAt, id } = notifications
  const found = await reader
    .select({ row: notifications, micros: microsOf(updatedAt) })
    .from(notifications)
    .where(
      and(
        eq(notifications.userId, caller.id),
        behind(cursor, { moment: updatedAt, id, way: 'newest', isId: (text) => /^\d{1,15}$/.test(text) }),
      ),
    )
    .orderBy(desc(updatedAt), asc(id))
    .limit(limit + 1)
  const shown = found.slice(0, limit)
  const last = found.length > limit ? shown.at(-1) : undefined
  return {
    notifications: await present(
      reader,
      caller,
      shown.map(({ row }) => row),
    ),
    nextCursor: last ? cursorAt({ micros: last.micros, id: String(last.row.id) }) : null,
    unread: await unreadOf(reader, caller.id),
  }
}

export async function settingsOf(reader: Reader, userId: string): Promise<NotificationSettings> {
  const { mutedNotifications: muted, digest } = await userOf(reader, userId)
  return { muted, digest }
}
