import { type MouseEvent, Suspense, useEffect, useState } from 'react'
import { type AuthView, openAuth } from '../session/login.ts'
import { userActions, useUser } from '../session/user-state.ts'
import { Button, IconButton } from '../ui/button.tsx'
import { Glyph } from '../ui/glyph.tsx'
import { late } from '../ui/late.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { Brand } from './brand.tsx'
import { fetchMenuRowsAhead, HeaderMenu } from './header-menu.tsx'
import { menuGroups } from './menus.ts'
import { useCanSubscribe } from './use-can-subscribe.ts'

/** ms after the page has come to life. */
const MENU_FETCH_DELAY = 1500

const SideSheet = late(() => import('./side-sheet.tsx'))
const SignedIn = late(() => import('./signed-in.tsx'))

const unknown = <Skeleton className="h-10 w-28 rounded-full sm:w-40" />

/** Which of the button's two words was pressed; neither by keyboard. */
function halfUnder({ target }: MouseEvent): AuthView | undefined {
  const word = target instanceof Element ? target.closest('[data-auth]')?.getAttribute('data-auth') : undefined
  return word === 'signUp' || word === 'logIn' ? word : undefined
}

/** Who is here; nothing is claimed until it is known. */
function Visitor() {
  const isSessionKnown = useUser((user) => user.isSessionKnown)
  const isLoggedIn = useUser((user) => user.isLoggedIn)
  if (!isSessionKnown) return unknown
  if (isLoggedIn) {
    return (
      <Suspense fallback={unknown}>
        <SignedIn />
      </Suspense>
    )
  }
  return (
    <Button onClick={(event) => openAuth(halfUnder(event))} className="px-3 sm:px-4">
      <span data-auth="signUp">Sign Up</span> <span aria-hidden className="h-4 w-px bg-line-strong" />{' '}
      <span data-auth="logIn">Log in</span>
    </Button>
  )
}

/** For those without a subscription, where there is one to be bought, and room; the account's menu and the side sheet have it too. */
function Subscribe() {
  const isShown = useCanSubscribe()
  if (!isShown) return null
  return (
    <Button
      tone="quiet"
      className="max-sm:hidden lg:max-xl:hidden"
      onClick={() => userActions.showSubscriptionTable(true)}
    >
      Subscribe
    </Button>
  )
}

export function Header() {
  const [isSheetOpen, setSheetOpen] = useState<boolean>()
  const groups = menuGroups()

  // Early enough for a keyboard that opens a menu and walks into it at once, late enough to delay nothing.
  useEffect(() => {
    const timer = setTimeout(fetchMenuRowsAhead, MENU_FETCH_DELAY)
    return () => clearTimeout(timer)
  }, [])

  return (
    <header className="sticky top-0 z-30 border-b border-line bg-ground/92 backdrop-blur-md">
      <div className="page-width flex h-16 items-center gap-3 max-[22.4rem]:gap-1 lg:gap-6">
        <Brand />
        <nav aria-label="Main" className="hidden flex-1 items-center lg:flex">
          {groups.map((group) => (
            <HeaderMenu key={group.label} group={group} />
          ))}
        </nav>
        <div className="relative ml-auto flex items-center gap-1">
          <Subscribe />
          <Visitor />
          {groups.length > 0 && (
            <IconButton label="Menu" className="-mr-2.5 lg:hidden" onClick={() => setSheetOpen(true)}>
              <Glyph name="menu" />
            </IconButton>
          )}
        </div>
      </div>
      {isSheetOpen !== undefined && (
        <Suspense>
          <SideSheet open={isSheetOpen} onClose={() => setSheetOpen(false)} groups={groups} />
        </Suspense>
      )}
    </header>
  )
}
