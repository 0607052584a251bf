import type { ReactNode } from 'react'
import { ButtonLink } from './button.tsx'
import { classes } from './classes.ts'
import { Skeleton } from './skeleton.tsx'

const columns = 'grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3'

/** In the place of cards that are on their way; `className` makes them as high as those. */
export function WaitingCards({ className }: { className: string }) {
  return (
    <div className={columns} aria-busy>
      {Array.from({ length: 6 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places have no other name.
        <Skeleton key={index} className={className} />
      ))}
    </div>
  )
}

interface CardWallProps {
  page: number
  pages: number
  /** How many there are on all pages, in words. */
  count: string
  /** The cards are those of the page before, until this one is there. */
  isOutdated: boolean
  searchAt: (page: number) => URLSearchParams
  /** The cards, each in an `li`. */
  children: ReactNode
}

/** One page of cards, with links to the pages beside it. */
export function CardWall({ page, pages, count, isOutdated, searchAt, children }: CardWallProps) {
  const pageLink = (to: number, label: string, rel: string) => (
    <ButtonLink size="sm" rel={rel} to={{ search: searchAt(to).toString() }}>
      {label}
    </ButtonLink>
  )
  return (
    <>
      <ul className={classes(columns, 'transition-opacity', isOutdated && 'opacity-50')}>{children}</ul>
      <nav aria-label="Pages" className="flex flex-wrap items-center justify-center gap-3 text-sm text-ink3 tabular">
        {page > 1 && pageLink(page - 1, 'Previous', 'prev')}
        <span>
          {count}
          {pages > 1 && ` · page ${page} of ${pages}`}
        </span>
        {page < pages && pageLink(page + 1, 'Next', 'next')}
      </nav>
    </>
  )
}
