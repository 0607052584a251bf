import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { explain } from '../api/api-error.ts'
import { call } from '../api/browser.ts'
import { callQuery, refreshAnswers } from '../api/queries.ts'
import { openAuth } from '../session/login.ts'
import { useUser } from '../session/user-state.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Confirm } from '../ui/dialog.tsx'
import { ImageRowsSkeleton } from '../ui/image-rows.tsx'
import { EmptyState } from '../ui/states.tsx'
import { toast } from '../ui/toast-store.ts'
import { CategoryTabs } from './category-tabs.tsx'
import { GalleryControls } from './gallery-controls.tsx'
import { GalleryWall } from './gallery-wall.tsx'
import { myWorks } from './queries.ts'
import { useView } from './use-view.ts'

/** Deletes everything the person has, after saying how much that is. */
function DeleteAll() {
  const client = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const all = useQuery(callQuery('myImages', { query: { limit: 1 } }))
  const count = all.data?.totalCount ?? 0
  const remove = useMutation({
    mutationFn: () => call('deleteAllImages'),
    onError: (error) => toast({ ...explain(error), tone: 'bad' }),
    onSuccess: ({ deleted }) => {
      toast({ title: deleted === 1 ? 'One picture deleted' : `${deleted} pictures deleted`, tone: 'good' })
      void refreshAnswers(client, 'myImages', 'searchImages', 'newImages', 'getImage')
    },
    onSettled: () => setAsking(false),
  })
  if (count === 0) return null
  return (
    <>
      <Button size="sm" tone="quiet" onClick={() => setAsking(true)}>
        <Trash2 aria-hidden className="size-4" />
        Delete all
      </Button>
      <Confirm
        open={isAsking}
        onClose={() => setAsking(false)}
        title={count === 1 ? 'Delete your one picture?' : `Delete all ${count} of your pictures?`}
        description="They go for good, the public and the private ones. The gold they cost does not come back."
      >
        <Button onClick={() => setAsking(false)}>Keep them</Button>
        <Button tone="danger" busy={remove.isPending} onClick={() => remove.mutate()}>
          Delete all
        </Button>
      </Confirm>
    </>
  )
}

function Mine() {
  const [view, setView] = useView()
  const empty =
    view.q || view.category ? (
      <EmptyState
        title="Nothing of yours answers to that"
        description="Try other words, or another collection."
        action={<Button onClick={() => setView({ ...view, q: '', category: undefined })}>Show everything</Button>}
      />
    ) : (
      <EmptyState
        title="Nothing here yet"
        description="Everything you make or upload will hang here, the private works too."
        action={
          <ButtonLink to="/generate" tone="primary">
            Make something
          </ButtonLink>
        }
      />
    )
  return (
    <>
      <GalleryControls view={view} onChange={setView} />
      <CategoryTabs view={view} onChange={setView}>
        <GalleryWall query={myWorks(view)} empty={empty} />
      </CategoryTabs>
    </>
  )
}

/** The person's own works. */
export default function MyGalleryScreen() {
  const isLoggedIn = useUser((user) => user.isLoggedIn)
  const isSessionKnown = useUser((user) => user.isSessionKnown)
  return (
    <div className="page-width grid grid-cols-1 gap-5 pt-8 pb-12">
      <header className="flex flex-wrap items-end justify-between gap-3">
        <h1 className="text-3xl">My gallery</h1>
        {isLoggedIn && <DeleteAll />}
      </header>
      {isLoggedIn ? (
        <Mine />
      ) : isSessionKnown ? (
        <EmptyState
          title="Your works hang behind this door"
          description="Log in to see everything you have made, the private works too."
          action={
            <Button tone="primary" onClick={() => openAuth()}>
              Sign up or log in
            </Button>
          }
        />
      ) : (
        <ImageRowsSkeleton />
      )}
    </div>
  )
}
