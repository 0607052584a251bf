import { useQuery } from '@tanstack/react-query'
import { Lightbulb, MessageSquare } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { RoadmapItem, RoadmapReply } from '../../contract/roadmap.ts'
import { requireLogin } from '../session/login.ts'
import { Button } from '../ui/button.tsx'
import { ChoiceChips } from '../ui/chip.tsx'
import { Link } from '../ui/link.tsx'
import { SearchField } from '../ui/search-field.tsx'
import { Select } from '../ui/select.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../ui/states.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { type RoadmapView, roadmapIn, roadmapViewOf } from './queries.ts'
import { StatusMark, statusesOf, statusLabels } from './status.tsx'
import { VoteButton } from './vote-button.tsx'

const SuggestDialog = lazy(() => import('./suggest-dialog.tsx'))

const tabs = [
  { value: 'roadmap', label: 'Roadmap' },
  { value: 'feedback', label: 'Feedback' },
] as const
const sorts = [
  { value: 'votes', label: 'Most voted for' },
  { value: 'new', label: 'Newest' },
  { value: 'moved', label: 'Moved last' },
] as const

function Item({ item }: { item: RoadmapItem }) {
  return (
    <li className="flex gap-4 rounded-lg border border-line bg-raise1 p-4">
      <VoteButton item={item} />
      <div className="grid min-w-0 flex-1 content-start gap-1.5">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1.5">
          <h2 className="min-w-0 break-words font-serif text-lg leading-snug">
            <Link to={`/roadmap/${item.id}`} className="hover:underline">
              {item.title}
            </Link>
          </h2>
          <StatusMark status={item.status} />
        </div>
        {item.text && <p className="line-clamp-2 break-words text-sm text-ink2">{item.text}</p>}
        {item.answer && (
          <p className="line-clamp-2 break-words border-l-2 border-line-strong pl-3 text-sm text-ink2">{item.answer}</p>
        )}
        <p className="flex flex-wrap items-center gap-x-3 text-xs text-ink3">
          <span>{item.author === null ? 'By the house' : `By ${item.author}`}</span>
          <Link
            to={`/roadmap/${item.id}#comments`}
            className="touch-target inline-flex items-center gap-1 hover:text-ink"
          >
            <MessageSquare aria-hidden className="size-3.5" />
            {item.comments === 1 ? '1 comment' : `${item.comments} comments`}
          </Link>
        </p>
      </div>
    </li>
  )
}

function ListSkeleton() {
  return (
    <div aria-hidden className="grid gap-3">
      {['one', 'two', 'three', 'four'].map((name) => (
        <Skeleton key={name} className="h-28 rounded-lg" />
      ))}
    </div>
  )
}

function Items({ view, found }: { view: RoadmapView; found: RoadmapReply }) {
  if (found.items.length > 0)
    return (
      <ul className="grid gap-3">
        {found.items.map((item) => (
          <Item key={item.id} item={item} />
        ))}
      </ul>
    )
  return view.q || view.status ? (
    <EmptyState title="Nothing of that sort" description="Other words, or another status, may find something." />
  ) : (
    <EmptyState
      title={view.kind === 'feedback' ? 'No feedback yet' : 'Nothing is planned yet'}
      description="What people suggest stands here, to be voted for and talked about. Make the first suggestion."
    />
  )
}

/** What is planned, and what people say of what is there. */
export default function RoadmapScreen() {
  const [search, setSearch] = useSearchParams()
  const [isSuggesting, setSuggesting] = useState(false)
  const view = roadmapViewOf(search)
  const query = roadmapIn(view)
  const found = useQuery({ ...query, placeholderData: (before) => before })
  const change = (changes: Record<string, string>) => {
    const next = new URLSearchParams(search)
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value)
      else next.delete(name)
    }
    setSearch(next, { replace: true, preventScrollReset: true })
  }
  const counts = found.data?.counts ?? {}
  const statuses = statusesOf[view.kind].map((status) => ({
    value: status as string,
    label: counts[status] ? `${statusLabels[status]} ${counts[status]}` : statusLabels[status],
  }))
  return (
    <div className="page-width grid max-w-4xl grid-cols-1 gap-6 pt-8 pb-12">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="grid gap-1.5">
          <h1 className="text-3xl">Roadmap</h1>
          <p className="text-ink2">What is planned, what is being made, and what you would like to have.</p>
        </div>
        <Button tone="primary" onClick={() => requireLogin(() => setSuggesting(true))}>
          <Lightbulb aria-hidden className="size-4" />
          Suggest something
        </Button>
      </div>
      <Tabs
        label="Roadmap or feedback"
        value={view.kind}
        tabs={tabs}
        onChange={(kind) => change({ tab: kind === 'feedback' ? 'feedback' : '', status: '' })}
      >
        <div className="grid grid-cols-1 gap-5">
          <div className="grid grid-cols-1 gap-4 sm:grid-cols-[minmax(0,1fr)_14rem]">
            <SearchField label="Search the roadmap" value={view.q} onChange={(q) => change({ q })} />
            <Select
              label="Order"
              hideLabel
              value={view.sort}
              options={sorts}
              onChange={(sort) => change({ sort: sort === 'votes' ? '' : sort })}
            />
          </div>
          <ChoiceChips
            label="Status"
            hideLabel
            name="roadmap-status"
            value={view.status ?? ''}
            options={[{ value: '', label: 'All' }, ...statuses]}
            onChange={(status) => change({ status })}
            scrolls
          />
          {found.isPending ? (
            <ListSkeleton />
          ) : found.isError ? (
            <ErrorState error={found.error} onRetry={() => found.refetch()} busy={found.isFetching} />
          ) : (
            <Items view={view} found={found.data} />
          )}
        </div>
      </Tabs>
      {isSuggesting && (
        <Suspense>
          <SuggestDialog kind={view.kind} onClose={() => setSuggesting(false)} />
        </Suspense>
      )}
    </div>
  )
}
