import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Whether the browser has taken over what the server rendered: until then a press is heard by nobody. */
export const useIsAwake = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
