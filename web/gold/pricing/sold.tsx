import { type ReactNode, useState } from 'react'
import type { ShopReply } from '../../../contract/shop.ts'
import type { BillingPeriod, Currency } from '../../../contract/shop-facts.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { isRunning } from './changes.ts'
import { Levels } from './levels.tsx'
import { ShopNote, TaxNote } from './notes.tsx'
import { Packs } from './packs.tsx'
import { CurrencySwitch, PeriodSwitch } from './switches.tsx'
import { useShop } from './use-shop.ts'

type Shows = 'packs' | 'levels' | 'all'

/** As tall as what comes, at most widths. */
function SoldSkeleton({ shows }: { shows: Shows }) {
  return (
    <div aria-hidden className="@container grid gap-6">
      {shows !== 'packs' && <Skeleton className="h-[150rem] rounded-lg @md:h-[78rem] @3xl:h-[53rem] @6xl:h-[31rem]" />}
      {shows !== 'levels' && <Skeleton className="h-[75rem] rounded-lg @md:h-[45rem] @2xl:h-[30rem] @4xl:h-[17rem]" />}
    </div>
  )
}

interface PartProps {
  /** Left out where what it stands in is called so. */
  title?: string | undefined
  switches: ReactNode
  children: ReactNode
}

function Part({ title, switches, children }: PartProps) {
  return (
    <section className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        {title && <h2 className="text-xl">{title}</h2>}
        <div className="flex flex-wrap gap-x-6 gap-y-3">{switches}</div>
      </div>
      {children}
    </section>
  )
}

function Shelves({ shop, isTheirs, shows, name }: SoldProps & { shop: ShopReply; isTheirs: boolean }) {
  const { subscription } = shop
  const [period, setPeriod] = useState<BillingPeriod>(isRunning(subscription) ? subscription.period : 'month')
  const [currency, setCurrency] = useState<Currency>(shop.currencies[0] ?? 'usd')
  const isSold = shop.state !== 'closed'
  const currencySwitch = (part: string) => (
    <CurrencySwitch name={`${name}-${part}-currency`} shop={shop} value={currency} onChange={setCurrency} />
  )
  return (
    <div className="grid grid-cols-1 gap-8">
      <ShopNote shop={shop} />
      {shows !== 'packs' && (
        <Part
          title={shows === 'all' ? 'Subscriptions' : undefined}
          switches={
            isSold && (
              <>
                <PeriodSwitch
                  name={`${name}-period`}
                  shop={shop}
                  currency={currency}
                  value={period}
                  onChange={setPeriod}
                />
                {currencySwitch('levels')}
              </>
            )
          }
        >
          <Levels shop={shop} isTheirs={isTheirs} period={period} currency={currency} />
        </Part>
      )}
      {shows !== 'levels' && isSold && (
        <Part title="Packs of gold" switches={shows === 'packs' && currencySwitch('packs')}>
          <Packs shop={shop} currency={currency} />
        </Part>
      )}
      {isSold && <TaxNote shop={shop} />}
    </div>
  )
}

interface SoldProps {
  /** Unique on the page. */
  name: string
  shows: Shows
}

/** What is sold: packs of gold, subscription levels, or both; with what is special about the shop. */
export function Sold(props: SoldProps) {
  const shop = useShop()
  if (shop.isError) return <ErrorState error={shop.error} onRetry={() => shop.refetch()} busy={shop.isFetching} />
  if (!shop.data) return <SoldSkeleton shows={props.shows} />
  return <Shelves {...props} shop={shop.data} isTheirs={shop.isTheirs} />
}
