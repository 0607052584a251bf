import { useSyncExternalStore } from 'react'

const calm = '(prefers-reduced-motion: reduce)'

function heed(onChange: () => void) {
  const query = matchMedia(calm)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** Whether the person wants nothing to move by itself; on the server's page nothing does. */
export const useIsCalm = () =>
  useSyncExternalStore(
    heed,
    () => matchMedia(calm).matches,
    () => true,
  )
