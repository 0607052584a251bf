import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import type { FullImage } from '../../contract/images.ts'
import { imageOf } from '../images/queries.ts'
import { useUser } from '../session/user-state.ts'
import { GenerationProvider } from '../tracker/provider.tsx'
import { Button } from '../ui/button.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../ui/states.tsx'
import { ChoosePicture } from './choose-picture.tsx'

type Desk = (image: FullImage, onGoOn: (id: string) => void) => ReactNode

function Chosen({ id, desk, onOther, onGoOn }: { id: string; desk: Desk; onOther: () => void } & GoOn) {
  const isSessionKnown = useUser((user) => user.isSessionKnown)
  const found = useQuery(imageOf(id))
  if (found.data) return desk(found.data, onGoOn)
  // A private picture is only found once it is known who asks.
  if (found.isPending || (found.isError && !isSessionKnown)) return <Skeleton className="h-96 rounded-lg" />
  if (found.error.status === 404 || found.error.status === 400)
    return (
      <EmptyState
        title="This picture is not there"
        description="It was deleted, or it is somebody else’s and not shown to you."
        action={<Button onClick={onOther}>Choose another</Button>}
      />
    )
  return <ErrorState error={found.error} onRetry={() => found.refetch()} busy={found.isFetching} />
}

interface GoOn {
  onGoOn: (id: string) => void
}

interface PicturePageProps {
  title: string
  /** What comes of it, in a sentence or two. */
  about: ReactNode
  /** What is done with the picture that was chosen; `onGoOn` goes on with another. */
  children: Desk
}

/** A page on which something is done with a picture: `image` in its address says which; without it one is chosen or brought. */
export function PicturePage({ title, about, children }: PicturePageProps) {
  const [search, setSearch] = useSearchParams()
  const id = search.get('image')
  const go = (next: string | undefined) =>
    setSearch(
      (before) => {
        if (next === undefined) before.delete('image')
        else before.set('image', next)
        return before
      },
      { preventScrollReset: next !== undefined },
    )
  return (
    <GenerationProvider>
      <div className="page-width grid grid-cols-1 gap-6 pt-8 pb-12">
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
          <div className="grid gap-1">
            <h1 className="text-3xl">{title}</h1>
            <p className="max-w-prose text-ink2">{about}</p>
          </div>
          {id && (
            <Button size="sm" onClick={() => go(undefined)}>
              <ArrowLeft aria-hidden className="size-4" />
              Another picture
            </Button>
          )}
        </div>
        {id ? (
          <Chosen id={id} desk={children} onOther={() => go(undefined)} onGoOn={go} />
        ) : (
          <ChoosePicture onChoose={go} />
        )}
      </div>
    </GenerationProvider>
  )
}
