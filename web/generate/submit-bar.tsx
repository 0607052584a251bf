import { useId } from 'react'
import { SeeLevels } from '../levels/see-levels.tsx'
import { shortfallOf } from '../session/shortfall.ts'
import { userActions, useUser } from '../session/user-state.ts'
import { Button } from '../ui/button.tsx'
import { Cost, formatGold } from '../ui/gold.tsx'
import { Press } from '../ui/press.tsx'

/** How much gold is missing for the price, if any is. */
function Missing({ cost }: { cost: number }) {
  const gold = useUser((user) => user.gold)
  const shortfall = shortfallOf(cost, gold)
  if (!shortfall) return null
  return (
    <p className="text-sm text-bad">
      {formatGold(shortfall.missing)} gold too little.{' '}
      <Press
        className="touch-target rounded-sm underline underline-offset-4"
        onClick={() => userActions.showPricingTable(true, shortfall)}
      >
        How to get gold
      </Press>
    </p>
  )
}

interface SubmitBarProps {
  cost: number | undefined
  /** Why it cannot be sent as it stands. */
  problem: string | undefined
  /** A higher subscription level would have none. */
  isOfLevel?: boolean
  /** What is to be confirmed by another press, in a sentence. */
  question?: string | undefined
  isStarting: boolean
  /** The person's own key pays for it. */
  isOwnKey?: boolean | undefined
  /** It may turn out to cost less. */
  isAtMost?: boolean
  /** What the button says. */
  label?: string
}

/** The button with its price, in reach however long the form is. */
export function SubmitBar({
  cost,
  problem,
  isOfLevel = false,
  question,
  isStarting,
  isOwnKey,
  isAtMost,
  label = 'Generate',
}: SubmitBarProps) {
  const id = useId()
  const isLoggedIn = useUser((user) => user.isLoggedIn)
  return (
    <div
      data-page-foot=""
      className="sticky bottom-0 z-20 -mx-4 grid gap-2 border-t border-line bg-ground/95 px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] backdrop-blur-sm sm:-mx-6 sm:px-6 lg:mx-0 lg:px-0"
    >
      {isLoggedIn && cost !== undefined && <Missing cost={cost} />}
      {problem && (
        <p id={id} className="text-sm text-bad">
          {problem} {isOfLevel && <SeeLevels />}
        </p>
      )}
      {question && !problem && (
        <p id={id} role="alert" className="text-sm text-pretty">
          {question}
        </p>
      )}
      <Button
        type="submit"
        tone="primary"
        size="lg"
        busy={isStarting}
        aria-disabled={problem !== undefined || undefined}
        aria-describedby={problem || question ? id : undefined}
        className="shrink"
      >
        {question ? 'Draw it anyway' : label}
        {cost !== undefined && (
          <span className="font-medium tabular opacity-75">
            {isAtMost && 'at most '}
            {isOwnKey ? 'Free, with your own key' : <Cost amount={cost} />}
          </span>
        )}
      </Button>
    </div>
  )
}
