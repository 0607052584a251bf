import { Suspense } from 'react'
import { classes } from '../ui/classes.ts'
import { Glyph } from '../ui/glyph.tsx'
import { late } from '../ui/late.ts'
import { popupLook } from '../ui/popup-look.ts'
import { Press } from '../ui/press.tsx'
import type { MenuGroup } from './menus.ts'
import { menuRow, useDisclosure } from './use-disclosure.ts'

const fetchMenuRows = () => import('./menu-rows.tsx')
const MenuRows = late(fetchMenuRows)

/** Before anybody asks. When it fails nobody misses anything: opening the menu fetches until it comes. */
export function fetchMenuRowsAhead(): void {
  fetchMenuRows().catch(() => undefined)
}

/** One of the header's menus. */
export function HeaderMenu({ group }: { group: MenuGroup }) {
  const { open, close, container, trigger } = useDisclosure()
  const isWide = group.entries.length > 5
  return (
    <div {...container} onPointerOver={fetchMenuRowsAhead} className="relative">
      <Press
        {...trigger}
        className={classes(
          'flex h-11 items-center gap-1 rounded-md px-3 font-medium whitespace-nowrap transition-colors hover:text-ink',
          open ? 'text-ink' : 'text-ink2',
        )}
      >
        {group.label}
        <Glyph name="chevronDown" className={classes('size-4 transition-transform', open && 'rotate-180')} />
      </Press>
      {open && (
        <Suspense>
          <MenuRows
            entries={group.entries}
            onFollow={close}
            row={menuRow}
            className={classes(
              popupLook,
              'menu-opens absolute top-full left-0 z-50 p-1.5',
              isWide ? 'grid w-96 grid-cols-2' : 'w-56',
            )}
          />
        </Suspense>
      )}
    </div>
  )
}
