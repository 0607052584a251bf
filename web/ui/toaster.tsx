import { Suspense, useEffect, useState } from 'react'
import { useStore } from '../state/store.ts'
import { late } from './late.ts'
import { toastStore } from './toast-store.ts'

const fetchToasts = () => import('./toast.tsx')
const Toasts = late(fetchToasts)

/** ms after the page has come to life: a toast that tells of a lost network cannot be fetched then. */
const FETCH_DELAY = 2500

/** The place for toasts, fetched once there is one, or a while after the page has come to life. */
export function Toaster() {
  const isWanted = useStore(toastStore, (state) => state.shown !== null)
  const [isFetched, setFetched] = useState(false)
  useEffect(() => {
    const timer = setTimeout(
      () =>
        fetchToasts().then(
          () => setFetched(true),
          // Without a network it is tried again when there is something to say.
          () => undefined,
        ),
      FETCH_DELAY,
    )
    return () => clearTimeout(timer)
  }, [])
  if (!isWanted && !isFetched) return null
  return (
    <Suspense>
      <Toasts />
    </Suspense>
  )
}
