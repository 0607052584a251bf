import { GoldCounter } from '../gold/gold-counter.tsx'
import { Bell } from '../notifications/bell.tsx'
import { AccountMenu } from './account-menu.tsx'

/** The header's corner for somebody who is logged in: their gold, what they are told, and their account. */
export default function SignedIn() {
  return (
    <>
      <GoldCounter size="sm" getMore />
      <Bell />
      <AccountMenu />
      {/* On a phone the way to one's work (web/tracker/tracker-button.tsx) stands here. */}
      <span aria-hidden className="size-11 lg:hidden" />
    </>
  )
}
