import { useUser } from '../session/user-state.ts'
import { Sheet } from '../ui/dialog.tsx'
import MenuRows from './menu-rows.tsx'
import type { MenuGroup } from './menus.ts'
import { SignOutRow } from './sign-out-row.tsx'

interface SideSheetProps {
  open: boolean
  onClose: () => void
  groups: MenuGroup[]
}

function Account() {
  const username = useUser((user) => user.username)
  const email = useUser((user) => user.email)
  return (
    <section className="mt-auto border-t border-line pt-4">
      <p className="truncate px-3 font-medium">{username}</p>
      <p className="truncate px-3 pb-2 text-xs text-ink3">{email}</p>
      <SignOutRow />
    </section>
  )
}

/** The header's menus, and the account, on a small screen. */
export default function SideSheet({ open, onClose, groups }: SideSheetProps) {
  const isLoggedIn = useUser((user) => user.isLoggedIn)
  return (
    <Sheet open={open} onClose={onClose} title="Menu" hideTitle>
      <nav aria-label="Main" className="grid gap-6">
        {groups.map((group) => (
          <section key={group.label}>
            <h2 className="mb-1 px-3 text-lg">{group.label}</h2>
            <MenuRows entries={group.entries} onFollow={onClose} />
          </section>
        ))}
      </nav>
      {isLoggedIn && <Account />}
    </Sheet>
  )
}
