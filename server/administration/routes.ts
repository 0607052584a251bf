import type { FastifyInstance } from 'fastify'
import { featureFlags } from '../db/community.ts'
import { bind } from '../http/bind.ts'
import type { Services } from '../services.ts'
import { bindDeed } from './bind-deed.ts'
import { healthOf } from './health.ts'
import { giveGold, peopleFound, suspend } from './people.ts'
import { deedsDone, flagsShown } from './queries.ts'

export function administrationRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services

  bind(app, services, 'adminFlags', () => flagsShown(db))

  bindDeed(app, services, 'adminSwitchFlag', async (tx, { params: { name }, body: { isOn, reason } }) => {
    const updatedAt = services.now()
    await tx
      .insert(featureFlags)
      .values({ name, isOn, updatedAt })
      .onConflictDoUpdate({ target: featureFlags.name, set: { isOn, updatedAt } })
    return {
      deed: { action: 'flag', subjectKind: 'flag', subjectId: name, reason, facts: { isOn } },
      answer: await flagsShown(tx),
    }
  })

  bind(app, services, 'adminPeople', ({ query }) => peopleFound(db, query))

  bindDeed(app, services, 'adminSuspend', async (tx, { caller, params: { id }, body }) => ({
    answer: await suspend(tx, caller, id, body, services.now()),
    deed: {
      action: body.days === 0 ? 'let-in' : 'suspend',
      subjectKind: 'user',
      subjectId: id,
      reason: body.reason,
      facts: { days: body.days ?? null },
    },
  }))

  bindDeed(app, services, 'adminGiveGold', async (tx, { params: { id }, body, idempotencyKey }) => {
    const { person, isMoved } = await giveGold(tx, id, body, idempotencyKey)
    return {
      answer: person,
      deed: {
        action: isMoved ? (body.gold > 0 ? 'give-gold' : 'take-gold') : 'gold-again',
        subjectKind: 'user',
        subjectId: id,
        reason: body.reason,
        facts: { gold: body.gold, key: idempotencyKey, isMoved },
      },
    }
  })

  bind(app, services, 'adminHealth', () => healthOf(services))

  bind(app, services, 'adminAudit', ({ query }) => deedsDone(db, query))
}
