import { Hourglass, TriangleAlert } from 'lucide-react'
import { useEffect, useState } from 'react'
import { builtInImagePrice, DAILY_BONUS, toGold } from '../../contract/economy.ts'
import type { NotEnoughGoldDetails } from '../../contract/errors.ts'
import { openAuth } from '../session/login.ts'
import { userActions, useUser } from '../session/user-state.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Coin, formatGold } from '../ui/gold.tsx'
import { ConfirmEmail } from './confirm-email.tsx'
import { nextBonusAt, waitInWords } from './next-bonus.ts'
import { PriceTable } from './price-table.tsx'

const MINUTE = 60_000
const bonus = formatGold(toGold(DAILY_BONUS))
const picturesADay = Math.floor(DAILY_BONUS / builtInImagePrice[1024])

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
  const clock = next.toLocaleTimeString(undefined, { hour: '2-digit', minute: '2-digit' })
  return (
    <p className="flex gap-3 text-sm">
      <Hourglass aria-hidden className="mt-0.5 size-4 shrink-0 text-ink3" />
      <span>
        <span className="block font-medium">You have had today’s {bonus} gold</span>
        <span className="text-ink2">
          The next {bonus} come when you visit after {clock}, in {waitInWords(next.getTime() - now.getTime())} (midnight
          UTC).
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
    <div className="grid gap-3 text-sm">
      <p className="text-ink2">An account is free and brings {bonus} gold on every day that you visit.</p>
      <Button tone="primary" onClick={signUp}>
        Sign up or log in
      </Button>
    </div>
  )
}

/** What gold is, what things cost in it, and when more comes. */
export default function PricingOverlay() {
  const open = useUser((user) => user.showPricingTable)
  const isLoggedIn = useUser((user) => user.isLoggedIn)
  const shortfall = useUser((user) => user.goldShortfall)
  const mustConfirmEmail = useUser((user) => user.user?.mustConfirmEmail)
  const gold = useUser((user) => user.gold)
  return (
    <Dialog
      open={open}
      onClose={() => userActions.showPricingTable(false)}
      title="Gold"
      description={`Gold pays for what you make here. It is set aside when a work starts, taken when it is delivered, and returned if it fails. A day’s ${bonus} are enough for ${picturesADay} pictures at full size.`}
      className="sm:max-w-lg"
    >
      {shortfall && <Shortfall {...shortfall} />}
      {isLoggedIn && (
        <p className="flex items-center gap-3">
          <Coin size={40} />
          <span className="font-serif text-2xl tabular">{formatGold(gold)}</span>
          <span className="text-sm text-ink2">in your purse</span>
        </p>
      )}
      <PriceTable />
      <div className="border-t border-line pt-4">
        {mustConfirmEmail ? <ConfirmEmail bonus={bonus} /> : isLoggedIn ? <NextBonus /> : <FirstGold />}
      </div>
    </Dialog>
  )
}
