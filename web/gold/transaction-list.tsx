import type { Transaction } from '../../contract/gold.ts'
import { reasonLabels } from '../../contract/gold-words.ts'
import { classes } from '../ui/classes.ts'
import { formatGold } from '../ui/gold.tsx'
import { Link } from '../ui/link.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

const columns =
  'grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 gap-y-0.5 sm:grid-cols-[9rem_minmax(0,1fr)_6rem_7rem]'

/** "+12", "−0.5": the sign is always there, and never only a colour. */
export function signed(amount: number): string {
  return `${amount < 0 ? '−' : '+'}${formatGold(Math.abs(amount))}`
}

const dateOf = (moment: string) =>
  new Date(moment).toLocaleString(undefined, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })

function Work({ work }: Pick<Transaction, 'work'>) {
  if (!work) return null
  if (!work.url) return <span className="truncate text-ink3">{work.title}</span>
  return (
    <Link to={work.url} className="touch-target truncate text-ink2 underline underline-offset-4 hover:text-ink">
      {work.title}
    </Link>
  )
}

function Row({ transaction }: { transaction: Transaction }) {
  const { reason, amount, balance, createdAt, work } = transaction
  return (
    <li className={classes(columns, 'border-t border-line py-3')}>
      <time dateTime={createdAt} className="text-xs text-ink3 max-sm:order-3">
        {dateOf(createdAt)}
      </time>
      <span className="grid min-w-0 gap-0.5">
        <span className="font-medium">{reasonLabels[reason]}</span>
        <Work work={work} />
      </span>
      <span className={classes('text-right font-semibold tabular', amount > 0 && 'text-ok')}>
        {signed(amount)}
        <span className="sr-only"> gold</span>
      </span>
      <span className="text-right text-sm text-ink3 tabular max-sm:order-4">
        <span className="sm:sr-only">Balance </span>
        {formatGold(balance)}
      </span>
    </li>
  )
}

/** Movements of gold, newest first. */
export function TransactionList({ transactions }: { transactions: Transaction[] }) {
  return (
    <div>
      <div aria-hidden className={classes(columns, 'pb-2 text-xs text-ink3 max-sm:hidden')}>
        <span>When</span>
        <span>What for</span>
        <span className="text-right">Gold</span>
        <span className="text-right">Balance after</span>
      </div>
      <ul aria-label="Movements of gold, newest first" className="border-b border-line">
        {transactions.map((transaction) => (
          <Row key={transaction.id} transaction={transaction} />
        ))}
      </ul>
    </div>
  )
}

export function TransactionListSkeleton() {
  return (
    <div aria-hidden className="grid gap-px">
      {Array.from({ length: 6 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike and never change places.
        <div key={index} className="border-t border-line py-3">
          <Skeleton className="h-10" />
        </div>
      ))}
    </div>
  )
}
