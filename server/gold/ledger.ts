import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { goldInWords, toGold } from '../../contract/economy.ts'
import type { CreditReason } from '../../contract/enums.ts'
import type { NotEnoughGoldDetails } from '../../contract/errors.ts'
import type { GoldAbout } from '../../contract/gold.ts'
import type { Reader, Transaction } from '../db/database.ts'
import { goldAccounts, goldHolds } from '../db/schema.ts'
import { AppError } from '../errors.ts'
import { publish } from '../live/commands.ts'

/** What a person can spend. */
export const spendable = (userId: string) => `user:${userId}`
/** What is set aside for a person's work in progress. */
const held = (userId: string) => `held:${userId}`
/** What a gaming group shares. */
export const purse = (purseId: string) => `purse:${purseId}`
/**
 * What a person owes: gold of a payment that was paid back, and that they had spent. Whatever comes in repays it first, inside
 * `move_gold`.
 */
const debt = (userId: string) => `debt:${userId}`
/** Where gold comes from and goes to; these may be any amount below or above zero, and the whole sums to zero. */
export const system = {
  bonuses: 'system:bonuses',
  revenue: 'system:revenue',
  administration: 'system:administration',
  payments: 'system:payments',
  debts: 'system:debts',
  /** What people left behind who have gone. */
  departures: 'system:departures',
} as const

/** Whose spendable gold an account holds; undefined for any other account. */
const spenderOf = (account: string) => (account.startsWith('user:') ? account.slice('user:'.length) : undefined)

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
  about?: GoldAbout
}

/** What `move_gold` and `hold_gold` answer (server/db/migrations). */
interface Moved extends Record<string, unknown> {
  moved: boolean
  /** An account that would have fallen below zero, with what it has. */
  short: string | null
  /** What the changed accounts have now. */
  balances: Record<string, number>
}

/** What `settle_hold` answers (server/db/migrations): what was held, and what the person has when something returned. */
interface Settled extends Record<string, unknown> {
  held: string
  balances: Moved['balances']
}

/**
 * The one command that moves gold. Returns whether it moved now (true) or had already (false: a repeat of `key`).
 * Throws AppError `not_enough_gold` when an account would fall below zero; the transaction is then to be rolled back.
 */
export async function moveGold(tx: Transaction, movement: Movement): Promise<boolean> {
  const { key, reason, generationId = null, about = null } = movement
  const postings = movement.postings.filter((posting) => posting.amount !== 0)
  const all = <T>(of: (posting: Posting) => T) => sql.param(postings.map(of))
  const { rows } = await tx.execute<Moved>(
    sql`select * from move_gold(${key}, ${reason}, ${generationId}, ${all(({ from }) => from)}, ${all(({ to }) => to)}, ${all(({ amount }) => amount)}, ${about && JSON.stringify(about)})`,
  )
  const outOf = (account: string) => postings.filter(({ from }) => from === account)
  return carriedOut(tx, rows, (short) => outOf(short).reduce((sum, { amount }) => sum + amount, 0))
}

/** Whether gold moved now, and who is told of it. Throws `not_enough_gold`, naming what the short account was to pay. */
function carriedOut(tx: Transaction, [done]: Moved[], costTo: (account: string) => number): boolean {
  if (!done?.moved) return false
  const { short, balances } = done
  if (short !== null) throw notEnoughGold(costTo(short), balances[short] ?? 0)
  tellBalances(tx, balances)
  return true
}

/** Tells people's open pages what they can spend now. */
function tellBalances(tx: Transaction, balances: Moved['balances']): void {
  for (const [account, balance] of Object.entries(balances)) {
    const owner = spenderOf(account)
    if (owner) publish(tx, owner, { kind: 'gold', gold: toGold(balance) })
  }
}

function notEnoughGold(cost: number, balance: number): AppError {
  const details: NotEnoughGoldDetails = { cost: toGold(cost), gold: toGold(balance), missing: toGold(cost - balance) }
  return new AppError(
    'not_enough_gold',
    `This costs ${goldInWords(details.cost)} and you have ${goldInWords(details.gold)}: ${goldInWords(details.missing)} more is needed. Nothing was started and nothing was charged.`,
    { details: { ...details } },
  )
}

/**
 * Closes a person's books as their account goes, once their holds are settled: what they had to spend is the house's, and what
 * they owed is owed no more. Returns whether there was anything. The ledger keeps who had what under a number that leads to nobody.
 */
export async function closeGold(tx: Transaction, userId: string): Promise<boolean> {
  // One after the other, as everywhere: gold before debts, so that two commands never wait for each other.
  const locked = async (account: string) => {
    const [row] = await tx.select().from(goldAccounts).where(eq(goldAccounts.id, account)).for('update')
    return row?.balance ?? 0
  }
  const left = await locked(spendable(userId))
  const owed = await locked(debt(userId))
  if (left === 0 && owed === 0) return false
  return moveGold(tx, {
    // Not the person's alone: what is found of theirs later, as of work that was never settled, goes the same way.
    key: `departure:${userId}:${randomUUID()}`,
    reason: 'REFUND',
    postings: [
      { from: spendable(userId), to: system.departures, amount: left },
      { from: debt(userId), to: system.debts, amount: owed },
    ],
    about: { kind: 'departure' },
  })
}

