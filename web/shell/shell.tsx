import { Suspense, useEffect, useState } from 'react'
import { Outlet, ScrollRestoration } from 'react-router'
import { consentStore } from '../session/consent-store.ts'
import { useUser } from '../session/user-state.ts'
import { useStore } from '../state/store.ts'
import { late } from '../ui/late.ts'
import { Toaster } from '../ui/toaster.tsx'
import { Arrival } from './arrival.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { Shortcuts } from './shortcuts.tsx'

const AuthModal = late(() => import('../auth/auth-modal.tsx'))
const ConsentBar = late(() => import('./consent-bar.tsx'))
const FloatingTracker = late(() => import('../tracker/floating-tracker.tsx'))
const PricingOverlay = late(() => import('../gold/pricing-overlay.tsx'))
const SubscriptionOverlay = late(() => import('../gold/subscription-overlay.tsx'))

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
  const wantsSubscription = useWanted(useUser((user) => user.showSubscriptionTable))
  const isConsentAsked = useStore(consentStore, (state) => state.isAsked)
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
      <Suspense>{wantsSubscription && <SubscriptionOverlay />}</Suspense>
      <Suspense>{isConsentAsked && <ConsentBar />}</Suspense>
      <Shortcuts />
      <Toaster />
      <ScrollRestoration />
    </>
  )
}
