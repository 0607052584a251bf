import { and, asc, desc, eq, exists, inArray, isNull, ne, not, notExists, or, sql } from 'drizzle-orm'
import type { Image } from '../../contract/images.ts'
import { COMPARED_LEAST } from '../../contract/limits.ts'
import type { Caller } from '../accounts/accounts.ts'
import { makerName } from '../accounts/queries.ts'
import type { Reader } from '../db/database.ts'
import { comparisonColumns, comparisons, comparisonVotes, generations, images, users } from '../db/schema.ts'
import { showImages } from '../images/queries.ts'
import type { Services } from '../services.ts'
import { canOffer } from './policy.ts'

type Work = Pick<typeof generations.$inferSelect, 'id' | 'status' | 'progress' | 'stage' | 'error'>

export interface FoundColumn {
  column: typeof comparisonColumns.$inferSelect
  /** What is made of it, or was: the last attempt, where an earlier one failed. */
  work: Work
  image: Image | undefined
}

export interface FoundComparison {
  comparison: typeof comparisons.$inferSelect
  owner: string
  columns: FoundColumn[]
}

const aboutWork = {
  id: generations.id,
  status: generations.status,
  progress: generations.progress,
  stage: generations.stage,
  error: generations.error,
}

/** What stands for work whose row is gone. */
const lost = (id: string): Work => ({ id, status: 'failed', progress: 0, stage: '', error: 'This work is gone.' })

/** How many repeats of one work are followed: each is asked for by hand and costs nothing while it fails, so a chain may be long. */
const REPEATS_MOST = 50

/** The work of each id, or what repeats it where it failed: the newest repeat counts. */
async function lastAttempts(reader: Reader, ids: readonly string[]): Promise<Map<string, Work>> {
  const { id, status, retryOf, createdAt } = generations
  const attempts = sql`(
    with recursive attempts (asked_id, id, status, depth) as (
      select ${id}, ${id}, ${status}, 0 from ${generations} where ${inArray(id, [...ids])}
      union all
      select attempts.asked_id, repeat.id, repeat.status, attempts.depth + 1
      from attempts cross join lateral (
        select ${id}, ${status} from ${generations}
        where ${retryOf} = attempts.id order by ${createdAt} desc limit 1
      ) repeat
      where attempts.status = 'failed' and attempts.depth < ${REPEATS_MOST}
    )
    select distinct on (asked_id) asked_id, id as last_id from attempts order by asked_id, depth desc
  ) attempted`
  const rows = await reader
    .select({ askedId: sql<string>`attempted.asked_id`, work: aboutWork })
    .from(generations)
    .innerJoin(attempts, sql`attempted.last_id = ${id}`)
  return new Map(rows.map(({ askedId, work }) => [askedId, work]))
}

/** Comparisons with all that belongs to them, in the order of the rows. */
async function gathered(
  services: Services,
  rows: readonly Pick<FoundComparison, 'comparison' | 'owner'>[],
  viewerId: string | undefined,
): Promise<FoundComparison[]> {
  if (rows.length === 0) return []
  const { db } = services
  const columns = await db
    .select()
    .from(comparisonColumns)
    .where(
      inArray(
        comparisonColumns.comparisonId,
        rows.map(({ comparison }) => comparison.id),
      ),
    )
    .orderBy(asc(comparisonColumns.position))
  const works = await lastAttempts(
    db,
    columns.map(({ generationId }) => generationId),
  )
  const workOf = ({ generationId }: FoundColumn['column']) => works.get(generationId) ?? lost(generationId)
  const had = columns.flatMap(({ hadImageId }) => hadImageId ?? [])
  const made = await db
    .select({ id: images.id, generationId: images.generationId })
    .from(images)
    .where(
      and(
        or(
          inArray(
            images.generationId,
            columns.map((column) => workOf(column).id),
          ),
          inArray(images.id, had),
        ),
        isNull(images.deletedAt),
      ),
    )
  const shown = await showImages(
    services,
    inArray(
      images.id,
      made.map(({ id }) => id),
    ),
    viewerId,
  )
  const imageOf = (column: FoundColumn['column']) => {
    const { id } = workOf(column)
    const picture =
      made.find(({ generationId }) => generationId === id) ?? made.find((one) => one.id === column.hadImageId)
    return shown.find((image) => image.id === picture?.id)
  }
  return rows.map((row) => ({
    ...row,
    columns: columns
      .filter(({ comparisonId }) => comparisonId === row.comparison.id)
      .map((column) => ({ column, work: workOf(column), image: imageOf(column) })),
  }))
}

const selectComparisons = (reader: Reader) =>
  reader
    .select({ comparison: comparisons, owner: makerName })
    .from(comparisons)
    .innerJoin(users, eq(users.id, comparisons.ownerId))

export async function findComparison(
  services: Services,
  id: string,
  viewerId: string | undefined,
): Promise<FoundComparison | undefined> {
  const rows = await selectComparisons(services.db).where(eq(comparisons.id, id))
  const [found] = await gathered(services, rows, viewerId)
  return found
}

