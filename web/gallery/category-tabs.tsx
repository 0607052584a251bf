import type { ReactNode } from 'react'
import { type GalleryCategory, galleryCategories, galleryCategoryFacts } from '../../contract/gallery-orders.ts'
import type { GalleryView } from '../images/works.ts'
import { Tabs } from '../ui/tabs.tsx'

type Tab = GalleryCategory | 'all'

const tabs = [
  { value: 'all' as Tab, label: 'All' },
  ...galleryCategories.map((category) => ({ value: category as Tab, label: galleryCategoryFacts[category].plural })),
]

interface CategoryTabsProps {
  view: GalleryView
  onChange: (changes: Partial<GalleryView>) => void
  children: ReactNode
}

/** The collections of a gallery. */
export function CategoryTabs({ view, onChange, children }: CategoryTabsProps) {
  return (
    <div className="grid grid-cols-1 gap-5">
      <Tabs
        label="Collection"
        value={view.category ?? 'all'}
        tabs={tabs}
        onChange={(tab) => onChange({ category: tab === 'all' ? undefined : tab })}
      >
        {children}
      </Tabs>
    </div>
  )
}
