import { categoryFacts } from '../../contract/categories.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/states.tsx'
import { CategoryTabs } from './category-tabs.tsx'
import { GalleryControls } from './gallery-controls.tsx'
import { GalleryWall } from './gallery-wall.tsx'
import { publicWorks } from './queries.ts'
import { useView } from './use-view.ts'

/** Everybody's public works. */
export default function GalleryScreen() {
  const [view, setView] = useView()
  const what = view.category ? categoryFacts[view.category].plural.toLowerCase().replace('npcs', 'NPCs') : 'works'
  const empty = view.q ? (
    <EmptyState
      title="Nothing answers to that"
      description={`No public ${what} have the words “${view.q}”. Try fewer, or others.`}
      action={<Button onClick={() => setView({ ...view, q: '' })}>Show all {what}</Button>}
    />
  ) : (
    <EmptyState
      title="Nothing hangs here yet"
      description={`Public ${what} will appear here as people make them.`}
      action={
        <ButtonLink to={`/generate?categories=${view.category ?? 'characters'}`} tone="primary">
          Make the first
        </ButtonLink>
      }
    />
  )
  return (
    <div className="page-width grid grid-cols-1 gap-5 pt-8 pb-12">
      <h1 className="text-3xl">Gallery</h1>
      <GalleryControls view={view} onChange={setView} />
      <CategoryTabs view={view} onChange={setView}>
        <GalleryWall query={publicWorks(view)} empty={empty} />
      </CategoryTabs>
    </div>
  )
}
