import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type Axes, type Axis, type AxisLevel, axes } from '../../contract/axes.ts'
import type { AdminCase } from '../../contract/cases.ts'
import { type Decision, decisions } from '../../contract/community.ts'
import { call } from '../api/browser.ts'
import { refreshAnswers } from '../api/queries.ts'
import { decisionLabels, reasonLabels } from '../moderation/words.ts'
import { axisLabels, levelOptions } from '../ui/axis-words.ts'
import { TextField } from '../ui/field.tsx'
import { Link } from '../ui/link.tsx'
import { Select } from '../ui/select.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../ui/states.tsx'
import { toast } from '../ui/toast-store.ts'
import { DeedForm } from './deed-form.tsx'
import { atMinute } from './moments.ts'
import { adminCases, adminFlagged } from './queries.ts'

const axisOptions = axes.map((value) => ({ value, label: axisLabels[value] }))
const options = decisions.map((value) => ({ value, label: decisionLabels[value] }))

function Decide({ one, isAppeal }: { one: AdminCase; isAppeal: boolean }) {
  const client = useQueryClient()
  const [decision, setDecision] = useState<Decision | null>(null)
  const [days, setDays] = useState('7')
  const [axis, setAxis] = useState<Axis>('nudity')
  async function perform(reason: string) {
    if (!decision) return
    const body = {
      decision,
      reason,
      ...(decision === 'suspended' && days.trim() !== '' && { days: Number(days) }),
      ...(decision === 'blurred' && { axis }),
    }
    await call(isAppeal ? 'adminDecideAppeal' : 'adminDecide', { params: { id: one.id }, body })
    await refreshAnswers(client, 'adminCases', 'adminHealth', 'adminFlagged')
    toast({ tone: 'good', title: isAppeal ? 'The appeal is decided' : 'Decided', description: 'Its owner is told.' })
  }
  return (
    <DeedForm
      label={isAppeal ? 'Decide the appeal' : 'Decide'}
      reasonLabel="Reason, as its owner is told"
      disabled={!decision}
      perform={perform}
    >
      <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_10rem]">
        <Select
          label="Decision"
          value={decision}
          placeholder="Choose one"
          options={options}
          onChange={(next) => setDecision(next)}
        />
        {decision === 'blurred' && <Select label="For" value={axis} options={axisOptions} onChange={setAxis} />}
        {decision === 'suspended' && (
          <TextField
            label="For how many days"
            inputMode="numeric"
            value={days}
            hint="Empty: for good"
            onChange={(event) => setDays(event.target.value.replace(/\D/g, ''))}
          />
        )}
      </div>
    </DeedForm>
  )
}

/** What is on a picture, as a moderator sees it. */
function Rate({ id, levels: before }: { id: string; levels: Axes }) {
  const client = useQueryClient()
  const [levels, setLevels] = useState(before)
  return (
    <details>
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm font-medium">
        On it: {axes.map((axis) => `${axisLabels[axis].toLowerCase()} ${wordFor[before[axis]]}`).join(', ')}
      </summary>
      <DeedForm
        label="Say what is on it"
        disabled={axes.every((axis) => levels[axis] === before[axis])}
        perform={async (reason) => {
          await call('adminRateImage', { params: { id }, body: { axes: levels, reason } })
          await refreshAnswers(client, 'adminCases', 'adminFlagged', 'adminAudit')
          toast({ tone: 'good', title: 'The picture is rated so' })
        }}
      >
        <div className="grid gap-3 sm:grid-cols-3">
          {axes.map((axis) => (
            <Select
              key={axis}
              label={axisLabels[axis]}
              value={levels[axis]}
              options={levelOptions}
              onChange={(level) => setLevels({ ...levels, [axis]: level })}
            />
          ))}
        </div>
      </DeedForm>
    </details>
  )
}
const wordFor: Record<AxisLevel, string> = { 0: 'none', 1: 'some', 2: 'much' }

function Reports({ one }: { one: AdminCase }) {
  if (one.reports.length === 0) return <p className="text-sm text-ink3">Nobody reported it.</p>
  return (
    <ul className="grid gap-2 text-sm">
      {one.reports.map((said) => (
        <li key={said.reporter} className="break-words">
          <span className="font-medium">{reasonLabels[said.reason]}</span>
          <span className="text-ink3"> · {said.reporter}</span>
          {said.text && <span className="block text-ink2">{said.text}</span>}
        </li>
      ))}
    </ul>
  )
}

