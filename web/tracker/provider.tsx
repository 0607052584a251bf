import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { TRACKER_STORAGE_KEY } from '../../contract/limits.ts'
import { useStore } from '../session/store.ts'
import { useUser } from '../session/user-state.ts'
import { browserWorld } from './browser-world.ts'
import { createTracker, type Tracker, type TrackerState, type TrackerWorld } from './tracker.ts'

const TrackerContext = createContext<Tracker | null>(null)

/** While the server renders there is nothing to follow, and nothing that could be asked. */
const nowhere = (): never => {
  throw new Error('The tracker works in the browser only.')
}
const serverWorld = new Proxy({} as TrackerWorld, { get: () => nowhere })

/** Follows the work of whoever is logged in, on every screen below it. */
export function GenerationProvider({ children }: { children: ReactNode }) {
  const [tracker] = useState(() => createTracker(typeof window === 'undefined' ? serverWorld : browserWorld()))
  const username = useUser((user) => user.username)
  const isKnown = useUser((user) => user.isSessionKnown)

  useEffect(() => {
    if (username) tracker.load(username)
    else if (isKnown) tracker.leave()
  }, [tracker, username, isKnown])

  useEffect(() => {
    const onStorage = (event: StorageEvent) => {
      if (event.key === TRACKER_STORAGE_KEY || event.key === null) tracker.sync()
    }
    const onVisible = () => {
      if (document.visibilityState === 'visible') tracker.hurry()
    }
    window.addEventListener('storage', onStorage)
    document.addEventListener('visibilitychange', onVisible)
    return () => {
      window.removeEventListener('storage', onStorage)
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
