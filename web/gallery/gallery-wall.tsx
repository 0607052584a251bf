import { useInfiniteQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { CardVote } from '../images/card-vote.tsx'
import { Button } from '../ui/button.tsx'
import { classes } from '../ui/classes.ts'
import { ImageRows, ImageRowsSkeleton } from '../ui/image-rows.tsx'
import { ErrorState } from '../ui/states.tsx'
import type { publicWorks } from './queries.ts'

interface GalleryWallProps {
  query: ReturnType<typeof publicWorks>
  /** Shown when nothing answers the view. */
  empty: ReactNode
}

/** How far before its end the next page is fetched, px. */
const AHEAD = '800px'

function countText(shown: number, total: number): string {
  const all = total === 1 ? 'One work' : `${total.toLocaleString('en-GB')} works`
  return shown < total ? `${shown.toLocaleString('en-GB')} of ${all}` : all
}

/** Works row by row; more come as the end nears, or at the press of a button. */
export function GalleryWall({ query, empty }: GalleryWallProps) {
  const works = useInfiniteQuery({ ...query, placeholderData: (before) => before })
  const end = useRef<HTMLDivElement>(null)
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = works

  useEffect(() => {
    if (!end.current || !hasNextPage || isFetchingNextPage || isFetchNextPageError) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) void fetchNextPage()
      },
      { rootMargin: AHEAD },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage])

  if (works.isError && !works.data) {
    return <ErrorState error={works.error} onRetry={() => works.refetch()} busy={works.isFetching} />
  }
  if (!works.data) return <ImageRowsSkeleton />
  // A work that moves down a page while others arrive must not stand here twice.
  const images = [
    ...new Map(works.data.pages.flatMap((page) => page.images).map((image) => [image.id, image])).values(),
  ]
  if (images.length === 0) return empty
  const total = works.data.pages.at(-1)?.totalCount ?? images.length
  return (
    <div className={classes('grid gap-8 transition-opacity', works.isPlaceholderData && 'opacity-50')}>
      <ImageRows images={images} prioritised={6} votes={(image) => <CardVote image={image} />} />
      <div ref={end} className="grid justify-items-center gap-3 pb-4">
        <p className="text-sm text-ink3 tabular" role="status">
          {countText(images.length, total)}
        </p>
        {hasNextPage && (
          <Button onClick={() => void fetchNextPage()} busy={isFetchingNextPage}>
            {isFetchNextPageError ? 'Try again' : 'Load more'}
          </Button>
        )}
      </div>
    </div>
  )
}