/** How often each model was found best, how many voted, and what the viewer said. */
export async function votesOn(reader: Reader, id: string, viewerId: string | undefined) {
  const rows = await reader
    .select({
      best: sql<string>`${comparisonVotes.picks}[1]`,
      all: sql`count(*)`.mapWith(Number),
      blind: sql`count(*) filter (where ${comparisonVotes.isBlind})`.mapWith(Number),
    })
    .from(comparisonVotes)
    .where(eq(comparisonVotes.comparisonId, id))
    .groupBy(sql`1`)
  const [mine] =
    viewerId === undefined
      ? []
      : await reader
          .select({ picks: comparisonVotes.picks })
          .from(comparisonVotes)
          .where(and(eq(comparisonVotes.comparisonId, id), eq(comparisonVotes.userId, viewerId)))
  return {
    all: rows.reduce((sum, { all }) => sum + all, 0),
    blind: rows.reduce((sum, { blind }) => sum + blind, 0),
    best: new Map(rows.map(({ best, all }) => [best, all])),
    mine: mine?.picks ?? [],
  }
}

/** The caller's own, newest first. */
export async function comparisonsOf(services: Services, caller: Caller, limit: number): Promise<FoundComparison[]> {
  const rows = await selectComparisons(services.db)
    .where(eq(comparisons.ownerId, caller.id))
    .orderBy(desc(comparisons.createdAt))
    .limit(limit)
  return gathered(services, rows, caller.id)
}

/** Of public ones so many are thought of, the newest; of one owner so many, and of all so many are looked at more closely. */
const THOUGHT_OF = 600
const OF_ONE_OWNER = 12
const LOOKED_AT = 96

/** Which of these `canOffer` will let pass, as far as the database can say it at little cost. */
async function thoseToOffer(db: Reader, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const ofIt = eq(comparisonColumns.comparisonId, comparisons.id)
  const unfinished = db
    .select({ id: generations.id })
    .from(generations)
    .innerJoin(comparisonColumns, eq(comparisonColumns.generationId, generations.id))
    .where(and(ofIt, isNull(generations.endedAt)))
  const isThere = and(
    or(eq(images.generationId, comparisonColumns.generationId), eq(images.id, comparisonColumns.hadImageId)),
    isNull(images.deletedAt),
  )
  const pictures = db.select({ id: images.id }).from(images).where(isThere)
  const kept = db
    .select({ id: images.id })
    .from(comparisonColumns)
    .innerJoin(images, isThere)
    .where(and(ofIt, or(not(images.isVisible), images.isNsfw)))
  const repeats = db
    .select({ id: generations.id })
    .from(generations)
    .where(eq(generations.retryOf, comparisonColumns.generationId))
  const filled = db.$count(comparisonColumns, and(ofIt, or(exists(pictures), exists(repeats))))
  const rows = await db
    .select({ id: comparisons.id })
    .from(comparisons)
    .where(
      and(
        inArray(comparisons.id, [...ids]),
        notExists(unfinished),
        notExists(kept),
        sql`${filled} >= ${COMPARED_LEAST}`,
      ),
    )
  return new Set(rows.map(({ id }) => id))
}

/**
 * Public ones of others on which the viewer has not voted, newest first: of each owner one at a time, or one could fill the list.
 * Anybody may ask for it at any time, so what is looked at does not grow with all that there is.
 */
export async function comparisonsToVoteOn(
  services: Services,
  viewerId: string | undefined,
  limit: number,
): Promise<FoundComparison[]> {
  const { db } = services
  const voted = db
    .select({ id: comparisonVotes.comparisonId })
    .from(comparisonVotes)
    .where(and(eq(comparisonVotes.comparisonId, comparisons.id), eq(comparisonVotes.userId, viewerId ?? '')))
  const newest = await db
    .select({ id: comparisons.id, ownerId: comparisons.ownerId })
    .from(comparisons)
    .where(
      and(
        comparisons.isListed,
        viewerId === undefined ? undefined : and(ne(comparisons.ownerId, viewerId), notExists(voted)),
      ),
    )
    .orderBy(desc(comparisons.createdAt))
    .limit(THOUGHT_OF)
  const ofOwner = new Map<string, number>()
  const looked = newest
    .filter(({ ownerId }) => {
      const before = ofOwner.get(ownerId) ?? 0
      ofOwner.set(ownerId, before + 1)
      return before < OF_ONE_OWNER
    })
    .slice(0, LOOKED_AT)
  if (looked.length === 0) return []
  const may = await thoseToOffer(
    db,
    looked.map(({ id }) => id),
  )
  const first = new Map<string, string>()
  for (const { id, ownerId } of looked) if (may.has(id) && !first.has(ownerId)) first.set(ownerId, id)
  // Some will not pass `canOffer` yet.
  const ids = [...first.values()].slice(0, 2 * limit)
  if (ids.length === 0) return []
  const rows = await selectComparisons(db).where(inArray(comparisons.id, ids)).orderBy(desc(comparisons.createdAt))
  const found = await gathered(services, rows, viewerId)
  return found.filter(canOffer).slice(0, limit)
}

/** How many people have voted on each of these. */
export async function voteCounts(reader: Reader, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const rows = await reader
    .select({ id: comparisonVotes.comparisonId, count: sql`count(*)`.mapWith(Number) })
    .from(comparisonVotes)
    .where(inArray(comparisonVotes.comparisonId, [...ids]))
    .groupBy(comparisonVotes.comparisonId)
  return new Map(rows.map(({ id, count }) => [id, count]))
}
