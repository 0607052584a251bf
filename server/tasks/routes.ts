import type { FastifyInstance } from 'fastify'
import { transact } from '../db/database.ts'
import { bind } from '../http/bind.ts'
import type { Services } from '../services.ts'
import { settleTasks } from './commands.ts'
import { tasksOf } from './queries.ts'

export function taskRoutes(app: FastifyInstance, services: Services): void {
  bind(app, services, 'getTasks', async ({ caller, reply }) => {
    reply.header('cache-control', 'no-store')
    await transact(services.db, (tx) => settleTasks(tx, services, caller.id))
    return tasksOf(services, caller)
  })
}
