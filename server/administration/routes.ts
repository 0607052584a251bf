import type { FastifyInstance } from 'fastify'
import { featureFlags } from '../db/community.ts'
import { bind } from '../http/bind.ts'
import type { Services } from '../services.ts'
import { bindDeed } from './bind-deed.ts'
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

  bind(app, services, 'adminAudit', ({ query }) => deedsDone(db, query))
}
