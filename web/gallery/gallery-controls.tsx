import { SlidersHorizontal } from 'lucide-react'
import { type ReactNode, Suspense, useCallback, useState } from 'react'
import type { TopPeriod } from '../../contract/gallery-orders.ts'
import type { GalleryView } from '../images/works.ts'
import { Button } from '../ui/button.tsx'
import { ChoiceChips } from '../ui/chip.tsx'
import { late } from '../ui/late.ts'
import { SearchField } from '../ui/search-field.tsx'
import { useIsAwake } from '../ui/use-is-awake.ts'

const sorts = [
  { value: 'new' as const, label: 'Newest' },
  { value: 'trending' as const, label: 'Trending' },
  { value: 'top' as const, label: 'Top' },
]
const periods: { value: TopPeriod; label: string }[] = [
  { value: 'day', label: 'Day' },
  { value: 'week', label: 'Week' },
  { value: 'month', label: 'Month' },
  { value: 'all', label: 'All time' },
]

// The language is read in these alone: most who come write none of it.
const SearchExplained = late(() => import('../ui/search-explained.tsx'))
const SearchForm = late(() => import('./search-form.tsx'))

interface GalleryControlsProps {
  view: GalleryView
  onChange: (changes: Partial<GalleryView>) => void
  /** More to choose by. */
  children?: ReactNode
}

/** Search as one types, what the search was understood as, a form that writes it, and the order. "/" leads to the search. */
export function GalleryControls({ view, onChange, children }: GalleryControlsProps) {
  const [isOpen, setOpen] = useState(false)
  const isAwake = useIsAwake()
  const search = useCallback((q: string) => onChange({ q }), [onChange])
  return (
    <search className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <div className="flex min-w-0 flex-1 basis-72 gap-2 sm:max-w-lg">
          <SearchField label="Search the works" value={view.q} onChange={search} />
          <Button aria-expanded={isOpen} aria-controls="search-form" onClick={() => setOpen(!isOpen)}>
            <SlidersHorizontal aria-hidden className="size-4" />
            Filters
          </Button>
        </div>
        <ChoiceChips
          label="Order"
          hideLabel
          name="gallery-sort"
          value={view.sort}
          options={sorts}
          onChange={(sort) => onChange({ sort })}
        />
        {view.sort === 'top' && (
          <ChoiceChips
            label="Best of"
            hideLabel
            name="gallery-period"
            value={view.period}
            options={periods}
            onChange={(period) => onChange({ period })}
          />
        )}
        {children}
      </div>
      {view.sort === 'trending' && (
        <p className="text-sm text-pretty text-ink3">
          Trending weighs votes, likes and comments against age: ten times as many make up for 12½ hours.
        </p>
      )}
      {isAwake && /[^\p{L}\p{N}\s,.']/u.test(view.q) && (
        <Suspense>
          <SearchExplained q={view.q} onChange={search} />
        </Suspense>
      )}
      <div id="search-form" hidden={!isOpen}>
        {isOpen && (
          <Suspense fallback={<div className="h-72 rounded-md border border-line bg-raise1" />}>
            <SearchForm q={view.q} onChange={search} />
          </Suspense>
        )}
      </div>
    </search>
  )
}
