import type { FastifyInstance } from 'fastify'
import { toGold } from '../../contract/economy.ts'
import { transact } from '../db/database.ts'
import { idFor } from '../db/ids.ts'
import { bind } from '../http/bind.ts'
import type { Services } from '../services.ts'
import {
  acceptPurse,
  createPurse,
  decideDraw,
  dissolvePurse,
  drawFromPurse,
  fillPurse,
  inviteToPurse,
  joinPurse,
  leavePurse,
  setCap,
  updatePurse,
} from './commands.ts'
import { pursesOf, showPurse } from './queries.ts'

export function purseRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services

  bind(app, services, 'listPurses', ({ caller }) => pursesOf(db, caller))
  bind(app, services, 'getPurse', ({ caller, params }) => showPurse(db, caller, params.id))
  bind(app, services, 'createPurse', async ({ caller, body, idempotencyKey }) => {
    const made = idFor(`purse:${caller.id}:${idempotencyKey}`)
    const id = await transact(db, (tx) => createPurse(tx, caller, body, made))
    return showPurse(db, caller, id)
  })
  bind(app, services, 'updatePurse', async ({ caller, params: { id }, body }) => {
    await transact(db, (tx) => updatePurse(tx, caller, id, body))
    return showPurse(db, caller, id)
  })
  bind(app, services, 'inviteToPurse', async ({ caller, params: { id }, body }) => {
    await transact(db, (tx) => inviteToPurse(tx, caller, id, body))
    return showPurse(db, caller, id)
  })
  bind(app, services, 'updatePurseMember', async ({ caller, params: { id, username }, body }) => {
    await transact(db, (tx) => setCap(tx, caller, id, username, body.cap))
    return showPurse(db, caller, id)
  })
  bind(app, services, 'leavePurse', async ({ caller, params: { id, username } }) => {
    await transact(db, (tx) => leavePurse(tx, caller, id, username))
    return pursesOf(db, caller)
  })
  bind(app, services, 'acceptPurse', async ({ caller, params: { id } }) => {
    await transact(db, (tx) => acceptPurse(tx, caller, id))
    return showPurse(db, caller, id)
  })
  bind(app, services, 'joinPurse', async ({ caller, body }) => {
    const id = await transact(db, (tx) => joinPurse(tx, caller, body.code))
    return showPurse(db, caller, id)
  })
  bind(app, services, 'fillPurse', async ({ caller, params: { id }, body, idempotencyKey }) => {
    await transact(db, (tx) => fillPurse(tx, caller, id, body, idempotencyKey))
    return showPurse(db, caller, id)
  })
  bind(app, services, 'drawFromPurse', async ({ caller, params: { id }, body, idempotencyKey }) => {
    await transact(db, (tx) => drawFromPurse(tx, caller, id, body, idempotencyKey))
    return showPurse(db, caller, id)
  })
  bind(app, services, 'decideDraw', async ({ caller, params: { id, draw }, body }) => {
    await transact(db, (tx) => decideDraw(tx, caller, id, draw, body.decision))
    return showPurse(db, caller, id)
  })
  bind(app, services, 'dissolvePurse', async ({ caller, params: { id } }) => ({
    returned: toGold(await transact(db, (tx) => dissolvePurse(tx, caller, id))),
  }))
}
