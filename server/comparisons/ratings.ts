import { sql } from 'drizzle-orm'
import type { ImageCategory } from '../../contract/categories.ts'
import { RATING_MEAN } from '../../contract/limits.ts'
import { transact } from '../db/database.ts'
import { modelRatings } from '../db/schema.ts'
import type { Services } from '../services.ts'
import { choicesOf, fitStrengths } from './bradley-terry.ts'

/** Elo's scale: ten to one is 400 apart. */
const POINTS = 400 / Math.LN10
/** Standard deviations to each side that hold 95 % of a normal distribution. */
const CONFIDENCE = 1.96
/** Nobody's word counts for more than so many votes in a category. */
const VOTES_A_PERSON = 50

interface Votes {
  category: ImageCategory
  among: string[]
  picks: string[]
  weight: number
  votes: number
}

/**
 * All votes, those that say the same together. Of a person's votes on the same pictures one counts, the last: whoever asks for the
 * same once more is given the pictures they have, for nothing.
 */
async function allVotes({ db }: Services): Promise<Votes[]> {
  const { rows } = await db.execute<Record<keyof Votes, never>>(sql`
    with counted as (
      select distinct on (v.user_id, c.category, v.among, lower(c.prompt), lower(c.negative_prompt), c.seed)
        v.user_id, c.category, v.among, v.picks
      from comparison_votes v join comparisons c on c.id = v.comparison_id
      order by v.user_id, c.category, v.among, lower(c.prompt), lower(c.negative_prompt), c.seed, v.updated_at desc
    ), weighed as (
      select category, among, picks,
        least(1, ${VOTES_A_PERSON}::float / count(*) over (partition by user_id, category)) as weight
      from counted
    )
    select category, among, picks, sum(weight) as weight, count(*)::int as votes from weighed group by 1, 2, 3`)
  return rows.map((row) => ({ ...(row as unknown as Votes), weight: Number(row.weight) }))
}

/** The rating of every model in one category. */
function ratingsOf(category: ImageCategory, votes: readonly Votes[]) {
  const models = [...new Set(votes.flatMap(({ among }) => among))].sort()
  const numberOf = (model: string) => models.indexOf(model)
  const choices = votes.flatMap(({ among, picks, weight }) =>
    choicesOf(among.map(numberOf), picks.map(numberOf), weight),
  )
  return fitStrengths(models.length, choices).map(({ strength, deviation }, number) => ({
    category,
    model: models[number] ?? '',
    rating: RATING_MEAN + POINTS * strength,
    plusMinus: CONFIDENCE * POINTS * deviation,
    votes: votes.reduce((sum, one) => sum + (one.among.includes(models[number] ?? '') ? one.votes : 0), 0),
  }))
}

/** Works out from all votes how models compare, category by category, and keeps it. Returns how many ratings there are. */
export async function rateModels(services: Services): Promise<number> {
  const votes = await allVotes(services)
  const categories = [...new Set(votes.map(({ category }) => category))]
  const ratings = categories.flatMap((category) =>
    ratingsOf(
      category,
      votes.filter((one) => one.category === category),
    ),
  )
  await transact(services.db, async (tx) => {
    await tx.delete(modelRatings)
    if (ratings.length > 0) await tx.insert(modelRatings).values(ratings)
  })
  return ratings.length
}
