import type { FastifyInstance } from 'fastify'
import { bindDeed } from '../administration/bind-deed.ts'
import { transact } from '../db/database.ts'
import { bind } from '../http/bind.ts'
import type { Services } from '../services.ts'
import { appeal, decide, decideAppeal, openedByModerator, report } from './commands.ts'
import { writeToOwner } from './letter.ts'
import { adminCase, adminCases, caseFor, casesOf, flaggedWorks } from './queries.ts'

/** Decisions that somebody is shown of their own. */
const MINE_MOST = 100

export function caseRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services

  bind(app, services, 'report', async ({ caller, body }) => {
    await transact(db, (tx) => report(tx, caller, body))
    return { isReported: true as const }
  })

  bind(app, services, 'myCases', async ({ caller }) => ({
    cases: await casesOf(db, caller.id, services.now(), MINE_MOST),
  }))

  bind(app, services, 'appeal', async ({ caller, params, body }) => {
    await transact(db, (tx) => appeal(tx, caller, params.id, body.text, services.now()))
    return caseFor(db, caller.id, params.id, services.now())
  })

  bind(app, services, 'adminCases', ({ query }) => adminCases(services, query))

  bind(app, services, 'adminFlagged', () => flaggedWorks(services))

  bindDeed(app, services, 'adminOpenCase', async (tx, { body: { subject, reason } }) => {
    const row = await openedByModerator(tx, subject)
    return {
      deed: { action: 'open-case', subjectKind: row.subjectKind, subjectId: row.subjectId, reason },
      answer: await adminCase(tx, services, row),
    }
  })

  bindDeed(app, services, 'adminDecide', async (tx, { caller, params, body }) => {
    const { row, title } = await decide(tx, caller, params.id, body, services.now())
    const { decision, reason, days } = body
    return {
      deed: {
        action: 'decide',
        subjectKind: row.subjectKind,
        subjectId: row.subjectId,
        reason,
        facts: { case: row.id, decision, days, owner: row.ownerId },
      },
      answer: await adminCase(tx, services, row),
      after: () => writeToOwner(services, row, title),
    }
  })

  bindDeed(app, services, 'adminDecideAppeal', async (tx, { caller, params, body }) => {
    const { row, title } = await decideAppeal(tx, caller, params.id, body, services.now())
    const { decision, reason, days } = body
    return {
      deed: {
        action: 'decide-appeal',
        subjectKind: row.subjectKind,
        subjectId: row.subjectId,
        reason,
        facts: { case: row.id, before: row.decision, decision, days, owner: row.ownerId },
      },
      answer: await adminCase(tx, services, row),
      after: () => writeToOwner(services, row, title),
    }
  })
}
