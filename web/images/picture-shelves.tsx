import { useInfiniteQuery } from '@tanstack/react-query'
import { type ReactNode, useCallback, useState } from 'react'
import type { GalleryCategory } from '../../contract/gallery-orders.ts'
import type { Image } from '../../contract/images.ts'
import { GALLERY_PAGE } from '../../contract/limits.ts'
import { pagedQuery } from '../api/queries.ts'
import { useUser } from '../session/user-state.ts'
import { Button } from '../ui/button.tsx'
import { clockTime } from '../ui/clock-time.ts'
import { Picture } from '../ui/picture.tsx'
import { Press } from '../ui/press.tsx'
import { SearchField } from '../ui/search-field.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { ErrorState } from '../ui/states.tsx'
import { Tabs } from '../ui/tabs.tsx'

type Where = 'mine' | 'public' | 'device'

const labels: Record<Where, string> = { mine: 'Your own', public: 'From the gallery', device: 'From this device' }

interface ShelfProps {
  isMine: boolean
  q: string
  accepts: (image: Image) => boolean
  category?: GalleryCategory | undefined
  onChoose: (image: Image) => void
}

/** Pictures as they come by pages. */
function Shelf({ isMine, q, accepts, category, onChoose }: ShelfProps) {
  const words = q.trim()
  const view = { limit: GALLERY_PAGE, ...(words && { q: words }), ...(category && { category }) }
  const found = useInfiniteQuery(pagedQuery(isMine ? 'myImages' : 'searchImages', view))
  const images = found.data?.pages.flatMap((page) => page.images.filter(accepts)) ?? []
  if (found.isPending) return <Skeleton className="h-56 rounded-md" />
  // What is on the shelf stays when more of it cannot be had.
  if (found.isError && images.length === 0)
    return <ErrorState error={found.error} onRetry={() => found.refetch()} busy={found.isFetching} />
  if (images.length === 0 && !found.hasNextPage)
    return <p className="py-6 text-ink2">{isMine && !words ? 'You have made none yet.' : 'Nothing was found.'}</p>
  return (
    <div className="grid gap-4">
      <ul className="grid grid-cols-3 gap-3 sm:grid-cols-4 md:grid-cols-6">
        {images.map((image) => (
          <li key={image.id}>
            <Press
              aria-label={image.title || 'Untitled'}
              onClick={() => onChoose(image)}
              className="block w-full overflow-hidden rounded-md border border-line hover:border-line-strong"
            >
              <Picture
                src={image.url}
                alt=""
                width={image.width}
                height={image.height}
                thumbhash={image.thumbhash}
                sizes="(min-width: 48rem) 10rem, 30vw"
                className="aspect-square w-full"
                style={image.isBlurred ? { filter: 'blur(18px)' } : undefined}
              />
              {image.recording && (
                <span className="block truncate px-2 py-1 text-left text-xs text-ink2">
                  {clockTime(image.recording.seconds)} · {image.title || 'Untitled'}
                </span>
              )}
            </Press>
          </li>
        ))}
      </ul>
      {found.hasNextPage && (
        <Button
          size="sm"
          className="justify-self-center"
          busy={found.isFetchingNextPage}
          onClick={() => void found.fetchNextPage()}
        >
          More
        </Button>
      )}
    </div>
  )
}

interface PictureShelvesProps {
  onChoose: (image: Image) => void
  /** How a picture is brought from the device, as a tab beside the others; left out: there is none. */
  device?: ReactNode
  heading?: ReactNode
  /** Which works are to choose from; left out: pictures, not what moves or is heard. */
  accepts?: (image: Image) => boolean
  /** The only kind that is asked for; left out: all. */
  category?: GalleryCategory | undefined
}

const isPicture = ({ recording }: Image) => recording === undefined

/** A picture that is there already is chosen: one's own, or a public one. What one's settings cover is covered here too. */
export function PictureShelves({ onChoose, device, heading, accepts = isPicture, category }: PictureShelvesProps) {
  const isLoggedIn = useUser((user) => user.isLoggedIn)
  const [asked, setAsked] = useState<Where>('mine')
  const [q, setQ] = useState('')
  const search = useCallback((text: string) => setQ(text), [])
  const offered = (['mine', 'public', 'device'] as const).filter(
    (one) => (one !== 'mine' || isLoggedIn) && (one !== 'device' || device !== undefined),
  )
  const where = offered.includes(asked) ? asked : 'public'
  return (
    <Tabs
      label="Which pictures"
      value={where}
      tabs={offered.map((value) => ({ value, label: labels[value] }))}
      onChange={setAsked}
      heading={heading}
    >
      <div className="grid content-start gap-4 pt-3">
        {where === 'device' ? (
          device
        ) : (
          <>
            <SearchField
              key={where}
              label={where === 'mine' ? 'Search your pictures' : 'Search the gallery'}
              value={q}
              onChange={search}
            />
            <Shelf isMine={where === 'mine'} q={q} accepts={accepts} category={category} onChoose={onChoose} />
          </>
        )}
      </div>
    </Tabs>
  )
}
