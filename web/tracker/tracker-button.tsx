import { CloudOff, Hourglass } from 'lucide-react'
import { Suspense, useEffect, useState } from 'react'
import { useUser } from '../session/user-state.ts'
import { classes } from '../ui/classes.ts'
import { late } from '../ui/late.ts'
import { dismissToast } from '../ui/toast-store.ts'
import { badgeText, countsInWords } from './item.ts'
import { useTracker, useTrackerState } from './provider.tsx'

const fetchPanel = () => import('./tracker-panel.tsx')
const TrackerPanel = late(fetchPanel)

/** Shorter moves, px, are no reading: the page settles, a finger rests. */
const STRAY = 8

/** Whether somebody reads on down the page; no longer once they turn back. */
function useReadsOn(): boolean {
  const [readsOn, setReadsOn] = useState(false)
  useEffect(() => {
    let before = window.scrollY
    const onScroll = () => {
      const moved = window.scrollY - before
      if (Math.abs(moved) < STRAY) return
      before = window.scrollY
      setReadsOn(moved > 0)
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => window.removeEventListener('scroll', onScroll)
  }, [])
  return readsOn
}

function workInWords({ active, isOutOfReach }: { active: number; isOutOfReach: boolean }): string {
  if (isOutOfReach) return 'Your work, the connection to the server is lost:'
  return active > 0 ? 'Your work, something is being made:' : 'Your work:'
}

/** The floating way to one's work; for those who are logged in. */
export function TrackerButton() {
  const tracker = useTracker()
  const isLoggedIn = useUser((user) => user.isLoggedIn)
  const badge = useTrackerState((state) => badgeText(state.items))
  const counts = useTrackerState(countsInWords)
  const active = useTrackerState((state) => state.activeCount)
  const isOpen = useTrackerState((state) => state.isTrackerOpen)
  const isOutOfReach = useTrackerState((state) => state.outage !== null)
  const [wanted, setWanted] = useState(false)
  const readsOn = useReadsOn()
  const isAtWork = active > 0
  useEffect(() => {
    // It is wanted most when the network is gone, and could not be fetched then; without it now, it is when it opens.
    if (isAtWork) fetchPanel().catch(() => undefined)
  }, [isAtWork])
  if (!isLoggedIn) return null

  function open() {
    setWanted(true)
    // What it says is in the panel, and it would lie over the first row.
    dismissToast()
    tracker.setOpen(true)
  }

  return (
    <>
      <button
        type="button"
        onClick={open}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        title={counts}
        className={classes(
          'fixed right-4 bottom-[max(0.625rem,env(safe-area-inset-bottom))] z-30 flex h-13 min-w-13 items-center justify-center gap-2 rounded-full border px-4 font-semibold shadow-high transition-[color,background-color,border-color,translate] sm:right-6 lg:bottom-6',
          active > 0 ? 'border-amber bg-raise2 text-accent' : 'border-line bg-raise1 text-ink2 hover:text-ink',
          // On a phone it would lie over the ends of lines; where a screen has a foot it lies beside that.
          readsOn &&
            active === 0 &&
            'max-sm:[body:not(:has([data-page-foot]))_&]:not-focus-visible:translate-y-[calc(100%+2rem)]',
        )}
      >
        {isOutOfReach ? (
          <CloudOff aria-hidden className="size-5" />
        ) : (
          <Hourglass aria-hidden className={classes('size-5', active > 0 && 'motion-safe:animate-pulse')} />
        )}
        <span className="sr-only">{workInWords({ active, isOutOfReach })}</span>
        <span className="tabular">{badge}</span>
      </button>
      {(wanted || isOpen) && (
        <Suspense>
          <TrackerPanel />
        </Suspense>
      )}
    </>
  )
}
