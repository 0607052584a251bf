import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { type GalleryView, searchOf } from '../images/works.ts'
import { classes } from '../ui/classes.ts'
import { Link } from '../ui/link.tsx'
import { pageNumbers } from './page-numbers.ts'

interface PageLinksProps {
  view: GalleryView
  pages: number
  /** The last page in sight: the list grows beyond the one it began with. */
  until: number
}

const box = 'grid h-11 min-w-11 place-items-center rounded-md px-2 text-sm tabular transition-colors'

interface PageLinkProps {
  view: GalleryView
  page: number
  rel?: string
  label: string
  className?: string
  isHere?: boolean
  children: ReactNode
}

function PageLink({ view, page, rel, label, className, isHere, children }: PageLinkProps) {
  return (
    <Link
      to={{ search: searchOf({ ...view, page }).toString() }}
      rel={rel}
      aria-label={label}
      aria-current={isHere ? 'page' : undefined}
      className={classes(box, 'hover:bg-raise2 hover:text-ink', className)}
    >
      {children}
    </Link>
  )
}

/** The pages of a gallery by number: links that can be kept, sent and followed by machines. */
export function PageLinks({ view, pages, until }: PageLinksProps) {
  if (pages === 1) return null
  return (
    <nav aria-label="Pages" className="flex max-w-full flex-wrap items-center justify-center gap-x-0.5">
      {view.page > 1 && (
        <PageLink view={view} page={view.page - 1} rel="prev" label="Previous page" className="text-ink2">
          <ChevronLeft aria-hidden className="size-5" />
        </PageLink>
      )}
      {pageNumbers(pages, view.page, until).map((page, index) =>
        page === null ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a gap is nothing but its place.
          <span key={`gap ${index}`} aria-hidden className="w-5 text-center text-ink3">
            …
          </span>
        ) : (
          <PageLink
            key={page}
            view={view}
            page={page}
            label={`Page ${page}`}
            isHere={page === view.page}
            className={page >= view.page && page <= until ? 'bg-raise2 font-semibold text-ink' : 'text-ink2'}
          >
            {page}
          </PageLink>
        ),
      )}
      {until < pages && (
        <PageLink view={view} page={until + 1} rel="next" label="Next page" className="text-ink2">
          <ChevronRight aria-hidden className="size-5" />
        </PageLink>
      )}
    </nav>
  )
}
