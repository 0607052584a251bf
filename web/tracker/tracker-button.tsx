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
          // On phones and tablets it stands in the header, in the room kept for it there: elsewhere it would lie over something.
          'max-lg:top-2.5 max-lg:right-[3.375rem] max-lg:size-11 sm:max-lg:right-[3.875rem]',
          'lg:right-6 lg:bottom-6 lg:h-13 lg:min-w-13 lg:gap-2 lg:px-4 lg:shadow-high',
          active > 0 ? 'border-amber bg-raise2 text-accent' : 'border-line bg-raise1 text-ink2 hover:text-ink',
        )}
      >
        {isOutOfReach ? (
          <CloudOff aria-hidden className="size-5" />
        ) : (
          <Hourglass aria-hidden className={classes('size-5', active > 0 && 'motion-safe:animate-pulse')} />
        )}
        <span className="sr-only">{workInWords({ active, isOutOfReach })}</span>
        <span className="tabular max-lg:absolute max-lg:-right-1 max-lg:bottom-0 max-lg:min-w-5 max-lg:rounded-full max-lg:border max-lg:border-line max-lg:bg-raise2 max-lg:px-1 max-lg:text-center max-lg:text-xs max-lg:leading-4.5">
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
