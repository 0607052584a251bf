import type { FastifyInstance } from 'fastify'
import { isNsfwOf } from '../../contract/axes.ts'
import { bindDeed } from '../administration/bind-deed.ts'
import { transact } from '../db/database.ts'
import { bind } from '../http/bind.ts'
import type { Services } from '../services.ts'
import { appeal, decide, decideAppeal, openedByModerator, report } from './commands.ts'
import { rateImage } from './effects.ts'
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

  bindDeed(app, services, 'adminRateImage', async (tx, { params, body: { axes, reason } }) => {
    const levels = await rateImage(tx, params.id, axes)
    return {
      deed: { action: 'rate-image', subjectKind: 'image', subjectId: params.id, reason, facts: { ...axes } },
      answer: { axes: levels, isNsfw: isNsfwOf(levels) },
    }
  })

  bindDeed(app, services, 'adminDecide', async (tx, { caller, params, body }) => {
    const { row, title } = await decide(tx, caller, params.id, body, services.now())
    const { decision, reason, days, axis } = body
    return {
      deed: {
        action: 'decide',
        subjectKind: row.subjectKind,
        subjectId: row.subjectId,
        reason,
        facts: { case: row.id, decision, days, axis, owner: row.ownerId },
      },
      answer: await adminCase(tx, services, row),
      after: () => writeToOwner(services, row, title),
    }
  })

  bindDeed(app, services, 'adminDecideAppeal', async (tx, { caller, params, body }) => {
    const { row, title } = await decideAppeal(tx, caller, params.id, body, services.now())
    const { decision, reason, days, axis } = body
    return {
      deed: {
        action: 'decide-appeal',
        subjectKind: row.subjectKind,
        subjectId: row.subjectId,
        reason,
        facts: { case: row.id, before: row.decision, decision, days, axis, owner: row.ownerId },
      },
      answer: await adminCase(tx, services, row),
      after: () => writeToOwner(services, row, title),
    }
  })
}
