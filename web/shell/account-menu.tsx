import { BookImage } from 'lucide-react'
import { Link } from 'react-router'
import { hasPage } from '../routes.tsx'
import { useUser } from '../session/user-state.ts'
import { classes } from '../ui/classes.ts'
import { popupLook, rowLook } from '../ui/popup-look.ts'
import { SignOutRow } from './sign-out-row.tsx'
import { useDisclosure } from './use-disclosure.ts'

/** Who is logged in, their own gallery and the way out. On a phone the side sheet has these. */
export function AccountMenu() {
  const username = useUser((user) => user.username)
  const email = useUser((user) => user.email)
  const { open, close, container, trigger } = useDisclosure()
  return (
    <div {...container} className="relative max-md:hidden">
      <button
        {...trigger}
        type="button"
        aria-label={`Account: ${username}`}
        className="grid size-11 place-items-center"
      >
        <span className="grid size-9 place-items-center rounded-full border border-line-strong bg-raise2 font-serif text-base font-medium text-ink uppercase">
          {username.charAt(0)}
        </span>
      </button>
      <div hidden={!open} className={classes(popupLook, 'menu-opens absolute top-full right-0 z-50 w-60 p-1.5')}>
        <div className="grid gap-0.5 border-b border-line px-3 pt-1.5 pb-3">
          <span className="truncate font-medium">{username}</span>
          <span className="truncate text-xs text-ink3">{email}</span>
        </div>
        <ul className="pt-1.5">
          {hasPage('/my-gallery') && (
            <li>
              <Link to="/my-gallery" data-menu-row onClick={close} className={classes(rowLook, 'hover:bg-raise2')}>
                <BookImage aria-hidden className="size-4.5 text-ink3" />
                My gallery
              </Link>
            </li>
          )}
          <li>
            <SignOutRow />
          </li>
        </ul>
      </div>
    </div>
  )
}
