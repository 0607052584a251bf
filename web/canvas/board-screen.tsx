import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useParams } from 'react-router'
import { LoggedInOnly } from '../instead/logged-in-only.tsx'
import { GenerationProvider } from '../tracker/provider.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { late } from '../ui/late.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../ui/states.tsx'
import { boardOf } from './queries.ts'

const Editor = late(() => import('./editor.tsx'))

const waiting = <Skeleton className="h-[calc(100dvh-4.1rem)] w-full" />

function Open({ id }: { id: string }) {
  // Once opened, the board is the editor's: an answer that comes later must not take its place.
  const found = useQuery({ ...boardOf(id), staleTime: Number.POSITIVE_INFINITY, gcTime: 0, refetchOnReconnect: false })
  if (found.data)
    return (
      <Suspense fallback={waiting}>
        <Editor key={`${id} ${found.dataUpdatedAt}`} board={found.data} onReload={() => void found.refetch()} />
      </Suspense>
    )
  if (found.isPending) return waiting
  return (
    <div className="page-width py-10">
      {found.error.status === 404 || found.error.status === 400 ? (
        <EmptyState
          title="This board is not there"
          description="It was deleted, or it is somebody else’s: boards are their owners’ alone."
          action={<ButtonLink to="/canvas">To your boards</ButtonLink>}
        />
      ) : (
        <ErrorState error={found.error} onRetry={() => found.refetch()} busy={found.isFetching} />
      )}
    </div>
  )
}

/** One board, to work on. */
export default function BoardScreen() {
  const { id = '' } = useParams()
  return (
    <GenerationProvider>
      <LoggedInOnly title="A board" description="Log in to open it: boards are their owners’ alone." skeleton={waiting}>
        <Open key={id} id={id} />
      </LoggedInOnly>
    </GenerationProvider>
  )
}
