import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { imageOf } from '../images/queries.ts'
import { useUser } from '../session/user-state.ts'
import { GenerationProvider } from '../tracker/provider.tsx'
import { Button } from '../ui/button.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../ui/states.tsx'
import { ChoosePicture } from './choose-picture.tsx'
import { EditDesk, editTypeIn } from './edit-desk.tsx'

function Editing({ id, onOther }: { id: string; onOther: () => void }) {
  const [search, setSearch] = useSearchParams()
  const isSessionKnown = useUser((user) => user.isSessionKnown)
  const found = useQuery(imageOf(id))
  const go = (to: Record<string, string>) => setSearch(to, { preventScrollReset: true })
  const type = editTypeIn(search)
  if (found.data)
    return (
      <EditDesk
        key={found.data.id}
        image={found.data}
        type={type}
        onType={(next) => setSearch({ image: id, do: next.toLowerCase() }, { replace: true, preventScrollReset: true })}
        onGoOn={(next) => go({ image: next, do: type.toLowerCase() })}
      />
    )
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

/** Edits a picture: which one, and what of it, say `image` and `do` in the address. */
export default function EditScreen() {
  const [search, setSearch] = useSearchParams()
  const id = search.get('image')
  const choose = () => setSearch({})
  return (
    <GenerationProvider>
      <div className="page-width grid grid-cols-1 gap-6 pt-8 pb-12">
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
          <div className="grid gap-1">
            <h1 className="text-3xl">Edit a picture</h1>
            <p className="text-ink2">What comes of it is a new picture. The one you begin with stays as it is.</p>
          </div>
          {id && (
            <Button size="sm" onClick={choose}>
              <ArrowLeft aria-hidden className="size-4" />
              Another picture
            </Button>
          )}
        </div>
        {id ? (
          <Editing id={id} onOther={choose} />
        ) : (
          <ChoosePicture onChoose={(chosen) => setSearch({ image: chosen, do: editTypeIn(search).toLowerCase() })} />
        )}
      </div>
    </GenerationProvider>
  )
}
