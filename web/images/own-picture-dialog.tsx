import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { ImageCategory } from '../../contract/categories.ts'
import type { Image } from '../../contract/images.ts'
import { GALLERY_PAGE } from '../../contract/limits.ts'
import { pagedQuery } from '../api/queries.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Press } from '../ui/press.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { ErrorState } from '../ui/states.tsx'

interface OwnPictureDialogProps {
  title: string
  description: string
  /** Of the dialog, of the list, and of each picture's button. */
  look: { dialog: string; list: string; picture: string }
  /** The only kind that is asked for; left out: several, or all. */
  category?: ImageCategory
  /** Which of them may be chosen; left out: all. */
  accepts?: (image: Image) => boolean
  /** What stands there where there is none to choose. */
  empty: ReactNode
  nameOf?: (image: Image) => string
  children: (image: Image) => ReactNode
  onChoose: (id: string) => void
  onClose: () => void
}

/** One's own public pictures that are shown to everybody, to choose one. */
export function OwnPictureDialog(props: OwnPictureDialogProps) {
  const { title, description, look, category, accepts = () => true, empty, nameOf, children, onChoose, onClose } = props
  const mine = useInfiniteQuery(
    pagedQuery('myImages', { visibility: 'public', limit: GALLERY_PAGE, ...(category && { category }) }),
  )
  const all = mine.data?.pages.flatMap(({ images }) => images) ?? []
  const images = all.filter((image) => !image.isNsfw && accepts(image))
  return (
    <Dialog open onClose={onClose} title={title} description={description} className={look.dialog}>
      {mine.isPending && <Skeleton className="h-56 rounded-md" />}
      {mine.isError && <ErrorState error={mine.error} onRetry={() => mine.refetch()} busy={mine.isFetching} />}
      {mine.data && images.length === 0 && !mine.hasNextPage && empty}
      {images.length > 0 && (
        <ul className={`grid max-h-[55dvh] gap-3 overflow-y-auto p-1 ${look.list}`}>
          {images.map((image) => (
            <li key={image.id}>
              <Press
                aria-label={nameOf?.(image)}
                onClick={() => onChoose(image.id)}
                className={`grid w-full rounded-md border border-line hover:border-line-strong ${look.picture}`}
              >
                {children(image)}
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
