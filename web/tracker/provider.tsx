import { createContext, type ReactNode, useContext, useEffect, useLayoutEffect, useState } from 'react'
import { TRACKER_STORAGE_KEY } from '../../contract/limits.ts'
import { useUser } from '../session/user-state.ts'
import { useStore } from '../state/store.ts'
import { browserWorld } from './browser-world.ts'
import { createTracker, type Tracker, type TrackerState, type TrackerWorld } from './tracker.ts'

const TrackerContext = createContext<Tracker | null>(null)

/** While the server renders there is nothing to follow, and nothing that could be asked. */
const nowhere = (): never => {
  throw new Error('The tracker works in the browser only.')
}
const serverWorld = new Proxy({} as TrackerWorld, { get: () => nowhere })

/** One tracker a page, however many parts of it are shown below a provider of their own. */
let pageTracker: Tracker | undefined
/** Whose work it follows: a username, '' for nobody's, null before that is known. */
let followed: string | null = null

function trackerOfPage(): Tracker {
  if (typeof window === 'undefined') return createTracker(serverWorld)
  pageTracker ??= createTracker(browserWorld())
  return pageTracker
}

function followWorkOf(tracker: Tracker, username: string) {
  if (username === followed) return
  followed = username
  if (username) tracker.load(username)
  else tracker.leave()
}

/**
 * Follows the work of whoever is logged in. The screens that start work and the floating button each have one, so that
 * a first page on which neither shows does without the tracker's code.
 */
export function GenerationProvider({ children }: { children: ReactNode }) {
  const [tracker] = useState(trackerOfPage)
  const username = useUser((user) => user.username)
  const isKnown = useUser((user) => user.isSessionKnown)

  // Before the effects of what is inside: what they start must find its owner known.
  useLayoutEffect(() => {
    if (username || isKnown) followWorkOf(tracker, username)
  }, [tracker, username, isKnown])

  useEffect(() => {
    const onStorage = (event: StorageEvent) => {
      // Somebody clearing all storage does not end work that is under way: only another tab's tracker says so.
      if (event.key === TRACKER_STORAGE_KEY) tracker.sync()
    }
    const onVisible = () => {
      if (document.visibilityState === 'visible') tracker.hurry()
    }
    window.addEventListener('storage', onStorage)
    window.addEventListener('online', tracker.hurry)
    document.addEventListener('visibilitychange', onVisible)
    return () => {
      window.removeEventListener('storage', onStorage)
      window.removeEventListener('online', tracker.hurry)
      document.removeEventListener('visibilitychange', onVisible)
    }
  }, [tracker])

  return <TrackerContext value={tracker}>{children}</TrackerContext>
}

/** The tracker; only below a GenerationProvider. */
export function useTracker(): Tracker {
  const tracker = useContext(TrackerContext)
  if (!tracker) throw new Error('useTracker must be used within a GenerationProvider')
  return tracker
}

/** A part of what the tracker shows: `useTrackerState((state) => state.activeCount)`. */
export function useTrackerState<T>(select: (state: TrackerState) => T): T {
  return useStore(useTracker().store, select)
}
