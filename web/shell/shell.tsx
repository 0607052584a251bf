import { lazy, Suspense, useEffect, useState } from 'react'
import { Outlet, ScrollRestoration } from 'react-router'
import { useUser } from '../session/user-state.ts'
import { Toaster } from '../ui/toaster.tsx'
import { Arrival } from './arrival.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { Shortcuts } from './shortcuts.tsx'

const AuthModal = lazy(() => import('../auth/auth-modal.tsx'))
const FloatingTracker = lazy(() => import('../tracker/floating-tracker.tsx'))
const PricingOverlay = lazy(() => import('../gold/pricing-overlay.tsx'))

/** True from the first time `open` was: the part is fetched when first wanted, and stays to fade out. */
function useWanted(open: boolean): boolean {
  const [wanted, setWanted] = useState(open)
  useEffect(() => {
    if (open) setWanted(true)
  }, [open])
  return wanted || open
}

/** Everything around a screen. */
export function Shell() {
  const wantsAuth = useWanted(useUser((user) => user.showAuthModal))
  const wantsPricing = useWanted(useUser((user) => user.showPricingTable))
  // Once there it stays: after signing out it has work to forget.
  const wantsTracker = useWanted(useUser((user) => user.isLoggedIn))
  return (
    <>
      <a
        href="#main"
        className="sr-only z-60 rounded-md bg-amber px-4 py-3 font-semibold text-on-amber focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        Skip to the content
      </a>
      <Arrival />
      <div className="flex min-h-dvh flex-col">
        <Header />
        <main id="main" tabIndex={-1} className="flex-1 outline-none">
          <Outlet />
        </main>
        <Footer />
      </div>
      <Suspense>{wantsTracker && <FloatingTracker />}</Suspense>
      <Suspense>{wantsAuth && <AuthModal />}</Suspense>
      <Suspense>{wantsPricing && <PricingOverlay />}</Suspense>
      <Shortcuts />
      <Toaster />
      <ScrollRestoration />
    </>
  )
}
