import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { levelName } from '../../../contract/levels.ts'
import type { ShopReply, Subscription } from '../../../contract/shop.ts'
import { Button } from '../../ui/button.tsx'
import { formatGold } from '../../ui/gold.tsx'
import { ChangeDialog, useChange } from './change-dialog.tsx'
import { dayOf, endingOf, isRunning, periodWords } from './changes.ts'
import { useBilling } from './use-checkout.ts'

/** How the subscription stands, in a sentence or two. */
export function standingOf(subscription: Subscription): string {
  const { state, level, period, paidUntil, cancelsAtEnd, nextLevel, nextPeriod } = subscription
  const name = levelName(level)
  if (state === 'incomplete') return `Your payment for ${name} is not confirmed yet.`
  if (!isRunning(subscription)) return `${name} has ended. Your gold and your works stay yours.`
  const end = paidUntil ? dayOf(paidUntil) : undefined
  if (state === 'past-due')
    return `The last payment for ${name} did not go through, and is tried again. The level stays for a few days meanwhile; look at your card in the billing portal.`
  if (cancelsAtEnd)
    return `${name} ends${end ? ` on ${end}` : ' when what is paid for ends'}. Until then everything stays as it is.`
  if (nextLevel !== null || nextPeriod !== null)
    return `${name} goes on as ${levelName(nextLevel ?? level)}, paid ${periodWords[nextPeriod ?? period].paid}${end ? `, from ${end}` : ''}.`
  return `${name}, paid ${periodWords[period].paid}${end ? `; next on ${end}` : ''}.`
}

/** The person's subscription, what they owe, and what can be done about both. */
export function Standing({ shop }: { shop: ShopReply }) {
  const { subscription, debt, hasPortal } = shop
  const billing = useBilling()
  const change = useChange()
  const [isEnding, setEnding] = useState(false)
  const running = isRunning(subscription) ? subscription : undefined
  const isPastDue = subscription?.state === 'past-due'
  if (!subscription && debt === 0 && !hasPortal) return null
  return (
    <div className="grid gap-3 text-sm">
      {subscription && (
        <p role={isPastDue ? 'alert' : undefined} className={isPastDue ? 'flex gap-2' : undefined}>
          {isPastDue && <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-bad" />}
          {standingOf(subscription)}
        </p>
      )}
      {debt > 0 && (
        <p className="flex gap-2">
          <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-bad" />
          You owe {formatGold(debt)} gold for payments that were paid back. Gold that comes in repays it first.
        </p>
      )}
      {change.isError && (
        <p role="alert" className="text-bad">
          {change.error.message}
        </p>
      )}
      {(hasPortal || running) && (
        <div className="flex flex-wrap gap-2">
          {hasPortal && (
            <Button size="sm" tone={isPastDue ? 'primary' : 'plain'} busy={billing.isOpening} onClick={billing.open}>
              Billing
            </Button>
          )}
          {running?.cancelsAtEnd && (
            <Button size="sm" busy={change.isPending} onClick={() => change.mutate({ name: 'resumeSubscription' })}>
              Keep {levelName(running.level)}
            </Button>
          )}
          {running && !running.cancelsAtEnd && (
            <Button size="sm" tone="quiet" onClick={() => setEnding(true)}>
              End subscription
            </Button>
          )}
        </div>
      )}
      {isEnding && running && (
        <ChangeDialog
          change={endingOf(running)}
          act={{ name: 'cancelSubscription' }}
          onClose={() => setEnding(false)}
        />
      )}
    </div>
  )
}
