import { useInfiniteQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import type { CreditReason } from '../../contract/enums.ts'
import { reasonLabels } from '../../contract/gold-words.ts'
import { LoggedInOnly } from '../instead/logged-in-only.tsx'
import { userActions, useUser } from '../session/user-state.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Coin, formatGold } from '../ui/gold.tsx'
import { Select } from '../ui/select.tsx'
import { EmptyState, ErrorState } from '../ui/states.tsx'
import { reasonIn, reasons } from './reasons.ts'
import { TransactionList, TransactionListSkeleton } from './transaction-list.tsx'
import { transactionsBy } from './transactions-query.ts'

const options: { value: CreditReason | 'ALL'; label: string }[] = [
  { value: 'ALL', label: 'Everything' },
  ...reasons.map((reason) => ({ value: reason, label: reasonLabels[reason] })),
]

function Purse({ held }: { held: number }) {
  const gold = useUser((user) => user.gold)
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Coin size={40} />
      <p>
        <span className="block font-serif text-2xl leading-tight tabular">{formatGold(gold)}</span>
        <span className="text-sm text-ink2">
          gold to spend{held > 0 && `, and ${formatGold(held)} set aside for work in progress`}
        </span>
      </p>
      <Button size="sm" onClick={() => userActions.showPricingTable(true)}>
        Prices and more gold
      </Button>
    </div>
  )
}

function Nothing({ reason, onAll }: { reason: CreditReason | undefined; onAll: () => void }) {
  return reason ? (
    <EmptyState
      title="Nothing of that kind"
      description={`No gold has come or gone for “${reasonLabels[reason]}”.`}
      action={<Button onClick={onAll}>Show everything</Button>}
    />
  ) : (
    <EmptyState
      title="No gold has moved yet"
      description="What you are given and what your works cost will be listed here."
      action={
        <ButtonLink to="/generate" tone="primary">
          Make something
        </ButtonLink>
      }
    />
  )
}

function Mine() {
  const [search, setSearch] = useSearchParams()
  const reason = reasonIn(search)
  const list = useInfiniteQuery(transactionsBy(reason))
  const show = (next: CreditReason | 'ALL') =>
    setSearch(next === 'ALL' ? {} : { reason: next }, { replace: true, preventScrollReset: true })
  const transactions = list.data?.pages.flatMap((page) => page.transactions) ?? []
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <Purse held={list.data?.pages[0]?.held ?? 0} />
        <Select label="Show" value={reason ?? 'ALL'} options={options} onChange={show} className="w-full sm:w-56" />
      </div>
      {list.isPending ? (
        <TransactionListSkeleton />
      ) : list.isError && transactions.length === 0 ? (
        <ErrorState error={list.error} onRetry={() => list.refetch()} busy={list.isFetching} />
      ) : transactions.length === 0 ? (
        <Nothing reason={reason} onAll={() => show('ALL')} />
      ) : (
        <TransactionList transactions={transactions} />
      )}
      {list.isFetchNextPageError && (
        <ErrorState error={list.error} onRetry={() => list.fetchNextPage()} busy={list.isFetchingNextPage} />
      )}
      {list.hasNextPage && !list.isFetchNextPageError && (
        <Button className="justify-self-center" busy={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
          Show earlier ones
        </Button>
      )}
    </>
  )
}

/** The person's gold as it came and went. */
export default function TransactionsScreen() {
  return (
    <div className="page-width grid max-w-4xl grid-cols-1 gap-6 pt-8 pb-12">
      <h1 className="text-3xl">Transactions</h1>
      <LoggedInOnly
        title="Your gold is counted here"
        description="Log in to see what you were given and what your works have cost."
        skeleton={<TransactionListSkeleton />}
      >
        <Mine />
      </LoggedInOnly>
    </div>
  )
}
