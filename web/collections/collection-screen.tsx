import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ArrowDown, ArrowUp, ArrowUpToLine, Link as LinkIcon, Pencil, Trash2, X } from 'lucide-react'
import { useState } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { COLLECTION_PAGE, type Move } from '../../contract/collection-facts.ts'
import type { Collected, Collection } from '../../contract/collections.ts'
import { explain } from '../api/api-error.ts'
import { call } from '../api/browser.ts'
import { NotFoundScreen } from '../instead/not-found-screen.tsx'
import { useUser } from '../session/user-state.ts'
import { SheetCardView } from '../sheets/sheet-card.tsx'
import { Button, ButtonLink, IconButton } from '../ui/button.tsx'
import { CardWall, WaitingCards } from '../ui/card-wall.tsx'
import { copyLink } from '../ui/copy-link.ts'
import { Confirm } from '../ui/dialog.tsx'
import { ImageCard } from '../ui/image-card.tsx'
import { MakerLink, pageOfPerson } from '../ui/maker-link.tsx'
import { PageError } from '../ui/page-error.tsx'
import { SeenMark } from '../ui/seen-mark.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { EmptyState } from '../ui/states.tsx'
import { toast } from '../ui/toast-store.ts'
import { worksInWords } from './collection-card.tsx'
import { CollectionForm } from './collection-form.tsx'
import { collectionOf, pageIn, refreshCollections } from './queries.ts'

const SIZES = '(min-width: 64rem) 24rem, (min-width: 40rem) 45vw, 92vw'

function useDeeds({ id, owner }: Collection) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const told = { onError: (error: unknown) => toast({ ...explain(error), tone: 'bad' }) }
  const renewed = () => refreshCollections(client)
  return {
    move: useMutation({
      ...told,
      mutationFn: ({ item, to }: { item: Collected; to: Move }) =>
        call('moveCollected', { params: { id, kind: item.kind, work: item.id }, body: { to } }),
      onSuccess: renewed,
    }),
    takeOut: useMutation({
      ...told,
      mutationFn: (item: Collected) => call('uncollectWork', { params: { id, kind: item.kind, work: item.id } }),
      onSuccess: renewed,
    }),
    remove: useMutation({
      ...told,
      mutationFn: () => call('deleteCollection', { params: { id } }),
      onSuccess: async () => {
        await navigate(`${pageOfPerson(owner)}?tab=collections`)
        await renewed()
        toast({ title: 'Collection deleted', description: 'Its works are where they were.', tone: 'good' })
      },
    }),
  }
}

interface ItemProps {
  item: Collected
  deeds: ReturnType<typeof useDeeds>
  isArranging: boolean
}

/** A work in its place; while the collection is arranged, with the ways to move it. */
function Item({ item, deeds, isArranging }: ItemProps) {
  const name = item.kind === 'image' ? item.image.title || 'this picture' : item.sheet.title
  const { move, takeOut } = deeds
  const isBusy = move.isPending || takeOut.isPending
  const go = (to: Move) => move.mutate({ item, to })
  return (
    <li className="grid content-start gap-1.5">
      {item.kind === 'image' ? <ImageCard image={item.image} sizes={SIZES} /> : <SheetCardView card={item.sheet} />}
      {isArranging && (
        <div className="flex justify-end">
          <IconButton label={`Move ${name} to the front`} disabled={isBusy} onClick={() => go('first')}>
            <ArrowUpToLine aria-hidden />
          </IconButton>
          <IconButton label={`Move ${name} earlier`} disabled={isBusy} onClick={() => go('earlier')}>
            <ArrowUp aria-hidden />
          </IconButton>
          <IconButton label={`Move ${name} later`} disabled={isBusy} onClick={() => go('later')}>
            <ArrowDown aria-hidden />
          </IconButton>
          <IconButton label={`Take ${name} out`} disabled={isBusy} onClick={() => takeOut.mutate(item)}>
            <X aria-hidden />
          </IconButton>
        </div>
      )}
    </li>
  )
}

