import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { RoadmapItem, RoadmapKind } from '../../contract/roadmap.ts'
import { call } from '../api/browser.ts'
import { refreshAnswers } from '../api/queries.ts'
import { roadmapIn } from '../roadmap/queries.ts'
import { StatusMark, statusesOf, statusLabels } from '../roadmap/status.tsx'
import { ChoiceChips } from '../ui/chip.tsx'
import { Details } from '../ui/details.tsx'
import { TextArea, TextField } from '../ui/field.tsx'
import { Link } from '../ui/link.tsx'
import { Select } from '../ui/select.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../ui/states.tsx'
import { toast } from '../ui/toast-store.ts'
import { DeedForm } from './deed-form.tsx'

const optionsOf = (kind: RoadmapKind) => statusesOf[kind].map((value) => ({ value, label: statusLabels[value] }))

function Move({ item }: { item: RoadmapItem }) {
  const client = useQueryClient()
  const [status, setStatus] = useState(item.status)
  const [answer, setAnswer] = useState(item.answer)
  return (
    <li className="rounded-lg border border-line bg-raise1 p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <h3 className="min-w-0 break-words font-serif text-lg">
          <Link to={`/roadmap/${item.id}`} className="hover:underline">
            {item.title}
          </Link>
        </h3>
        <StatusMark status={item.status} />
      </div>
      <p className="text-sm text-ink3">
        {item.votes === 1 ? 'one vote' : `${item.votes} votes`} · {item.author ?? 'the house'}
      </p>
      <Details summary="Move or answer">
        <DeedForm
          label="Save"
          disabled={status === item.status && answer === item.answer}
          perform={async (reason) => {
            await call('adminMoveRoadmap', { params: { id: item.id }, body: { status, answer, reason } })
            await refreshAnswers(client, 'roadmap', 'roadmapItem', 'adminAudit')
            toast({ tone: 'good', title: 'Moved' })
          }}
        >
          <Select label="Status" value={status} options={optionsOf(item.kind)} onChange={setStatus} />
          <TextArea
            label="What the house says"
            value={answer}
            maxLength={2000}
            onChange={(event) => setAnswer(event.target.value)}
          />
        </DeedForm>
      </Details>
    </li>
  )
}

function Add({ kind }: { kind: RoadmapKind }) {
  const client = useQueryClient()
  const [title, setTitle] = useState('')
  const [text, setText] = useState('')
  const [status, setStatus] = useState(statusesOf[kind][2] ?? 'PLANNED')
  const [key, setKey] = useState(() => crypto.randomUUID())
  return (
    <Details summary="Put something of the house on the list" isBoxed>
      <div>
        <DeedForm
          label="Put it there"
          disabled={title.trim() === ''}
          perform={async (reason) => {
            await call('adminAddToRoadmap', { body: { kind, title, text, status, reason }, idempotencyKey: key })
            setKey(crypto.randomUUID())
            setTitle('')
            setText('')
            await refreshAnswers(client, 'roadmap', 'adminAudit')
          }}
        >
          <TextField label="Title" value={title} maxLength={120} onChange={(event) => setTitle(event.target.value)} />
          <TextArea label="Text" value={text} maxLength={2000} onChange={(event) => setText(event.target.value)} />
          <Select label="Status" value={status} options={optionsOf(kind)} onChange={setStatus} />
        </DeedForm>
      </div>
    </Details>
  )
}

/** Moves and answers what stands on the roadmap. */
export function RoadmapDesk() {
  const [kind, setKind] = useState<RoadmapKind>('roadmap')
  const found = useQuery(roadmapIn({ kind, status: undefined, sort: 'votes', q: '' }))
  return (
    <div className="grid gap-4">
      <ChoiceChips
        label="Which list"
        hideLabel
        name="roadmap-desk"
        value={kind}
        options={[
          { value: 'roadmap', label: 'Roadmap' },
          { value: 'feedback', label: 'Feedback' },
        ]}
        onChange={setKind}
      />
      <Add key={kind} kind={kind} />
      {found.isPending ? (
        <Skeleton className="h-64 rounded-lg" />
      ) : found.isError ? (
        <ErrorState error={found.error} onRetry={() => found.refetch()} busy={found.isFetching} />
      ) : found.data.items.length === 0 ? (
        <EmptyState title="Nothing here" description="What people suggest is moved and answered here." />
      ) : (
        <ul className="grid gap-3">
          {found.data.items.map((item) => (
            <Move key={`${item.id} ${item.updatedAt}`} item={item} />
          ))}
        </ul>
      )}
    </div>
  )
}
