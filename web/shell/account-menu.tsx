import { useUser } from '../session/user-state.ts'
import { classes } from '../ui/classes.ts'
import { popupLook } from '../ui/popup-look.ts'
import { Press } from '../ui/press.tsx'
import { AccountRows } from './account-rows.tsx'
import { menuRow, useDisclosure } from './use-disclosure.ts'

/** The account's menu in the header. On a small screen the side sheet has its rows. */
export function AccountMenu() {
  const username = useUser((user) => user.username)
  const { open, close, container, trigger } = useDisclosure()
  return (
    <div {...container} className="relative max-lg:hidden">
      <Press {...trigger} aria-label={`Account: ${username}`} className="grid size-11 place-items-center">
        <span className="grid size-9 place-items-center rounded-full border border-line-strong bg-raise2 font-serif text-base font-medium text-ink uppercase">
          {username.charAt(0)}
        </span>
      </Press>
      <div hidden={!open} className={classes(popupLook, 'menu-opens absolute top-full right-0 z-50 w-60 p-1.5')}>
        <AccountRows onFollow={close} row={menuRow} />
      </div>
    </div>
  )
}
