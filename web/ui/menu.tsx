import { Menu as Base } from '@base-ui/react/menu'
import type { ReactElement, ReactNode } from 'react'
import { Link } from 'react-router'
import { classes } from './classes.ts'
import { popupLook, rowLook } from './popup-look.ts'

interface MenuProps {
  /** The button that opens it, as an element: `<IconButton label="More">…</IconButton>`. */
  trigger: ReactElement
  align?: 'start' | 'end'
  children: ReactNode
}

/** A list of things to do, behind a button. Fill it with MenuItem, MenuLink and MenuSeparator. */
export function Menu({ trigger, align = 'end', children }: MenuProps) {
  return (
    <Base.Root>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner className="z-50 outline-none" sideOffset={6} align={align}>
          <Base.Popup className={classes(popupLook, 'min-w-48 p-1')}>{children}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

interface MenuItemProps {
  icon?: ReactNode
  onSelect: () => void
  tone?: 'plain' | 'danger'
  disabled?: boolean
  children: ReactNode
}

export function MenuItem({ icon, onSelect, tone = 'plain', disabled, children }: MenuItemProps) {
  return (
    <Base.Item
      onClick={onSelect}
      disabled={disabled}
      className={classes(rowLook, iconLook, tone === 'danger' && 'text-bad')}
    >
      {icon}
      {children}
    </Base.Item>
  )
}

export function MenuLink({ icon, to, children }: { icon?: ReactNode; to: string; children: ReactNode }) {
  return (
    <Base.LinkItem render={<Link to={to} />} className={classes(rowLook, iconLook)}>
      {icon}
      {children}
    </Base.LinkItem>
  )
}

export function MenuSeparator() {
  return <Base.Separator className="mx-2 my-1 h-px bg-line" />
}

const iconLook = '[&_svg]:size-4 [&_svg]:text-ink3'
