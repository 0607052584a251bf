import { Hourglass, TriangleAlert } from 'lucide-react'
import { useEffect, useState } from 'react'
import { builtInImagePrice, DAILY_BONUS, SHEET_PRICE, toGold } from '../../contract/economy.ts'
import type { NotEnoughGoldDetails } from '../../contract/errors.ts'
import { openAuth } from '../session/login.ts'
import { userActions, useUser } from '../session/user-state.ts'
import { Button } from '../ui/button.tsx'
import { clockText } from '../ui/clock.ts'
import { Dialog } from '../ui/dialog.tsx'
import { Coin, formatGold } from '../ui/gold.tsx'
import { Link } from '../ui/link.tsx'
import { ConfirmEmail } from './confirm-email.tsx'
import { nextBonusAt, waitInWords } from './next-bonus.ts'
import { PriceTable } from './price-table.tsx'

const MINUTE = 60_000
const bonus = formatGold(toGold(DAILY_BONUS))
const aDay = (price: number) => Math.floor(DAILY_BONUS / price)

/** The time, anew every minute. */
function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE)
    return () => clearInterval(timer)
  }, [])
  return now
}

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

function NextBonus() {
  const now = useNow()
  const next = nextBonusAt(now)
  const clock = clockText(next)
  return (
    <p className="flex gap-3 text-sm">
      <Hourglass aria-hidden className="mt-0.5 size-4 shrink-0 text-ink3" />
      <span>
        <span className="block font-medium">You have had today’s {bonus} gold</span>
        <span className="text-ink2">
          The next {bonus} come with your first visit after {clock}, in {waitInWords(next.getTime() - now.getTime())}:
          the day begins at midnight UTC.
        </span>
      </span>
    </p>
  )
}

function FirstGold() {
  function signUp() {
    userActions.showPricingTable(false)
    openAuth()
  }
  return (
    <Button tone="primary" className="justify-self-start" onClick={signUp}>
      Sign up or log in for today’s {bonus}
    </Button>
  )
}

/** Nothing is sold: all that comes, comes with the days. */
function HowToGet() {
  const isLoggedIn = useUser((user) => user.isLoggedIn)
  const mustConfirmEmail = useUser((user) => user.user?.mustConfirmEmail)
  return (
    <section className="grid gap-3">
      <h3 className="text-lg">How to get gold</h3>
      <p className="text-sm text-ink2">
        Gold is not for sale. An account is free and is given {bonus} gold on each day that you visit: enough for{' '}
        {aDay(builtInImagePrice[1024])} pictures at full size, {aDay(builtInImagePrice[512])} small ones or{' '}
        {aDay(SHEET_PRICE)} sheets. What you do not spend stays yours.
      </p>
      {mustConfirmEmail ? <ConfirmEmail bonus={bonus} /> : isLoggedIn ? <NextBonus /> : <FirstGold />}
    </section>
  )
}

/** How gold comes, and what things cost in it. */
export default function PricingOverlay() {
  const open = useUser((user) => user.showPricingTable)
  const isLoggedIn = useUser((user) => user.isLoggedIn)
  const shortfall = useUser((user) => user.goldShortfall)
  const gold = useUser((user) => user.gold)
  const close = () => userActions.showPricingTable(false)
  return (
    <Dialog
      open={open}
      onClose={close}
      title="Gold"
      description="Gold pays for what you make here. It is set aside when a work starts, taken when it is delivered, and returned if it fails."
      className="sm:max-w-lg"
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
      <HowToGet />
      <section className="grid gap-1 border-t border-line pt-4">
        <h3 className="text-lg">What things cost</h3>
        <PriceTable />
      </section>
    </Dialog>
  )
}
