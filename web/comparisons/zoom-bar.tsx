import { ZoomIn, ZoomOut } from 'lucide-react'
import type { Dispatch, SetStateAction } from 'react'
import { IconButton } from '../ui/button.tsx'
import { Press } from '../ui/press.tsx'
import { isZoomed, MOST, type View, whole, zoomed } from './view.ts'

const STEP = 1.6

/** How close all pictures are, and the way closer and back. */
export function ZoomBar({ view, onView }: { view: View; onView: Dispatch<SetStateAction<View>> }) {
  const percent = Math.round(view.scale * 100)
  return (
    <div className="flex items-center">
      <IconButton
        label="Zoom out"
        className="rounded-full"
        disabled={!isZoomed(view)}
        onClick={() => onView((now) => zoomed(now, 1 / STEP))}
      >
        <ZoomOut aria-hidden />
      </IconButton>
      <Press
        title="Show the whole"
        aria-label={`Zoomed to ${percent}%: show the whole`}
        className="h-11 min-w-13 rounded-full text-xs font-medium text-ink2 tabular hover:text-ink"
        onClick={() => onView(whole)}
      >
        {percent}%
      </Press>
      <IconButton
        label="Zoom in"
        className="rounded-full"
        disabled={view.scale >= MOST}
        onClick={() => onView((now) => zoomed(now, STEP))}
      >
        <ZoomIn aria-hidden />
      </IconButton>
    </div>
  )
}