async function balanceOf(reader: Reader, account: string): Promise<number> {
  const [row] = await reader.select().from(goldAccounts).where(eq(goldAccounts.id, account))
  return row?.balance ?? 0
}

/** Milligold a person can spend now. */
export function goldOf(reader: Reader, userId: string): Promise<number> {
  return balanceOf(reader, spendable(userId))
}

/** Throws `not_enough_gold` when a person cannot spend so much milligold now. */
export async function assertGold(reader: Reader, userId: string, cost: number): Promise<void> {
  const balance = await goldOf(reader, userId)
  if (balance < cost) throw notEnoughGold(cost, balance)
}

/** Milligold set aside for a person's work in progress. */
export function heldGoldOf(reader: Reader, userId: string): Promise<number> {
  return balanceOf(reader, held(userId))
}

/** Milligold that a person owes. */
export function debtOf(reader: Reader, userId: string): Promise<number> {
  return balanceOf(reader, debt(userId))
}

/** Milligold in a party purse. */
export function goldInPurse(reader: Reader, purseId: string): Promise<number> {
  return balanceOf(reader, purse(purseId))
}

interface Grant {
  key: string
  userId: string
  amount: number
  reason: CreditReason
  about?: GoldAbout
}

/** Gives a person gold from the house. Returns false when this key had already been granted. */
export function grantGold(tx: Transaction, { userId, amount, ...grant }: Grant): Promise<boolean> {
  return moveGold(tx, { ...grant, postings: [{ from: system.bonuses, to: spendable(userId), amount }] })
}

/** Gives a person gold that was paid for. Returns false when this key had been carried out. */
export function sellGold(tx: Transaction, { userId, amount, ...sale }: Grant): Promise<boolean> {
  return moveGold(tx, { ...sale, postings: [{ from: system.payments, to: spendable(userId), amount }] })
}

/**
 * Takes back gold whose payment was paid back: what the person has of it at once, and what they have spent as a debt that later
 * gold repays first. Returns false when this key had been carried out.
 */
export async function takeBackGold(
  tx: Transaction,
  { key, userId, amount, about }: Omit<Grant, 'reason' | 'about'> & { about: GoldAbout },
): Promise<boolean> {
  const { rows } = await tx.execute<Moved>(
    sql`select * from take_back_gold(${key}, ${userId}, ${amount}, ${JSON.stringify(about)})`,
  )
  return carriedOut(tx, rows, () => amount)
}

/**
 * Gives somebody gold by an administrator's hand, or, below 0, takes some; milligold, booked apart from what the house gives
 * by itself. Returns false when this key had been carried out. Throws `not_enough_gold`.
 */
export function adjustGold(
  tx: Transaction,
  change: { key: string; userId: string; amount: number; why: string },
): Promise<boolean> {
  const { key, userId, amount, why } = change
  const [from, to] =
    amount > 0 ? [system.administration, spendable(userId)] : [spendable(userId), system.administration]
  const about = { kind: 'administration', reason: why } as const
  return moveGold(tx, { key, reason: 'REFUND', postings: [{ from, to, amount: Math.abs(amount) }], about })
}

/** Sets gold aside for a piece of work. Throws `not_enough_gold`. */
export async function holdGold(
  tx: Transaction,
  hold: { generationId: string; userId: string; amount: number; reason?: CreditReason },
): Promise<void> {
  const { generationId, userId, amount, reason = 'REQUEST' } = hold
  const { rows } = await tx.execute<Moved>(
    sql`select * from hold_gold(${generationId}, ${userId}, ${amount}, ${reason})`,
  )
  carriedOut(tx, rows, () => amount)
}

/**
 * Settles a hold once: `captured` milligold is taken for what was delivered, the rest returns to the person.
 * A repeat, with whatever amount, changes nothing. Throws RangeError when more would be captured than was held.
 */
export async function settleHold(tx: Transaction, generationId: string, captured: number): Promise<void> {
  const { rows } = await tx.execute<Settled>(sql`select * from settle_hold(${generationId}, ${captured})`)
  const [hold] = rows
  if (!hold) return
  const amount = Number(hold.held)
  if (captured < 0 || captured > amount) throw new RangeError(`Cannot capture ${captured} of a hold of ${amount}`)
  tellBalances(tx, hold.balances)
}

/** Returns what was taken for work that was never delivered, once. For whoever has the hold locked. */
export async function returnCharge(
  tx: Transaction,
  { generationId, userId, captured }: typeof goldHolds.$inferSelect,
): Promise<void> {
  if (!captured) return
  await tx.update(goldHolds).set({ captured: 0 }).where(eq(goldHolds.generationId, generationId))
  await moveGold(tx, {
    key: `undelivered:${generationId}`,
    reason: 'REFUND',
    generationId,
    postings: [{ from: system.revenue, to: spendable(userId), amount: captured }],
  })
}