function Controls({
  collection,
  deeds,
  isArranging,
  onArrange,
}: {
  collection: Collection
  deeds: ReturnType<typeof useDeeds>
  isArranging: boolean
  onArrange: (isArranging: boolean) => void
}) {
  const client = useQueryClient()
  const [isEditing, setEditing] = useState(false)
  const [isLeaving, setLeaving] = useState(false)
  const { id, title, description, visibility, isOwner } = collection
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="sm" onClick={() => void copyLink(`/collections/${id}`, visibility)}>
        <LinkIcon aria-hidden className="size-4" />
        Copy link
      </Button>
      {isOwner && (
        <>
          <Button size="sm" onClick={() => setEditing(true)}>
            <Pencil aria-hidden className="size-4" />
            Edit
          </Button>
          {collection.works > 0 && (
            <Button size="sm" aria-pressed={isArranging} onClick={() => onArrange(!isArranging)}>
              {isArranging ? 'Done arranging' : 'Arrange'}
            </Button>
          )}
          <Button size="sm" tone="quiet" onClick={() => setLeaving(true)}>
            <Trash2 aria-hidden className="size-4" />
            Delete
          </Button>
        </>
      )}
      {isEditing && (
        <CollectionForm
          title="Edit the collection"
          deed="Keep the changes"
          start={{ title, description, visibility }}
          onClose={() => setEditing(false)}
          send={async (body) => {
            await call('updateCollection', { params: { id }, body })
            await refreshCollections(client)
          }}
        />
      )}
      <Confirm
        open={isLeaving}
        onClose={() => setLeaving(false)}
        title={`Delete “${title}”?`}
        description="The collection goes for good, with its order. The works in it stay where they are."
      >
        <Button onClick={() => setLeaving(false)}>Keep it</Button>
        <Button tone="danger" busy={deeds.remove.isPending} onClick={() => deeds.remove.mutate()}>
          Delete it
        </Button>
      </Confirm>
    </div>
  )
}

function Full({ collection, page, isOutdated }: { collection: Collection; page: number; isOutdated: boolean }) {
  const deeds = useDeeds(collection)
  const [isArranging, setArranging] = useState(false)
  const { title, description, owner, works, visibility, isOwner, items } = collection
  return (
    <div className="page-width grid grid-cols-1 gap-6 pt-8 pb-12">
      <header className="grid gap-3">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
          <div className="grid min-w-0 gap-1">
            <h1 className="text-3xl break-words">{title}</h1>
            <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink3">
              <span>
                by <MakerLink username={owner} className="text-ink2" />
              </span>
              <span className="tabular">{worksInWords(works)}</span>
              <SeenMark visibility={visibility} />
            </p>
          </div>
          <Controls collection={collection} deeds={deeds} isArranging={isArranging} onArrange={setArranging} />
        </div>
        {description && <p className="max-w-prose break-words whitespace-pre-wrap text-ink2">{description}</p>}
      </header>
      <h2 className="sr-only">Works</h2>
      {items.length === 0 ? (
        <EmptyState
          title={page > 1 ? `There is no page ${page}` : 'Nothing in it yet'}
          description={
            isOwner
              ? '“Collect” on the page of a picture or a sheet puts it in here.'
              : 'Works that others may see will be shown here as they are put in.'
          }
          action={<ButtonLink to="/gallery">To the gallery</ButtonLink>}
        />
      ) : (
        <CardWall
          page={page}
          pages={Math.ceil(works / COLLECTION_PAGE)}
          count={worksInWords(works)}
          isOutdated={isOutdated}
          searchAt={(to) => new URLSearchParams(to > 1 ? { page: String(to) } : {})}
        >
          {items.map((item) => (
            <Item key={item.id} item={item} deeds={deeds} isArranging={isArranging} />
          ))}
        </CardWall>
      )}
    </div>
  )
}

function CollectionSkeleton() {
  return (
    <div className="page-width grid grid-cols-1 gap-6 pt-8 pb-12" aria-busy>
      <Skeleton className="h-9 w-64" />
      <Skeleton className="h-4 w-40" />
      <WaitingCards className="h-72" />
    </div>
  )
}

/** A collection with its works in their order. */
export default function CollectionScreen() {
  const { id = '' } = useParams()
  const [search] = useSearchParams()
  const page = pageIn(search)
  const collection = useQuery({
    ...collectionOf(id, page),
    placeholderData: (before) => (before?.id === id ? before : undefined),
  })
  const isSessionKnown = useUser((user) => user.isSessionKnown)
  const isMissing = collection.error?.status === 404 || collection.error?.status === 400
  if (collection.data && !isMissing)
    return <Full collection={collection.data} page={page} isOutdated={collection.isPlaceholderData} />
  if (isMissing) {
    // A private one is only found once it is known who asks.
    return isSessionKnown && !collection.isFetching ? <NotFoundScreen /> : <CollectionSkeleton />
  }
  if (collection.isError) return <PageError query={collection} />
  return <CollectionSkeleton />
}
