import { Hourglass } from 'lucide-react'
import { useEffect, useState } from 'react'
import { builtInImagePrice, DAILY_BONUS, SHEET_PRICE, toGold } from '../../contract/economy.ts'
import { openAuth } from '../session/login.ts'
import { userActions, useUser } from '../session/user-state.ts'
import { Button } from '../ui/button.tsx'
import { clockText } from '../ui/clock.ts'
import { formatGold } from '../ui/gold.tsx'
import { Link } from '../ui/link.tsx'
import { ConfirmEmail } from './confirm-email.tsx'
import { nextBonusAt, waitInWords } from './next-bonus.ts'

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

/** What comes without being bought: with the days, and for tasks. */
export function HowToGet({ onFollow }: { onFollow?: () => void }) {
  const isLoggedIn = useUser((user) => user.isLoggedIn)
  const mustConfirmEmail = useUser((user) => user.user?.mustConfirmEmail)
  return (
    <div className="grid gap-3">
      <p className="text-sm text-ink2">
        An account is free and is given {bonus} gold on each day that you visit: enough for{' '}
        {aDay(builtInImagePrice[1024])} pictures at full size, {aDay(builtInImagePrice[512])} small ones or{' '}
        {aDay(SHEET_PRICE)} sheets.{' '}
        <Link to="/tasks" onClick={onFollow} className="text-ink underline underline-offset-4">
          Tasks bring more
        </Link>
        . What you do not spend stays yours.
      </p>
      {mustConfirmEmail ? <ConfirmEmail bonus={bonus} /> : isLoggedIn ? <NextBonus /> : <FirstGold />}
    </div>
  )
}
