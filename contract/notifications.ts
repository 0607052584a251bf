import * as z from 'zod'
import { digests, notificationTypes, subjectKinds } from './community.ts'
import { givenName } from './text.ts'

export const NotificationTypeName = z.enum(notificationTypes)

/** Most names that a notification tells; of the others it tells how many there are. */
export const NAMED_ACTORS_MAX = 3
/** Unread notifications are counted no further than this. */
export const UNREAD_COUNT_MAX = 100

/** What has happened to something of the caller's, or to somebody they follow. */
export const Notification = z.object({
  id: z.number().int(),
  type: NotificationTypeName,
  /** Who did it, the last first, by username; some of them, and how many they are in all. */
  actors: z.array(z.string()),
  actorCount: z.number().int(),
  /** What it is about, with the page that it leads to; null where it is gone, or no longer the caller's to see. */
  subject: z.object({ kind: z.enum(subjectKinds), id: z.string(), title: z.string(), page: z.string() }).nullable(),
  /** What is said with it: `times` how often it happened, `gold` what came with it, `place`, `title`, `task` … */
  facts: z.record(z.string(), z.union([z.string(), z.number()])),
  isRead: z.boolean(),
  /** When it last happened. */
  happenedAt: z.iso.datetime(),
})
export type Notification = z.infer<typeof Notification>

export const NOTIFICATIONS_PAGE = 20

/** Pages through what the caller was told, the last first: `cursor` is the last page's `nextCursor`. */
export const NotificationsQuery = z.object({
  limit: z.coerce.number().int().min(1).max(60).default(NOTIFICATIONS_PAGE),
  cursor: z.string().max(80).optional(),
})
export type NotificationsQuery = z.infer<typeof NotificationsQuery>

export const NotificationsReply = z.object({
  notifications: z.array(Notification),
  /** Null at the end. */
  nextCursor: z.string().nullable(),
  unread: z.number().int(),
})
export type NotificationsReply = z.infer<typeof NotificationsReply>

/** How many are unread, counted up to a hundred. */
export const UnreadReply = z.object({ unread: z.number().int() })

/** Marks some as read, or, without `ids`, all that happened up to a moment, so that what comes meanwhile stays unread. */
export const ReadRequest = z.union([
  z.object({ ids: z.array(z.number().int()).min(1).max(100) }),
  z.object({ upTo: z.iso.datetime() }),
])
export type ReadRequest = z.infer<typeof ReadRequest>

/** Which kinds the caller is not told of, and how often letters tell what is unread. */
export const NotificationSettings = z.object({
  muted: z.array(NotificationTypeName).max(notificationTypes.length),
  digest: z.enum(digests),
})
export type NotificationSettings = z.infer<typeof NotificationSettings>

export const NotificationSettingsUpdate = NotificationSettings.partial()

/** What a letter's link carries: it says whose letters are to stop, and nobody can make one up. */
export const UnsubscribeQuery = z.object({ token: givenName(300) })
export const UnsubscribeReply = z.object({ digest: z.enum(digests) })
