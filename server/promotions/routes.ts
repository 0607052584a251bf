import type { FastifyInstance } from 'fastify'
import { bindDeed } from '../administration/bind-deed.ts'
import { transact } from '../db/database.ts'
import { bind } from '../http/bind.ts'
import type { Services } from '../services.ts'
import { allPromotions, countTry, createPromotion, endPromotion, redeem } from './commands.ts'

export function promotionRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services

  bind(app, services, 'redeemCode', async ({ caller, body }) => {
    // Apart, so that a try that fails is counted too.
    await transact(db, (tx) => countTry(tx, caller.id))
    return transact(db, (tx) => redeem(tx, services, caller, body.code))
  })
  bind(app, services, 'adminPromotions', () => allPromotions(db))
  bindDeed(app, services, 'adminCreatePromotion', async (tx, { caller, body }) => {
    await createPromotion(tx, caller, body, services.now())
    const { code, title, gold, usesMax } = body
    return {
      answer: await allPromotions(tx),
      deed: { action: 'promotion', subjectKind: 'promotion', subjectId: code, reason: title, facts: { gold, usesMax } },
    }
  })
  bindDeed(app, services, 'adminEndPromotion', async (tx, { params: { code } }) => {
    const title = await endPromotion(tx, code, services.now())
    return {
      answer: await allPromotions(tx),
      deed: { action: 'end-promotion', subjectKind: 'promotion', subjectId: code, reason: title, facts: {} },
    }
  })
}
