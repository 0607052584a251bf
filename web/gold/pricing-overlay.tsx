import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import type { NotEnoughGoldDetails } from '../../contract/errors.ts'
import { shortfallOf } from '../session/shortfall.ts'
import { userActions, useUser } from '../session/user-state.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Coin, formatGold } from '../ui/gold.tsx'
import { Link } from '../ui/link.tsx'
import { HowToGet } from './how-to-get.tsx'
import { PriceTable } from './price-table.tsx'
import { Sold } from './pricing/sold.tsx'

function Shortfall({ cost, gold, missing }: NotEnoughGoldDetails) {
  return (
    <p role="alert" className="flex gap-3 rounded-md border border-bad/50 bg-bad/8 px-4 py-3 text-sm">
      <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-bad" />
      <span>
        <strong className="block font-semibold">{formatGold(missing)} gold too little</strong>
        <span className="text-ink2">
          That costs {formatGold(cost)} and you have {formatGold(gold)}. Nothing was started and nothing was charged.
        </span>
      </span>
    </p>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid grid-cols-1 gap-3 border-t border-line pt-5">
      <h3 className="text-lg">{title}</h3>
      {children}
    </section>
  )
}

/** How gold comes, what it costs, and what things cost in it. */
export default function PricingOverlay() {
  const open = useUser((user) => user.showPricingTable)
  const isLoggedIn = useUser((user) => user.isLoggedIn)
  const refused = useUser((user) => user.goldShortfall)
  const gold = useUser((user) => user.gold)
  // The day's bonus, or what was bought here, may have come since.
  const shortfall = refused && shortfallOf(refused.cost, gold)
  const close = () => userActions.showPricingTable(false)
  return (
    <Dialog
      open={open}
      onClose={close}
      title="Gold"
      description="Gold pays for what you make here. It is set aside when a work starts, taken when it is delivered, and returned if it fails."
      className="sm:max-w-5xl!"
    >
      {shortfall && <Shortfall {...shortfall} />}
      {isLoggedIn && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Coin size={40} />
          <span className="font-serif text-2xl tabular">{formatGold(gold)}</span>
          <span className="text-sm text-ink2">in your purse</span>
          <Link
            to="/transactions"
            onClick={close}
            className="touch-target ml-auto text-sm text-ink2 underline underline-offset-4 hover:text-ink"
          >
            Where it went
          </Link>
        </p>
      )}
      <Sold name="overlay" shows="packs" />
      <div className="grid grid-cols-1 gap-x-10 gap-y-5 lg:grid-cols-2">
        <Part title="Gold for nothing">
          <HowToGet onFollow={close} />
        </Part>
        <Part title="What things cost">
          <PriceTable />
        </Part>
      </div>
      <ButtonLink to="/pricing" onClick={close} className="justify-self-center">
        Packs and subscriptions on one page
      </ButtonLink>
    </Dialog>
  )
}
