import { ListChecks } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Image } from '../../contract/images.ts'
import { type GalleryView, myWorks } from '../images/works.ts'
import { LoggedInOnly } from '../instead/logged-in-only.tsx'
import { useUser } from '../session/user-state.ts'
import { showsSheets } from '../sheets/queries.ts'
import { SheetWall } from '../sheets/sheet-wall.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { ChoiceChips } from '../ui/chip.tsx'
import { ImageRowsSkeleton } from '../ui/image-rows.tsx'
import { seenBy } from '../ui/seen-by.ts'
import { EmptyState } from '../ui/states.tsx'
import { CategoryTabs } from './category-tabs.tsx'
import { DeleteAll } from './delete-all.tsx'
import { GalleryControls } from './gallery-controls.tsx'
import { GalleryWall } from './gallery-wall.tsx'
import { Halves } from './halves.tsx'
import { missed } from './missed.ts'
import { PickCard } from './pick-card.tsx'
import { among, isPicked, nothing, reached, toggled } from './selection.ts'
import { SelectionBar } from './selection-bar.tsx'
import { useView } from './use-view.ts'

function Empty({ view, onChange }: { view: GalleryView; onChange: (changes: Partial<GalleryView>) => void }) {
  return view.q || view.category || view.visibility ? (
    <EmptyState
      title="Nothing of yours matches that"
      description={view.q ? missed(view.q, 'None of your works') : 'Try another collection.'}
      action={
        <Button onClick={() => onChange({ q: '', category: undefined, visibility: undefined, period: 'all' })}>
          Show everything
        </Button>
      }
    />
  ) : (
    <EmptyState
      title="Nothing here yet"
      description="Everything you make or upload will hang here, the private works too."
      action={
        <ButtonLink to="/generate" tone="primary">
          Make something
        </ButtonLink>
      }
    />
  )
}

function Mine({ isPicking, onEnd }: { isPicking: boolean; onEnd: () => void }) {
  const [view, setView] = useView()
  const [selection, setSelection] = useState(nothing)
  useEffect(() => {
    if (!isPicking) setSelection(nothing)
  }, [isPicking])

  const overlay = (image: Image, all: readonly Image[]) => (
    <PickCard
      image={image}
      isPicked={isPicked(selection, image.id)}
      onPick={(isReach) => setSelection(isReach ? reached(selection, image, all) : toggled(selection, image))}
    />
  )
  const foot = (images: readonly Image[]) => (
    <SelectionBar selection={among(selection, images)} images={images} onChange={setSelection} onEnd={onEnd} />
  )
  return (
    <>
      <GalleryControls view={view} onChange={setView}>
        <ChoiceChips
          label="Seen by"
          hideLabel
          name="gallery-visibility"
          value={view.visibility ?? 'all'}
          options={seenBy}
          onChange={(visibility) => setView({ visibility: visibility === 'all' ? undefined : visibility })}
        />
      </GalleryControls>
      <CategoryTabs view={view} onChange={setView}>
        <GalleryWall
          view={view}
          query={myWorks(view)}
          empty={<Empty view={view} onChange={setView} />}
          overlay={isPicking ? overlay : undefined}
          foot={isPicking ? foot : undefined}
        />
      </CategoryTabs>
    </>
  )
}

const halves = [
  { tab: '', label: 'Works', to: '/my-gallery' },
  { tab: 'sheets', label: 'Sheets', to: '/my-gallery?tab=sheets' },
]

/** The person's own works and sheets. */
export default function MyGalleryScreen() {
  const [search] = useSearchParams()
  const isSheets = showsSheets(search)
  const isLoggedIn = useUser((user) => user.isLoggedIn)
  const [isPicking, setPicking] = useState(false)
  const end = useCallback(() => setPicking(false), [])
  return (
    <div className="page-width grid grid-cols-1 gap-5 pt-8 pb-12">
      <header className="flex flex-wrap items-end justify-between gap-3">
        <div className="flex flex-wrap items-end gap-x-8 gap-y-3">
          <h1 className="text-3xl">My gallery</h1>
          <Halves label="My gallery" halves={halves} here={isSheets ? 'sheets' : ''} />
        </div>
        {isLoggedIn && !isSheets && (
          <div className="flex gap-2">
            <Button size="sm" aria-pressed={isPicking} onClick={() => setPicking(!isPicking)}>
              <ListChecks aria-hidden className="size-4" />
              Pick several
            </Button>
            <DeleteAll />
          </div>
        )}
      </header>
      <LoggedInOnly
        title="Your works hang behind this door"
        description="Log in to see everything you have made, the private works too."
        skeleton={<ImageRowsSkeleton />}
      >
        {isSheets ? <SheetWall whose="own" /> : <Mine isPicking={isPicking} onEnd={end} />}
      </LoggedInOnly>
    </div>
  )
}
