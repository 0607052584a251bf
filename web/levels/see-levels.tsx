import { userActions } from '../session/user-state.ts'
import { Press } from '../ui/press.tsx'

/** Leads from what a level does not allow to the table of levels. */
export function SeeLevels() {
  return (
    <Press
      className="touch-target rounded-sm underline underline-offset-4"
      onClick={() => userActions.showSubscriptionTable(true)}
    >
      See the levels
    </Press>
  )
}
