import { Suspense, useEffect } from 'react'
import { useStore } from '../session/store.ts'
import { late } from './late.ts'
import { toastStore } from './toast-store.ts'

const fetchToast = () => import('./toast.tsx')
const Toast = late(fetchToast)

/** ms after the page has come to life: a toast that tells of a lost network cannot be fetched then. */
const FETCH_DELAY = 2500

/**
 * Where toasts appear: below the header and its menus, and each where it covers nothing that can be pressed. It is always
 * in the page, empty, so that screen readers notice what comes into it.
 */
export function Toaster() {
  const shown = useStore(toastStore, (state) => state.shown)
  useEffect(() => {
    const timer = setTimeout(() => fetchToast().catch(() => undefined), FETCH_DELAY)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div
      role="status"
      aria-live={shown?.tone === 'bad' ? 'assertive' : 'polite'}
      className="pointer-events-none fixed inset-0 z-29"
    >
      {shown?.open && (
        <Suspense>
          <Toast key={shown.id} {...shown} />
        </Suspense>
      )}
    </div>
  )
}
