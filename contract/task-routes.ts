import { failures } from './failures.ts'
import type { Route } from './route.ts'
import { TasksReply } from './tasks.ts'

/** The call of what gold is given for. */
export const taskRoutes = {
  getTasks: {
    method: 'GET',
    path: '/api/v1/user/tasks',
    auth: 'user',
    changes: true,
    tag: 'user',
    summary: 'What gold is given for; gives what is due and has not been given yet',
    replies: { 200: TasksReply },
    failure: failures.getTasks,
  },
} as const satisfies Record<string, Route>
