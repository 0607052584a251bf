import { eq, sql } from 'drizzle-orm'
import { toGold } from '../../contract/economy.ts'
import type { CreditReason } from '../../contract/enums.ts'
import type { NotEnoughGoldDetails } from '../../contract/errors.ts'
import type { Reader, Transaction } from '../db/database.ts'
import { goldAccounts, goldCommands, goldHolds, goldPostings } from '../db/schema.ts'
import { AppError } from '../http/errors.ts'

/** What a person can spend. */
export const spendable = (userId: string) => `user:${userId}`
/** What is set aside for a person's work in progress. */
const held = (userId: string) => `held:${userId}`
/** Where gold comes from and goes to; these may be any amount below or above zero, and the whole sums to zero. */
export const system = { bonuses: 'system:bonuses', revenue: 'system:revenue' } as const

const isSystem = (account: string) => account.startsWith('system:')

export interface Posting {
  from: string
  to: string
  /** Milligold, a whole number above 0. */
  amount: number
}

interface Movement {
  /** The same key again is a no-op. */
  key: string
  reason: CreditReason
  postings: readonly Posting[]
  generationId?: string
}

/**
 * The one command that moves gold. Returns whether it moved now (true) or had already (false: a repeat of `key`).
 * Throws AppError `not_enough_gold` when an account would fall below zero; the transaction is then to be rolled back.
 */
export async function moveGold(tx: Transaction, movement: Movement): Promise<boolean> {
  const { key, reason, generationId } = movement
  const postings = movement.postings.filter((posting) => posting.amount !== 0)
  const inserted = await tx.insert(goldCommands).values({ key, reason }).onConflictDoNothing().returning()
  if (inserted.length === 0) return false
  const changes = new Map<string, number>()
  for (const { from, to, amount } of postings) {
    changes.set(from, (changes.get(from) ?? 0) - amount)
    changes.set(to, (changes.get(to) ?? 0) + amount)
  }
  // Always in the same order, so that two commands never wait for each other.
  for (const account of [...changes.keys()].filter((name) => !isSystem(name)).sort()) {
    await changeBalance(tx, account, changes.get(account) ?? 0)
  }
  if (postings.length > 0) {
    await tx.insert(goldPostings).values(
      postings.map(({ from, to, amount }) => ({
        commandKey: key,
        fromAccount: from,
        toAccount: to,
        amount,
        generationId,
      })),
    )
  }
  return true
}

async function changeBalance(tx: Transaction, account: string, change: number): Promise<void> {
  await tx.insert(goldAccounts).values({ id: account }).onConflictDoNothing()
  const changed = await tx
    .update(goldAccounts)
    .set({ balance: sql`${goldAccounts.balance} + ${change}` })
    .where(sql`${goldAccounts.id} = ${account} and ${goldAccounts.balance} + ${change} >= 0`)
    .returning({ id: goldAccounts.id })
  if (changed.length > 0) return
  const balance = await balanceOf(tx, account)
  throw notEnoughGold(-change, balance)
}

function notEnoughGold(cost: number, balance: number): AppError {
  const details: NotEnoughGoldDetails = { cost: toGold(cost), gold: toGold(balance), missing: toGold(cost - balance) }
  return new AppError(
    'not_enough_gold',
    `This costs ${details.cost.toFixed(3)} gold and you have ${details.gold.toFixed(3)}: ${details.missing.toFixed(3)} more is needed. Nothing was started and nothing was charged.`,
    { details: { ...details } },
  )
}

async function balanceOf(reader: Reader, account: string): Promise<number> {
  const [row] = await reader.select().from(goldAccounts).where(eq(goldAccounts.id, account))
  return row?.balance ?? 0
}

/** Milligold a person can spend now. */
export function goldOf(reader: Reader, userId: string): Promise<number> {
  return balanceOf(reader, spendable(userId))
}

/** Milligold set aside for a person's work in progress. */
export function heldGoldOf(reader: Reader, userId: string): Promise<number> {
  return balanceOf(reader, held(userId))
}

/** Gives a person gold from the house. Returns false when this key had already been granted. */
export function grantGold(
  tx: Transaction,
  grant: { key: string; userId: string; amount: number; reason: CreditReason },
): Promise<boolean> {
  const { key, userId, amount, reason } = grant
  return moveGold(tx, { key, reason, postings: [{ from: system.bonuses, to: spendable(userId), amount }] })
}

/** Sets gold aside for a piece of work. Throws `not_enough_gold`. */
export async function holdGold(
  tx: Transaction,
  hold: { generationId: string; userId: string; amount: number },
): Promise<void> {
  const { generationId, userId, amount } = hold
  const moved = await moveGold(tx, {
    key: `hold:${generationId}`,
    reason: 'REQUEST',
    generationId,
    postings: [{ from: spendable(userId), to: held(userId), amount }],
  })
  if (moved) await tx.insert(goldHolds).values({ generationId, userId, amount })
}

/**
 * Settles a hold once: `captured` milligold is taken for what was delivered, the rest returns to the person.
 * A repeat, with whatever amount, changes nothing. Throws RangeError when more would be captured than was held.
 */
export async function settleHold(tx: Transaction, generationId: string, captured: number): Promise<void> {
  const [hold] = await tx.select().from(goldHolds).where(eq(goldHolds.generationId, generationId)).for('update')
  if (!hold || hold.settledAt) return
  if (captured < 0 || captured > hold.amount)
    throw new RangeError(`Cannot capture ${captured} of a hold of ${hold.amount}`)
  const { userId, amount } = hold
  await moveGold(tx, {
    key: `capture:${generationId}`,
    reason: 'REQUEST',
    generationId,
    postings: [{ from: held(userId), to: system.revenue, amount: captured }],
  })
  await moveGold(tx, {
    key: `release:${generationId}`,
    reason: 'REFUND',
    generationId,
    postings: [{ from: held(userId), to: spendable(userId), amount: amount - captured }],
  })
  await tx.update(goldHolds).set({ captured, settledAt: sql`now()` }).where(eq(goldHolds.generationId, generationId))
}
