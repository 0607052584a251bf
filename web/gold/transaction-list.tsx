import type { Transaction } from '../../contract/gold.ts'
import { receiptInWords, storyInWords, whyInWords } from '../../contract/gold-words.ts'
import { classes } from '../ui/classes.ts'
import { formatGold } from '../ui/gold.tsx'
import { Link } from '../ui/link.tsx'
import { pageOfPerson } from '../ui/maker-link.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { signed } from './signed.ts'

const columns =
  'grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 gap-y-0.5 sm:grid-cols-[9rem_minmax(0,1fr)_6rem_7rem]'

const dateOf = (moment: string) =>
  new Date(moment).toLocaleString(undefined, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })

const linkLook = 'touch-target truncate text-sm text-ink2 underline underline-offset-4 hover:text-ink'

function Work({ work }: { work: NonNullable<Transaction['work']> }) {
  const { title, url, receipt } = work
  return (
    <>
      {url ? (
        <Link to={url} className={linkLook}>
          {title || 'Untitled'}
        </Link>
      ) : (
        title && <span className="truncate text-sm text-ink3">{title}</span>
      )}
      {receipt && receipt.returned > 0 && <span className="text-xs text-ink3 tabular">{receiptInWords(receipt)}</span>}
    </>
  )
}

/** Where there is more of what a movement was for. */
function placeOf(story: Transaction['story']): string | undefined {
  if (story?.kind === 'competition' && story.competition) return `/competitions/${story.competition.id}`
  if (story?.kind === 'purse' && story.purse) return `/party-purse/${story.purse.id}`
  return story?.kind === 'gift' && story.person ? pageOfPerson(story.person) : undefined
}

/** What a movement was for, leading to more of it. */
function Story({ transaction }: { transaction: Transaction }) {
  const { story } = transaction
  const text = storyInWords(transaction)
  if (text === '') return null
  const place = placeOf(story)
  const receipt = story && 'order' in story ? story.order?.receiptUrl : null
  return (
    <span className="text-sm break-words text-ink2">
      {place ? (
        <Link to={place} className="touch-target underline underline-offset-4 hover:text-ink">
          {text}
        </Link>
      ) : (
        text
      )}
      {receipt && (
        <>
          {' '}
          <a
            href={receipt}
            rel="noreferrer"
            target="_blank"
            className="touch-target underline underline-offset-4 hover:text-ink"
          >
            Receipt
          </a>
        </>
      )}
    </span>
  )
}

function Row({ transaction }: { transaction: Transaction }) {
  const { amount, balance, createdAt, work } = transaction
  return (
    <li className={classes(columns, 'border-t border-line py-3')}>
      <time dateTime={createdAt} className="text-xs text-ink3 max-sm:order-3">
        {dateOf(createdAt)}
      </time>
      <span className="grid min-w-0 gap-0.5">
        <span className="font-medium">{whyInWords(transaction)}</span>
        {work ? <Work work={work} /> : <Story transaction={transaction} />}
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
