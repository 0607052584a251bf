import { asc, sql } from 'drizzle-orm'
import { imageSizes } from '../../contract/categories.ts'
import type { ModelFigures } from '../../contract/comparisons.ts'
import type { Reader } from '../db/database.ts'
import { modelFigures, modelRatings } from '../db/schema.ts'
import type { Services } from '../services.ts'

/** Works that a model's figures are of. */
const LAST = 100

/** What is kept of every model that has made something or was voted on. */
export async function figuresOf(reader: Reader): Promise<ModelFigures[]> {
  const [works, ratings] = await Promise.all([
    reader.select().from(modelFigures).orderBy(asc(modelFigures.model)),
    reader.select().from(modelRatings).orderBy(asc(modelRatings.category)),
  ])
  const models = [...new Set([...works, ...ratings].map(({ model }) => model))]
  return models.map((model) => {
    const { figures } = works.find((one) => one.model === model) ?? { figures: { completed: 0, ended: 0, speeds: [] } }
    return {
      model,
      ...figures,
      ratings: ratings
        .filter((one) => one.model === model)
        .map(({ category, rating, plusMinus, votes }) => ({
          category,
          rating: Math.round(rating),
          plusMinus: Math.round(plusMinus),
          votes,
        })),
    }
  })
}

/**
 * Looks through the last works of every model on offer and keeps what they were like. How long one took is from the beginning of the
 * attempt that brought it to its end, of requests for one picture alone: several at once wait for each other here, and at a
 * service they do not. A work counts as failed where the fault was ours or the service's: not where its owner stopped it, or
 * asked for what is refused. What somebody's own key paid for is none of the site's.
 */
export async function countFigures(services: Services): Promise<number> {
  const { db, providers } = services
  const models = providers.models().map(({ id }) => id)
  for (const model of models) {
    const { rows } = await db.execute<{
      completed: string
      ended: string
      speeds: { size: number; ms: number; works: number }[] | null
    }>(sql`
      with works as (
        select status, request, started_at, ended_at from generations
        where kind = 'image' and ended_at is not null and request ->> 'model' = ${model}
          and (status = 'completed' or error_code in ('internal', 'unavailable')) and not request ? 'ownService'
          and coalesce(jsonb_array_length(request -> 'had'), 0) = 0
        order by ended_at desc limit ${LAST}
      ), singles as (
        select (request ->> 'size')::int as size, extract(epoch from ended_at - started_at) * 1000 as ms,
          row_number() over (partition by request ->> 'size' order by ended_at desc) as place
        from generations
        where kind = 'image' and ended_at is not null and request ->> 'model' = ${model}
          and status = 'completed' and started_at is not null and request ->> 'count' = '1' and not request ? 'ownService'
          and coalesce(jsonb_array_length(request -> 'had'), 0) = 0
          and ended_at > now() - interval '90 days'
      )
      select count(*) filter (where status = 'completed') as completed, count(*) as ended,
        (select jsonb_agg(jsonb_build_object('size', size, 'ms', ms, 'works', works) order by size) from (
          select size, round(percentile_cont(0.5) within group (order by ms))::int as ms, count(*)::int as works
          from singles where place <= ${LAST} group by size) as sizes) as speeds
      from works`)
    const [row] = rows
    if (!row || Number(row.ended) === 0) continue
    const figures = {
      completed: Number(row.completed),
      ended: Number(row.ended),
      speeds: (row.speeds ?? []).flatMap(({ size, ms, works }) => {
        const known = imageSizes.find((one) => one === size)
        return known ? [{ size: known, ms, works }] : []
      }),
    }
    await db
      .insert(modelFigures)
      .values({ model, figures })
      .onConflictDoUpdate({ target: modelFigures.model, set: { figures } })
  }
  return models.length
}
