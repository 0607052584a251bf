import type { ReactNode } from 'react'
import { levelName } from '../../../contract/levels.ts'
import { useUser } from '../../session/user-state.ts'
import { Coin, formatGold } from '../../ui/gold.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { HowToGet } from '../how-to-get.tsx'
import { PriceTable } from '../price-table.tsx'
import { Sold } from './sold.tsx'
import { Standing } from './standing.tsx'
import { useShop } from './use-shop.ts'

/** The person's gold and subscription; as tall for everybody, so that nothing moves when it is known who looks. */
function Mine() {
  const isKnown = useUser((user) => user.isSessionKnown)
  const isLoggedIn = useUser((user) => user.isLoggedIn)
  const level = useUser((user) => user.userPremiumLevel)
  const gold = useUser((user) => user.gold)
  const shop = useShop().data
  return (
    <section
      aria-label="Your gold"
      className="grid min-h-60 content-center gap-4 rounded-lg border border-line bg-raise1 p-5 sm:p-6"
    >
      {!isKnown ? (
        <Skeleton className="h-36" />
      ) : (
        <>
          {isLoggedIn && (
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <Coin size={40} />
              <span className="font-serif text-2xl tabular">{formatGold(gold)}</span>
              <span className="text-sm text-ink2">
                gold in your purse{level !== 'NONE' && `, at the ${levelName(level)} level`}
              </span>
            </p>
          )}
          {isLoggedIn && shop && (shop.subscription || shop.debt > 0) ? (
            <Standing shop={shop} />
          ) : (
            <>
              {!isLoggedIn && <h2 className="text-lg">Gold for nothing</h2>}
              <HowToGet />
            </>
          )}
        </>
      )}
    </section>
  )
}

function Fact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h3 className="text-base">{title}</h3>
      <p className="mt-1 text-sm text-ink2">{children}</p>
    </div>
  )
}

/** What gold and subscriptions cost, what they make, and how the person's own stand. */
export default function PricingScreen() {
  return (
    <div className="page-width grid grid-cols-1 gap-10 pt-8 pb-12">
      <div className="grid gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,28rem)] lg:items-center">
        <div className="grid gap-4">
          <h1 className="text-3xl">Pricing</h1>
          <p className="max-w-xl text-lg text-ink2">
            Everything here is paid for in gold. Some comes on every day that you visit; buy more when you need it, or
            have it come each month.
          </p>
        </div>
        <Mine />
      </div>
      <Sold name="pricing" shows="all" />
      <div className="grid gap-x-12 gap-y-10 lg:grid-cols-2">
        <section className="grid content-start gap-2">
          <h2 className="text-xl">What things cost</h2>
          <PriceTable />
        </section>
        <section className="grid content-start gap-4">
          <h2 className="text-xl">Good to know</h2>
          <Fact title="Gold does not run out by itself">
            What you do not spend stays yours, when a subscription ends too. Work that fails returns its gold.
          </Fact>
          <Fact title="A subscription ends when you say so">
            It stays until what is paid for ends. A higher level begins at once, for the difference; a lower one when
            what is paid for ends.
          </Fact>
          <Fact title="Your works stay yours">
            Whatever you made at a higher level stays as it is, private works too. Only new ones are bound by the lower
            level.
          </Fact>
          <Fact title="Cards stay with the payment service">
            Payments are made on its own page. This site never sees a card.
          </Fact>
        </section>
      </div>
    </div>
  )
}
