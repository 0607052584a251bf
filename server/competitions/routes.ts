import type { FastifyInstance } from 'fastify'
import type { Caller } from '../accounts/accounts.ts'
import { writeDown } from '../administration/audit.ts'
import { type Transaction, transact } from '../db/database.ts'
import { bind } from '../http/bind.ts'
import type { Services } from '../services.ts'
import { createCompetition, enter, voteFor, withdraw } from './commands.ts'
import { listCompetitions, showCompetition } from './queries.ts'

export function competitionRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services

  async function change(id: string, caller: Caller, command: (tx: Transaction) => Promise<void>) {
    await transact(db, command)
    return showCompetition(services, id, caller)
  }

  bind(app, services, 'listCompetitions', () => listCompetitions(services))
  bind(app, services, 'getCompetition', ({ caller, params, reply }) => {
    reply.header('cache-control', 'no-store')
    return showCompetition(services, params.id, caller)
  })
  bind(app, services, 'createCompetition', async ({ caller, body, idempotencyKey }) => {
    const id = await transact(db, async (tx) => {
      const made = await createCompetition(tx, body, `${caller.id}:${idempotencyKey}`, services.now())
      await writeDown(tx, caller.id, {
        action: 'open-competition',
        subjectKind: 'competition',
        subjectId: made,
        facts: { ...body },
      })
      return made
    })
    return showCompetition(services, id, caller)
  })
  bind(app, services, 'enterCompetition', ({ caller, params, body }) =>
    change(params.id, caller, (tx) => enter(tx, caller, params.id, body.imageId, services.now())),
  )
  bind(app, services, 'leaveCompetition', ({ caller, params }) =>
    change(params.id, caller, (tx) => withdraw(tx, caller, params.id, services.now())),
  )
  bind(app, services, 'voteInCompetition', ({ caller, params, body }) =>
    change(params.id, caller, (tx) => voteFor(tx, caller, params.id, body.entryId, services.now())),
  )
}
