import { BellRow } from '../notifications/bell.tsx'
import { useUser } from '../session/user-state.ts'
import { Sheet } from '../ui/dialog.tsx'
import { AccountRows } from './account-rows.tsx'
import MenuRows from './menu-rows.tsx'
import type { MenuGroup } from './menus.ts'
import { SubscribeRow } from './subscribe-row.tsx'
import { useCanSubscribe } from './use-can-subscribe.ts'

interface SideSheetProps {
  open: boolean
  onClose: () => void
  groups: MenuGroup[]
}

/** The header's menus, and the account, on a small screen. */
export default function SideSheet({ open, onClose, groups }: SideSheetProps) {
  const canSubscribe = useCanSubscribe()
  const isLoggedIn = useUser((user) => user.isLoggedIn)
  return (
    <Sheet open={open} onClose={onClose} title="Menu" hideTitle>
      {isLoggedIn && <BellRow onFollow={onClose} />}
      <nav aria-label="Main" className="grid gap-6">
        {groups.map((group) => (
          <section key={group.label}>
            <h2 className="mb-1 px-3 text-lg">{group.label}</h2>
            <MenuRows entries={group.entries} onFollow={onClose} />
          </section>
        ))}
      </nav>
      {isLoggedIn ? (
        <section aria-label="Account" className="mt-auto border-t border-line pt-4">
          <AccountRows onFollow={onClose} />
        </section>
      ) : (
        canSubscribe && (
          <section aria-label="Subscription" className="mt-auto border-t border-line pt-4">
            <SubscribeRow onFollow={onClose} />
          </section>
        )
      )}
    </Sheet>
  )
}
