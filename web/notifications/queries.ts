import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query'
import type { NotificationsReply, ReadRequest } from '../../contract/notifications.ts'
import type { ApiError } from '../api/api-error.ts'
import { call } from '../api/browser.ts'
import { callQuery } from '../api/queries.ts'
import { callOf } from '../api/query-client.ts'

type Pages = { pages: NotificationsReply[]; pageParams: unknown[] }

/** How many are unread, counted up to a hundred. */
export const unreadCount = () => callQuery('getUnread', undefined)
export const notificationSettings = () => callQuery('getNotificationSettings', undefined)

/** What one was told of, the last first, page after page. */
export const notifications = () =>
  infiniteQueryOptions<NotificationsReply, ApiError, Pages, readonly unknown[], string | undefined>({
    queryKey: ['getNotifications', 'pages'],
    queryFn: ({ client, signal, pageParam }) =>
      callOf(client)('getNotifications', { query: { cursor: pageParam } }, { signal }),
    initialPageParam: undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  })

/** Shows how many are unread as somebody has just told. */
export function unreadTold(client: QueryClient, unread: number): void {
  client.setQueryData(unreadCount().queryKey, { unread })
}

/** Marks notifications as read, on screen at once. */
export async function markRead(client: QueryClient, which: ReadRequest): Promise<void> {
  const isMarked = ({ id, happenedAt }: NotificationsReply['notifications'][number]) =>
    'ids' in which ? which.ids.includes(id) : happenedAt <= which.upTo
  client.setQueryData<Pages>(
    notifications().queryKey,
    (shown) =>
      shown && {
        ...shown,
        pages: shown.pages.map((page) => ({
          ...page,
          notifications: page.notifications.map((one) => (isMarked(one) ? { ...one, isRead: true } : one)),
        })),
      },
  )
  unreadTold(client, (await call('readNotifications', { body: which })).unread)
}
