import type { FastifyInstance } from 'fastify'
import { transact } from '../db/database.ts'
import { bind } from '../http/bind.ts'
import type { Services } from '../services.ts'
import { changeSettings, readNotifications } from './commands.ts'
import { notificationsOf, settingsOf, unreadOf } from './queries.ts'

export function notificationRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services

  bind(app, services, 'getNotifications', ({ caller, query, reply }) => {
    reply.header('cache-control', 'no-store')
    return notificationsOf(db, caller, query)
  })
  bind(app, services, 'getUnread', async ({ caller, reply }) => {
    reply.header('cache-control', 'no-store')
    return { unread: await unreadOf(db, caller.id) }
  })
  bind(app, services, 'readNotifications', async ({ caller, body }) => ({
    unread: await transact(db, (tx) => readNotifications(tx, caller.id, body)),
  }))
  bind(app, services, 'getNotificationSettings', ({ caller, reply }) => {
    reply.header('cache-control', 'no-store')
    return settingsOf(db, caller.id)
  })
  bind(app, services, 'updateNotificationSettings', async ({ caller, body }) => {
    await transact(db, (tx) => changeSettings(tx, caller.id, body))
    return settingsOf(db, caller.id)
  })
}
