import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { serviceSpending } from '../db/schema.ts'
import { ProviderError } from './provider.ts'

const MICROS = 1_000_000

/** What the house spends at services a day, for all processes together. */
export interface Spending {
  /** Puts an order's cost, US dollars, on today's account. Throws ProviderError where the day's budget does not have it. */
  spend(service: string, cost: number): Promise<void>
  /** Takes it off again: the order came to nothing. */
  takeBack(service: string, cost: number): Promise<void>
}

/** `daily`: US dollars a day at most, by service; one that is not there may cost what it costs. Days are UTC's. */
export function openSpending(db: Database, daily: ReadonlyMap<string, number>, now: () => Date): Spending {
  const today = () => now().toISOString().slice(0, 10)
  return {
    async spend(service, cost) {
      const micros = Math.round(cost * MICROS)
      const most = daily.get(service)
      const limit = most === undefined ? undefined : Math.round(most * MICROS)
      const refused = () =>
        new ProviderError(
          `${service} has spent its budget for today. Choose another style, or come back after midnight (UTC).`,
          { passing: false, why: 'budget' },
        )
      if (limit !== undefined && micros > limit) throw refused()
      const spent = sql`${serviceSpending.micros} + ${micros}`
      const [row] = await db
        .insert(serviceSpending)
        .values({ service, day: today(), micros })
        .onConflictDoUpdate({
          target: [serviceSpending.service, serviceSpending.day],
          set: { micros: spent },
          ...(limit !== undefined && { setWhere: sql`${spent} <= ${limit}` }),
        })
        .returning()
      if (!row) throw refused()
    },
    async takeBack(service, cost) {
      await db
        .update(serviceSpending)
        .set({ micros: sql`greatest(0, ${serviceSpending.micros} - ${Math.round(cost * MICROS)})` })
        .where(and(eq(serviceSpending.service, service), eq(serviceSpending.day, today())))
    },
  }
}
