import { ChevronDown } from 'lucide-react'
import { Link } from 'react-router'
import { classes } from '../ui/classes.ts'
import { popupLook, rowLook } from '../ui/popup-look.ts'
import type { MenuGroup } from './menus.ts'
import { useDisclosure } from './use-disclosure.ts'

/** One of the header's menus. Its links are in the page even while it is closed. */
export function HeaderMenu({ group }: { group: MenuGroup }) {
  const { open, close, container, trigger } = useDisclosure()
  const wide = group.entries.length > 5
  return (
    <div {...container} className="relative">
      <button
        {...trigger}
        type="button"
        className={classes(
          'flex h-11 items-center gap-1 rounded-md px-3 font-medium transition-colors hover:text-ink',
          open ? 'text-ink' : 'text-ink2',
        )}
      >
        {group.label}
        <ChevronDown aria-hidden className={classes('size-4 transition-transform', open && 'rotate-180')} />
      </button>
      <ul
        hidden={!open}
        className={classes(
          popupLook,
          'menu-opens absolute top-full left-0 z-50 p-1.5',
          wide ? 'grid w-96 grid-cols-2' : 'w-56',
        )}
      >
        {group.entries.map(({ label, to, icon: Icon }) => (
          <li key={to}>
            <Link to={to} data-menu-row onClick={close} className={classes(rowLook, 'hover:bg-raise2')}>
              <Icon aria-hidden className="size-4.5 text-ink3" />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
