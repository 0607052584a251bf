import { useInfiniteQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Image } from '../../contract/images.ts'
import { GALLERY_COUNT_MAX } from '../../contract/limits.ts'
import { CardVote } from '../images/card-vote.tsx'
import { type GalleryView, type publicWorks, searchOf } from '../images/works.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { classes } from '../ui/classes.ts'
import { ImageRows, ImageRowsSkeleton } from '../ui/image-rows.tsx'
import { Link } from '../ui/link.tsx'
import { EmptyState, ErrorState } from '../ui/states.tsx'
import { PageLinks } from './page-links.tsx'
import { pagesOf } from './page-numbers.ts'
import { StackButton } from './stack-button.tsx'
import { laidOut, stacked } from './stacks.ts'

interface GalleryWallProps {
  view: GalleryView
  query: ReturnType<typeof publicWorks>
  /** Shown when nothing answers the view. */
  empty: ReactNode
  /** Lies over each work, in place of the way to its page. */
  overlay?: (image: Image, all: readonly Image[]) => ReactNode
  /** Stands below the works, given all that are in sight. */
  foot?: (images: readonly Image[]) => ReactNode
}

/** How far before its end the next page is fetched, px. */
const AHEAD = '800px'
/** After so many pages the list waits to be asked, so that what stands below it can be reached. */
const PAGES_AT_ONCE = 4

function countText(shown: number, total: number, isSearch: boolean): string {
  const number = total.toLocaleString('en-GB')
  const all = total === 1 ? 'One work' : `${number} works`
  if (isSearch && total >= GALLERY_COUNT_MAX) return `${shown.toLocaleString('en-GB')} of at least ${all}`
  return shown < total ? `${shown.toLocaleString('en-GB')} of ${all}` : all
}

/** Works row by row; more come as the end nears, at the press of a button, or by the number of their page. */
export function GalleryWall({ view, query, empty, overlay, foot }: GalleryWallProps) {
  const works = useInfiniteQuery({ ...query, placeholderData: (before) => before })
  const end = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const { hasNextPage, isFetching, isFetchingNextPage, isFetchNextPageError, fetchNextPage, dataUpdatedAt } = works
  const pages = works.data?.pages
  const isResting = (pages?.length ?? 0) % PAGES_AT_ONCE === 0 || isFetching || isFetchNextPageError

  // The end is looked for anew after every answer: asking again for what is in sight drops a page on its way, and an
  // observer that has said once that the end is near does not say it again. Such a change can pass between two renders,
  // which `dataUpdatedAt` still tells.
  // biome-ignore lint/correctness/useExhaustiveDependencies: dataUpdatedAt is what a new look is due for
  useEffect(() => {
    if (!end.current || !hasNextPage || isResting) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) void fetchNextPage()
      },
      { rootMargin: AHEAD },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [hasNextPage, isResting, dataUpdatedAt, fetchNextPage])

  // Always in the page, so that screen readers notice what comes into it.
  const said = (text: string, wall: ReactNode) => (
    <>
      <h2 className="sr-only">Works</h2>
      <p role="status" className="sr-only">
        {text}
      </p>
      {wall}
    </>
  )

  if (works.isError && !pages) {
    return said('', <ErrorState error={works.error} onRetry={() => works.refetch()} busy={works.isFetching} />)
  }
  if (!pages) return said('', <ImageRowsSkeleton />)
  // A work that moves down a page while others arrive must not stand here twice.
  const images = [...new Map(pages.flatMap((page) => page.images).map((image) => [image.id, image])).values()]
  if (images.length === 0) return said('No works', view.page > 1 ? <BeyondTheEnd view={view} /> : empty)
  const total = pages.at(-1)?.totalCount ?? images.length
  // Where works are picked out, each lies by itself.
  const stacks = overlay ? [] : stacked(images)
  const stackOf = new Map(
    stacks.flatMap((stack) => (stack.others.length > 0 ? [[stack.first.id, stack] as const] : [])),
  )
  const corner = (image: Image) => {
    const stack = stackOf.get(image.id)
    if (!stack) return null
    const toggle = () =>
      setOpen((now) => new Set(now.has(image.id) ? [...now].filter((id) => id !== image.id) : [...now, image.id]))
    return <StackButton stack={stack} isOpen={open.has(image.id)} onToggle={toggle} />
  }
  const meant = pages[0]?.didYouMean
  const isSearch = view.q.trim() !== '' || view.model !== undefined || view.sort === 'top'
  return said(
    countText(images.length, total, isSearch),
    <div className={classes('grid gap-8 transition-opacity', works.isPlaceholderData && 'opacity-50')}>
      {view.page > 1 && (
        <Link
          to={{ search: searchOf({ ...view, page: view.page - 1 }).toString() }}
          className="-my-2 justify-self-center rounded-sm px-3 py-2.5 text-sm text-ink2 underline decoration-line-strong underline-offset-4 hover:text-ink"
        >
          Back to page {view.page - 1}
        </Link>
      )}
      {meant && (
        <p className="-mb-3 text-ink2">
          Nothing matches “{view.q.trim()}” as it is written. These are the works for{' '}
          <Link
            to={{ search: searchOf({ ...view, q: meant, page: 1 }).toString() }}
            className="rounded-sm text-ink underline decoration-line-strong underline-offset-4 hover:decoration-current"
          >
            {meant}
          </Link>
          .
        </p>
      )}
      <ImageRows
        images={overlay ? images : laidOut(stacks, open)}
        prioritised={6}
        votes={(image) => <CardVote image={image} />}
        corner={corner}
        overlay={overlay}
      />
      <div ref={end} className="grid justify-items-center gap-4 pb-4">
        <p className="text-sm text-ink3 tabular">{countText(images.length, total, isSearch)}</p>
        {hasNextPage && (
          <Button onClick={() => void fetchNextPage()} busy={isFetchingNextPage}>
            {isFetchNextPageError ? 'Try again' : 'Load more'}
          </Button>
        )}
        <PageLinks view={view} pages={pagesOf(total)} until={view.page + pages.length - 1} />
      </div>
      {foot?.(images)}
    </div>,
  )
}

function BeyondTheEnd({ view }: { view: GalleryView }) {
  return (
    <EmptyState
      title={`There is no page ${view.page}`}
      description="There are fewer pages than that: some works may have been taken down since."
      action={<ButtonLink to={{ search: searchOf({ ...view, page: 1 }).toString() }}>To the first page</ButtonLink>}
    />
  )
}
