import { useQuery } from '@tanstack/react-query'
import { imageSizes } from '../../contract/categories.ts'
import { SHEET_PRICE, toGold } from '../../contract/economy.ts'
import { Price } from '../ui/gold.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { ErrorState } from '../ui/states.tsx'
import { type PriceRow, priceRows } from './price-list.ts'
import { modelsOnOffer } from './queries.ts'

function nameOf({ names }: PriceRow, isOnly: boolean): string {
  if (isOnly) return 'Any picture'
  return names.length > 3 ? `${names.slice(0, 2).join(', ')} and ${names.length - 2} more` : names.join(', ')
}

/** What things cost, from the models on offer. */
export function PriceTable() {
  const models = useQuery(modelsOnOffer())
  if (models.isError) {
    return (
      <ErrorState error={models.error} onRetry={() => models.refetch()} busy={models.isFetching} className="py-6" />
    )
  }
  const rows = models.data && priceRows(models.data.models)
  return (
    <table className="w-full text-sm tabular">
      <caption className="sr-only">Gold for one picture, by the length of its longer side, and for the rest</caption>
      <thead>
        <tr className="text-right text-xs text-ink3">
          <th scope="col" className="py-2 text-left font-medium">
            One picture
          </th>
          {imageSizes.map((size) => (
            <th key={size} scope="col" className="py-2 pl-3 font-medium">
              {size} px
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows ? (
          rows.map((row) => (
            <tr key={row.names.join()} className="border-t border-line">
              <th scope="row" className="py-2.5 text-left font-medium">
                {nameOf(row, rows.length === 1)}
              </th>
              {imageSizes.map((size) => (
                <td key={size} className="py-2.5 pl-2 text-right sm:pl-3">
                  {/* Three coins and their words are wider than a phone. */}
                  <Price amount={row.price[size]} className="max-sm:[&_img]:hidden" />
                </td>
              ))}
            </tr>
          ))
        ) : (
          <tr className="border-t border-line">
            <td colSpan={4} className="py-2.5">
              <Skeleton className="h-5" />
            </td>
          </tr>
        )}
        <tr className="border-t border-line">
          <th scope="row" colSpan={imageSizes.length} className="py-2.5 text-left font-medium">
            One sheet of the RPG workshop
          </th>
          <td className="py-2.5 pl-2 text-right sm:pl-3">
            <Price amount={toGold(SHEET_PRICE)} className="max-sm:[&_img]:hidden" />
          </td>
        </tr>
        <tr className="border-t border-line">
          <th scope="row" colSpan={imageSizes.length} className="py-2.5 text-left font-medium">
            Uploads, downloads and rolling parts of a sheet again
          </th>
          <td className="py-2.5 pl-2 text-right sm:pl-3">
            <Price amount={0} />
          </td>
        </tr>
      </tbody>
    </table>
  )
}
