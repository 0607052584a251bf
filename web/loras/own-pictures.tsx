import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { Image } from '../../contract/images.ts'
import { GALLERY_PAGE_MAX } from '../../contract/limits.ts'
import { callQuery } from '../api/queries.ts'
import { useUser } from '../session/user-state.ts'
import { Button } from '../ui/button.tsx'
import { classes } from '../ui/classes.ts'
import { Picture } from '../ui/picture.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../ui/states.tsx'

/** Pictures that are shown at first, and with every "More". */
const PAGE = 24

interface OwnPicturesProps {
  chosen: readonly string[]
  /** No other can be chosen. */
  isFull: boolean
  onToggle: (image: Image) => void
  /** The way to bring some; left out: the page has one above. */
  bring?: ReactNode
}

export const nameOf = ({ title, prompt }: Image) => title || prompt || 'Untitled'

function Choice({
  image,
  isChosen,
  disabled,
  onToggle,
}: {
  image: Image
  isChosen: boolean
  disabled: boolean
  onToggle: () => void
}) {
  return (
    <label
      className={classes(
        'relative block cursor-pointer overflow-hidden rounded-md border-2 transition-colors has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
        isChosen ? 'border-amber' : 'border-transparent',
        disabled && 'cursor-default opacity-50',
      )}
    >
      <input type="checkbox" className="sr-only" checked={isChosen} disabled={disabled} onChange={onToggle} />
      <Picture
        src={image.url}
        alt={nameOf(image)}
        width={1}
        height={1}
        thumbhash={image.thumbhash}
        sizes="(min-width: 64rem) 8rem, 30vw"
      />
      {isChosen && (
        <span className="absolute top-1 right-1 grid size-6 place-items-center rounded-full bg-amber text-on-amber">
          <Check aria-hidden className="size-4" />
        </span>
      )}
    </label>
  )
}

/** The person's own pictures, to choose some of. */
export function OwnPictures({ chosen, isFull, onToggle, bring }: OwnPicturesProps) {
  const [limit, setLimit] = useState(PAGE)
  const isMember = useUser((user) => user.username !== '')
  const works = useQuery({ ...callQuery('myImages', { query: { limit } }), enabled: isMember })
  if (!isMember) return <p className="text-sm text-ink3">Once you are logged in, your own pictures stand here.</p>
  if (works.isError) return <ErrorState error={works.error} onRetry={() => works.refetch()} busy={works.isFetching} />
  if (!works.data) return <Skeleton className="h-48 rounded-lg" />
  const { images, totalCount } = works.data
  if (images.length === 0 && bring)
    return <EmptyState title="No pictures yet" description="Make some, or bring your own." action={bring} />
  if (images.length === 0) return <p className="text-sm text-ink3">You have no pictures here yet. Bring some above.</p>
  return (
    <fieldset className="grid grid-cols-1 gap-3">
      <legend className="mb-2 text-sm font-medium">Your pictures</legend>
      <div className="grid grid-cols-3 gap-2 sm:grid-cols-4 xl:grid-cols-6">
        {images.map((image) => {
          const isChosen = chosen.includes(image.id)
          return (
            <Choice
              key={image.id}
              image={image}
              isChosen={isChosen}
              disabled={isFull && !isChosen}
              onToggle={() => onToggle(image)}
            />
          )
        })}
      </div>
      <div className="flex flex-wrap gap-2">
        {images.length < totalCount && limit < GALLERY_PAGE_MAX && (
          <Button size="sm" onClick={() => setLimit(Math.min(GALLERY_PAGE_MAX, limit + PAGE))}>
            More of them
          </Button>
        )}
        {bring}
      </div>
    </fieldset>
  )
}
