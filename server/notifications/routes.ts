import type { FastifyInstance } from 'fastify'
import { transact } from '../db/database.ts'
import { AppError } from '../errors.ts'
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
  // A mail program's button sends a form, in which nothing is to be read.
  app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 1024 },
      (_request, _body, done) => done(null, undefined),
    )
    bind(scope, services, 'unsubscribe', async ({ query }) => {
      const userId = services.unsubscribing.userOf(query.token)
      if (userId === undefined) {
        throw new AppError(
          'invalid_request',
          'This link is not whole. Copy all of it from the letter, or choose on your profile how often letters come.',
        )
      }
      await transact(db, (tx) => changeSettings(tx, userId, { digest: 'off' }))
      return { digest: 'off' as const }
    })
  })
  bind(app, services, 'getNotificationSettings', ({ caller, reply }) => {
    reply.header('cache-control', 'no-store')
    return settingsOf(db, caller.id)
  })
  bind(app, services, 'updateNotificationSettings', async ({ caller, body }) => {
    await transact(db, (tx) => changeSettings(tx, caller.id, body))
    return settingsOf(db, caller.id)
  })
}
