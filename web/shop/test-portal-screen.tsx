import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { TestPortal, TestPortalAct } from '../../contract/shop.ts'
import { explain } from '../api/api-error.ts'
import { call } from '../api/browser.ts'
import { LoggedInOnly } from '../instead/logged-in-only.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { formatMoney } from '../ui/money.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../ui/states.tsx'
import { toast } from '../ui/toast-store.ts'
import { testPortal } from './queries.ts'
import { saleWord } from './sale-word.ts'
import { TestNote } from './test-note.tsx'

type Press = (act: TestPortalAct) => Promise<void>
interface PartProps {
  portal: TestPortal
  press: Press
  busy: boolean
}

const day = (iso: string) =>
  new Date(iso).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })
const offer = ({ level, period }: { level: string; period: string }) => `${saleWord(level)}, paid by the ${period}`

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-4 rounded-lg border border-line bg-raise1 p-5 sm:p-6">
      <h2 className="text-xl">{title}</h2>
      {children}
    </section>
  )
}

function Running({ portal, press, busy }: PartProps) {
  return portal.subscriptions.map((subscription) => {
    const { id, status, paidUntil, cancelsAtEnd, next } = subscription
    return (
      <Part key={id} title={offer(subscription)}>
        <p className="text-ink2">
          {status === 'past_due'
            ? 'The last payment failed.'
            : `Paid until ${day(paidUntil)}${cancelsAtEnd ? ', and then it ends' : next ? `, and then ${offer(next)}` : ''}.`}
        </p>
        <div className="flex flex-wrap gap-3">
          <Button tone="primary" busy={busy} onClick={() => press({ act: 'next-period', id })}>
            Let the {subscription.period} be over now
          </Button>
          <Button busy={busy} onClick={() => press({ act: 'fail-next' })}>
            {portal.failsNext ? 'Let the next payment succeed' : 'Let the next payment fail'}
          </Button>
          <Button busy={busy} onClick={() => press({ act: cancelsAtEnd ? 'resume' : 'cancel', id })}>
            {cancelsAtEnd ? 'Go on with it' : 'Cancel at the end'}
          </Button>
        </div>
      </Part>
    )
  })
}

function Unpaid({ portal, press, busy }: PartProps) {
  if (portal.unpaid.length === 0) return null
  return (
    <Part title="Not paid yet">
      <ul className="grid gap-3">
        {portal.unpaid.map(({ id, title, amount, currency }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3">
            <span>
              {title} <span className="text-ink2 tabular">{formatMoney(amount, currency)}</span>
            </span>
            <Button busy={busy} onClick={() => press({ act: 'pay', id })}>
              Pay as a test
            </Button>
          </li>
        ))}
      </ul>
    </Part>
  )
}

const disputes = { open: 'disputed', won: 'dispute won', lost: 'dispute lost' } as const

function Payments({ portal, press, busy }: PartProps) {
  if (portal.payments.length === 0) return null
  return (
    <Part title="Payments">
      <ul className="grid gap-4">
        {portal.payments.map(({ id, title, amount, refunded, currency, dispute, createdAt }) => {
          const isReturnable = refunded < amount && dispute === null
          return (
            <li key={id} className="grid gap-2 border-t border-line pt-4 first:border-t-0 first:pt-0">
              <p>
                {title}{' '}
                <span className="text-ink2 tabular">
                  {formatMoney(amount, currency)}, {day(createdAt)}
                  {refunded > 0 && `, ${formatMoney(refunded, currency)} paid back`}
                  {dispute && `, ${disputes[dispute]}`}
                </span>
              </p>
              <div className="flex flex-wrap gap-2">
                {isReturnable && (
                  <>
                    <Button size="sm" busy={busy} onClick={() => press({ act: 'refund-half', id })}>
                      Pay half back
                    </Button>
                    <Button size="sm" busy={busy} onClick={() => press({ act: 'refund', id })}>
                      Pay all back
                    </Button>
                    <Button size="sm" busy={busy} onClick={() => press({ act: 'dispute', id })}>
                      Dispute it
                    </Button>
                  </>
                )}
                {dispute === 'open' && (
                  <>
                    <Button size="sm" busy={busy} onClick={() => press({ act: 'win-dispute', id })}>
                      Let the seller win
                    </Button>
                    <Button size="sm" busy={busy} onClick={() => press({ act: 'lose-dispute', id })}>
                      Let the seller lose
                    </Button>
                  </>
                )}
              </div>
            </li>
          )
        })}
      </ul>
    </Part>
  )
}

function Portal() {
  const client = useQueryClient()
  const { data: portal, error, refetch, isFetching } = useQuery(testPortal())
  const [busy, setBusy] = useState(false)
  if (error && !portal) return <ErrorState error={error} onRetry={() => refetch()} busy={isFetching} />
  if (!portal) return <Skeleton className="h-64 rounded-lg" />
  const press: Press = async (act) => {
    setBusy(true)
    try {
      client.setQueryData(testPortal().queryKey, await call('actAtTestPortal', { body: act }))
    } catch (failure) {
      toast({ tone: 'bad', ...explain(failure) })
    } finally {
      setBusy(false)
    }
  }
  const { subscriptions, payments, unpaid } = portal
  if (subscriptions.length + payments.length + unpaid.length === 0) {
    return <EmptyState title="Nothing was bought yet" description="What you buy as a test stands here." />
  }
  const part = { portal, press, busy }
  return (
    <>
      <Running {...part} />
      <Unpaid {...part} />
      <Payments {...part} />
    </>
  )
}

/** The billing portal of the test checkout, with buttons for what time, the seller and a bank would do. */
export default function TestPortalScreen() {
  return (
    <div className="page-width grid max-w-2xl grid-cols-1 gap-5 pt-8 pb-12">
      <TestNote />
      <h1 className="text-3xl">Billing, as a test</h1>
      <LoggedInOnly
        title="Your payments"
        description="Log in to see what you have bought."
        skeleton={<Skeleton className="h-64 rounded-lg" />}
      >
        <Portal />
      </LoggedInOnly>
      <p>
        <ButtonLink to="/pricing">Back to the prices</ButtonLink>
      </p>
    </div>
  )
}
