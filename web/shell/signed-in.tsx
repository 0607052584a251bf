import { GoldCounter } from '../gold/gold-counter.tsx'
import { AccountMenu } from './account-menu.tsx'

/** The header's corner for somebody who is logged in: their gold and their account. */
export default function SignedIn() {
  return (
    <>
      <GoldCounter size="sm" getMore />
      <AccountMenu />
    </>
  )
}
