import { EyeOff } from 'lucide-react'
import { type Dispatch, type KeyboardEvent, type SetStateAction, useEffect, useRef, useState } from 'react'
import type { ComparisonColumn } from '../../contract/comparisons.ts'
import { Button } from '../ui/button.tsx'
import { classes } from '../ui/classes.ts'
import { Picture } from '../ui/picture.tsx'
import { hearGestures, keyed } from './gestures.ts'
import { isZoomed, type View } from './view.ts'

interface ViewportProps {
  picture: NonNullable<ComparisonColumn['picture']>
  /** What it shows, and whose it is, as far as that is told. */
  name: string
  sizes: string
  /** One for all pictures of the comparison. */
  view: View
  onView: Dispatch<SetStateAction<View>>
}

/** A frame in which the same part of its picture is seen as in every other: what is done in one is done in all. */
export function Viewport({ picture, name, sizes, view, onView }: ViewportProps) {
  const frame = useRef<HTMLDivElement>(null)
  const latest = useRef(view)
  const [isUncovered, setUncovered] = useState(false)
  const isCovered = picture.isNsfw && !isUncovered
  useEffect(() => {
    latest.current = view
  })
  useEffect(() => {
    if (isCovered || !frame.current) return
    return hearGestures(frame.current, () => latest.current, onView)
  }, [onView, isCovered])

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const next = keyed(view, event.key)
    if (!next) return
    event.preventDefault()
    onView(next)
  }

  const isClose = isZoomed(view)
  return (
    <div className="relative overflow-hidden rounded-md border border-line bg-raise2">
      {/* biome-ignore lint/a11y/useSemanticElements: a group of form fields it is not. */}
      <div
        ref={frame}
        role="group"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keys walk about in it.
        tabIndex={0}
        aria-label={`${name}. Plus and minus zoom into all pictures, 0 shows the whole, arrows move about.`}
        onKeyDown={onKeyDown}
        className="overflow-hidden select-none focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-accent"
        style={{ touchAction: isClose ? 'none' : 'pan-x pan-y', cursor: isClose ? 'grab' : 'zoom-in' }}
      >
        <div
          style={{
            transform: `translate(${view.x * 100}%, ${view.y * 100}%) scale(${view.scale})`,
            transformOrigin: '0 0',
          }}
        >
          <Picture
            src={picture.url}
            alt={name}
            width={picture.width}
            height={picture.height}
            thumbhash={picture.thumbhash}
            sizes={isClose ? '2048px' : sizes}
            priority
            className={classes('w-full', isCovered && 'blur-2xl')}
          />
        </div>
      </div>
      {isCovered && (
        <div className="absolute inset-0 grid place-content-center justify-items-center gap-3 bg-scrim p-4">
          <p className="rounded-md border border-line bg-raise1 p-3 text-center text-sm text-balance text-ink">
            This picture is marked as not safe for work.
          </p>
          <Button size="sm" onClick={() => setUncovered(true)}>
            <EyeOff aria-hidden className="size-4" />
            Show it
          </Button>
        </div>
      )}
    </div>
  )
}
