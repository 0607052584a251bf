import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useSearchParams } from 'react-router'
import type { CreditReason } from '../../contract/enums.ts'
import type { TransactionsFileQuery } from '../../contract/gold.ts'
import type { GoldWay } from '../../contract/gold-facts.ts'
import { monthInWords, reasonLabels } from '../../contract/gold-words.ts'
import { explain } from '../api/api-error.ts'
import { fetchFile } from '../api/fetch-file.ts'
import { LoggedInOnly } from '../instead/logged-in-only.tsx'
import { userActions, useUser } from '../session/user-state.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { ChoiceChips } from '../ui/chip.tsx'
import { Coin, formatGold } from '../ui/gold.tsx'
import { saveFile } from '../ui/save-file.ts'
import { Select } from '../ui/select.tsx'
import { EmptyState, ErrorState } from '../ui/states.tsx'
import { toast } from '../ui/toast-store.ts'
import { MonthSums } from './month-sums.tsx'
import { askedIn, reasons } from './reasons.ts'
import { TransactionList, TransactionListSkeleton } from './transaction-list.tsx'
import { goldMonths, transactionsBy } from './transactions-query.ts'

const reasonOptions: { value: CreditReason | 'ALL'; label: string }[] = [
  { value: 'ALL', label: 'Everything' },
  ...reasons.map((reason) => ({ value: reason, label: reasonLabels[reason] })),
]

const ways: { value: GoldWay | 'both'; label: string }[] = [
  { value: 'both', label: 'In and out' },
  { value: 'in', label: 'Came in' },
  { value: 'out', label: 'Went out' },
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

function Nothing({ isNarrowed, onAll }: { isNarrowed: boolean; onAll: () => void }) {
  return isNarrowed ? (
    <EmptyState
      title="Nothing like that"
      description="No gold has come or gone for that reason, in that direction and month."
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

/** The movements that are shown, as a table for a spreadsheet. */
function TakeAway({ asked }: { asked: TransactionsFileQuery }) {
  const file = useMutation({
    mutationFn: () => {
      const wish = Object.entries(asked).filter(([, value]) => value !== undefined)
      return fetchFile('downloadTransactions', {}, Object.fromEntries(wish))
    },
    onSuccess: ({ name, file: contents }) => saveFile(name, contents),
    onError: (error) => toast({ ...explain(error), tone: 'bad' }),
  })
  return (
    <Button size="sm" busy={file.isPending} onClick={() => file.mutate()}>
      {!file.isPending && <Download aria-hidden className="size-4" />}
      Download as CSV
    </Button>
  )
}

/** Which movements are shown: it stands in the address. */
function Filters({ asked, onAsk }: { asked: TransactionsFileQuery; onAsk: (next: TransactionsFileQuery) => void }) {
  const known = useInfiniteQuery(goldMonths()).data?.pages.flatMap(({ months }) => months.map(({ month }) => month))
  // One that an address asks for may lie further back than those that are known.
  const months = [...new Set([...(known ?? []), ...(asked.month ? [asked.month] : [])])].sort().reverse()
  return (
    <div className="grid gap-3 sm:flex sm:flex-wrap sm:items-end">
      <Select
        label="What for"
        value={asked.reason ?? 'ALL'}
        options={reasonOptions}
        onChange={(reason) => onAsk({ ...asked, reason: reason === 'ALL' ? undefined : reason })}
        className="sm:w-52"
      />
      <Select
        label="Month"
        value={asked.month ?? 'ALL'}
        options={[
          { value: 'ALL', label: 'Any month' },
          ...months.map((month) => ({ value: month, label: monthInWords(month) })),
        ]}
        onChange={(month) => onAsk({ ...asked, month: month === 'ALL' ? undefined : month })}
        className="sm:w-48"
      />
      <ChoiceChips
        label="Direction"
        hideLabel
        name="gold-way"
        value={asked.way ?? 'both'}
        options={ways}
        onChange={(way) => onAsk({ ...asked, way: way === 'both' ? undefined : way })}
      />
    </div>
  )
}

function Mine() {
  const [search, setSearch] = useSearchParams()
  const asked = askedIn(search)
  const list = useInfiniteQuery(transactionsBy(asked))
  const show = (next: TransactionsFileQuery) => {
    const kept = Object.entries(next).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))
    setSearch(Object.fromEntries(kept), { replace: true, preventScrollReset: true })
  }
  const isNarrowed = Object.values(asked).some((one) => one !== undefined)
  const transactions = list.data?.pages.flatMap((page) => page.transactions) ?? []
  return (
    <>
      <Purse held={list.data?.pages[0]?.held ?? 0} />
      <MonthSums />
      <section aria-labelledby="movements" className="grid grid-cols-1 gap-4">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id="movements" className="font-serif text-lg">
            Every movement
          </h2>
          {transactions.length > 0 && <TakeAway asked={asked} />}
        </div>
        <Filters asked={asked} onAsk={show} />
        {list.isPending ? (
          <TransactionListSkeleton />
        ) : list.isError && transactions.length === 0 ? (
          <ErrorState error={list.error} onRetry={() => list.refetch()} busy={list.isFetching} />
        ) : transactions.length === 0 ? (
          <Nothing isNarrowed={isNarrowed} onAll={() => show({})} />
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
      </section>
    </>
  )
}

/** The person's gold as it came and went. */
export default function TransactionsScreen() {
  return (
    <div className="page-width grid max-w-4xl grid-cols-1 gap-6 pt-8 pb-12 *:min-w-0">
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
