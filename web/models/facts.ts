import { type ImageCategory, imageSizes } from '../../contract/categories.ts'
import type { PictureModel } from '../../contract/models.ts'
import { formatPrice } from '../ui/gold.tsx'

export const pageOfModel = (id: string) => `/models/image/${encodeURIComponent(id)}`

/** Where a picture in this style is asked for. */
export const makeWith = (model: string, category: ImageCategory) =>
  `/generate?${new URLSearchParams({ categories: category, model })}`

/** Where it is compared with others. */
export const compareWith = (model: string, category: ImageCategory) =>
  `/model-comparison?${new URLSearchParams({ categories: category, models: model })}`

/** Who runs it, for people. */
export const makerOf = ({ provider }: Pick<PictureModel, 'provider'>) =>
  provider === 'built-in' ? 'Built in' : `By ${provider}`

/** From here on minutes say it better, s. */
const IN_MINUTES = 100

/** About how long a work takes, in words: 1200 ms -> "about a second", 300,000 -> "about 5 minutes". */
export function speedInWords(ms: number): string {
  const seconds = Math.round(ms / 1000)
  if (ms < 800) return 'less than a second'
  if (seconds >= IN_MINUTES) return `about ${Math.round(seconds / 60)} minutes`
  return seconds <= 1 ? 'about a second' : `about ${seconds} seconds`
}

/** The span of its prices: "0.5 to 1 gold", or one price when all sizes cost the same. */
export function priceSpan({ price }: Pick<PictureModel, 'price'>): string {
  const all = imageSizes.map((size) => price[size])
  const [least, most] = [Math.min(...all), Math.max(...all)].map((amount) => formatPrice(amount, 'en-GB'))
  return least === most ? `${least}` : `${least?.replace(' gold', '')} to ${most}`
}
