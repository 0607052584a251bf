import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { AdminHealth, Deed, FlagsReply } from '../../contract/administration.ts'
import { call } from '../api/browser.ts'
import { refreshAnswers } from '../api/queries.ts'
import { Button } from '../ui/button.tsx'
import { classes } from '../ui/classes.ts'
import { Details } from '../ui/details.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../ui/states.tsx'
import { toast } from '../ui/toast-store.ts'
import { DeedForm } from './deed-form.tsx'
import { atMinute } from './moments.ts'
import { adminAudit, adminFlags, adminHealth } from './queries.ts'
import { deedLabels, flagLabels } from './words.ts'

function Figure({ label, value, isBad }: { label: string; value: string | number; isBad?: boolean }) {
  return (
    <div className="rounded-lg border border-line bg-raise1 p-4">
      <dt className="text-xs text-ink3">{label}</dt>
      <dd className={isBad ? 'text-xl text-bad tabular' : 'text-xl tabular'}>{value}</dd>
    </div>
  )
}

const waited = (seconds: number | null) =>
  seconds === null ? 'nothing waits' : seconds < 120 ? `${seconds} s` : `${Math.round(seconds / 60)} min`

const matters: Record<string, string> = { minors: 'sexual, about minors', 'real-people': 'sexual, about real people' }

function Shown({ health }: { health: AdminHealth }) {
  return (
    <div className="grid gap-6">
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        <Figure
          label="Parts that answer"
          value={health.isReady ? 'all' : `not ${health.missing.join(', ')}`}
          isBad={!health.isReady}
        />
        <Figure label="Works that wait" value={health.waiting} />
        <Figure label="Being made" value={health.processing} />
        <Figure label="Longest wait" value={waited(health.oldestWaiting)} isBad={(health.oldestWaiting ?? 0) > 300} />
        <Figure label="Made in the last hour" value={health.completed} />
        <Figure label="Failed in the last hour" value={health.failed} isBad={health.failed > 0} />
        <Figure label="Cases to decide" value={health.openCases} />
        <Figure label="Appeals" value={health.appeals} />
      </dl>
      <section className="grid gap-2">
        <h3 className="text-lg">Who paints</h3>
        <ul className="grid gap-1.5 text-sm">
          {health.services.map(({ name, models, isAnswering }) => (
            <li key={name} className="flex flex-wrap justify-between gap-2 border-b border-line py-2">
              <span>
                {name} <span className="text-ink3">({models === 1 ? '1 model' : `${models} models`})</span>
              </span>
              <span className={isAnswering ? 'text-ink2' : 'text-bad'}>
                {isAnswering ? 'answers' : 'does not answer'}
              </span>
            </li>
          ))}
        </ul>
      </section>
      <section className="grid gap-2">
        <h3 className="text-lg">Words refused in the last seven days</h3>
        {health.refused.length === 0 ? (
          <p className="text-sm text-ink2">None.</p>
        ) : (
          <ul className="grid gap-1.5 text-sm">
            {health.refused.map(({ day, matter, count }) => (
              <li key={`${day} ${matter}`} className="flex justify-between gap-2 border-b border-line py-2">
                <span>
                  {day}: {matters[matter] ?? matter}
                </span>
                <span className="tabular">{count}</span>
              </li>
            ))}
          </ul>
        )}
        <p className="text-xs text-ink3">Only how many there were is kept, never which words or whose.</p>
      </section>
    </div>
  )
}

export function Health() {
  const found = useQuery({ ...adminHealth(), refetchInterval: 15_000 })
  if (found.isPending) return <Skeleton className="h-64 rounded-lg" />
  if (found.isError) return <ErrorState error={found.error} onRetry={() => found.refetch()} busy={found.isFetching} />
  return <Shown health={found.data} />
}

