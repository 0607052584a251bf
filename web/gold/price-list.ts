import { type ImageSize, imageSizes } from '../../contract/categories.ts'
import type { PictureModel } from '../../contract/models.ts'

export interface PriceRow {
  /** Models that cost the same, by name. */
  names: string[]
  price: Record<ImageSize, number>
}

/** What pictures cost, cheapest first: models of one price share a row, so that the list stays short. */
export function priceRows(models: readonly PictureModel[]): PriceRow[] {
  const rows = new Map<string, PriceRow>()
  for (const { name, price } of models) {
    const key = imageSizes.map((size) => price[size]).join(' ')
    const row = rows.get(key) ?? { names: [], price }
    if (!row.names.includes(name)) row.names.push(name)
    rows.set(key, row)
  }
  return [...rows.values()].sort((a, b) => a.price[1024] - b.price[1024])
}
