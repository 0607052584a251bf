import { useQuery } from '@tanstack/react-query'
import { imageOf } from '../images/queries.ts'
import { Stage } from '../images/stage.tsx'
import { UnderstoodChips } from '../images/understood.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { ErrorState } from '../ui/states.tsx'
import RecordingFiles from './recording-files.tsx'
import RecordingStage from './recording-stage.tsx'

/** A recording that was made here just now: to be played, kept, or gone on with on its own page. */
export function Made({ id }: { id: string }) {
  const found = useQuery(imageOf(id))
  const image = found.data
  // One that has been deleted meanwhile is none.
  if (found.error?.status === 404) return null
  if (!image && found.isError)
    return <ErrorState error={found.error} onRetry={() => found.refetch()} busy={found.isFetching} />
  if (!image) return <Skeleton className="h-72 rounded-lg" />
  return (
    <article className="grid grid-cols-1 gap-3">
      <h2 className="text-lg break-words">{image.title || 'Untitled'}</h2>
      <Stage image={image} instead={<RecordingStage image={image} />} />
      <UnderstoodChips
        understood={image.understood}
        unused={image.unused}
        notUsed={image.recording?.medium === 'audio' ? 'Not heard' : 'Not used'}
      />
      <RecordingFiles image={image} />
      <ButtonLink to={`/images/${image.id}`} className="justify-self-start">
        Open its page
      </ButtonLink>
    </article>
  )
}
