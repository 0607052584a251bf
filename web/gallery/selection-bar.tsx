import { FileArchive, Trash2, X } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import type { Image } from '../../contract/images.ts'
import { BULK_IMAGES_MAX } from '../../contract/limits.ts'
import type { Visibility } from '../../contract/visibility.ts'
import { Button, IconButton } from '../ui/button.tsx'
import { isPageCovered } from '../ui/covered.ts'
import { VisibilitySelect } from '../ui/visibility-select.tsx'
import { nothing, type Selection, withAll } from './selection.ts'
import { useBulk } from './use-bulk.ts'
import { useZip } from './use-zip.ts'

interface SelectionBarProps {
  selection: Selection
  /** Everything in sight. */
  images: readonly Image[]
  onChange: (selection: Selection) => void
  onEnd: () => void
}

/** Who sees all of them; null where that differs. */
function visibilityOfAll(images: readonly Image[]): Visibility | null {
  const [first, ...others] = images
  return first && others.every(({ visibility }) => visibility === first.visibility) ? first.visibility : null
}

/** What can be done with the works picked out; stays at the foot of the window while there is something to pick. */
export function SelectionBar({ selection, images, onChange, onEnd }: SelectionBarProps) {
  const { picked, isFull } = selection
  const { done, pack, stop } = useZip()
  const isPacking = done !== undefined
  const bulk = useBulk(picked, () => onChange(nothing))

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // Esc closes what lies on top first.
      if (event.key === 'Escape' && !event.defaultPrevented && !isPageCovered()) onEnd()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [onEnd])

  const none = picked.length === 0 || bulk.isBusy || isPacking
  const act = (label: string, icon: ReactNode, perform: () => void) => (
    <Button
      size="sm"
      disabled={none}
      onClick={perform}
      className="max-md:h-13 max-md:flex-col max-md:gap-0.5 max-md:text-xs"
    >
      {icon}
      {label}
    </Button>
  )
  return (
    <section
      aria-label="Picked works"
      className="sticky bottom-3 z-20 mx-auto grid w-full max-w-4xl gap-2 rounded-lg border border-line-strong bg-raise1 px-3 py-2 shadow-high max-xl:bottom-22 sm:px-4"
    >
      <div className="flex flex-wrap items-center gap-2">
        <p role="status" className="mr-auto text-sm font-medium tabular">
          {isPacking
            ? `Packing ${done} of ${picked.length}`
            : picked.length === 0
              ? 'Pick some works'
              : `${picked.length} picked`}
          {isFull && <span className="block text-xs font-normal text-ink2">{BULK_IMAGES_MAX} at most at once</span>}
        </p>
        {isPacking ? (
          <Button size="sm" onClick={stop}>
            Stop
          </Button>
        ) : (
          <>
            <Button size="sm" tone="quiet" onClick={() => onChange(withAll(selection, images))}>
              All in sight
            </Button>
            {picked.length > 0 && (
              <Button size="sm" tone="quiet" onClick={() => onChange(nothing)}>
                None
              </Button>
            )}
            <div className="flex gap-2 md:items-center max-md:order-last max-md:w-full max-md:[&>*]:flex-1">
              <VisibilitySelect
                isInBar
                isForSeveral
                value={visibilityOfAll(picked)}
                disabled={none}
                onChange={bulk.setVisibility}
              />
              {act('Zip', <FileArchive aria-hidden className="size-4" />, () => void pack(picked))}
              {act('Delete', <Trash2 aria-hidden className="size-4" />, bulk.remove)}
            </div>
          </>
        )}
        <IconButton label="Done picking" onClick={onEnd} className="-mr-2">
          <X aria-hidden />
        </IconButton>
      </div>
      {isPacking && (
        <div aria-hidden className="h-1 overflow-hidden rounded-full bg-raise3">
          <div
            className="h-full origin-left bg-amber transition-transform"
            style={{ transform: `scaleX(${done / Math.max(1, picked.length)})` }}
          />
        </div>
      )}
    </section>
  )
}
