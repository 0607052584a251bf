import { sql } from 'drizzle-orm'
import { goldInWords, toGold } from '../../contract/economy.ts'
import { GIVEN_WITHIN, givenADay } from '../../contract/giving-facts.ts'
import type { Transaction } from '../db/database.ts'
import { AppError } from '../errors.ts'
import { standingOf } from '../moderation/policy.ts'

/**
 * Throws AppError unless somebody may hand on so much milligold: accounts that are made for their daily gold give nothing away, and
 * a stolen one is not emptied in an hour. Gifts and what is put into party purses count together. Lock the giver first.
 */
export async function assertMayGive(tx: Transaction, userId: string, amount: number): Promise<void> {
  const level = await standingOf(tx, userId)
  const most = givenADay[level] * 1000
  if (most === 0)
    throw new AppError(
      'forbidden',
      'New accounts cannot hand gold on yet. That comes with a confirmed e-mail address, two days and a work of your own. Nothing was taken.',
    )
  const since = sql`now() - make_interval(secs => ${GIVEN_WITHIN / 1000})`
  const { rows } = await tx.execute<{ given: string }>(sql`
    select (select coalesce(sum(amount), 0) from gifts where from_id = ${userId} and created_at > ${since})
      + (select coalesce(sum(amount), 0) from purse_fillings where user_id = ${userId} and created_at > ${since}) as given`)
  const given = Number(rows[0]?.given ?? 0)
  if (given + amount <= most) return
  const left = Math.max(0, most - given)
  throw new AppError(
    'too_many_requests',
    `You can hand on ${goldInWords(toGold(most))} within a day, and ${left > 0 ? `${goldInWords(toGold(left))} of that is left` : 'that is used up'}. Nothing was taken; try again tomorrow.`,
  )
}
