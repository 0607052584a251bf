import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { CollectedKind } from '../../contract/collection-facts.ts'
import type { CollectionCard, MyCollectionsReply } from '../../contract/collections.ts'
import { explain } from '../api/api-error.ts'
import { call } from '../api/browser.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { SeenMark } from '../ui/seen-mark.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { ErrorState } from '../ui/states.tsx'
import { toast } from '../ui/toast-store.ts'
import { worksInWords } from './collection-card.tsx'
import { CollectionForm } from './collection-form.tsx'
import { useCreateCollection } from './collections-of.tsx'
import { collectionsFor, refreshCollections } from './queries.ts'

interface CollectProps {
  kind: CollectedKind
  id: string
}

/** Puts the work in or takes it out; the tick moves at once, and back when it is refused. */
function useCollect({ kind, id: work }: CollectProps) {
  const client = useQueryClient()
  const { queryKey } = collectionsFor(kind, work)
  const mark = (id: string, holds: boolean) =>
    client.setQueryData<MyCollectionsReply>(
      queryKey,
      (mine) =>
        mine && {
          collections: mine.collections.map((one) =>
            one.id === id ? { ...one, holds, works: one.works + (holds ? 1 : -1) } : one,
          ),
        },
    )
  return useMutation({
    mutationFn: ({ id, holds }: { id: string; holds: boolean }) =>
      call(holds ? 'collectWork' : 'uncollectWork', { params: { id, kind, work } }),
    onMutate: ({ id, holds }) => {
      mark(id, holds)
    },
    onError: (error, { id, holds }) => {
      mark(id, !holds)
      toast({ ...explain(error), tone: 'bad' })
    },
    onSuccess: () => refreshCollections(client),
  })
}

function NewOne({ kind, id, onClose }: CollectProps & { onClose: () => void }) {
  const create = useCreateCollection()
  const collect = useCollect({ kind, id })
  return (
    <CollectionForm
      title="New collection"
      deed="Make it and put the work in"
      onClose={onClose}
      send={async (words) => {
        const made = await create.mutateAsync(words)
        await collect.mutateAsync({ id: made.id, holds: true })
      }}
    />
  )
}

/** One's own collections, with a tick at those that hold the work. */
export default function CollectDialog({ kind, id, onClose }: CollectProps & { onClose: () => void }) {
  const mine = useQuery(collectionsFor(kind, id))
  const { mutate } = useCollect({ kind, id })
  const [isMaking, setMaking] = useState(false)
  if (isMaking) return <NewOne kind={kind} id={id} onClose={() => setMaking(false)} />
  const row = (card: CollectionCard & { holds: boolean }) => (
    <li key={card.id} className="border-t border-line first:border-t-0">
      <label className="flex min-h-12 cursor-pointer items-center gap-3 py-1.5">
        <input
          type="checkbox"
          className="size-5 shrink-0 accent-amber"
          checked={card.holds}
          onChange={(event) => mutate({ id: card.id, holds: event.target.checked })}
        />
        <span className="grid min-w-0 flex-1">
          <span className="truncate">{card.title}</span>
          <span className="flex items-center gap-2 text-xs text-ink3 tabular">
            {worksInWords(card.works)}
            <SeenMark visibility={card.visibility} />
          </span>
        </span>
      </label>
    </li>
  )
  return (
    <Dialog open onClose={onClose} title="Collect" description="Choose the collections that this work belongs to.">
      {mine.isPending && <Skeleton className="h-32 rounded-md" />}
      {mine.isError && <ErrorState error={mine.error} onRetry={() => mine.refetch()} busy={mine.isFetching} />}
      {mine.data && mine.data.collections.length === 0 && (
        <p className="text-ink2">You have no collection yet. Make the first: a campaign, a place, a mood.</p>
      )}
      {mine.data && mine.data.collections.length > 0 && (
        <ul className="max-h-[50dvh] overflow-y-auto">{mine.data.collections.map(row)}</ul>
      )}
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => setMaking(true)}>
          <Plus aria-hidden className="size-4" />
          New collection
        </Button>
        <Button tone="primary" onClick={onClose}>
          Done
        </Button>
      </div>
    </Dialog>
  )
}