function Flag({ flag }: { flag: FlagsReply['flags'][number] }) {
  const client = useQueryClient()
  return (
    <li className="rounded-lg border border-line bg-raise1 p-4">
      <p className="flex flex-wrap items-baseline justify-between gap-2">
        <span className="font-medium">{flagLabels[flag.name]}</span>
        <span className={flag.isOn ? 'text-sm text-ink2' : 'text-sm text-bad'}>{flag.isOn ? 'on' : 'off'}</span>
      </p>
      <p className="text-sm text-ink2">{flag.about}</p>
      <Details summary={flag.isOn ? 'Switch it off' : 'Switch it on'}>
        <DeedForm
          label={flag.isOn ? 'Switch it off' : 'Switch it on'}
          tone={flag.isOn ? 'danger' : 'primary'}
          perform={async (reason) => {
            await call('adminSwitchFlag', { params: { name: flag.name }, body: { isOn: !flag.isOn, reason } })
            await refreshAnswers(client, 'adminFlags', 'adminAudit')
            toast({ tone: 'good', title: `${flagLabels[flag.name]}: ${flag.isOn ? 'off' : 'on'} for everybody now` })
          }}
        />
      </Details>
    </li>
  )
}

export function Flags() {
  const found = useQuery(adminFlags())
  if (found.isPending) return <Skeleton className="h-64 rounded-lg" />
  if (found.isError) return <ErrorState error={found.error} onRetry={() => found.refetch()} busy={found.isFetching} />
  return (
    <ul className="grid gap-3">
      {found.data.flags.map((flag) => (
        <Flag key={`${flag.name} ${flag.isOn}`} flag={flag} />
      ))}
    </ul>
  )
}

function OneDeed({ deed }: { deed: Deed }) {
  return (
    <li className="grid gap-0.5 border-b border-line py-3 text-sm">
      <p className="flex flex-wrap justify-between gap-x-4">
        <span>
          <span className="font-medium">{deed.actor || 'Somebody who has left'}</span>{' '}
          {deedLabels[deed.action] ?? deed.action}{' '}
          <code className="break-all text-xs text-ink3">
            {deed.subjectKind} {deed.subjectId}
          </code>
        </span>
        <time dateTime={deed.createdAt} className="text-ink3 tabular">
          {atMinute(deed.createdAt)}
        </time>
      </p>
      {deed.reason && <p className="break-words text-ink2">{deed.reason}</p>}
      {Object.keys(deed.facts).length > 0 && (
        <dl className="flex flex-wrap gap-x-4 gap-y-0.5 text-xs text-ink3">
          {Object.entries(deed.facts).map(([name, value]) => (
            <div key={name} className="flex min-w-0 gap-1">
              <dt>{name}:</dt>
              <dd className="wrap-anywhere text-ink2">{typeof value === 'string' ? value : JSON.stringify(value)}</dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  )
}

export function Audit() {
  const [cursors, setCursors] = useState<(number | undefined)[]>([undefined])
  const cursor = cursors.at(-1)
  const found = useQuery(adminAudit(cursor))
  if (found.isPending) return <Skeleton className="h-64 rounded-lg" />
  if (found.isError) return <ErrorState error={found.error} onRetry={() => found.refetch()} busy={found.isFetching} />
  const { deeds, nextCursor } = found.data
  if (deeds.length === 0)
    return (
      <EmptyState title="Nothing yet" description="All that administrators do stands here, and is never taken out." />
    )
  return (
    <div className="grid gap-4">
      <ul>
        {deeds.map((deed) => (
          <OneDeed key={deed.id} deed={deed} />
        ))}
      </ul>
      <div className={classes('flex justify-between gap-3', cursors.length === 1 && nextCursor === null && 'hidden')}>
        <Button disabled={cursors.length === 1} onClick={() => setCursors(cursors.slice(0, -1))}>
          Later ones
        </Button>
        <Button disabled={nextCursor === null} onClick={() => nextCursor && setCursors([...cursors, nextCursor])}>
          Earlier ones
        </Button>
      </div>
    </div>
  )
}
