import { useInfiniteQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import type { GoldMonthSum } from '../../contract/gold.ts'
import { monthInWords, reasonLabels } from '../../contract/gold-words.ts'
import { Button } from '../ui/button.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { ErrorState } from '../ui/states.tsx'
import { signed } from './signed.ts'
import { goldMonths } from './transactions-query.ts'

/** Months that are shown before more are asked for. */
const FIRST = 3

const columns =
  'grid grid-cols-[minmax(0,1fr)_4.5rem_4.75rem] items-center gap-x-2 sm:gap-x-3 sm:grid-cols-[minmax(0,1fr)_7rem_7rem]'

/** What came in and what went out; a dash where nothing did. */
function Sums({ cameIn, wentOut }: Pick<GoldMonthSum, 'cameIn' | 'wentOut'>) {
  return (
    <>
      <span className={cameIn > 0 ? 'text-right tabular text-ok' : 'text-right text-ink3'}>
        <span className="sr-only">Came in: </span>
        {cameIn > 0 ? signed(cameIn) : '–'}
      </span>
      <span className={wentOut > 0 ? 'text-right tabular' : 'text-right text-ink3'}>
        <span className="sr-only">Went out: </span>
        {wentOut > 0 ? signed(-wentOut) : '–'}
      </span>
    </>
  )
}

function Month({ sum }: { sum: GoldMonthSum }) {
  return (
    <details className="group border-t border-line">
      <summary className={`${columns} min-h-11 cursor-pointer list-none py-2 [&::-webkit-details-marker]:hidden`}>
        <span className="flex min-w-0 items-center gap-2 font-medium">
          <ChevronDown aria-hidden className="size-4 shrink-0 text-ink3 transition-transform group-open:rotate-180" />
          {monthInWords(sum.month)}
        </span>
        <Sums {...sum} />
      </summary>
      <ul className="pb-3">
        {sum.reasons.map(({ reason, ...both }) => (
          <li key={reason} className={`${columns} py-1 text-sm text-ink2`}>
            <span className="pl-6">{reasonLabels[reason]}</span>
            <Sums {...both} />
          </li>
        ))}
      </ul>
    </details>
  )
}

/** What came in and went out, month by month, by reason once a month is opened. */
export function MonthSums() {
  const list = useInfiniteQuery(goldMonths())
  const [isAll, setAll] = useState(false)
  const months = list.data?.pages.flatMap((page) => page.months) ?? []
  if (list.isPending) return <Skeleton className="h-24" />
  if (list.isError && months.length === 0)
    return <ErrorState error={list.error} onRetry={() => list.refetch()} busy={list.isFetching} />
  if (months.length === 0) return null
  const hasMore = isAll ? list.hasNextPage : months.length > FIRST || list.hasNextPage
  return (
    <section aria-labelledby="months" className="grid gap-2">
      <div className={`${columns} text-xs text-ink3`}>
        <h2 id="months" className="font-serif text-lg text-ink">
          Month by month
        </h2>
        <span aria-hidden className="text-right">
          Came in
        </span>
        <span aria-hidden className="text-right">
          Went out
        </span>
      </div>
      <div className="border-b border-line">
        {(isAll ? months : months.slice(0, FIRST)).map((sum) => (
          <Month key={sum.month} sum={sum} />
        ))}
      </div>
      {hasMore && (
        <Button
          size="sm"
          className="justify-self-start"
          busy={list.isFetchingNextPage}
          onClick={() => (isAll ? void list.fetchNextPage() : setAll(true))}
        >
          Earlier months
        </Button>
      )}
      <p className="text-xs text-ink3">
        Months and days are those of UTC. What was set aside for work and returned is in both columns.
      </p>
    </section>
  )
}
