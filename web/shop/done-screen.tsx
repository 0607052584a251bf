import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import type { Order } from '../../contract/shop.ts'
import { packIds } from '../../contract/shop-facts.ts'
import { shopOf } from '../gold/queries.ts'
import { LoggedInOnly } from '../instead/logged-in-only.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Glyph } from '../ui/glyph.tsx'
import { formatMoney } from '../ui/money.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../ui/states.tsx'
import { orderOf } from './queries.ts'
import { saleWord } from './sale-word.ts'
import { TestNote } from './test-note.tsx'
import { toldOf } from './told.ts'

const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/

function titleOf(order: Order): string {
  const pack = packIds.find((id) => id === order.pack)
  if (pack) return `${saleWord(pack)} of gold`
  return `${saleWord(order.level ?? 'NONE')}, paid by the ${order.period}`
}

function Paid({ order }: { order: Order }) {
  const levels = useQuery({ ...shopOf(), enabled: order.period === 'year' }).data?.levels
  const { title, text } = toldOf(order, levels?.find(({ level }) => level === order.level)?.monthlyGold)
  return (
    <section aria-live="polite" className="grid gap-4 rounded-lg border border-line bg-raise1 p-6">
      <h1 className="text-3xl">{title}</h1>
      <p className="text-ink2">{text}</p>
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1 border-t border-line pt-4 tabular">
        <dt className="text-ink2">Bought</dt>
        <dd>{titleOf(order)}</dd>
        <dt className="text-ink2">{order.isTest ? 'Price' : 'Paid'}</dt>
        <dd>{formatMoney(order.amount, order.currency)}</dd>
        {order.returned > 0 && order.state !== 'disputed' && (
          <>
            <dt className="text-ink2">Paid back</dt>
            <dd>{formatMoney(order.returned, order.currency)}</dd>
          </>
        )}
      </dl>
      <div className="mt-2 flex flex-wrap gap-3">
        <ButtonLink tone="primary" to="/">
          Make something
        </ButtonLink>
        <ButtonLink to="/transactions">See your gold</ButtonLink>
        {order.receiptUrl !== null && !order.isTest && (
          <a href={order.receiptUrl} className="inline-flex h-11 items-center px-2 underline" rel="noreferrer">
            Receipt
          </a>
        )}
      </div>
    </section>
  )
}

function NotPaid({ order, isCancelled }: { order: Order; isCancelled: boolean }) {
  const hasFailed = order.state === 'failed'
  return (
    <EmptyState
      title={hasFailed ? 'The payment failed' : 'Nothing was paid'}
      description={
        hasFailed
          ? 'Nothing was paid, and nothing is changed. You can try again with another card.'
          : `You ${isCancelled ? 'cancelled the payment' : 'left the payment page'}, and nothing is changed.`
      }
      action={
        <>
          {order.state === 'open' && isCancelled && <ButtonLink to="/">Go on without</ButtonLink>}
          <ButtonLink tone="primary" to="/pricing">
            See the prices
          </ButtonLink>
        </>
      }
    />
  )
}

function Waiting({ order }: { order: Order }) {
  return (
    <section
      aria-live="polite"
      className="grid justify-items-center gap-3 rounded-lg border border-line bg-raise1 p-10 text-center"
    >
      <Glyph name="spinner" className="size-8 animate-spin text-ink2" />
      <h1 className="text-2xl">Waiting for your payment</h1>
      <p className="max-w-md text-ink2">
        {titleOf(order)} comes as soon as it is confirmed, mostly within seconds. You can leave this page: it comes all
        the same.
      </p>
    </section>
  )
}

function Done({ id, isCancelled }: { id: string; isCancelled: boolean }) {
  const { data: order, error, refetch, isFetching } = useQuery(orderOf(id))
  if (error && !order) return <ErrorState error={error} onRetry={() => refetch()} busy={isFetching} />
  if (!order) return <Skeleton className="h-56 rounded-lg" />
  return (
    <>
      {order.isTest && <TestNote />}
      {order.paidAt !== null ? (
        <Paid order={order} />
      ) : order.state === 'open' && !isCancelled ? (
        <Waiting order={order} />
      ) : (
        <NotPaid order={order} isCancelled={isCancelled} />
      )}
    </>
  )
}

/** Where the payment page leads back to. */
export default function DoneScreen() {
  const [search] = useSearchParams()
  const id = search.get('order') ?? ''
  return (
    <div className="page-width grid max-w-2xl grid-cols-1 gap-5 pt-8 pb-12">
      {UUID.test(id) ? (
        <LoggedInOnly
          title="Your order"
          description="Log in to see what became of your order."
          skeleton={<Skeleton className="h-56 rounded-lg" />}
        >
          <Done id={id} isCancelled={search.has('cancelled')} />
        </LoggedInOnly>
      ) : (
        <EmptyState
          title="There is no such order"
          description="The address of this page names no order."
          action={<ButtonLink to="/pricing">See the prices</ButtonLink>}
        />
      )}
    </div>
  )
}
