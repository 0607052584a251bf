import { BookImage, Coins, HandCoins, type LucideIcon, Shield, UserRound } from 'lucide-react'
import { useUser } from '../session/user-state.ts'
import { classes } from '../ui/classes.ts'
import { Link } from '../ui/link.tsx'
import { rowLook } from '../ui/popup-look.ts'
import { SignOutRow } from './sign-out-row.tsx'
import { SubscribeRow } from './subscribe-row.tsx'
import { useCanSubscribe } from './use-can-subscribe.ts'
import type { menuRow } from './use-disclosure.ts'

const pages: { to: string; label: string; icon: LucideIcon }[] = [
  { to: '/profile', label: 'Profile', icon: UserRound },
  { to: '/my-gallery', label: 'My gallery', icon: BookImage },
  { to: '/transactions', label: 'Transactions', icon: Coins },
  { to: '/party-purse', label: 'Party purses', icon: HandCoins },
]
const administration = { to: '/admin', label: 'Administration', icon: Shield }
const look = classes(rowLook, 'hover:bg-raise2')

/** Who is logged in, their own pages and the way out: under the avatar, and in the side sheet. */
export function AccountRows({ onFollow, row }: { onFollow: () => void; row?: typeof menuRow }) {
  const username = useUser((user) => user.username)
  const email = useUser((user) => user.email)
  const canSubscribe = useCanSubscribe()
  const isAdmin = useUser(({ user }) => user?.role === 'admin')
  return (
    <>
      <div className="grid gap-0.5 border-b border-line px-3 pt-1.5 pb-3">
        <span className="truncate font-medium">{username}</span>
        <span className="truncate text-xs text-ink3">{email}</span>
      </div>
      <ul className="pt-1.5">
        {[...pages, ...(isAdmin ? [administration] : [])].map(({ to, label, icon: Icon }) => (
          <li key={to}>
            <Link to={to} {...row} onClick={onFollow} className={look}>
              <Icon aria-hidden className="size-4.5 text-ink3" />
              {label}
            </Link>
          </li>
        ))}
        {canSubscribe && (
          <li>
            <SubscribeRow onFollow={onFollow} row={row} />
          </li>
        )}
        <li>
          <SignOutRow row={row} />
        </li>
      </ul>
    </>
  )
}
