import { type Axes, type AxisLevel, isNsfwOf } from '../../contract/axes.ts'
import type { MarkedBy } from '../../contract/images.ts'
import type { images } from '../db/schema.ts'
import { axesIn } from '../words/axes.ts'
import { NSFW_FROM } from './vision/look-over.ts'

type Row = typeof images.$inferSelect

/** Rated so high, what was seen is much. */
const MUCH_FROM = 0.9

/** What is kept of a new picture of how much gore, horror and nudity is in its words and was seen on it, whichever is more. */
export function ratedBy(
  seen: { isNsfw: boolean; nsfwMarkedBy: MarkedBy | null; nsfwRating: number | null },
  texts: readonly string[],
): Axes & Pick<Row, 'isNsfw' | 'nsfwMarkedBy'> {
  const said = axesIn(texts)
  const rating = seen.nsfwRating ?? 0
  const onIt = rating >= MUCH_FROM ? 2 : rating >= NSFW_FROM || seen.isNsfw ? 1 : 0
  const levels: Axes = { ...said, nudity: Math.max(onIt, said.nudity) as AxisLevel }
  const isNsfw = isNsfwOf(levels)
  return { ...levels, isNsfw, nsfwMarkedBy: seen.nsfwMarkedBy ?? (isNsfw ? 'words' : null) }
}

/** How much of each a picture has. One that was marked before this was kept apart is marked for nudity. */
export function levelsOf({ gore, horror, nudity, isNsfw }: Pick<Row, 'gore' | 'horror' | 'nudity' | 'isNsfw'>): Axes {
  const levels = { gore, horror, nudity }
  return isNsfw && !isNsfwOf(levels) ? { ...levels, nudity: 1 } : levels
}

/** The columns that say so. */
export const asRated = (levels: Axes) => ({ ...levels, isNsfw: isNsfwOf(levels) })
