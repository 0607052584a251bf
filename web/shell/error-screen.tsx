import { useRouteError } from 'react-router'
import { Fault } from './fault.tsx'

/** Shown in a screen's place when it breaks, or when its code cannot be fetched. */
export function ErrorScreen() {
  const error = useRouteError()
  // A fetch of the screen's own code fails when the network does, or when the product has been updated meanwhile.
  return <Fault isUnreachable={error instanceof TypeError && /fetch|import|load/i.test(error.message)} />
}
