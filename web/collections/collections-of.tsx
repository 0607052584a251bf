import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { CollectionCard } from '../../contract/collections.ts'
import { call } from '../api/browser.ts'
import { Button } from '../ui/button.tsx'
import { WaitingCards } from '../ui/card-wall.tsx'
import { EmptyState, ErrorState } from '../ui/states.tsx'
import { CollectionCardView } from './collection-card.tsx'
import { CollectionForm, type CollectionWords } from './collection-form.tsx'
import { collectionsBy, ownCollections, refreshCollections } from './queries.ts'

/** Makes a collection, once however often the form is sent. */
export function useCreateCollection() {
  const client = useQueryClient()
  const [key] = useState(() => crypto.randomUUID())
  return useMutation({
    mutationFn: (body: CollectionWords) => call('createCollection', { body, idempotencyKey: key }),
    onSuccess: () => refreshCollections(client),
  })
}

function NewCollection({ onClose }: { onClose: () => void }) {
  const create = useCreateCollection()
  return (
    <CollectionForm
      title="New collection"
      deed="Make it"
      onClose={onClose}
      send={async (words) => {
        await create.mutateAsync(words)
      }}
    />
  )
}

const nothing = (isYou: boolean, username: string) =>
  isYou
    ? 'Gather works that belong together: pictures and sheets for a campaign, a place, a mood. “Collect” on a work’s page puts it into one.'
    : `${username} has not shown any collections yet.`

/** Somebody's collections; their own page shows all of them, the private ones too, and makes new ones. */
export function CollectionsOf({ username, isYou }: { username: string; isYou: boolean }) {
  const theirs = useQuery({ ...collectionsBy(username), enabled: !isYou })
  const own = useQuery({ ...ownCollections(), enabled: isYou })
  const found = isYou ? own : theirs
  const [isMaking, setMaking] = useState(false)
  const add = isYou && (
    <Button tone="primary" onClick={() => setMaking(true)}>
      <Plus aria-hidden className="size-4" />
      New collection
    </Button>
  )
  const all: readonly CollectionCard[] = found.data?.collections ?? []
  return (
    <>
      {found.isPending && <WaitingCards className="h-56" />}
      {found.isError && <ErrorState error={found.error} onRetry={() => found.refetch()} busy={found.isFetching} />}
      {found.data && all.length === 0 && (
        <EmptyState title="No collections here" description={nothing(isYou, username)} action={add || undefined} />
      )}
      {all.length > 0 && (
        <div className="grid gap-5">
          {add && <div>{add}</div>}
          <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {all.map((card) => (
              <li key={card.id}>
                <CollectionCardView card={card} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {isMaking && <NewCollection onClose={() => setMaking(false)} />}
    </>
  )
}
