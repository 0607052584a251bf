import { classes } from '../ui/classes.ts'
import { Link } from '../ui/link.tsx'
import { rowLook } from '../ui/popup-look.ts'
import { menuIcons } from './menu-icons.ts'
import type { MenuEntry } from './menus.ts'
import type { menuRow } from './use-disclosure.ts'

interface MenuRowsProps {
  entries: MenuEntry[]
  onFollow: () => void
  /** In a menu that opens by itself: see useDisclosure. */
  row?: typeof menuRow
  className?: string
}

/** A menu's links with their drawings, in the header and in the side sheet; fetched when a menu is first reached for. */
export default function MenuRows({ entries, onFollow, row, className }: MenuRowsProps) {
  return (
    <ul className={className}>
      {entries.map(({ label, to }) => {
        const Icon = menuIcons[to]
        return (
          <li key={to}>
            <Link to={to} {...row} onClick={onFollow} className={classes(rowLook, 'hover:bg-raise2')}>
              {Icon && <Icon aria-hidden className="size-4.5 text-ink3" />}
              {label}
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
