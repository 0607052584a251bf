import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { NotificationType } from '../../contract/community.ts'
import type { NotificationSettings, ReadRequest } from '../../contract/notifications.ts'
import type { SubjectRef } from '../../contract/subjects.ts'
import { notifications } from '../db/community.ts'
import type { Transaction } from '../db/database.ts'
import { users } from '../db/schema.ts'
import { publish } from '../live/commands.ts'
import { unreadOf } from './queries.ts'

export interface Notice {
  /** Who is told. */
  userId: string
  type: NotificationType
  /** What happenings that belong together have in common: `LIKE:image:…`. What may come once only has a name of its own. */
  about: string
  /** What it leads to; left out: it is said by the facts alone. */
  subject?: SubjectRef
  /** Who did it. Once they have, doing it again tells nobody, unless it `repeats`. */
  actorId?: string
  /** Every time is news: a comment, where a like is not. `facts.times` counts them while they are unread. */
  repeats?: boolean
  /** What cannot be looked up any more when it is read: a prize, a place. Nothing private. */
  facts?: Record<string, string | number>
  /** Open pages are not told, where they see it by themselves. */
  isQuiet?: boolean
}

/**
 * Tells somebody of what has just happened, in the transaction in which it did. Nobody is told of what they did themselves, of
 * what somebody did whom they block or who blocks them, or of kinds that they have switched off; and of the same thing once.
 * Of several happenings about one thing there is one notification, which is unread again. Lock whoever is told before
 * anything else (subjects: `lockSubject`, `lockPeople`), or they and you may wait for each other when they leave.
 */
export async function notify(tx: Transaction, notice: Notice): Promise<void> {
  const { userId, type, about, subject, actorId = null, repeats = false, facts = {}, isQuiet = false } = notice
  if (actorId === userId) return
  // Somebody does it for the first time; or it is news each time; else it has been told.
  const isNews = repeats || actorId !== null
  const { rows: told } = await tx.execute(sql`
      with may as (
        select id from users where id = ${userId}
          and not muted_notifications ? ${type}
          and not exists (
            select from blocks where (blocker_id = users.id and blocked_id = ${actorId}::text)
              or (blocker_id = ${actorId}::text and blocked_id = users.id))
          and (${repeats}::boolean or ${actorId}::text is null or not exists (
            select from notification_actors
            where user_id = users.id and about = ${about}::text and actor_id = ${actorId}::text))
      ), told as (
        insert into notifications as n (user_id, type, about, subject_kind, subject_id, facts)
        select id, ${type}, ${about}::text, ${subject?.kind ?? null}::text, ${subject?.id ?? null}::text,
          ${JSON.stringify({ times: 1, ...facts })}::jsonb
        from may
        on conflict (user_id, about) do update set
          facts = excluded.facts || jsonb_build_object('times',
            case when n.read_at is null then coalesce((n.facts ->> 'times')::int, 1) + 1 else 1 end),
          subject_kind = excluded.subject_kind, subject_id = excluded.subject_id, read_at = null, updated_at = now()
        where ${isNews}::boolean
        returning n.id, n.user_id
      ), done as (
        insert into notification_actors (user_id, about, actor_id, notification_id)
        select user_id, ${about}::text, ${actorId}::text, id from told where ${actorId}::text is not null
        on conflict (user_id, about, actor_id) do update set created_at = now()
      )
      select id from told`)
  if (told.length > 0 && !isQuiet) publish(tx, userId, { kind: 'notification', unread: await unreadOf(tx, userId) })
}

/** Marks notifications as read, and tells the person's other pages. Returns how many are still unread. */
export async function readNotifications(tx: Transaction, userId: string, which: ReadRequest): Promise<number> {
  const chosen =
    'ids' in which
      ? inArray(notifications.id, which.ids)
      : sql`date_trunc('milliseconds', ${notifications.updatedAt}) <= ${which.upTo}::timestamptz`
  await tx
    .update(notifications)
    .set({ readAt: sql`now()` })
    .where(and(eq(notifications.userId, userId), isNull(notifications.readAt), chosen))
  const unread = await unreadOf(tx, userId)
  publish(tx, userId, { kind: 'notification', unread })
  return unread
}

/** Changes what somebody is told of, and how often by letter; what moderators decide is always told. What is left out stays. */
export async function changeSettings(
  tx: Transaction,
  userId: string,
  { muted, digest }: Partial<NotificationSettings>,
): Promise<void> {
  if (muted === undefined && digest === undefined) return
  await tx
    .update(users)
    .set({
      ...(muted && { mutedNotifications: [...new Set(muted)].filter((type) => type !== 'CASE') }),
      ...(digest && { digest }),
    })
    .where(eq(users.id, userId))
}
