import { desc, eq, sql } from 'drizzle-orm'
import type * as z from 'zod'
import { toGold } from '../../contract/economy.ts'
import { CODE_TRIES } from '../../contract/giving-facts.ts'
import type { Promotion, PromotionRequest, PromotionsReply } from '../../contract/promotions.ts'
import type { Caller } from '../accounts/accounts.ts'
import { lockUser } from '../accounts/queries.ts'
import type { Reader, Transaction } from '../db/database.ts'
import { promotions, promotionUses } from '../db/economy.ts'
import { AppError, notFound } from '../errors.ts'
import { goldOf, grantGold } from '../gold/ledger.ts'
import { assertNotSuspended, countWithin } from '../moderation/policy.ts'
import type { Services } from '../services.ts'

type Row = typeof promotions.$inferSelect

const present = (row: Row): Promotion => ({
  code: row.code,
  title: row.title,
  gold: toGold(row.gold),
  usesMax: row.usesMax,
  uses: row.uses,
  startsAt: row.startsAt.toISOString(),
  endsAt: row.endsAt?.toISOString() ?? null,
  isForNewcomers: row.isForNewcomers,
})

export async function allPromotions(reader: Reader): Promise<z.input<typeof PromotionsReply>> {
  const rows = await reader.select().from(promotions).orderBy(desc(promotions.createdAt)).limit(500)
  return { promotions: rows.map(present) }
}

/** Makes a code. Throws AppError `conflict` for one that is there. */
export async function createPromotion(
  tx: Transaction,
  caller: Caller,
  { code, title, gold, usesMax, startsAt, endsAt, isForNewcomers }: z.output<typeof PromotionRequest>,
  now: Date,
): Promise<void> {
  const made = await tx
    .insert(promotions)
    .values({
      code,
      title,
      gold: Math.round(gold * 1000),
      usesMax,
      startsAt: startsAt ? new Date(startsAt) : now,
      endsAt: endsAt ? new Date(endsAt) : null,
      isForNewcomers,
      createdBy: caller.id,
    })
    .onConflictDoNothing()
    .returning()
  if (made.length === 0) throw new AppError('conflict', `The code ${code} is there already. Choose another.`)
}

/** Ends a code now. Returns what it was for. Throws AppError. */
export async function endPromotion(tx: Transaction, code: string, now: Date): Promise<string> {
  const [ended] = await tx
    .update(promotions)
    .set({ endsAt: sql`least(${promotions.endsAt}, ${now.toISOString()}::timestamptz)` })
    .where(eq(promotions.code, code))
    .returning()
  if (!ended) throw notFound('This code')
  return ended.title
}

const refused = (sentence: string) => new AppError('conflict', `${sentence} Nothing has changed.`)

/**
 * Gives somebody what a code gives, once. All who use one code wait for each other, so that it is never used once too often.
 * Throws AppError.
 */
export async function redeem(tx: Transaction, services: Services, caller: Caller, code: string) {
  const user = await lockUser(tx, caller.id, 'no key update')
  assertNotSuspended(user, services.now())
  const [row] = await tx.select().from(promotions).where(eq(promotions.code, code)).for('update')
  const now = services.now()
  if (!row || row.startsAt > now) throw refused(`There is no code ${code}. Look whether it is typed as it was given.`)
  const noted = await tx.insert(promotionUses).values({ code, userId: caller.id }).onConflictDoNothing().returning()
  if (noted.length === 0) throw refused('You have used this code already.')
  if (row.endsAt && row.endsAt <= now) throw refused('This code has ended.')
  if (row.usesMax !== null && row.uses >= row.usesMax) throw refused('This code has been used up.')
  if (row.isForNewcomers && user.createdAt < row.startsAt)
    throw refused('This code is for accounts that came after it began.')
  await tx
    .update(promotions)
    .set({ uses: row.uses + 1 })
    .where(eq(promotions.code, code))
  await grantGold(tx, {
    key: `promotion:${code}:${caller.id}`,
    userId: caller.id,
    amount: row.gold,
    reason: 'PROMOTION',
    about: { kind: 'promotion', code },
  })
  return { title: row.title, given: toGold(row.gold), gold: toGold(await goldOf(tx, caller.id)) }
}

/** Counts a try, also one that fails: codes are not to be guessed. Throws `too_many_requests`. */
export async function countTry(tx: Transaction, userId: string): Promise<void> {
  await countWithin(
    tx,
    `code:${userId}`,
    CODE_TRIES,
    () => `Codes can be tried ${CODE_TRIES} times an hour, and that is used up. Try again within the hour.`,
  )
}
