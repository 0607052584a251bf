import { and, eq } from 'drizzle-orm'
import { toGold } from '../../contract/economy.ts'
import type { Receipt } from '../../contract/gold.ts'
import type { Reader } from '../db/database.ts'
import { goldHolds } from '../db/schema.ts'

/** What was held, milligold, and what became of it; null where nothing is known of it, or while it is open. */
export function receiptOf(held: number | string | null, captured: number | string | null): Receipt | null {
  if (held === null || captured === null) return null
  const [all, taken] = [Number(held), Number(captured)]
  return { held: toGold(all), charged: toGold(taken), returned: toGold(all - taken) }
}

/** What somebody paid for a piece of their work; null while it is under way, and for work that is not theirs. */
export async function receiptFor(reader: Reader, userId: string, generationId: string): Promise<Receipt | null> {
  const [hold] = await reader
    .select({ amount: goldHolds.amount, captured: goldHolds.captured })
    .from(goldHolds)
    .where(and(eq(goldHolds.generationId, generationId), eq(goldHolds.userId, userId)))
  return hold ? receiptOf(hold.amount, hold.captured) : null
}
