import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { galleryCategoryFacts } from '../../contract/gallery-orders.ts'
import { modelsOnOffer } from '../gold/queries.ts'
import { type GalleryView, publicWorks, showsStyles } from '../images/works.ts'
import { ModelCards } from '../models/model-cards.tsx'
import { showsSheets } from '../sheets/queries.ts'
import { SheetWall } from '../sheets/sheet-wall.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { ChipButton } from '../ui/chip.tsx'
import { ImageRowsSkeleton } from '../ui/image-rows.tsx'
import { late } from '../ui/late.ts'
import { EmptyState } from '../ui/states.tsx'
import { useIsAwake } from '../ui/use-is-awake.ts'
import { CategoryTabs } from './category-tabs.tsx'
import { GalleryControls } from './gallery-controls.tsx'
import { GalleryWall } from './gallery-wall.tsx'
import { Halves } from './halves.tsx'
import { missed } from './missed.ts'
import { NsfwNote } from './nsfw-note.tsx'
import { useView } from './use-view.ts'

const FollowingFeed = late(() => import('../people/following-feed.tsx'))

interface ViewProps {
  view: GalleryView
  onChange: (changes: Partial<GalleryView>) => void
}

/** That only one style's works are shown, and the way back to all. */
function StyleFilter({ view, onChange }: ViewProps) {
  const models = useQuery({ ...modelsOnOffer(), enabled: view.model !== undefined })
  if (view.model === undefined) return null
  const name = models.data?.models.find((model) => model.id === view.model)?.name ?? view.model
  return (
    <ChipButton
      onClick={() => onChange({ model: undefined })}
      aria-label={`Only in the style ${name}: show all styles`}
    >
      Style: {name}
      <X aria-hidden className="size-4" />
    </ChipButton>
  )
}

/** The form that makes works of a category. */
function makingOf(category: GalleryView['category']): Record<string, string> {
  if (category === 'videos') return { contentType: 'video' }
  return category === 'audio' ? { contentType: 'audio' } : { categories: category ?? 'characters' }
}

function Empty({ view, onChange }: ViewProps) {
  const what = view.category
    ? galleryCategoryFacts[view.category].plural.toLowerCase().replace('npcs', 'NPCs')
    : 'works'
  if (view.q) {
    return (
      <EmptyState
        title="Nothing matches that"
        description={missed(view.q, `No public ${what}`)}
        action={<Button onClick={() => onChange({ q: '', model: undefined, period: 'all' })}>Show all {what}</Button>}
      />
    )
  }
  if (view.sort === 'top' && view.period !== 'all') {
    return (
      <EmptyState
        title="Nothing was made in that time"
        description={`No public ${what} are so new.`}
        action={<Button onClick={() => onChange({ period: 'all' })}>The best of all time</Button>}
      />
    )
  }
  const generate = new URLSearchParams(makingOf(view.category))
  if (view.model) generate.set('model', view.model)
  return (
    <EmptyState
      title="Nothing hangs here yet"
      description={`Public ${what}${view.model ? ' in this style' : ''} will appear here as people make them.`}
      action={
        <ButtonLink to={`/generate?${generate}`} tone="primary">
          Make the first
        </ButtonLink>
      }
    />
  )
}

/** Whom one follows the server does not know. */
function Following() {
  if (!useIsAwake()) return <ImageRowsSkeleton />
  return (
    <Suspense fallback={<ImageRowsSkeleton />}>
      <FollowingFeed />
    </Suspense>
  )
}

const halves = [
  { tab: '', label: 'Works', to: '/gallery' },
  { tab: 'sheets', label: 'Sheets', to: '/gallery?tab=sheets' },
  { tab: 'following', label: 'Following', to: '/gallery?tab=following' },
  { tab: 'art-styles', label: 'Art styles', to: '/gallery?tab=art-styles' },
]

function Works() {
  const [view, setView] = useView()
  return (
    <>
      <GalleryControls view={view} onChange={setView}>
        <StyleFilter view={view} onChange={setView} />
      </GalleryControls>
      <CategoryTabs view={view} onChange={setView}>
        <NsfwNote view={view} />
        <GalleryWall view={view} query={publicWorks(view)} empty={<Empty view={view} onChange={setView} />} />
      </CategoryTabs>
    </>
  )
}

/** Everybody's public works and sheets, or the styles that works are made in. */
export default function GalleryScreen() {
  const [search] = useSearchParams()
  const isStyles = showsStyles(search)
  const isSheets = showsSheets(search)
  const isFollowing = search.get('tab') === 'following'
  return (
    <div className="page-width grid grid-cols-1 gap-5 pt-8 pb-12">
      <header className="flex flex-wrap items-end gap-x-8 gap-y-3">
        <h1 className="text-3xl">Gallery</h1>
        <Halves
          label="Gallery"
          halves={halves}
          here={isStyles ? 'art-styles' : isSheets ? 'sheets' : isFollowing ? 'following' : ''}
        />
      </header>
      {isStyles ? <ModelCards /> : isSheets ? <SheetWall whose="public" /> : isFollowing ? <Following /> : <Works />}
    </div>
  )
}
