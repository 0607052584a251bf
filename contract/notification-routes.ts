import { failures } from './failures.ts'
import {
  NotificationSettings,
  NotificationSettingsUpdate,
  NotificationsQuery,
  NotificationsReply,
  ReadRequest,
  UnreadReply,
  UnsubscribeQuery,
  UnsubscribeReply,
} from './notifications.ts'
import type { Route } from './route.ts'

/** The calls of notifications: what people are told has happened to what is theirs. */
export const notificationRoutes = {
  getNotifications: {
    method: 'GET',
    path: '/api/v1/notifications',
    auth: 'user',
    tag: 'notifications',
    summary: 'What the caller was told of, the last first',
    query: NotificationsQuery,
    replies: { 200: NotificationsReply },
    failure: failures.getNotifications,
  },
  getUnread: {
    method: 'GET',
    path: '/api/v1/notifications/unread',
    auth: 'user',
    tag: 'notifications',
    summary: 'How many notifications are unread, counted up to a hundred',
    replies: { 200: UnreadReply },
    failure: failures.getNotifications,
  },
  readNotifications: {
    method: 'POST',
    path: '/api/v1/notifications/read',
    auth: 'user',
    tag: 'notifications',
    summary: 'Mark some notifications as read, or all up to a moment',
    body: ReadRequest,
    replies: { 200: UnreadReply },
    failure: failures.readNotifications,
  },
  unsubscribe: {
    method: 'POST',
    path: '/api/v1/notifications/unsubscribe',
    auth: 'none',
    tag: 'notifications',
    summary: 'Stop the letters of what is new, by what a letter carries; mail programs may ask it too (RFC 8058)',
    query: UnsubscribeQuery,
    replies: { 200: UnsubscribeReply },
    failure: failures.unsubscribe,
  },
  getNotificationSettings: {
    method: 'GET',
    path: '/api/v1/user/notification-settings',
    auth: 'user',
    tag: 'notifications',
    summary: 'Which kinds of notification are switched off, and how often letters tell what is unread',
    replies: { 200: NotificationSettings },
    failure: failures.getNotifications,
  },
  updateNotificationSettings: {
    method: 'PATCH',
    path: '/api/v1/user/notification-settings',
    auth: 'user',
    tag: 'notifications',
    summary: 'Switch kinds of notification on or off, or choose how often letters come; what is left out stays',
    body: NotificationSettingsUpdate,
    replies: { 200: NotificationSettings },
    failure: failures.updateNotificationSettings,
  },
} as const satisfies Record<string, Route>
