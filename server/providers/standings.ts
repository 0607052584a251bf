import { gte } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { ImageCategory } from '../../contract/categories.ts'
import { FIGURES_LEAST, RATED_LEAST, RATING_MEAN } from '../../contract/limits.ts'
import type { Database } from '../db/database.ts'
import { modelFigures, modelRatings } from '../db/schema.ts'
import type { Ranking } from './best.ts'

/** How old what is known of models may be, ms: it is worked out anew every ten minutes. */
const KEPT = 60_000
/** The share of its last works that came from which on a model is reliable. */
const RELIABLE_FROM = 0.9

/** What people's votes and the last works say of models: how the best is found (decision 0025). */
export interface Standings extends Pick<Ranking, 'ratingOf' | 'isReliable'> {
  /** Looks again where that was too long ago. */
  refresh(): Promise<void>
}

interface Known {
  ratings: ReadonlyMap<string, number>
  unreliable: ReadonlySet<string>
}

const keyOf = (model: string, category: ImageCategory) => `${category} ${model}`

async function read(db: Database): Promise<Known> {
  const rated = await db.select().from(modelRatings).where(gte(modelRatings.votes, RATED_LEAST))
  const worked = await db.select().from(modelFigures)
  return {
    // Of the others nobody can say that they are better or worse than most.
    ratings: new Map(
      rated
        .filter(({ rating, plusMinus }) => Math.abs(rating - RATING_MEAN) > plusMinus)
        .map(({ model, category, rating }) => [keyOf(model, category), rating]),
    ),
    unreliable: new Set(
      worked
        .filter(({ figures: { ended, completed } }) => ended >= FIGURES_LEAST && completed < RELIABLE_FROM * ended)
        .map(({ model }) => model),
    ),
  }
}

export function openStandings(db: Database, now: () => Date, log: Logger): Standings {
  let known: Known = { ratings: new Map(), unreliable: new Set() }
  let readAt = Number.NEGATIVE_INFINITY
  let reading: Promise<void> | undefined
  return {
    ratingOf: (model, category) => known.ratings.get(keyOf(model, category)),
    isReliable: (model) => !known.unreliable.has(model),
    async refresh() {
      if (now().getTime() - readAt < KEPT) return
      reading ??= read(db)
        .then(
          (found) => {
            known = found
            readAt = now().getTime()
          },
          // What was known before is good enough to go by.
          (error: unknown) => log.warn({ err: error }, 'How models compare could not be read'),
        )
        .finally(() => {
          reading = undefined
        })
      await reading
    },
  }
}
