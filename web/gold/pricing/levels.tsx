import { Check } from 'lucide-react'
import { useState } from 'react'
import { DAILY_BONUS, toGold } from '../../../contract/economy.ts'
import { type PremiumLevel, premiumLevels } from '../../../contract/enums.ts'
import { levelName } from '../../../contract/levels.ts'
import type { ShopReply } from '../../../contract/shop.ts'
import type { BillingPeriod, Currency } from '../../../contract/shop-facts.ts'
import { useUser } from '../../session/user-state.ts'
import { Button } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { Coin } from '../../ui/gold.tsx'
import { formatMoney } from '../../ui/money.ts'
import { ChangeDialog } from './change-dialog.tsx'
import { changeOf, isRunning, periodWords, stepTo, type Terms } from './changes.ts'
import { madeInWords } from './made.ts'
import { priceOf, useLocale, yearSaves } from './money.ts'
import { rightsOf } from './rights.ts'
import { useCheckout } from './use-checkout.ts'

interface LevelsProps {
  shop: ShopReply
  /** The subscription that it tells of is that of whoever looks. */
  isTheirs: boolean
  period: BillingPeriod
  currency: Currency
}

interface LevelProps extends LevelsProps {
  level: PremiumLevel
  /** Of what is being bought. */
  busy: string | undefined
  onStep: (next: Terms, name: string) => void
}

function Mark({ children }: { children: string }) {
  return <span className="rounded-full bg-raise3 px-2.5 py-0.5 text-xs leading-5 font-medium text-ink">{children}</span>
}

const stepWords = { begin: 'Subscribe', own: 'Yours', stay: 'Stay here', now: 'Change', later: 'Change' } as const

function LevelCard({ shop, isTheirs, level, period, currency, busy, onStep }: LevelProps) {
  const locale = useLocale()
  const own = useUser((user) => (user.isLoggedIn ? user.userPremiumLevel : undefined))
  const isSold = shop.state !== 'closed'
  const { subscription } = shop
  const sold = shop.levels.find((one) => one.level === level)
  const price = sold && priceOf(sold, period, currency)
  const saved = sold && period === 'year' ? yearSaves(sold, currency) : 0
  const step = sold && stepTo(subscription, { level: sold.level, period })
  const isNext =
    isRunning(subscription) &&
    subscription.nextLevel === level &&
    level !== subscription.level &&
    !subscription.cancelsAtEnd
  return (
    <li
      className={classes(
        'row-span-5 grid grid-rows-subgrid gap-4 rounded-lg border p-5 @6xl:rounded-none @6xl:border-y-0 @6xl:border-r-0 @6xl:first:border-l-0 @6xl:px-4',
        level === own ? 'border-line-strong bg-raise2 @6xl:border-line' : 'border-line bg-raise1',
      )}
    >
      <div className="flex min-h-7 flex-wrap items-center justify-between gap-2">
        <h3 className="text-lg">{sold ? levelName(level) : 'Free'}</h3>
        {level === own ? <Mark>Yours</Mark> : isNext && <Mark>Next</Mark>}
      </div>
      <p className="grid content-start">
        {isSold && (!sold || price !== undefined) && (
          <>
            <span className="font-serif text-2xl tabular">{formatMoney(price ?? 0, currency, locale)}</span>
            <span className="text-sm text-ink2 tabular">
              {sold ? periodWords[period].each : 'for as long as you like'}
              {saved > 0 && `, saves ${formatMoney(saved, currency, locale)}`}
            </span>
          </>
        )}
      </p>
      <div className="grid content-start gap-1 text-sm">
        <p className="flex items-center gap-1.5 font-medium tabular">
          <Coin size={18} />
          {sold
            ? `${sold.monthlyGold.toLocaleString(locale)} gold a month`
            : `${toGold(DAILY_BONUS).toLocaleString(locale)} gold a day you visit`}
        </p>
        <p className="text-ink3 tabular">{madeInWords(sold ? sold.monthlyGold : toGold(DAILY_BONUS), locale)}</p>
      </div>
      <div className="self-start">
        {isSold && sold && price !== undefined && step && step !== 'own' && (
          <Button
            className="w-full"
            busy={busy === level}
            aria-disabled={!isTheirs || (busy !== undefined && busy !== level) || undefined}
            aria-label={`${stepWords[step]}: ${levelName(level)}`}
            onClick={() => isTheirs && onStep({ level: sold.level, period }, level)}
          >
            {stepWords[step]}
          </Button>
        )}
      </div>
      <ul className="grid content-start gap-1.5 text-sm @max-md:grid-cols-2 @max-md:gap-x-3">
        {rightsOf(level).map(({ name, says, isMore }) => (
          <li key={name} className={classes('flex gap-1.5', isMore ? 'text-ink' : 'text-ink3')}>
            <Check aria-hidden className={classes('mt-0.75 size-3.5 shrink-0', !isMore && 'opacity-60')} />
            {says}
          </li>
        ))}
      </ul>
    </li>
  )
}

/** The subscription levels side by side: what they cost, the gold that comes with them, and what they allow. */
export function Levels(props: LevelsProps) {
  const { shop, currency } = props
  const locale = useLocale()
  const { busy, buy } = useCheckout()
  const [asked, setAsked] = useState<Terms>()

  function step(next: Terms, name: string) {
    if (stepTo(shop.subscription, next) === 'begin') buy(name, { item: { kind: 'subscription', ...next }, currency })
    else setAsked(next)
  }

  const sold = asked && shop.levels.find(({ level }) => level === asked.level)
  const price = sold && asked && priceOf(sold, asked.period, currency)
  return (
    <div className="@container">
      <ul className="grid grid-cols-1 gap-3 @md:grid-cols-2 @3xl:grid-cols-3 @6xl:grid-cols-6 @6xl:gap-0 @6xl:overflow-hidden @6xl:rounded-lg @6xl:border @6xl:border-line">
        {premiumLevels.map((level) => (
          <LevelCard key={level} level={level} busy={busy} onStep={step} {...props} />
        ))}
      </ul>
      {asked && isRunning(shop.subscription) && (
        <ChangeDialog
          change={changeOf(
            shop.subscription,
            asked,
            shop,
            price === undefined ? 'its price' : formatMoney(price, currency, locale),
          )}
          act={{ name: 'changeSubscription', body: asked }}
          onClose={() => setAsked(undefined)}
        />
      )}
    </div>
  )
}
