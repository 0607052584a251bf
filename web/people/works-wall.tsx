import { type UseInfiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Image } from '../../contract/images.ts'
import type { ApiError } from '../api/api-error.ts'
import { CardVote } from '../images/card-vote.tsx'
import { Button } from '../ui/button.tsx'
import { ImageRows, ImageRowsSkeleton } from '../ui/image-rows.tsx'
import { ErrorState } from '../ui/states.tsx'

interface WorksWallProps<Page extends { images: Image[] }, Param> {
  query: UseInfiniteQueryOptions<Page, ApiError, { pages: Page[] }, readonly unknown[], Param>
  /** Shown where there are none. */
  empty: ReactNode
}

/** Pictures row by row, with more at the press of a button. */
export function WorksWall<Page extends { images: Image[] }, Param>({ query, empty }: WorksWallProps<Page, Param>) {
  const works = useInfiniteQuery(query)
  if (works.isPending) return <ImageRowsSkeleton />
  if (!works.data) return <ErrorState error={works.error} onRetry={() => works.refetch()} busy={works.isFetching} />
  // One that moves down a page while others arrive must not stand here twice.
  const images = [
    ...new Map(works.data.pages.flatMap((page) => page.images).map((image) => [image.id, image])).values(),
  ]
  if (images.length === 0) return empty
  return (
    <div className="grid gap-8">
      <ImageRows images={images} prioritised={4} votes={(image) => <CardVote image={image} />} />
      {works.hasNextPage && (
        <Button
          className="justify-self-center"
          onClick={() => void works.fetchNextPage()}
          busy={works.isFetchingNextPage}
        >
          {works.isFetchNextPageError ? 'Try again' : 'Load more'}
        </Button>
      )}
    </div>
  )
}
