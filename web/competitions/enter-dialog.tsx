import { useInfiniteQuery } from '@tanstack/react-query'
import { categoryOf } from '../../contract/categories.ts'
import type { Competition } from '../../contract/competitions.ts'
import { GALLERY_PAGE } from '../../contract/limits.ts'
import { pagedQuery } from '../api/queries.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { focusOf } from '../ui/focus.ts'
import { Picture } from '../ui/picture.tsx'
import { Press } from '../ui/press.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { ErrorState } from '../ui/states.tsx'

interface EnterDialogProps {
  competition: Competition
  onChoose: (imageId: string) => void
  onClose: () => void
}

/** One's own public pictures of the kinds that are asked for, to enter one. */
export default function EnterDialog({ competition, onChoose, onClose }: EnterDialogProps) {
  const { categories } = competition
  const [only] = categories
  const query = {
    visibility: 'public',
    limit: GALLERY_PAGE,
    ...(categories.length === 1 && { category: only }),
  } as const
  const mine = useInfiniteQuery(pagedQuery('myImages', query))
  const isTaken = (type: Parameters<typeof categoryOf>[0]) => {
    const category = categoryOf(type)
    return categories.length === 0 || (category !== undefined && categories.includes(category))
  }
  const images = (mine.data?.pages.flatMap((page) => page.images) ?? []).filter(
    ({ type, isNsfw }) => !isNsfw && isTaken(type),
  )
  return (
    <Dialog
      open
      onClose={onClose}
      title="Enter a picture"
      description="One of your public pictures. Until entries close you can put another in its place."
      className="sm:max-w-2xl"
    >
      {mine.isPending && <Skeleton className="h-56 rounded-md" />}
      {mine.isError && <ErrorState error={mine.error} onRetry={() => mine.refetch()} busy={mine.isFetching} />}
      {mine.data && images.length === 0 && !mine.hasNextPage && (
        <div className="grid gap-3">
          <p className="text-ink2">You have no public picture of this kind yet. Make one for it.</p>
          <ButtonLink
            to={`/generate${only ? `?categories=${only}` : ''}`}
            tone="primary"
            className="justify-self-start"
          >
            Make a picture
          </ButtonLink>
        </div>
      )}
      {images.length > 0 && (
        <ul className="grid max-h-[55dvh] grid-cols-2 gap-3 overflow-y-auto p-1 sm:grid-cols-3">
          {images.map((image) => (
            <li key={image.id}>
              <Press
                onClick={() => onChoose(image.id)}
                className="grid w-full gap-1 overflow-hidden rounded-md border border-line text-left hover:border-line-strong"
              >
                <Picture
                  src={image.url}
                  alt=""
                  width={4}
                  height={3}
                  thumbhash={image.thumbhash}
                  sizes="(min-width: 40rem) 12rem, 45vw"
                  focus={focusOf(image.faces)}
                  className="w-full object-cover"
                />
                <span className="truncate px-2 pb-1.5 text-sm">{image.title || 'Untitled'}</span>
              </Press>
            </li>
          ))}
        </ul>
      )}
      {mine.hasNextPage && (
        <Button
          size="sm"
          className="justify-self-center"
          busy={mine.isFetchingNextPage}
          onClick={() => void mine.fetchNextPage()}
        >
          More
        </Button>
      )}
    </Dialog>
  )
}
