import type { FastifyInstance } from 'fastify'
import { bindDeed } from '../administration/bind-deed.ts'
import { transact } from '../db/database.ts'
import { bind } from '../http/bind.ts'
import type { Services } from '../services.ts'
import { add, move, suggest, vote, withdraw } from './commands.ts'
import { roadmapItemOf, roadmapOf } from './queries.ts'

export function roadmapRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services

  bind(app, services, 'roadmap', ({ caller, query }) => roadmapOf(db, caller, query))

  bind(app, services, 'roadmapItem', ({ caller, params }) => roadmapItemOf(db, caller, params.id))

  bind(app, services, 'suggest', ({ caller, body, idempotencyKey }) =>
    transact(db, async (tx) => roadmapItemOf(tx, caller, await suggest(tx, caller, body, idempotencyKey))),
  )

  bind(app, services, 'voteRoadmap', ({ caller, params, body }) =>
    transact(db, async (tx) => {
      await vote(tx, caller, params.id, body.isVoted)
      return roadmapItemOf(tx, caller, params.id)
    }),
  )

  bind(app, services, 'withdrawSuggestion', async ({ caller, params }) => {
    await transact(db, (tx) => withdraw(tx, caller, params.id))
    return { deleted: true as const }
  })

  bindDeed(app, services, 'adminAddToRoadmap', async (tx, { caller, body, idempotencyKey }) => {
    const { reason, ...item } = body
    const { id, isNew } = await add(tx, item, idempotencyKey)
    return {
      deed: {
        action: isNew ? 'roadmap-add' : 'roadmap-add-again',
        subjectKind: 'roadmap',
        subjectId: id,
        reason,
        facts: { status: item.status },
      },
      answer: await roadmapItemOf(tx, caller, id),
    }
  })

  bindDeed(app, services, 'adminMoveRoadmap', async (tx, { caller, params: { id }, body }) => {
    const { reason, ...changes } = body
    const { from } = await move(tx, caller, id, body)
    return {
      deed: { action: 'roadmap-move', subjectKind: 'roadmap', subjectId: id, reason, facts: { from, ...changes } },
      answer: await roadmapItemOf(tx, caller, id),
    }
  })
}