function CaseCard({ one, view }: { one: AdminCase; view: View }) {
  const { subject, owner } = one
  return (
    <li className="grid gap-4 rounded-lg border border-line bg-raise1 p-4 sm:p-5">
      <div className="flex flex-wrap gap-4">
        {subject.picture && (
          <img src={subject.picture} alt="" className="size-32 rounded-md border border-line object-cover" />
        )}
        <div className="grid min-w-0 flex-1 basis-64 content-start gap-1.5">
          <h3 className="break-words font-serif text-lg">
            {subject.page ? (
              <Link to={subject.page} className="hover:underline">
                {subject.title}
              </Link>
            ) : (
              subject.title
            )}
          </h3>
          <p className="text-xs text-ink3">
            {subject.kind} · by {owner.username || 'somebody who has left'} ·{' '}
            {one.reportCount === 1 ? '1 report' : `${one.reportCount} reports`} · since {atMinute(one.openedAt)}
          </p>
          {subject.text && (
            <p className="line-clamp-4 whitespace-pre-wrap break-words text-sm text-ink2">{subject.text}</p>
          )}
        </div>
      </div>
      <Reports one={one} />
      {one.decision && (
        <p className="text-sm text-ink2">
          {decisionLabels[one.decision]}, by {one.decidedBy || 'somebody who has left'}: {one.reason}
        </p>
      )}
      {one.appeal && <p className="border-l-2 border-line-strong pl-3 text-sm break-words">Appeal: {one.appeal}</p>}
      {one.appealDecision && (
        <p className="text-sm text-ink2">
          Appeal: {decisionLabels[one.appealDecision]}. {one.appealReason}
        </p>
      )}
      {subject.axes && <Rate key={JSON.stringify(subject.axes)} id={subject.id} levels={subject.axes} />}
      {view !== 'decided' && <Decide one={one} isAppeal={view === 'appeals'} />}
    </li>
  )
}

type View = 'open' | 'appeals' | 'decided'

const nothing: Record<View, string> = {
  open: 'What people report, and what you open yourself, waits here to be decided.',
  appeals: 'Appeals against decisions wait here, for another administrator than decided where there is one.',
  decided: 'What was decided is kept here.',
}

export function Cases({ view }: { view: View }) {
  const found = useQuery(adminCases(view))
  if (found.isPending) return <Skeleton className="h-64 rounded-lg" />
  if (found.isError) return <ErrorState error={found.error} onRetry={() => found.refetch()} busy={found.isFetching} />
  if (found.data.cases.length === 0) return <EmptyState title="Nothing here" description={nothing[view]} />
  return (
    <ul className="grid gap-4">
      {found.data.cases.map((one) => (
        <CaseCard key={one.id} one={one} view={view} />
      ))}
    </ul>
  )
}

/** Works that nobody reported, but whose picture was rated high. */
export function Flagged() {
  const client = useQueryClient()
  const found = useQuery(adminFlagged())
  if (found.isPending) return <Skeleton className="h-64 rounded-lg" />
  if (found.isError) return <ErrorState error={found.error} onRetry={() => found.refetch()} busy={found.isFetching} />
  if (found.data.works.length === 0)
    return (
      <EmptyState
        title="Nothing here"
        description="Public pictures that look NSFW to the program, though their owner says otherwise, are shown here."
      />
    )
  return (
    <ul className="grid gap-4 sm:grid-cols-2">
      {found.data.works.map((work) => (
        <li key={work.id} className="grid gap-3 rounded-lg border border-line bg-raise1 p-4">
          <img src={work.picture} alt="" className="aspect-square w-full rounded-md object-contain" />
          <p className="break-words">
            <Link to={work.page}>{work.title}</Link>{' '}
            <span className="text-sm text-ink3">
              by {work.owner}, rated {work.rating}
            </span>
          </p>
          <DeedForm
            label="Open a case"
            tone="plain"
            perform={async (reason) => {
              await call('adminOpenCase', { body: { subject: { kind: 'image', id: work.id }, reason } })
              await refreshAnswers(client, 'adminCases', 'adminFlagged', 'adminHealth')
            }}
          />
        </li>
      ))}
    </ul>
  )
}
