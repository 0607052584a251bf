import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import { explain } from '../api/api-error.ts'
import { call } from '../api/browser.ts'
import { FormError } from '../auth/form-error.tsx'
import { LoggedInOnly } from '../instead/logged-in-only.tsx'
import { Button } from '../ui/button.tsx'
import { formatMoney } from '../ui/money.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { ErrorState } from '../ui/states.tsx'
import { testCheckoutOf } from './queries.ts'
import { TestNote } from './test-note.tsx'

type Act = 'pay' | 'fail' | 'cancel'

function Checkout({ id }: { id: string }) {
  const { data, error, refetch, isFetching } = useQuery(testCheckoutOf(id))
  const [acting, setActing] = useState<Act>()
  const [problem, setProblem] = useState('')
  if (error && !data) return <ErrorState error={error} onRetry={() => refetch()} busy={isFetching} />
  if (!data) return <Skeleton className="h-64 rounded-lg" />
  async function press(act: Act) {
    setActing(act)
    setProblem('')
    try {
      const { successUrl, cancelUrl } = await call('actAtTestCheckout', { params: { id }, body: { act } })
      // As the payment service would: back to the shop, as a page of its own.
      location.assign(act === 'cancel' ? cancelUrl : successUrl)
    } catch (failure) {
      setProblem(explain(failure).description)
      setActing(undefined)
    }
  }
  return (
    <section className="grid gap-5 rounded-lg border border-line bg-raise1 p-6">
      <div>
        <h1 className="text-2xl">{data.title}</h1>
        <p className="mt-1 text-3xl tabular">
          {formatMoney(data.amount, data.currency)}
          {data.period && <span className="text-base text-ink2"> a {data.period}</span>}
        </p>
      </div>
      {data.state === 'open' ? (
        <>
          <FormError message={problem} />
          <div className="grid gap-3">
            <Button tone="primary" size="lg" busy={acting === 'pay'} onClick={() => press('pay')}>
              Pay as a test
            </Button>
            <Button size="lg" busy={acting === 'fail'} onClick={() => press('fail')}>
              Let the payment fail
            </Button>
            <Button tone="quiet" size="lg" busy={acting === 'cancel'} onClick={() => press('cancel')}>
              Cancel
            </Button>
          </div>
        </>
      ) : (
        <p className="text-ink2">
          {data.state === 'complete' ? 'This is paid.' : 'This was cancelled.'}{' '}
          <a href={data.successUrl} className="underline">
            Back to the shop
          </a>
        </p>
      )}
    </section>
  )
}

/** The payment page of the test checkout, in place of the payment service's. */
export default function TestCheckoutScreen() {
  const { id = '' } = useParams()
  return (
    <div className="page-width grid max-w-xl grid-cols-1 gap-5 pt-8 pb-12">
      <TestNote />
      <LoggedInOnly
        title="A payment page"
        description="Log in to pay what you have ordered."
        skeleton={<Skeleton className="h-64 rounded-lg" />}
      >
        <Checkout id={id} />
      </LoggedInOnly>
    </div>
  )
}
