import { randomUUID } from 'node:crypto'
import { and, asc, eq, or } from 'drizzle-orm'
import { toGold } from '../../contract/economy.ts'
import type { GiftRequest } from '../../contract/giving.ts'
import type { Caller } from '../accounts/accounts.ts'
import { HOUSE_ID } from '../accounts/house.ts'
import type { Transaction } from '../db/database.ts'
import { gifts } from '../db/economy.ts'
import { users } from '../db/schema.ts'
import { AppError, notFound } from '../errors.ts'
import { goldOf, moveGold, spendable } from '../gold/ledger.ts'
import { notify } from '../notifications/commands.ts'
import { isBlocked } from '../people/policy.ts'
import type { Services } from '../services.ts'
import { assertMayGive } from './allowance.ts'

/** Milligold of what somebody named in gold. */
export const milligoldOf = (gold: number) => Math.round(gold * 1000)

/** Gives somebody gold; the same key again gives nothing more. Throws AppError. */
export async function giveGold(
  tx: Transaction,
  services: Pick<Services, 'now'>,
  caller: Caller,
  username: string,
  { gold, note }: GiftRequest,
  idempotencyKey: string,
) {
  // Both in one order, so that two who give each other at once never wait for each other.
  const rows = await tx
    .select({ id: users.id, username: users.username, shown: users.displayUsername, until: users.suspendedUntil })
    .from(users)
    .where(or(eq(users.id, caller.id), eq(users.username, username.toLowerCase())))
    .orderBy(asc(users.id))
    .for('no key update')
  const them = rows.find((row) => row.username === username.toLowerCase())
  if (!them || them.id === HOUSE_ID || !rows.some(({ id }) => id === caller.id)) throw notFound('This person')
  const to = them.shown ?? username
  const amount = milligoldOf(gold)
  const [before] = await tx
    .select()
    .from(gifts)
    .where(and(eq(gifts.fromId, caller.id), eq(gifts.idempotencyKey, idempotencyKey)))
  if (before) {
    if (before.toId !== them.id || before.amount !== amount)
      throw new AppError(
        'idempotency_mismatch',
        'This Idempotency-Key was already used for a different gift. Nothing was given; send a new key.',
      )
    return { id: before.id, to, given: gold, gold: toGold(await goldOf(tx, caller.id)) }
  }
  if (them.id === caller.id) throw new AppError('conflict', 'That is your own gold already.')
  if (await isBlocked(tx, caller.id, them.id)) throw new AppError('forbidden', 'You cannot give this person gold.')
  if (them.until && them.until > services.now())
    throw new AppError('conflict', 'This account is suspended and takes no gold. Nothing was taken.')
  await assertMayGive(tx, caller.id, amount)
  const id = randomUUID()
  await tx.insert(gifts).values({ id, fromId: caller.id, toId: them.id, amount, note, idempotencyKey })
  await moveGold(tx, {
    key: `gift:${id}`,
    reason: 'GIFT',
    postings: [{ from: spendable(caller.id), to: spendable(them.id), amount }],
    about: { kind: 'gift', gift: id },
  })
  await notify(tx, {
    userId: them.id,
    type: 'GOLD',
    about: `GIFT:${id}`,
    actorId: caller.id,
    facts: { what: 'gift', gold, page: '/transactions' },
  })
  return { id, to, given: gold, gold: toGold(await goldOf(tx, caller.id)) }
}
