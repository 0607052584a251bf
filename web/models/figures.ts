import type { ImageSize } from '../../contract/categories.ts'
import { FIGURES_LEAST, RATED_LEAST } from '../../contract/limits.ts'
import type { CallReply } from '../../contract/routes.ts'

export type Figures = CallReply<'modelFigures'>['figures'][number]
type Rating = Figures['ratings'][number]

/** A measured time: 340 ms -> "0.3 s", 12400 -> "12 s". */
export function timeInWords(ms: number): string {
  const seconds = ms / 1000
  return `${seconds < 9.95 ? seconds.toFixed(1) : Math.round(seconds)} s`
}

/** How long half of a model's last pictures of a size took at most, ms; undefined while they are too few to say. */
export const measuredAt = (figures: Figures | undefined, size: ImageSize): number | undefined =>
  figures?.speeds.find((speed) => speed.size === size && speed.works >= FIGURES_LEAST)?.ms

/** The same of its largest size that was measured. */
export function measured(figures: Figures | undefined): { size: ImageSize; ms: number } | undefined {
  const [largest] = (figures?.speeds ?? [])
    .filter(({ works }) => works >= FIGURES_LEAST)
    .toSorted((one, other) => other.size - one.size)
  return largest
}

/** How many of its last works came, in words; undefined while they are too few to say. */
export function successInWords(figures: Figures | undefined): string | undefined {
  if (!figures || figures.ended < FIGURES_LEAST) return undefined
  const { completed, ended } = figures
  if (completed === ended) return `All of the last ${ended} came`
  // Never told as all of them, nor as none, where it was not.
  const percent = Math.min(99, Math.max(completed === 0 ? 0 : 1, Math.round((100 * completed) / ended)))
  return `${percent} % of the last ${ended} came`
}

export const isRated = ({ votes }: Rating) => votes >= RATED_LEAST

/** "1540 ± 60", or that it cannot be said yet. */
export const ratingInWords = (rating: Rating): string =>
  isRated(rating) ? `${rating.rating} ± ${rating.plusMinus}` : 'Too few votes yet'

export const votesInWords = ({ votes }: Pick<Rating, 'votes'>) => `${votes} ${votes === 1 ? 'vote' : 'votes'}`
