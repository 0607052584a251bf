import { and, count, gte, isNotNull, isNull, sql } from 'drizzle-orm'
import type { AdminHealth } from '../../contract/administration.ts'
import { cases, refusals } from '../db/community.ts'
import { generations } from '../db/schema.ts'
import type { Services } from '../services.ts'

const HOUR = 3_600_000
const DAYS_SHOWN = 7

/** How queue and services stand, for whoever looks after them. */
export async function healthOf(services: Services): Promise<AdminHealth> {
  const { db, health, providers, now } = services
  const moment = now()
  const waits = and(isNull(generations.endedAt), isNull(generations.startedAt))
  const [queue] = await db
    .select({ waiting: count(), oldest: sql<Date | null>`min(${generations.createdAt})` })
    .from(generations)
    .where(waits)
  const ended = await db
    .select({ status: generations.status, count: count() })
    .from(generations)
    .where(gte(generations.endedAt, new Date(moment.getTime() - HOUR)))
    .groupBy(generations.status)
  const endedAs = (status: string) => ended.find((one) => one.status === status)?.count ?? 0
  const missing = await health.missing()
  const models = providers.models()
  const names = [...new Set(models.map(({ provider }) => provider))]
  const since = new Date(moment.getTime() - (DAYS_SHOWN - 1) * 24 * HOUR).toISOString().slice(0, 10)
  return {
    isReady: missing.length === 0,
    missing,
    waiting: queue?.waiting ?? 0,
    processing: await db.$count(generations, and(isNull(generations.endedAt), isNotNull(generations.startedAt))),
    oldestWaiting: queue?.oldest ? Math.round((moment.getTime() - new Date(queue.oldest).getTime()) / 1000) : null,
    completed: endedAs('completed'),
    failed: endedAs('failed'),
    services: names.map((name) => {
      const its = models.filter(({ provider }) => provider === name)
      return { name, models: its.length, isAnswering: its.some(({ isAnswering }) => isAnswering) }
    }),
    refused: await db.select().from(refusals).where(gte(refusals.day, since)).orderBy(refusals.day),
    openCases: await db.$count(cases, isNull(cases.decidedAt)),
    appeals: await db.$count(cases, and(isNotNull(cases.appealedAt), isNull(cases.appealDecidedAt))),
  }
}
