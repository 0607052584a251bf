import { Sheet } from '../ui/dialog.tsx'
import MenuRows from './menu-rows.tsx'
import type { MenuGroup } from './menus.ts'

interface SideSheetProps {
  open: boolean
  onClose: () => void
  groups: MenuGroup[]
}

/** The header's menus on a small screen. */
export default function SideSheet({ open, onClose, groups }: SideSheetProps) {
  return (
    <Sheet open={open} onClose={onClose} title="Menu" hideTitle>
      <nav aria-label="Main" className="grid gap-6 pt-6">
        {groups.map((group) => (
          <section key={group.label}>
            <h2 className="mb-1 px-3 text-lg">{group.label}</h2>
            <MenuRows entries={group.entries} onFollow={onClose} />
          </section>
        ))}
      </nav>
    </Sheet>
  )
}
