import { Link } from 'react-router'
import { classes } from '../ui/classes.ts'
import { Sheet } from '../ui/dialog.tsx'
import { rowLook } from '../ui/popup-look.ts'
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
            <ul>
              {group.entries.map(({ label, to, icon: Icon }) => (
                <li key={to}>
                  <Link to={to} onClick={onClose} className={classes(rowLook, 'text-base hover:bg-raise2')}>
                    <Icon aria-hidden className="size-5 text-ink3" />
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
    </Sheet>
  )
}
