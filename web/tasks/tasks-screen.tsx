import { useQuery } from '@tanstack/react-query'
import { Check, ChevronRight, Copy, Flame, Gift, Ticket, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import type { TasksReply } from '../../contract/tasks.ts'
import { LoggedInOnly } from '../instead/logged-in-only.tsx'
import { RedeemForm } from '../promotions/redeem-form.tsx'
import { useUser } from '../session/user-state.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { classes } from '../ui/classes.ts'
import { Link } from '../ui/link.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { ErrorState } from '../ui/states.tsx'
import { toast } from '../ui/toast-store.ts'
import { myTasks } from './queries.ts'
import { taskFacts } from './task-facts.ts'

const gold = (amount: number) => `${amount.toLocaleString('en-GB', { maximumFractionDigits: 3 })} gold`

function Part({ title, icon, children }: { title: string; icon: ReactNode; children: ReactNode }) {
  return (
    <section className="grid content-start gap-4 rounded-lg border border-line bg-raise1 p-5 sm:p-6">
      <h2 className="flex items-center gap-2.5 text-xl [&>svg]:size-5 [&>svg]:text-ink3">
        {icon}
        {title}
      </h2>
      {children}
    </section>
  )
}

function Tasks({ tasks }: Pick<TasksReply, 'tasks'>) {
  const done = tasks.filter(({ doneAt }) => doneAt !== null).length
  return (
    <Part title="For the first time" icon={<Gift aria-hidden />}>
      <p className="text-sm text-ink2 tabular">
        {done} of {tasks.length} done. Each is paid once, some minutes after you did it at the latest.
      </p>
      <ul>
        {tasks.map(({ task, gold: amount, doneAt }) => {
          const { label, to } = taskFacts[task]
          const isDone = doneAt !== null
          const row = (
            <>
              <span
                aria-hidden
                className={classes(
                  'grid size-6 shrink-0 place-items-center rounded-full border',
                  isDone ? 'border-transparent bg-raise3 text-ok' : 'border-line-strong',
                )}
              >
                {isDone && <Check className="size-4" />}
              </span>
              <span className={classes('min-w-0 flex-1', isDone && 'text-ink3')}>
                {label}
                {isDone && <span className="sr-only">, done</span>}
              </span>
              <span className="text-sm text-ink2 tabular">{gold(amount)}</span>
            </>
          )
          return (
            <li key={task} className="border-t border-line first:border-t-0">
              {isDone ? (
                <p className="flex min-h-12 items-center gap-3 py-1.5">{row}</p>
              ) : (
                <Link to={to} className="flex min-h-12 items-center gap-3 rounded-sm py-1.5 hover:text-ink">
                  {row}
                  <ChevronRight aria-hidden className="size-4 text-ink3" />
                </Link>
              )}
            </li>
          )
        })}
      </ul>
    </Part>
  )
}

function Streak({ streak: { days, best, next, week } }: Pick<TasksReply, 'streak'>) {
  const at = days === 0 ? -1 : (days - 1) % week.length
  return (
    <Part title="Days in a row" icon={<Flame aria-hidden />}>
      <p className="text-ink2">
        {days === 0
          ? 'Come tomorrow and the day after: each day in a row brings more.'
          : days === 1
            ? 'You came today. Come again tomorrow, and it brings more.'
            : `${days} days in a row.`}{' '}
        The next day brings <span className="text-ink tabular">{gold(next)}</span>.
      </p>
      <ol className="grid grid-cols-7 gap-1.5">
        {week.map((amount, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: days of a week have no other name.
            key={index}
            aria-current={index === at ? 'step' : undefined}
            className={classes(
              'grid justify-items-center gap-0.5 rounded-md border py-2 text-xs tabular',
              index <= at ? 'border-line-strong bg-raise3 text-ink' : 'border-line text-ink3',
            )}
          >
            <span>
              <span className="max-sm:sr-only">Day </span>
              {index + 1}
            </span>
            <span className="text-sm">{amount === 0 ? '·' : `+${amount}`}</span>
          </li>
        ))}
      </ol>
      <p className="text-sm text-ink3">
        On top of the daily gold. A day is one of UTC; after seven it begins anew.
        {best > days && ` Your longest row: ${best} days.`}
      </p>
    </Part>
  )
}

function Friends({ referral }: Pick<TasksReply, 'referral'>) {
  const link = `${location.origin}/?ref=${referral.code}`
  async function copy() {
    try {
      await navigator.clipboard.writeText(link)
      toast({ tone: 'good', title: 'Link copied' })
    } catch {
      toast({ tone: 'bad', title: 'It could not be copied', description: 'Select the address and copy it by hand.' })
    }
  }
  return (
    <Part title="Friends" icon={<Users aria-hidden />}>
      <p className="text-ink2">
        When a friend comes by your link, confirms their e-mail address and has a first work made that costs gold, each
        of you gets <span className="text-ink tabular">{gold(referral.gold)}</span>.
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <code className="min-w-0 flex-1 basis-52 truncate rounded-md border border-line bg-ground px-3 py-2.5 font-sans text-sm select-all">
          {link}
        </code>
        <Button onClick={() => void copy()}>
          <Copy aria-hidden className="size-4" />
          Copy link
        </Button>
      </div>
      <dl className="grid grid-cols-3 gap-3 text-sm">
        {(
          [
            ['Came by your link', referral.came],
            ['Paid for', referral.paid],
            ['This month', `${referral.paidThisMonth} of ${referral.mostAMonth}`],
          ] as const
        ).map(([name, value]) => (
          <div key={name} className="grid content-between">
            <dt className="text-xs text-ink3">{name}</dt>
            <dd className="text-lg tabular">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="text-sm text-ink3">
        It is for other people: accounts that come from your own network, or several from one, bring nothing. Your
        friend is told nothing of you but that you sent them.
      </p>
    </Part>
  )
}

function Others() {
  const isCrowdedOut = useUser((user) => user.user?.isCrowdedOut)
  return (
    <Part title="From others" icon={<Ticket aria-hidden />}>
      <RedeemForm />
      <p className="text-sm text-ink2">
        A gaming group can share gold in a{' '}
        <Link to="/party-purse" className="underline decoration-line-strong underline-offset-4 hover:text-ink">
          party purse
        </Link>
        , and on somebody’s page you can give them some of yours.
      </p>
      {isCrowdedOut && (
        <p className="text-sm text-ink2">
          Today’s daily gold does not come: other new accounts at your address have had it. It comes each day once you
          have been here for two days, confirmed your e-mail address and made a work.
        </p>
      )}
    </Part>
  )
}

function Whole() {
  const mine = useQuery({ ...myTasks(), refetchOnMount: 'always' })
  if (mine.isPending) return <WaysSkeleton />
  if (mine.isError) return <ErrorState error={mine.error} onRetry={() => mine.refetch()} busy={mine.isFetching} />
  const { tasks, streak, referral, mustConfirmEmail } = mine.data
  return (
    <>
      {mustConfirmEmail && (
        <p className="flex flex-wrap items-center justify-between gap-3 rounded-lg border border-line-strong bg-raise2 p-4">
          Gold is given once your e-mail address is confirmed.
          <ButtonLink size="sm" to="/profile">
            Confirm it
          </ButtonLink>
        </p>
      )}
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Tasks tasks={tasks} />
        <div className="grid gap-6">
          <Streak streak={streak} />
          <Friends referral={referral} />
          <Others />
        </div>
      </div>
    </>
  )
}

function WaysSkeleton() {
  return (
    <div aria-hidden className="grid items-start gap-6 lg:grid-cols-2">
      <Skeleton className="h-[36rem] rounded-lg" />
      <div className="grid gap-6">
        <Skeleton className="h-64 rounded-lg" />
        <Skeleton className="h-72 rounded-lg" />
      </div>
    </div>
  )
}

/** Ways to gold: things done for the first time, days in a row, friends. */
export default function TasksScreen() {
  return (
    <div className="page-width grid grid-cols-1 gap-6 pt-8 pb-12">
      <header className="grid gap-1">
        <h1 className="text-3xl">Ways to gold</h1>
        <p className="text-ink2">
          Beside the daily gold.{' '}
          <Link to="/competitions" className="underline decoration-line-strong underline-offset-4 hover:text-ink">
            Competitions
          </Link>{' '}
          and{' '}
          <Link to="/leaderboards" className="underline decoration-line-strong underline-offset-4 hover:text-ink">
            leaderboards
          </Link>{' '}
          have prizes too.
        </p>
      </header>
      <LoggedInOnly
        title="Gold for what you do"
        description="Log in to see what brings gold, and what you have earned already."
        skeleton={<WaysSkeleton />}
      >
        <Whole />
      </LoggedInOnly>
    </div>
  )
}
