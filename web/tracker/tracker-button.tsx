import { CloudOff, Hourglass } from 'lucide-react'
import { Suspense, useEffect, useState } from 'react'
import { useUser } from '../session/user-state.ts'
import { classes } from '../ui/classes.ts'
import { late } from '../ui/late.ts'
import { Press } from '../ui/press.tsx'
import { dismissToast } from '../ui/toast-store.ts'
import { badgeText, countsInWords } from './item.ts'
import { useTracker, useTrackerState } from './provider.tsx'

const fetchPanel = () => import('./tracker-panel.tsx')
const TrackerPanel = late(fetchPanel)

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
      <Press
        onClick={open}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        title={counts}
        className={classes(
          'fixed z-30 flex items-center justify-center rounded-full border font-semibold transition-colors',
          // On a phone it stands in the header, in the room kept for it there: anywhere else it would lie over something.
          'max-sm:top-2.5 max-sm:right-[3.375rem] max-sm:size-11',
          'sm:right-6 sm:bottom-[max(0.625rem,env(safe-area-inset-bottom))] sm:h-13 sm:min-w-13 sm:gap-2 sm:px-4 sm:shadow-high lg:bottom-6',
          active > 0 ? 'border-amber bg-raise2 text-accent' : 'border-line bg-raise1 text-ink2 hover:text-ink',
        )}
      >
        {isOutOfReach ? (
          <CloudOff aria-hidden className="size-5" />
        ) : (
          <Hourglass aria-hidden className={classes('size-5', active > 0 && 'motion-safe:animate-pulse')} />
        )}
        <span className="sr-only">{workInWords({ active, isOutOfReach })}</span>
        <span className="tabular max-sm:absolute max-sm:-right-1 max-sm:bottom-0 max-sm:min-w-5 max-sm:rounded-full max-sm:border max-sm:border-line max-sm:bg-raise2 max-sm:px-1 max-sm:text-center max-sm:text-xs max-sm:leading-4.5">
          {badge}
        </span>
      </Press>
      {(wanted || isOpen) && (
        <Suspense>
          <TrackerPanel />
        </Suspense>
      )}
    </>
  )
}
