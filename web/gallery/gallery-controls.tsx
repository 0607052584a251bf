import { type ReactNode, useCallback } from 'react'
import type { GalleryView } from '../images/works.ts'
import { ChoiceChips } from '../ui/chip.tsx'
import { SearchField } from '../ui/search-field.tsx'

const sorts = [
  { value: 'new' as const, label: 'Newest' },
  { value: 'top' as const, label: 'Top' },
]

interface GalleryControlsProps {
  view: GalleryView
  onChange: (changes: Partial<GalleryView>) => void
  /** More to choose by. */
  children?: ReactNode
}

/** Search as one types, and the order. "/" leads to the search. */
export function GalleryControls({ view, onChange, children }: GalleryControlsProps) {
  const search = useCallback((q: string) => onChange({ q }), [onChange])
  return (
    <search className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <SearchField label="Search the works" value={view.q} onChange={search} />
      <ChoiceChips
        label="Order"
        hideLabel
        name="gallery-sort"
        value={view.sort}
        options={sorts}
        onChange={(sort) => onChange({ sort })}
      />
      {children}
    </search>
  )
}
